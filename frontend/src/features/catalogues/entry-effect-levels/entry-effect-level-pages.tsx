import { entryEffectLevelsList } from '../../../api/entry-effect-levels.lists.gen';
import {
  addEntryEffectLevelLimits,
  useAddEntryEffectLevelMutation,
  useDeleteEntryEffectLevelMutation,
  useListEntryEffectLevelsQuery,
  useUpdateEntryEffectLevelMutation,
  type AddEntryEffectLevelDto,
  type EntryEffectLevel,
} from '../../../api/entry-effect-levels.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecords } from '../shared/add-records';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { byLevel } from '../shared/catalogue-filters';
import { CatalogueList, CatalogueSection } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { levelColumn, levelName } from '../shared/level-range';
import { catalogueScreens } from '../shared/catalogue-screens';

const entryEffectLevel = defineCatalogue<EntryEffectLevel, AddEntryEffectLevelDto>({
  screens: catalogueScreens['entry-effect-levels'],
  columns: [
    levelColumn(),
    pictureColumn<EntryEffectLevel>('image', texts.columns.image, ({ image }) => image, levelName),
  ],
  limits: addEntryEffectLevelLimits,
  fields: [
    { name: 'level', label: texts.columns.level, kind: 'number' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail' },
  ],
  nameOf: levelName,
  search: texts.searchLevel,
  hint: 'Users who reach the level get this entry effect for good.',
});

/** Loads the list. `prefix` is put before its query parameters where the list is below another one. */
function useLevels(prefix?: string) {
  const list = useListState(entryEffectLevelsList, { prefix });
  // A section has no filters: they would share their parameters with the list above.
  const { values, ...narrowing } = useListFilters(filters);
  const levels = useListEntryEffectLevelsQuery({ ...list.arg, ...(!prefix && values) });
  const [remove] = useDeleteEntryEffectLevelMutation();
  return {
    catalogue: entryEffectLevel,
    list,
    narrowing: prefix ? undefined : narrowing,
    query: levels,
    rows: levels.data?.details,
    total: levels.data?.total,
    onDelete: ({ _id }: EntryEffectLevel) => remove({ id: _id }).unwrap(),
  };
}

export const List = () => <CatalogueList {...useLevels()} />;

/** The section on the page of the levels. */
export const EntryEffectLevelSection = () => <CatalogueSection {...useLevels('effect-')} />;

export function Add() {
  const [add] = useAddEntryEffectLevelMutation();
  return (
    <AddRecords
      catalogue={entryEffectLevel}
      onSave={(addEntryEffectLevelDto) => add({ addEntryEffectLevelDto }).unwrap()}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const levels = useListEntryEffectLevelsQuery({});
  const [update] = useUpdateEntryEffectLevelMutation();
  return (
    <EditRecord
      catalogue={entryEffectLevel}
      query={levels}
      record={levels.data?.details.find(({ _id }) => _id === id)}
      onSave={(change) => update({ id, updateEntryEffectLevelDto: { id, ...change } }).unwrap()}
    />
  );
}
const filters = listFilters(entryEffectLevelsList, byLevel);
