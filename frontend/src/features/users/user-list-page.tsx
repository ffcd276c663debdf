import type { AppStore } from '../../api/store';
import { useListUsersQuery, usersApi, type User } from '../../api/users.gen';
import type { Column } from '../../components/list-page/list.types';
import { ListPage } from '../../components/list-page/list-page';
import { PhoneNumber } from '../../components/phone-number';
import { Picture } from '../../components/picture';
import { UserStateBadge } from '../../components/user-state/user-state-badge';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { listArgAt, useListState } from '../../lib/use-list-state';
import { UserName } from './user-name';
import { texts } from './users.texts';

const sorts = ['username', 'coin', 'recievingCoins', 'active'] as const;

const columns: Column<User>[] = [
  {
    title: texts.columns.image,
    card: 'picture',
    value: (user) => <Picture image={user.picture} name={user.username} />,
  },
  {
    title: texts.columns.username,
    card: 'title',
    sort: 'username',
    value: (user) => <UserName user={user} />,
  },
  { title: texts.columns.phone, value: (user) => <PhoneNumber number={user.number} /> },
  { title: texts.columns.coins, sort: 'coin', align: 'end', value: (user) => formatNumber(user.coin) },
  {
    title: texts.columns.receivingCoins,
    sort: 'recievingCoins',
    align: 'end',
    value: (user) => formatNumber(user.recievingCoins),
  },
  {
    title: texts.columns.status,
    card: 'badge',
    sort: 'active',
    value: (user) => <UserStateBadge user={user} />,
  },
];

const options = { sorts };

export function UserListPage() {
  const list = useListState(options);
  const users = useListUsersQuery(list.arg);
  return (
    <ListPage
      list={list}
      query={users}
      rows={users.data?.users}
      total={users.data?.total}
      columns={columns}
      rowName={(user) => user.username}
      actions={(user) => [{ label: texts.view, to: paths.admin.user(user._id) }]}
      searchLabel={texts.search}
      empty={texts.empty}
    />
  );
}

/** Requests the list for the query string of the address. */
export const readUsers = (dispatch: AppStore['dispatch'], search: string) =>
  void dispatch(usersApi.endpoints.listUsers.initiate(listArgAt(search, options), { subscribe: false }));
