import { levelsList } from '../../../api/levels.lists.gen';
import {
  addLevelLimits,
  useAddLevelMutation,
  useDeleteLevelMutation,
  useFetchLevelQuery,
  useListLevelsQuery,
  useUpdateLevelMutation,
  type Level,
} from '../../../api/levels.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { EntryEffectLevelSection } from '../entry-effect-levels/entry-effect-level-pages';
import { FrameLevelSection } from '../frame-levels/frame-level-pages';
import { AddRecords } from '../shared/add-records';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { byLevel } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { EditRecord } from '../shared/edit-record';
import { levelName, rangeColumns } from '../shared/level-range';
import { rangeRemark } from '../shared/range-remark';
import { catalogueScreens } from '../shared/catalogue-screens';

/** The fields of a level; its picture is called `icon`. */
interface LevelFields {
  level: number;
  expFrom: number;
  expTo: number;
  icon: Blob;
}

const level = defineCatalogue<Level, LevelFields>({
  screens: catalogueScreens.levels,
  columns: rangeColumns('icon', ({ icon }) => icon),
  limits: addLevelLimits,
  fields: [
    { name: 'level', label: texts.columns.level, kind: 'number' },
    { name: 'expFrom', label: texts.expFrom, kind: 'number' },
    { name: 'expTo', label: texts.expTo, kind: 'number' },
    { name: 'icon', label: texts.icon, kind: 'image', shape: 'icon' },
  ],
  nameOf: levelName,
  search: texts.searchLevel,
  hint: 'The experience of a user decides the level: settings say what gives experience.',
  failures: { edit: 'Failed to edit. Please try again later.' },
});

const filters = listFilters(levelsList, byLevel);

/** The list of levels, with the levels of entry effects and of frames below. */
export function List() {
  const list = useListState(levelsList);
  const { values, ...narrowing } = useListFilters(filters);
  const levels = useListLevelsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteLevelMutation();
  return (
    <>
      <CatalogueList
        catalogue={level}
        list={list}
        narrowing={narrowing}
        query={levels}
        rows={levels.data?.details}
        total={levels.data?.total}
        onDelete={({ _id }) => remove({ id: _id }).unwrap()}
      />
      <EntryEffectLevelSection />
      <FrameLevelSection />
    </>
  );
}

export function Add() {
  const [add] = useAddLevelMutation();
  const { data } = useListLevelsQuery({});
  return (
    <AddRecords
      catalogue={level}
      remark={rangeRemark(data?.details)}
      onSave={(addLevelDto) => add({ addLevelDto }).unwrap()}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchLevelQuery({ id });
  const { data } = useListLevelsQuery({});
  const [update] = useUpdateLevelMutation();
  return (
    <EditRecord
      catalogue={level}
      query={found}
      record={found.currentData?.details}
      remark={rangeRemark(data?.details, id)}
      onSave={(change) => update({ updateLevelDto: { id, ...change } }).unwrap()}
    />
  );
}
