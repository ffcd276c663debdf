import { usersList } from '../../api/users.lists.gen';
import { notifyUsersLimits, useNotifyUsersMutation } from '../../api/notifications.gen';
import type { AppStore } from '../../api/store';
import { useGrantItemsMutation, useRevokeItemsMutation, type BulkRevokeDto } from '../../api/items.gen';
import { useListTagsQuery } from '../../api/tags.gen';
import {
  useChangeUsersMutation,
  useListUsersQuery,
  usersApi,
  type BulkUsersDto,
  type User,
} from '../../api/users.gen';
import type { BulkAction, BulkChoice } from '../../components/bulk/bulk.types';
import { counted, useBulk } from '../../components/bulk/use-bulk';
import { byCoins } from '../../components/base/filters/coin-filter';
import { ImportButton } from '../../components/import/import-button';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import type { Column, MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { ListPage } from '../../components/base/list-page/list-page';
import { itemKinds, useItemChoices } from '../../components/pickers/item-choices';
import { tagPicker } from '../../components/pickers/tag';
import { onDemand } from '../../components/base/on-demand';
import { PhoneNumber } from '../../components/base/phone-number';
import { Picture } from '../../components/base/picture';
import { formatNumber } from '../../lib/format';
import { catalogueNames } from '../../lib/kinds.gen';
import { paths } from '../../lib/paths';
import { listArgAt, useListState } from '../../lib/use-list-state';
import { UserName } from './user-name';
import { UserStatusCell } from './user-status-cell';
import { texts } from './users.texts';

const columns: Column<User>[] = [
  {
    field: 'picture',
    title: texts.columns.image,
    card: 'picture',
    value: (user) => <Picture image={user.picture} name={user.username} />,
  },
  {
    field: 'username',
    title: texts.columns.username,
    card: 'title',
    value: (user) => <UserName user={user} />,
  },
  { field: 'number', title: texts.columns.phone, value: (user) => <PhoneNumber number={user.number} /> },
  {
    field: 'coin',
    title: texts.columns.coins,
    align: 'end',
    value: (user) => formatNumber(user.coin),
  },
  {
    field: 'recievingCoins',
    title: texts.columns.receivingCoins,
    align: 'end',
    value: (user) => formatNumber(user.recievingCoins),
  },
  {
    field: 'active',
    title: texts.columns.status,
    card: 'badge',
    value: (user) => <UserStatusCell user={user} />,
  },
];

const { filters: label } = texts;
const filters = listFilters(usersList, {
  active: [label.active, label.accounts],
  banned: [label.banned, label.bans],
  days: label.registered,
  ...byCoins,
  host: [label.host, label.hosts],
  level: label.level,
  tag: [label.tag, tagPicker],
  deviceBanned: [label.deviceBanned, label.deviceBans],
});

const { bulk } = texts;
const notificationTexts = [
  { name: 'title', label: bulk.notifyTitle, limit: notifyUsersLimits.title },
  {
    ...{ name: 'description', label: bulk.notifyMessage, limit: notifyUsersLimits.description },
    area: true,
  },
];

/** What can be done to the selected users. */
const actions: readonly BulkAction[] = [
  { name: 'ban', right: 'users.ban', ...bulk.ban, danger: true, reason: 'optional' },
  { name: 'unban', right: 'users.ban', ...bulk.unban, reason: 'optional' },
  { name: 'activate', right: 'users.write', ...bulk.activate },
  { name: 'deactivate', right: 'users.write', ...bulk.deactivate, danger: true },
  {
    name: 'tag',
    right: 'users.write',
    ...bulk.tag,
    field: { name: 'tag', label: bulk.tagLabel, useChoices: useTagChoices },
  },
  {
    name: 'give',
    right: 'items.grant',
    ...bulk.give,
    reason: 'required',
    field: { name: 'item', label: bulk.itemLabel, hint: bulk.giveHint, useChoices: useItems },
  },
  {
    name: 'revoke',
    right: 'items.grant',
    ...bulk.revoke,
    danger: true,
    reason: 'required',
    field: { name: 'item', label: bulk.itemLabel, useChoices: useItems },
  },
  { name: 'notify', right: 'notifications.send', ...bulk.notify, final: true, texts: notificationTexts },
];
const users = counted('user');
const rowName = ({ username }: User) => username;
const stale = ['users', 'notifications', 'items', 'audit'];

const UserMore = onDemand<MoreProps<User>>(async () => (await import('./user-more')).UserMore);
const details: RowDetails<User> = {
  more: (props) => <UserMore {...props} />,
  to: ({ _id }) => paths.admin.user(_id),
  // The record has the phone number in full.
  without: ['number'],
};

export function UserListPage() {
  const list = useListState(usersList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const query = useListUsersQuery({ ...list.arg, ...values });
  const { users: rows, total } = query.data ?? {};
  const [change] = useChangeUsersMutation();
  const [notifyUsers] = useNotifyUsersMutation();
  const [grantItems] = useGrantItemsMutation();
  const [revokeItems] = useRevokeItemsMutation();
  const { all: _all, ...selecting } = useBulk<User>({
    ...{ list, query, rows, total, filter: values, what: users, stale, rowName },
    actions,
    start: ({ action, value, texts: written, ...order }, filter, key) => {
      const all = !order.ids && filter;
      if (action === 'notify') {
        const { ids, expected } = order;
        const { title = '', description = '' } = written ?? {};
        const notifyUsersDto = { ids, expected, title, description };
        return notifyUsers({ ...all, notifyUsersDto, 'Idempotency-Key': key }).unwrap();
      }
      if (action === 'give' || action === 'revoke') {
        const [kind = '', item = ''] = (value ?? '').split(' ');
        const { ids, expected, reason } = order;
        const change = { ids, expected, reason, kind: kind as BulkRevokeDto['kind'], item };
        return action === 'give'
          ? grantItems({ ...all, bulkGrantDto: change, 'Idempotency-Key': key }).unwrap()
          : revokeItems({ ...all, bulkRevokeDto: change, 'Idempotency-Key': key }).unwrap();
      }
      const bulkUsersDto = { ...order, action: action as BulkUsersDto['action'], tag: value };
      return change({ ...all, bulkUsersDto, 'Idempotency-Key': key }).unwrap();
    },
  });
  return (
    <ListPage
      list={list}
      {...selecting}
      query={query}
      rows={rows}
      total={total}
      columns={columns}
      rowName={rowName}
      actions={(user) => [{ label: texts.view, to: paths.admin.user(user._id) }]}
      details={details}
      searchLabel={texts.search}
      filterBar={filterBar}
      empty={emptyOr(texts.empty)}
      aside={<ImportButton to={paths.admin.importItems} label={texts.importItems} />}
    />
  );
}

/** Returns the official tags, and the choice of none, when the tags are known. */
function useTagChoices(): BulkChoice[] {
  const { data } = useListTagsQuery({});
  if (!data) return [];
  return [
    ...data.details.map(({ _id, title }) => ({ value: _id, label: title })),
    { value: '', label: bulk.noTag },
  ];
}

/** Returns everything that staff can give and revoke, as `kind id`. */
function useItems(): BulkChoice[] {
  const choices = useItemChoices(itemKinds);
  return itemKinds.flatMap((kind) =>
    (choices[kind] ?? []).map(({ value, label: title }) => ({
      value: `${kind} ${value}`,
      label: `${catalogueNames[kind].one}: ${title}`,
    })),
  );
}

/** Requests the list for the query string of the address. */
export const readUsers = (dispatch: AppStore['dispatch'], search: string) =>
  void dispatch(
    usersApi.endpoints.listUsers.initiate(
      { ...listArgAt(search, usersList), ...filters.at(search) },
      { subscribe: false },
    ),
  );
