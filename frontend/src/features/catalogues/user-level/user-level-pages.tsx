import {
  addUserLevelLimits,
  useAddUserLevelMutation,
  useListUserLevelsQuery,
  useUpdateUserLevelMutation,
  type AddUserLevelDto,
  type UserLevel,
} from '../../../api/user-levels.gen';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { catalogues } from '../catalogues';
import { AddRecords } from '../shared/add-records';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { EditRecord } from '../shared/edit-record';
import { levelName, overlapNotice, rangeColumns } from '../shared/level-range';

/** The API changes no picture of a user level and deletes none. */
const userLevel = defineCatalogue<UserLevel, AddUserLevelDto>({
  kind: 'user-levels',
  screens: catalogues.userLevel,
  columns: rangeColumns<UserLevel>(({ image }) => image).map((column) => ({ ...column, sort: undefined })),
  limits: addUserLevelLimits,
  fields: [
    { name: 'level', label: texts.columns.level, kind: 'number' },
    { name: 'expFrom', label: texts.expFrom, kind: 'number' },
    { name: 'expTo', label: texts.expTo, kind: 'number' },
    { name: 'userlevel', label: texts.columns.image, kind: 'image', stored: 'image', onEdit: 'absent' },
  ],
  nameOf: levelName,
  hint: 'The levels that the app shows beside the names of its users.',
});

export function UserLevelListPage() {
  const list = useListState();
  const levels = useListUserLevelsQuery();
  return (
    <CatalogueList
      catalogue={userLevel}
      list={list}
      unpaged
      query={levels}
      rows={levels.data?.details}
      total={levels.data?.total}
    />
  );
}

export function AddUserLevelPage() {
  const [add] = useAddUserLevelMutation();
  return <AddRecords catalogue={userLevel} onSave={(addUserLevelDto) => add({ addUserLevelDto }).unwrap()} />;
}

export function EditUserLevelPage() {
  const id = useRecordId();
  const levels = useListUserLevelsQuery();
  const [update] = useUpdateUserLevelMutation();
  return (
    <EditRecord
      catalogue={userLevel}
      query={levels}
      record={levels.data?.details.find(({ _id }) => _id === id)}
      notice={overlapNotice}
      onSave={({ userlevel: _never, ...change }) =>
        update({ updateUserLevelDto: { id, ...change } }).unwrap()
      }
    />
  );
}
