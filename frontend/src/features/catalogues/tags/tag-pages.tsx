import { tagsList } from '../../../api/tags.lists.gen';
import {
  addTagLimits,
  useAddTagMutation,
  useDeleteTagMutation,
  useFetchTagQuery,
  useListTagsQuery,
  useUpdateTagMutation,
  type AddTagDto,
  type Tag,
} from '../../../api/tags.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ title }: Tag) => title;

const tag = defineCatalogue<Tag, AddTagDto>({
  screens: catalogueScreens.tags,
  columns: [
    nameColumn('title', texts.columns.title, nameOf),
    pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf),
  ],
  limits: addTagLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail' },
  ],
  nameOf,
  search: 'Search title',
  hint: 'A tag beside a name marks an official account.',
});

const filters = listFilters(tagsList, common);

export function List() {
  const list = useListState(tagsList);
  const { values, ...narrowing } = useListFilters(filters);
  const tags = useListTagsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteTagMutation();
  return (
    <CatalogueList
      catalogue={tag}
      list={list}
      narrowing={narrowing}
      query={tags}
      rows={tags.data?.details}
      total={tags.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddTagMutation();
  return <AddRecord catalogue={tag} onSave={(addTagDto) => add({ addTagDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchTagQuery({ id });
  const [update] = useUpdateTagMutation();
  return (
    <EditRecord
      catalogue={tag}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateTagDto: { id, ...change } }).unwrap()}
    />
  );
}
