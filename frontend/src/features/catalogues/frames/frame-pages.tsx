import { framesForAdminList } from '../../../api/frames.lists.gen';
import {
  addEffectLimits,
  useAddFrameMutation,
  useDeleteFrameMutation,
  useFetchFrameQuery,
  useListFramesQuery,
  useUpdateFrameMutation,
  type AddEffectDto,
  type Effect,
} from '../../../api/frames.gen';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { EditRecord } from '../shared/edit-record';
import { effectColumns, effectFields, byEffect, effectName } from '../shared/effect';
import { catalogueScreens } from '../shared/catalogue-screens';

function useSavePrice() {
  const [update] = useUpdateFrameMutation();
  return (id: string, price: number, versionSeen: number) =>
    update({ updateEffectDto: { id, price, versionSeen } }).unwrap();
}

const frame = defineCatalogue<Effect, AddEffectDto>({
  screens: catalogueScreens.frames,
  columns: effectColumns(catalogueScreens.frames.kind, useSavePrice),
  limits: addEffectLimits,
  fields: effectFields,
  nameOf: effectName,
  search: 'Search title',
  hint: 'Users buy frames or get them from staff, and wear one around their profile picture.',
  // Frames wait two seconds after a saved edit.
  pauseAfterEdit: 2000,
});

const filters = listFilters(framesForAdminList, byEffect);

export function List() {
  const list = useListState(framesForAdminList);
  const { values, ...narrowing } = useListFilters(filters);
  const frames = useListFramesQuery({ ...list.arg, ...values });
  const [remove] = useDeleteFrameMutation();
  return (
    <CatalogueList
      catalogue={frame}
      list={list}
      narrowing={narrowing}
      query={frames}
      rows={frames.data?.details}
      total={frames.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddFrameMutation();
  return <AddRecord catalogue={frame} onSave={(addEffectDto) => add({ addEffectDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchFrameQuery({ id });
  const [update] = useUpdateFrameMutation();
  return (
    <EditRecord
      catalogue={frame}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateEffectDto: { id, ...change } }).unwrap()}
    />
  );
}
