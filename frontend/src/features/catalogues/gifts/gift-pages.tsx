import type { ReactNode } from 'react';
import { giftsList } from '../../../api/gifts.lists.gen';
import {
  addGiftLimits,
  updateGiftLimits,
  useAddGiftMutation,
  useDeleteGiftMutation,
  useFetchGiftQuery,
  useListGiftsQuery,
  useUpdateGiftMutation,
  type AddGiftDto,
  type Gift,
} from '../../../api/gifts.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { editableNumberColumn, nameColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ title }: Gift) => title;

function useSave() {
  const [update] = useUpdateGiftMutation();
  return (id: string, coin: number, versionSeen: number) =>
    update({ updateGiftDto: { id, coin, versionSeen } }).unwrap();
}

const gift = defineCatalogue<Gift, AddGiftDto>({
  screens: catalogueScreens.gifts,
  columns: [
    nameColumn('title', texts.columns.title, nameOf),
    pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf),
    editableNumberColumn('coin', texts.columns.coin, ({ coin }) => coin, {
      of: catalogueScreens.gifts.kind,
      limit: updateGiftLimits.coin,
      nameOf,
      useSave,
    }),
  ],
  limits: addGiftLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'coin', label: texts.columns.coin, kind: 'number' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail' },
  ],
  nameOf,
  search: 'Search title',
  hint: 'Users send gifts to hosts and pay for them with coins.',
});

const filters = listFilters(giftsList, { coin: texts.columns.coin, ...common });

export function List() {
  const list = useListState(giftsList);
  const { values, ...narrowing } = useListFilters(filters);
  const gifts = useListGiftsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteGiftMutation();
  return (
    <CatalogueList
      catalogue={gift}
      list={list}
      narrowing={narrowing}
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

/** The edit screen. `above`: what the panel shows above the history. */
export function Edit({ above }: { above?: (record: Gift) => ReactNode }) {
  const id = useRecordId();
  const found = useFetchGiftQuery({ id });
  const [update] = useUpdateGiftMutation();
  return (
    <EditRecord
      catalogue={gift}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateGiftDto: { id, ...change } }).unwrap()}
      above={above}
    />
  );
}
