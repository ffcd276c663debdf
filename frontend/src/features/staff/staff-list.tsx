import type { ListNarrowing } from '../../components/base/filters/use-list-filters';
import { FirstSignInNotice } from '../../components/first-sign-in/first-sign-in-notice';
import { ImportButton } from '../../components/import/import-button';
import { ListPage } from '../../components/base/list-page/list-page';
import { ListSection, type ListSectionProps } from '../../components/base/list-page/list-section';
import type { ListQuery, MoreProps, RowAction } from '../../components/base/list-page/list.types';
import { onDemand } from '../../components/base/on-demand';
import type { Fact } from '../../components/record-form/record-facts';
import type { ListState } from '../../lib/use-list-state';
import type { CountBelow } from './delete-staff';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';
import classes from './staff.module.css';
import { texts } from './staff.texts';
import { useDeletion } from './use-deletion';
import { useMayOpen } from '../../lib/rights';

interface StaffListProps<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  title?: string;
  list: ListState;
  narrowing: ListNarrowing;
  query: ListQuery;
  rows: Account[] | undefined;
  total: number | undefined;
  /** The available actions; an omitted action is not offered. */
  addTo?: string;
  importTo?: string | undefined;
  viewTo?: (id: string) => string;
  editTo?: (id: string) => string;
  /** Returns the address of the hosts of the account. */
  hostsTo?: (id: string) => string;
  /** Returns the address of the transactions of the account with this code. */
  transactionsTo?: ((code: string) => string) | undefined;
  /** Whether accounts can be deleted here. */
  deletes?: boolean;
  /** Counts the accounts below an account that is to be deleted. */
  countBelow?: CountBelow | undefined;
  onMove?: ((account: Account) => void) | undefined;
  /** Returns the action by which an Owner views the panel of an account. */
  viewAs?: (account: Account) => RowAction;
  /** The selection of rows, and what can be done to them. */
  selecting?: Pick<ListSectionProps<Account>, 'selection' | 'bar' | 'foot'>;
}

const StaffMore = onDemand<MoreProps<StaffAccount> & { facts: Fact[] }>(
  async () => (await import('./staff-more')).StaffMore,
);

function useStaffList<Account extends StaffAccount>(props: StaffListProps<Account>) {
  const { kind, title = kind.texts.many, narrowing, viewTo, editTo, hostsTo, addTo, ...more } = props;
  const { transactionsTo, deletes, countBelow, onMove, viewAs, importTo, selecting, ...rest } = more;
  const { ask, dialog } = useDeletion(kind, countBelow);
  const mayOpen = useMayOpen();
  const actions = (account: Account): RowAction[] => [
    ...(viewTo ? [{ label: texts.view, to: viewTo(account._id) }] : []),
    ...(editTo ? [{ label: texts.edit, to: editTo(account._id) }] : []),
    ...(hostsTo ? [{ label: texts.columns.hosts, to: hostsTo(account._id) }] : []),
    ...(transactionsTo ? [{ label: texts.transactions, to: transactionsTo(account.uniqueId) }] : []),
    ...(onMove ? [{ label: texts.move, right: 'staff.write' as const, onClick: () => onMove(account) }] : []),
    ...(viewAs && account.status === 'active' ? [viewAs(account)] : []),
    ...(deletes
      ? [{ label: texts.delete, right: 'staff.write' as const, danger: true, onClick: () => ask(account) }]
      : []),
  ];
  const { hint } = kind.texts.empty;
  const empty = {
    ...kind.texts.empty,
    hint: addTo && mayOpen(addTo) ? `${hint} ${texts.addFirst(kind.texts.one)}` : hint,
  };
  const page = {
    ...rest,
    ...selecting,
    title,
    actions,
    columns: kind.columns,
    rowName: ({ name }: Account) => name,
    details: {
      to: viewTo && (({ _id }: Account) => viewTo(_id)),
      more: (shown: MoreProps<Account>) => <StaffMore {...shown} facts={kind.facts(shown.row)} />,
      // The facts of the account name them.
      without: ['uniqueId', 'number', 'createBy', 'hosts', 'coins'],
    },
    searchLabel: kind.texts.search,
    failure: kind.texts.failures.list,
    filterBar: narrowing.filterBar,
    empty: narrowing.emptyOr(empty),
  };
  return { page, dialog };
}

/** The list screen of a kind of staff. */
export function StaffList<Account extends StaffAccount>(props: StaffListProps<Account>) {
  const { page, dialog } = useStaffList(props);
  return (
    <>
      <FirstSignInNotice list={props.kind.key} />
      <ListPage
        {...page}
        addTo={props.addTo}
        aside={props.importTo && <ImportButton to={props.importTo} />}
      />
      {dialog}
    </>
  );
}

/** The accounts below another account, on its view screen. */
export function StaffSection<Account extends StaffAccount>(
  props: Omit<StaffListProps<Account>, 'addTo' | 'importTo' | 'deletes' | 'countBelow'>,
) {
  const { page } = useStaffList(props);
  return (
    <>
      <h2 className={classes.below}>{props.kind.texts.many}</h2>
      <ListSection {...page} />
    </>
  );
}
