import type { ReactNode } from 'react';
import { ListPage } from '../../components/list-page/list-page';
import { ListSection } from '../../components/list-page/list-section';
import type { ListQuery, RowAction } from '../../components/list-page/list.types';
import { useListState, type ListState } from '../../lib/use-list-state';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { useDeletion, type Delete } from './use-deletion';

const sorts = ['uniqueId', 'name'] as const;
/** For the calls that answer in an order that is asked for. */
export const useStaffListState = () => useListState({ sorts });

interface StaffListProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  title?: string;
  list: ListState;
  /** The list comes newest first and in no other order. */
  unsorted?: boolean;
  query: ListQuery;
  rows: Account[] | undefined;
  total: number | undefined;
  /** What can be done here; what is left out cannot. */
  addTo?: string;
  viewTo?: (id: string) => string;
  editTo?: (id: string) => string;
  /** What moved on the account of that code. */
  transactionsTo?: (code: string) => string;
  onDelete?: Delete<Account>;
  /** What becomes of the accounts below one that is deleted, where more can be said than for all of its kind. */
  deleteEffect?: (account: Account) => ReactNode;
  /** What the button of the question says, when deleting does more. */
  deleteLabel?: (account: Account) => string;
  onMove?: (account: Account) => void;
}

function useStaffList<Account extends StaffAccount>(props: StaffListProps<Account>) {
  const { kind, title = kind.texts.list, unsorted, viewTo, editTo, addTo, ...more } = props;
  const { transactionsTo, onDelete, deleteEffect, deleteLabel, onMove, ...rest } = more;
  const { remove } = useDeletion(kind, onDelete, deleteEffect, deleteLabel);
  const actions = (account: Account): RowAction[] => [
    ...(viewTo ? [{ label: texts.view, to: viewTo(account._id) }] : []),
    ...(editTo ? [{ label: texts.edit, to: editTo(account._id) }] : []),
    ...(transactionsTo ? [{ label: texts.transactions, to: transactionsTo(account.uniqueId) }] : []),
    ...(onMove ? [{ label: texts.move, onClick: () => onMove(account) }] : []),
    ...(remove ? [{ label: texts.delete, danger: true, onClick: () => void remove(account) }] : []),
  ];
  const { hint } = kind.texts.empty;
  return {
    ...rest,
    title,
    actions,
    columns: unsorted ? kind.columns.map((column) => ({ ...column, sort: undefined })) : kind.columns,
    rowName: ({ name }: Account) => name,
    searchLabel: kind.texts.search,
    failure: kind.texts.failures.list,
    empty: { ...kind.texts.empty, hint: addTo ? `${hint} ${texts.addFirst}` : hint },
  };
}

/** The list screen of a kind of staff. */
export function StaffList<Account extends StaffAccount>(props: StaffListProps<Account>) {
  return <ListPage {...useStaffList(props)} addTo={props.addTo} />;
}

/** The accounts below another one, on its view screen. */
export function StaffSection<Account extends StaffAccount>(props: Omit<StaffListProps<Account>, 'addTo'>) {
  return (
    <>
      <h2 className={classes.below}>{props.kind.texts.many}</h2>
      <ListSection {...useStaffList({ title: props.kind.texts.many, ...props })} />
    </>
  );
}
