import { entryEffectsForAdminList } from '../../../api/entry-effects.lists.gen';
import {
  addEffectLimits,
  useAddEntryEffectMutation,
  useDeleteEntryEffectMutation,
  useFetchEntryEffectQuery,
  useListEntryEffectsQuery,
  useUpdateEntryEffectMutation,
  type AddEffectDto,
  type Effect,
} from '../../../api/entry-effects.gen';
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
  const [update] = useUpdateEntryEffectMutation();
  return (id: string, price: number, versionSeen: number) =>
    update({ updateEffectDto: { id, price, versionSeen } }).unwrap();
}

const entryEffect = defineCatalogue<Effect, AddEffectDto>({
  screens: catalogueScreens['entry-effects'],

  columns: effectColumns(catalogueScreens['entry-effects'].kind, useSavePrice),
  limits: addEffectLimits,
  fields: effectFields,
  nameOf: effectName,
  search: 'Search title',
  hint: 'Users buy entry effects or get them from staff. One plays when they enter a live room.',
});

const filters = listFilters(entryEffectsForAdminList, byEffect);

export function List() {
  const list = useListState(entryEffectsForAdminList);
  const { values, ...narrowing } = useListFilters(filters);
  const entryEffects = useListEntryEffectsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteEntryEffectMutation();
  return (
    <CatalogueList
      catalogue={entryEffect}
      list={list}
      narrowing={narrowing}
      query={entryEffects}
      rows={entryEffects.data?.details}
      total={entryEffects.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddEntryEffectMutation();
  return <AddRecord catalogue={entryEffect} onSave={(addEffectDto) => add({ addEffectDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchEntryEffectQuery({ id });
  const [update] = useUpdateEntryEffectMutation();
  return (
    <EditRecord
      catalogue={entryEffect}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateEffectDto: { id, ...change } }).unwrap()}
    />
  );
}
