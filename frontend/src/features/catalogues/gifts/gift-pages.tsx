import {
  addGiftLimits,
  useAddGiftMutation,
  useDeleteGiftMutation,
  useFetchGiftQuery,
  useListGiftsQuery,
  useUpdateGiftMutation,
  type AddGiftDto,
  type Gift,
} from '../../../api/gifts.gen';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, numberColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { giftScreens } from './gift-screens';

const sorts = ['title', 'coin'] as const;
const nameOf = ({ title }: Gift) => title;

const gift = defineCatalogue<Gift, AddGiftDto>({
  screens: giftScreens,
  columns: [
    nameColumn(texts.columns.title, nameOf, 'title'),
    pictureColumn(texts.columns.image, ({ image }) => image, nameOf),
    numberColumn(texts.columns.coin, ({ coin }) => coin, 'coin'),
  ],
  limits: addGiftLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'coin', label: texts.columns.coin, kind: 'number' },
    { name: 'image', label: texts.columns.image, kind: 'image' },
  ],
  nameOf,
  ordered: true,
  search: 'Search title',
  hint: 'Users send gifts to hosts and pay for them with coins.',
});

export function List() {
  const list = useListState({ sorts });
  const gifts = useListGiftsQuery(list.arg);
  const [remove] = useDeleteGiftMutation();
  return (
    <CatalogueList
      catalogue={gift}
      list={list}
      query={gifts}
      rows={gifts.data?.details}
      total={gifts.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddGiftMutation();
  return <AddRecord catalogue={gift} onSave={(addGiftDto) => add({ addGiftDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchGiftQuery({ id });
  const [update] = useUpdateGiftMutation();
  return (
    <EditRecord
      catalogue={gift}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateGiftDto: { id, ...change } }).unwrap()}
    />
  );
}
