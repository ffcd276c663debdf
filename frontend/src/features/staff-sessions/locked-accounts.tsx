import { lockedAccountsList } from '../../api/sign-ins.lists.gen';
import {
  useListLockedAccountsQuery,
  useOpenLockedAccountMutation,
  type LockedAccount,
} from '../../api/sign-ins.gen';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column } from '../../components/base/list-page/list.types';
import { Device, When } from '../../components/sign-ins/sign-in-columns';
import { texts as shared } from '../../components/sign-ins/sign-in.texts';
import { useInstantRows } from '../../components/base/use-instant';
import { formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { texts } from './sign-ins.texts';
import { Who } from './who';

const { locked } = texts;
const filters = listFilters(lockedAccountsList, { role: [texts.role, texts.roles] });

const columns: Column<LockedAccount>[] = [
  { field: 'name', title: texts.columns.who, card: 'title', value: (account) => <Who {...account} /> },
  { field: 'role', title: texts.columns.role, value: ({ role }) => texts.roles[role] },
  {
    field: 'scope',
    title: locked.columns.from,
    value: ({ scope, address }) => locked.scopes[scope](address),
  },
  {
    field: 'failures',
    title: locked.columns.failures,
    align: 'end',
    value: ({ failures }) => formatNumber(failures),
  },
  {
    field: 'userAgent',
    title: shared.columns.device,
    minor: true,
    value: ({ userAgent }) => <Device userAgent={userAgent} />,
  },
  { field: 'at', title: locked.columns.since, sort: 'at', value: ({ at }) => <When at={at} /> },
  { field: 'until', title: locked.columns.until, value: ({ until }) => <When at={until} /> },
];

/** The staff accounts that cannot sign in from somewhere now. Each can be opened before its time. */
export function LockedAccounts() {
  const list = useListState(lockedAccountsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort } = list.arg;
  const accounts = useListLockedAccountsQuery(
    { page, limit, sort, ...values },
    { refetchOnMountOrArgChange: true },
  );
  const [open] = useOpenLockedAccountMutation();
  const { runFor, isSending } = useInstantRows();

  const release = ({ _id: id, name }: LockedAccount) =>
    runFor(id, locked.ask(name), () => open({ id }).unwrap());
  return (
    <ListSection
      title={texts.tabs.locked}
      list={list}
      query={accounts}
      rows={accounts.data?.details}
      total={accounts.data?.total}
      columns={columns}
      rowName={({ name }) => name}
      actions={(account) => [
        {
          label: locked.open,
          right: 'signins.unlock',
          busy: isSending(account._id),
          onClick: () => void release(account),
        },
      ]}
      filterBar={filterBar}
      empty={emptyOr(locked.empty)}
    />
  );
}
