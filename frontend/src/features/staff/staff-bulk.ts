import type { BulkStaffDto } from '../../api/staff-accounts.gen';
import type { BulkAction, BulkOrder, BulkStarted } from '../../components/bulk/bulk.types';
import { counted, useBulk } from '../../components/bulk/use-bulk';
import type { ListQuery } from '../../components/base/list-page/list.types';
import type { ListState } from '../../lib/use-list-state';
import type { StaffAccount } from './staff-account';
import { texts } from './staff.texts';

const { bulk } = texts;
const actions: readonly BulkAction[] = [
  { name: 'disable', right: 'staff.write', ...bulk.disable, danger: true, reason: 'required' },
  { name: 'enable', right: 'staff.write', ...bulk.enable, reason: 'required' },
  { name: 'passwords', right: 'staff.passwords', ...bulk.passwords, danger: true },
];
const what = counted('account');
const rowName = ({ name }: StaffAccount) => name;
const stale = ['bd', 'agency-admin', 'agency', 'coin-panel', 'hierarchy'];

/** Sends a change of many accounts of one kind. */
export type ChangeAccounts = (order: BulkStaffDto, filter: object, key: string) => Promise<BulkStarted>;

interface StaffBulk<Account> {
  list: ListState;
  query: ListQuery;
  rows: Account[] | undefined;
  total: number | undefined;
  filter: object;
  change: ChangeAccounts;
}

/** Selects accounts of a list and disables, enables or issues passwords to all of them. */
export function useStaffBulk<Account extends StaffAccount>({ change, ...shown }: StaffBulk<Account>) {
  const start = ({ action, value: _value, ...order }: BulkOrder, filter: object, key: string) =>
    change({ ...order, action: action as BulkStaffDto['action'] }, order.ids ? {} : filter, key);
  const { all: _all, ...selecting } = useBulk<Account>({ ...shown, actions, what, stale, start, rowName });
  return selecting;
}
