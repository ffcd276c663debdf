import { liveGiftCategoriesList } from '../../../api/live-gift-categories.lists.gen';
import {
  addLiveGiftCategoryLimits,
  useAddLiveGiftCategoryMutation,
  useDeleteLiveGiftCategoryMutation,
  useFetchLiveGiftCategoryQuery,
  useLazyListLiveGiftCategoriesQuery,
  useListLiveGiftCategoriesQuery,
  useUpdateLiveGiftCategoryMutation,
  type AddLiveGiftCategoryDto,
  type LiveGiftCategory,
} from '../../../api/live-gift-categories.gen';
import { present } from '../../../lib/present';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ title }: LiveGiftCategory) => title;

const category = defineCatalogue<LiveGiftCategory, AddLiveGiftCategoryDto>({
  screens: catalogueScreens['live-gift-categories'],
  columns: [nameColumn('title', texts.columns.title, nameOf)],
  limits: addLiveGiftCategoryLimits,
  fields: [{ name: 'title', label: texts.columns.title }],
  nameOf,
  search: 'Search title',
  hint: 'The app groups live gifts by category.',
});

const filters = listFilters(liveGiftCategoriesList, common);

export function List() {
  const list = useListState(liveGiftCategoriesList);
  const { search, sort } = list.arg;
  const { values, ...narrowing } = useListFilters(filters);
  const categories = useListLiveGiftCategoriesQuery({ search, sort, ...values });
  const [remove] = useDeleteLiveGiftCategoryMutation();
  const [findAll] = useLazyListLiveGiftCategoriesQuery();
  return (
    <CatalogueList
      catalogue={category}
      list={list}
      narrowing={narrowing}
      unpaged
      query={categories}
      rows={categories.data?.details}
      total={categories.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
      findTargets={async () => (await findAll({}).unwrap()).details}
    />
  );
}

export function Add() {
  const [add] = useAddLiveGiftCategoryMutation();
  return (
    <AddRecord
      catalogue={category}
      onSave={(addLiveGiftCategoryDto) => add({ addLiveGiftCategoryDto }).unwrap()}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchLiveGiftCategoryQuery({ id });
  const record = found.currentData?.details;
  const [update] = useUpdateLiveGiftCategoryMutation();
  return (
    <EditRecord
      catalogue={category}
      query={found}
      record={record}
      // The API requires the title even if it is unchanged.
      onSave={(change, { title }) =>
        update({
          updateLiveGiftCategoryDto: { id, ...change, title: present(title, 'A category needs a title') },
        }).unwrap()
      }
    />
  );
}
