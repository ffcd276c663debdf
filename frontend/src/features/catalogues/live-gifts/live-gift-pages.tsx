import { useListLiveGiftCategoriesQuery } from '../../../api/live-gift-categories.gen';
import {
  addLiveGiftLimits,
  useAddLiveGiftMutation,
  useDeleteLiveGiftMutation,
  useFetchLiveGiftQuery,
  useListLiveGiftsQuery,
  useUpdateLiveGiftMutation,
  type AddLiveGiftDto,
  type LiveGift,
} from '../../../api/live-gifts.gen';
import { StatusBadge } from '../../../components/status-badge';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { animatedNameColumn, animationColumn, numberColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { CategoryField } from './category-field';
import { liveGiftScreens } from './live-gift-screens';

const sorts = ['title', 'coin'] as const;
const nameOf = ({ title }: LiveGift) => title;

/** Shows the category's name for its id. The gifts of a deleted category do not appear in the app. */
function CategoryName({ id }: { id: string }) {
  const { data } = useListLiveGiftCategoriesQuery({});
  if (!data) return null;
  const category = data.details.find(({ _id }) => _id === id);
  return category?.title ?? <StatusBadge tone="warn">{texts.categoryGone}</StatusBadge>;
}

const liveGift = defineCatalogue<LiveGift, AddLiveGiftDto>({
  screens: liveGiftScreens,
  columns: [
    animatedNameColumn(texts.columns.title, nameOf, ({ image }) => image, 'title'),
    animationColumn(texts.columns.image, ({ image }) => image, nameOf),
    pictureColumn('gift Image', ({ giftimage }) => giftimage, nameOf),
    { title: 'Category', value: ({ category }) => <CategoryName id={category} /> },
    numberColumn(texts.columns.coin, ({ coin }) => coin, 'coin'),
  ],
  limits: addLiveGiftLimits,
  fields: [
    { name: 'category', label: 'Category', control: (form) => <CategoryField form={form} /> },
    { name: 'title', label: texts.columns.title },
    { name: 'coin', label: texts.columns.coin, kind: 'number' },
    { name: 'image', label: texts.columns.svga, kind: 'animation' },
    { name: 'giftimage', label: 'gift Image', kind: 'image' },
  ],
  nameOf,
  ordered: true,
  search: 'Search title',
  hint: 'A live gift plays its animation in the room where it is sent.',
  failures: {
    add: 'Failed to add gift. Please try again later.',
    edit: 'Failed to edit gift. Please try again later.',
    read: 'Failed to fetch gift data. Please try again later.',
  },
});

export function List() {
  const list = useListState({ sorts });
  const gifts = useListLiveGiftsQuery(list.arg);
  const [remove] = useDeleteLiveGiftMutation();
  return (
    <CatalogueList
      catalogue={liveGift}
      list={list}
      query={gifts}
      rows={gifts.data?.details}
      total={gifts.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddLiveGiftMutation();
  return <AddRecord catalogue={liveGift} onSave={(addLiveGiftDto) => add({ addLiveGiftDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchLiveGiftQuery({ id });
  const [update] = useUpdateLiveGiftMutation();
  return (
    <EditRecord
      catalogue={liveGift}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateLiveGiftDto: { id, ...change } }).unwrap()}
    />
  );
}
