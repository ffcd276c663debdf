import type { ReactNode } from 'react';
import type { bdsList } from '../../../api/bd.lists.gen';
import type { Shapes, ValuesOf } from '../../../components/base/filters/list-filters';
import type { ListQuery } from '../../../components/base/list-page/list.types';
import type { Limits } from '../../../components/record-form/limits';
import type { Movable } from '../../../features/hierarchy/movable';
import type { AccountQuery } from '../../../features/staff/found-account';
import type { StaffField, StaffKind } from '../../../features/staff/kinds';
import type { NewStaff, StaffAccount, StaffChange } from '../../../features/staff/staff-account';
import type { ChangeAccounts } from '../../../features/staff/staff-bulk';
import type { DeclaredList } from '../../../lib/declared-list';
import type { StaffPaths } from '../../../lib/paths';
import type { ListState } from '../../../lib/use-list-state';

type StaffSort = (typeof bdsList.sorts)[number];

/** Everything that differs between the admin's screens for the kinds of staff accounts. */
export interface AdminStaffKind<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  to: StaffPaths;
  list: DeclaredList<string, StaffSort>;
  /** The limits of a new account. */
  limits: Limits;
  useAccounts: (arg: ListState<StaffSort>['arg'] & ValuesOf<Shapes>) => {
    query: ListQuery;
    rows: Account[] | undefined;
    total: number | undefined;
  };
  /** Takes the id of an account, '' for none. */
  useAccount: (id: string) => { query: AccountQuery; account: Account | undefined };
  useAdd: () => (account: NewStaff) => Promise<{ message: string; account: Account }>;
  useUpdate: () => (id: string, change: StaffChange) => Promise<{ message: string }>;
  useChangeMany: () => ChangeAccounts;
  /** The fields that choose the parents of a new account, and of an edited one. */
  parentsAtFirst?: StaffField[];
  parents?: StaffField[];
  /** The kind in the hierarchy, to count the accounts below an account. */
  belowOf?: 'bd' | 'agencyadmin' | 'agency';
  /** Returns what the Move action moves. */
  movable?: (account: Account) => Movable;
  transactionsTo?: (code: string) => string;
  /** Renders content next to the details of an account. */
  aside?: (account: Account, signIn: ReactNode) => ReactNode;
  /** Renders content below the details of an account. */
  sections?: (account: Account) => ReactNode;
}
