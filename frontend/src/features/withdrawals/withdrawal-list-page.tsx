import { withdrawalsList } from '../../api/withdrawals.lists.gen';
import type { AppStore } from '../../api/store';
import {
  useDecideSelectedWithdrawalsMutation,
  useListWithdrawalsQuery,
  withdrawalsApi,
  type BulkWithdrawalsDto,
  type Withdrawal,
  type WithdrawalStatus,
} from '../../api/withdrawals.gen';
import { BusyButton } from '../../components/base/busy-button';
import { counted } from '../../components/bulk/use-bulk';
import { decisionActions } from '../../components/decision-queue/decision-actions';
import { DecisionQueue } from '../../components/decision-queue/decision-queue';
import type { DecisionRules, Matching } from '../../components/decision-queue/decision-queue.types';
import {
  linked,
  listFilters,
  type Shapes,
  type ListFilters,
} from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import type { MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { onDemand } from '../../components/base/on-demand';
import { Page } from '../../components/base/page';
import { agencyPicker } from '../../components/pickers/agency';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { listArgAt, useListState } from '../../lib/use-list-state';
import { exportFilter } from './export-filter';
import { ExportAll } from './export-all';
import { useBankExport } from './use-bank-export';
import { useWithdrawalCalls } from './use-withdrawal-calls';
import { WithdrawalChangedHint } from './withdrawal-changed-hint';
import { withdrawalColumns } from './withdrawal-columns';
import { confirms, nameOf, payoutQuestion, refusalOf } from './withdrawal-states';
import { texts } from './withdrawals.texts';
import { useMay } from '../../lib/rights';

const WithdrawalEvidence = onDemand<MoreProps<Withdrawal>>(
  async () => (await import('./withdrawal-evidence')).WithdrawalEvidence,
);
const details: RowDetails<Withdrawal> = {
  more: (props) => <WithdrawalEvidence {...props} />,
  without: ['accountNo', 'bankName', 'ifscCode'],
};

const options = {
  '0': { name: 'pending-withdrawals', sort: 'createdAt' },
  '1': { name: 'approved-withdrawals', sort: '-createdAt' },
  '2': { name: 'rejected-withdrawals', sort: '-createdAt' },
} as const;

const { days, agency, coins, bank } = texts.filters;
const words = { days, agencyCode: [agency, agencyPicker], coins, bank } as const;
const byRequest = listFilters(withdrawalsList, { ...words, exported: false, export: false });
const byRequestAndExport = listFilters(withdrawalsList, {
  exported: exportFilter,
  ...words,
  export: linked(texts.exports.inOne),
});
/** Returns the filters of one state: only approved requests are in bank exports. */
const filtersOf = (status: WithdrawalStatus): ListFilters<Shapes> =>
  status === '1' ? byRequestAndExport : byRequest;

/** The requests of one state, to decide about: pending requests are sorted oldest first, decided ones newest first. */
export function WithdrawalListPage({ status }: { status: WithdrawalStatus }) {
  const approved = status === '1';
  const exports = useMay()('withdrawals.export');
  const list = useListState(withdrawalsList, options[status]);
  const { values, filtered, filterBar, emptyOr } = useListFilters(filtersOf(status));
  const requests = useListWithdrawalsQuery({
    ...list.arg,
    ...values,
    status,
  });
  const matching = useMatchingRequests(status, values);
  const calls = useWithdrawalCalls();
  const changed = !list.search && !filtered && (
    <WithdrawalChangedHint
      status={status}
      total={requests.isFetching ? undefined : requests.currentData?.total}
      onShow={() => void requests.refetch()}
    />
  );
  return (
    <Page actions={approved && exports && <ExportAll />}>
      <DecisionQueue
        key={status}
        status={Number(status)}
        section={{
          title: texts.lists[status].title,
          list,
          query: requests,
          rows: requests.data?.details,
          total: requests.data?.total,
          rowName: nameOf,
          searchLabel: texts.search,
          empty: emptyOr(texts.empty[status]),
          filterBar,
          filters: changed,
          dense: true,
        }}
        rules={{ ...rules, calls }}
        matching={matching}
        columns={withdrawalColumns}
        details={details}
        actions={(request) => [{ label: texts.view, to: viewTo(request) }]}
        viewTo={viewTo}
        bulk={approved && exports ? (selected) => <ExportSelected requests={selected} /> : undefined}
      />
    </Page>
  );
}

const what = counted('withdrawal');
const stale = ['withdrawals', 'users', 'ledger'];

/** Decides about all requests that match the filters: an approval counts as one sum against the limit. */
function useMatchingRequests(status: WithdrawalStatus, filter: object): Matching<Withdrawal> {
  const [decide] = useDecideSelectedWithdrawalsMutation();
  return {
    ...{ filter, what, stale, actions: decisionActions(Number(status), texts.matching) },
    start: ({ action, value: _value, ...order }, matched, key) =>
      decide({
        ...matched,
        status,
        bulkWithdrawalsDto: { ...order, action: action as BulkWithdrawalsDto['action'] },
        'Idempotency-Key': key,
      }).unwrap(),
  };
}

const viewTo = ({ _id, userId }: Withdrawal) => paths.admin.withdrawal(userId._id, _id);

/** How requests are decided, without the calls. */
const rules: Omit<DecisionRules<Withdrawal>, 'calls'> = {
  right: 'withdrawals.decide',
  refusal: refusalOf,
  labelOf: (request, move) => (confirms(request, move) ? texts.second.confirm[move] : undefined),
  draftOf: ({ agreedReason }) => agreedReason,
  texts: {
    approveAll: (requests) => ({
      ...texts.approveAll(
        formatNumber(requests.length),
        formatNumber(requests.reduce((sum, { coins }) => sum + coins, 0)),
      ),
      safe: true,
    }),
    approveOne: payoutQuestion,
    rejection: texts.rejection,
  },
};

/** Exports the selected requests that are in no export. */
function ExportSelected({ requests }: { requests: Withdrawal[] }) {
  const { exporting, start } = useBankExport();
  const open = requests.filter(({ exported }) => !exported).map(({ _id }) => _id);
  return (
    <BusyButton
      size="compact-sm"
      variant="default"
      disabled={!open.length}
      loading={exporting}
      onClick={() => void start(open.length, open)}
    >
      {texts.exports.selected}
    </BusyButton>
  );
}

/** Requests the pending withdrawals for the query string of the address. */
export const readPendingWithdrawals = (dispatch: AppStore['dispatch'], search: string) =>
  void dispatch(
    withdrawalsApi.endpoints.listWithdrawals.initiate(
      { ...listArgAt(search, withdrawalsList, options['0']), ...byRequest.at(search), status: '0' },
      { subscribe: false },
    ),
  );
