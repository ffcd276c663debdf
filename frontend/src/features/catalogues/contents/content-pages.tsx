import { contentsList } from '../../../api/contents.lists.gen';
import {
  addContentLimits,
  useAddContentMutation,
  useDeleteContentMutation,
  useFetchContentQuery,
  useListContentsQuery,
  useUpdateContentMutation,
  type AddContentDto,
  type Content,
} from '../../../api/contents.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { nameColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = (one: Content) => one.content;

const content = defineCatalogue<Content, AddContentDto>({
  screens: catalogueScreens.contents,
  columns: [nameColumn('content', 'Content', nameOf)],
  limits: addContentLimits,
  fields: [{ name: 'content', label: 'Content' }],
  nameOf,
  search: 'Search content',
  hint: 'The app groups its content under these titles.',
});

const filters = listFilters(contentsList, common);

export function List() {
  const list = useListState(contentsList);
  const { values, ...narrowing } = useListFilters(filters);
  const contents = useListContentsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteContentMutation();
  return (
    <CatalogueList
      catalogue={content}
      list={list}
      narrowing={narrowing}
      query={contents}
      rows={contents.data?.details}
      total={contents.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddContentMutation();
  return <AddRecord catalogue={content} onSave={(addContentDto) => add({ addContentDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchContentQuery({ id });
  const [update] = useUpdateContentMutation();
  return (
    <EditRecord
      catalogue={content}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateContentDto: { id, ...change } }).unwrap()}
    />
  );
}
