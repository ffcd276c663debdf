import type { bdsList } from '../../../api/bd.lists.gen';
import type { ReactNode } from 'react';
import type { Shapes, ValuesOf } from '../../../components/filters/list-filters';
import { useListFilters } from '../../../components/filters/use-list-filters';
import type { ListQuery } from '../../../components/list-page/list.types';
import { RecordHistory } from '../../../components/record-history/record-history';
import { useViewAs } from '../../../components/view-as/use-view-as';
import { Below } from '../../../features/hierarchy/below';
import type { Movable } from '../../../features/hierarchy/movable';
import { useMove } from '../../../features/hierarchy/use-move';
import type { CountBelow } from '../../../features/staff/delete-staff';
import type { StaffField, StaffKind } from '../../../features/staff/kinds';
import type { NewStaff, StaffAccount, StaffChange } from '../../../features/staff/staff-account';
import type { AccountQuery } from '../../../features/staff/found-account';
import { AddStaff, EditStaff } from '../../../features/staff/staff-forms';
import { useStaffBulk, type ChangeAccounts } from '../../../features/staff/staff-bulk';
import { StaffList } from '../../../features/staff/staff-list';
import { StaffSignIn } from '../../../features/staff/staff-sign-in';
import { StaffView } from '../../../features/staff/staff-view';
import type { DeclaredList } from '../../../lib/declared-list';
import { paths, type StaffPaths } from '../../../lib/paths';
import { useListState, type ListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import type { StaffPages } from '../../staff-screens';

type StaffSort = (typeof bdsList.sorts)[number];

/** Everything that differs between the admin's screens for the kinds of staff accounts. */
interface AdminStaffKind<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  to: StaffPaths;
  list: DeclaredList<string, StaffSort>;
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
  /** Renders content beside the details of an account. */
  aside?: (account: Account, signIn: ReactNode) => ReactNode;
  /** Renders content below the details of an account. */
  sections?: (account: Account) => ReactNode;
}

/** Makes the platform admin's pages for one kind of staff accounts. */
export function staffPages<Account extends StaffAccount>(of: AdminStaffKind<Account>): StaffPages {
  const { kind, to, useAccounts, useAccount, useAdd, useUpdate, useChangeMany, movable, belowOf } = of;
  const back = { to: to.list, label: kind.texts.list };
  const countBelow: CountBelow | undefined =
    belowOf &&
    ((account, show) => (
      <Below kind={belowOf} account={account}>
        {show}
      </Below>
    ));

  function useMoving() {
    const { ask, dialog } = useMove();
    return movable ? { onMove: (account: Account) => ask(movable(account)), dialog } : {};
  }

  function List() {
    const { onMove, dialog } = useMoving();
    const { viewAs, dialog: viewDialog } = useViewAs(kind.key);
    const list = useListState(of.list);
    const { values, ...narrowing } = useListFilters(kind.filters);
    const { query, rows, total } = useAccounts({ ...list.arg, ...values });
    const selecting = useStaffBulk({ list, query, rows, total, filter: values, change: useChangeMany() });
    return (
      <>
        <StaffList
          kind={kind}
          list={list}
          narrowing={narrowing}
          query={query}
          rows={rows}
          total={total}
          addTo={to.add}
          importTo={paths.admin.importStaff[kind.key]}
          viewTo={to.view}
          editTo={to.edit}
          transactionsTo={of.transactionsTo}
          deletes
          countBelow={countBelow}
          onMove={onMove}
          viewAs={viewAs}
          selecting={selecting}
        />
        {dialog}
        {viewDialog}
      </>
    );
  }

  function Add() {
    const add = useAdd();
    return (
      <AddStaff kind={kind} backTo={to.list} viewTo={to.view} parents={of.parentsAtFirst} onSave={add} />
    );
  }

  function Edit() {
    const id = useRecordId();
    const { query, account } = useAccount(id);
    const update = useUpdate();
    return (
      <EditStaff
        kind={kind}
        backTo={to.list}
        viewTo={to.view}
        parents={of.parents}
        query={query}
        account={account}
        onSave={(change) => update(id, change)}
      />
    );
  }

  function View() {
    const { onMove, dialog } = useMoving();
    const id = useRecordId();
    const { query, account } = useAccount(id);
    return (
      <>
        <StaffView
          kind={kind}
          query={query}
          account={account}
          back={back}
          editTo={to.edit}
          deletes
          countBelow={countBelow}
          onMove={onMove}
          aside={(found) => {
            const signIn = <StaffSignIn key={id} kind={kind.key} account={found} />;
            return of.aside ? of.aside(found, signIn) : signIn;
          }}
        >
          {(found) => (
            <>
              {of.sections?.(found)}
              <RecordHistory
                kind={kind.key}
                id={found._id}
                form={{ to: to.edit(found._id), fields: kind.inputs.map(({ name }) => name) }}
              />
            </>
          )}
        </StaffView>
        {dialog}
      </>
    );
  }

  return { List, Add, Edit, View };
}
