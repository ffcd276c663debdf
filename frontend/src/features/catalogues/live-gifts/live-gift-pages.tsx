import type { ReactNode } from 'react';
import { liveGiftsList } from '../../../api/live-gifts.lists.gen';
import { useListLiveGiftCategoriesQuery } from '../../../api/live-gift-categories.gen';
import {
  addLiveGiftLimits,
  updateLiveGiftLimits,
  useAddLiveGiftMutation,
  useDeleteLiveGiftMutation,
  useFetchLiveGiftQuery,
  useListLiveGiftsQuery,
  useUpdateLiveGiftMutation,
  type AddLiveGiftDto,
  type LiveGift,
} from '../../../api/live-gifts.gen';
import { StatusBadge } from '../../../components/base/status-badge';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters, type Choices } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { editableNumberColumn, animatedNameColumn, animationColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { CategoryField } from './category-field';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ title }: LiveGift) => title;

/** Shows the category's name for its id. The gifts of a deleted or hidden category do not appear in the app. */
function CategoryName({ id }: { id: string }) {
  const { data } = useListLiveGiftCategoriesQuery({});
  if (!data) return null;
  const category = data.details.find(({ _id }) => _id === id);
  if (!category) return <StatusBadge tone="warn">{texts.categoryGone}</StatusBadge>;
  if (category.shown !== false) return category.title;
  return (
    <>
      {category.title} <StatusBadge tone="calm">{texts.shown.category}</StatusBadge>
    </>
  );
}

function useSave() {
  const [update] = useUpdateLiveGiftMutation();
  return (id: string, coin: number, versionSeen: number) =>
    update({ updateLiveGiftDto: { id, coin, versionSeen } }).unwrap();
}

const liveGift = defineCatalogue<LiveGift, AddLiveGiftDto>({
  screens: catalogueScreens['live-gifts'],
  columns: [
    animatedNameColumn('title', texts.columns.title, nameOf, ({ image }) => image),
    animationColumn('image', texts.columns.image, ({ image }) => image, nameOf),
    pictureColumn('giftimage', 'gift Image', ({ giftimage }) => giftimage, nameOf),
    { field: 'category', title: 'Category', value: ({ category }) => <CategoryName id={category} /> },
    editableNumberColumn('coin', texts.columns.coin, ({ coin }) => coin, {
      of: catalogueScreens['live-gifts'].kind,
      limit: updateLiveGiftLimits.coin,
      nameOf,
      useSave,
    }),
  ],
  limits: addLiveGiftLimits,
  fields: [
    {
      name: 'category',
      label: 'Category',
      control: (form) => <CategoryField form={form} />,
      display: (id) => <CategoryName id={id} />,
    },
    { name: 'title', label: texts.columns.title },
    { name: 'coin', label: texts.columns.coin, kind: 'number' },
    { name: 'image', label: texts.columns.svga, kind: 'animation' },
    { name: 'giftimage', label: 'gift Image', kind: 'image', shape: 'thumbnail' },
  ],
  nameOf,
  search: 'Search title',
  hint: 'A live gift plays its animation in the room where it is sent.',
  failures: {
    add: 'Failed to add gift. Please try again later.',
    edit: 'Failed to edit gift. Please try again later.',
    read: 'Failed to fetch gift data. Please try again later.',
  },
});

/** Returns the titles of the categories by id. */
function useCategoryTitles(): Choices {
  const categories = useListLiveGiftCategoriesQuery({}).data?.details ?? [];
  return Object.fromEntries(categories.map(({ _id, title }) => [_id, title]));
}

const filters = listFilters(liveGiftsList, {
  category: ['Category', useCategoryTitles],
  coin: texts.columns.coin,
  ...common,
});

export function List() {
  const list = useListState(liveGiftsList);
  const { values, ...narrowing } = useListFilters(filters);
  const gifts = useListLiveGiftsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteLiveGiftMutation();
  return (
    <CatalogueList
      catalogue={liveGift}
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
  const [add] = useAddLiveGiftMutation();
  return <AddRecord catalogue={liveGift} onSave={(addLiveGiftDto) => add({ addLiveGiftDto }).unwrap()} />;
}

/** The edit screen. `above`: what the panel shows above the history. */
export function Edit({ above }: { above?: (record: LiveGift) => ReactNode }) {
  const id = useRecordId();
  const found = useFetchLiveGiftQuery({ id });
  const [update] = useUpdateLiveGiftMutation();
  return (
    <EditRecord
      catalogue={liveGift}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateLiveGiftDto: { id, ...change } }).unwrap()}
      above={above}
    />
  );
}
