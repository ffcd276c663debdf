import { frameLevelsList } from '../../../api/frame-levels.lists.gen';
import {
  addFrameLevelLimits,
  useAddFrameLevelMutation,
  useDeleteFrameLevelMutation,
  useListFrameLevelsQuery,
  useUpdateFrameLevelMutation,
  type AddFrameLevelDto,
  type FrameLevel,
} from '../../../api/frame-levels.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecords } from '../shared/add-records';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { byLevel } from '../shared/catalogue-filters';
import { CatalogueList, CatalogueSection } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { animationColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { levelColumn, levelName } from '../shared/level-range';
import { catalogueScreens } from '../shared/catalogue-screens';

const frameLevel = defineCatalogue<FrameLevel, AddFrameLevelDto>({
  screens: catalogueScreens['frame-levels'],
  columns: [
    levelColumn(({ svga }) => svga),
    pictureColumn<FrameLevel>('image', texts.columns.image, ({ image }) => image, levelName),
    animationColumn<FrameLevel>('svga', texts.columns.svga, ({ svga }) => svga, levelName),
  ],
  limits: addFrameLevelLimits,
  fields: [
    { name: 'level', label: texts.columns.level, kind: 'number' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail' },
    { name: 'svga', label: texts.columns.svga, kind: 'animation' },
  ],
  nameOf: levelName,
  search: texts.searchLevel,
  hint: 'Users who reach the level get this frame for good.',
});

/** Loads the list. `prefix` is put before its query parameters where the list is below another one. */
function useLevels(prefix?: string) {
  const list = useListState(frameLevelsList, { prefix });
  // A section has no filters: they would share their parameters with the list above.
  const { values, ...narrowing } = useListFilters(filters);
  const levels = useListFrameLevelsQuery({ ...list.arg, ...(!prefix && values) });
  const [remove] = useDeleteFrameLevelMutation();
  return {
    catalogue: frameLevel,
    list,
    narrowing: prefix ? undefined : narrowing,
    query: levels,
    rows: levels.data?.details,
    total: levels.data?.total,
    onDelete: ({ _id }: FrameLevel) => remove({ id: _id }).unwrap(),
  };
}

export const List = () => <CatalogueList {...useLevels()} />;

/** The section on the page of the levels. */
export const FrameLevelSection = () => <CatalogueSection {...useLevels('frame-')} />;

export function Add() {
  const [add] = useAddFrameLevelMutation();
  return (
    <AddRecords catalogue={frameLevel} onSave={(addFrameLevelDto) => add({ addFrameLevelDto }).unwrap()} />
  );
}

export function Edit() {
  const id = useRecordId();
  const levels = useListFrameLevelsQuery({});
  const [update] = useUpdateFrameLevelMutation();
  return (
    <EditRecord
      catalogue={frameLevel}
      query={levels}
      record={levels.data?.details.find(({ _id }) => _id === id)}
      onSave={(change) => update({ id, updateFrameLevelDto: { id, ...change } }).unwrap()}
    />
  );
}
const filters = listFilters(frameLevelsList, byLevel);
