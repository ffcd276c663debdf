import { userLevelsList } from '../../../api/user-levels.lists.gen';
import {
  addUserLevelLimits,
  useAddUserLevelMutation,
  useDeleteUserLevelMutation,
  useListUserLevelsQuery,
  useUpdateUserLevelMutation,
  type AddUserLevelDto,
  type UserLevel,
} from '../../../api/user-levels.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
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

/** The API cannot change the picture of a user level. */
const userLevel = defineCatalogue<UserLevel, AddUserLevelDto>({
  screens: catalogueScreens['user-levels'],
  columns: rangeColumns<UserLevel>('image', ({ image }) => image),
  limits: addUserLevelLimits,
  fields: [
    { name: 'level', label: texts.columns.level, kind: 'number' },
    { name: 'expFrom', label: texts.expFrom, kind: 'number' },
    { name: 'expTo', label: texts.expTo, kind: 'number' },
    {
      name: 'userlevel',
      label: texts.columns.image,
      kind: 'image',
      shape: 'icon',
      stored: 'image',
      onEdit: 'absent',
    },
  ],
  nameOf: levelName,
  search: texts.searchLevel,
  hint: 'The picture of each level. The ranges of the levels decide which level a user has.',
});

const filters = listFilters(userLevelsList, byLevel);

export function List() {
  const list = useListState(userLevelsList);
  const { values, ...narrowing } = useListFilters(filters);
  const levels = useListUserLevelsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteUserLevelMutation();
  return (
    <CatalogueList
      catalogue={userLevel}
      list={list}
      narrowing={narrowing}
      query={levels}
      rows={levels.data?.details}
      total={levels.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddUserLevelMutation();
  const { data } = useListUserLevelsQuery({});
  return (
    <AddRecords
      catalogue={userLevel}
      remark={rangeRemark(data?.details)}
      onSave={(addUserLevelDto) => add({ addUserLevelDto }).unwrap()}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const levels = useListUserLevelsQuery({});
  const [update] = useUpdateUserLevelMutation();
  return (
    <EditRecord
      catalogue={userLevel}
      query={levels}
      record={levels.data?.details.find(({ _id }) => _id === id)}
      remark={rangeRemark(levels.data?.details, id)}
      onSave={({ userlevel: _never, ...change }) =>
        update({ updateUserLevelDto: { id, ...change } }).unwrap()
      }
    />
  );
}
