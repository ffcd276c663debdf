import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  useDecideHostMutation,
  useDecideSelectedHostsMutation,
  type BulkHostsDto,
  type Host,
  type HostStatus,
} from '../../api/hosts.gen';
import { useConfirm } from '../../components/base/confirm';
import { counted } from '../../components/bulk/use-bulk';
import { decisionActions } from '../../components/decision-queue/decision-actions';
import { DecisionQueue } from '../../components/decision-queue/decision-queue';
import type { Matching } from '../../components/decision-queue/decision-queue.types';
import { ListSection } from '../../components/base/list-page/list-section';
import type { ListQuery, MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { notify } from '../../components/base/notify';
import { onDemand } from '../../components/base/on-demand';
import { formatNumber } from '../../lib/format';
import type { ListState } from '../../lib/use-list-state';
import { hostColumns } from './host-columns';
import { useHostCalls } from './use-host-calls';
import { texts } from './hosts.texts';
import { useMay } from '../../lib/rights';

export interface HostListProps {
  title: string;
  /** The state of the applications; undefined for every state, which are read-only. */
  status: HostStatus | undefined;
  list: ListState;
  query: ListQuery;
  hosts: Host[] | undefined;
  total: number | undefined;
  /** Whether the reader decides about hosts; without it the list is read-only. */
  decides?: boolean | undefined;
  /** Whether a reader who does not decide may see the evidence for the decisions. */
  evidence?: boolean | undefined;
  /** Whether the reader is the platform admin, who may reject for good and undo a final rejection. */
  isAdmin?: boolean | undefined;
  /** Moves hosts to another agency. */
  onMove?: ((hosts: Host[]) => void) | undefined;
  /** Returns the address of a host's user. */
  viewTo?: ((host: Host) => string) | undefined;
  /** The text of the empty list. */
  empty: { title: string; hint: string };
  /** The set filters, for a reader who decides about everything that they match. */
  filter?: object | undefined;
  /** The filters of the list. */
  filterBar: ReactNode;
  /** Shown above the rows: the hint that the list has changed. */
  filters?: ReactNode;
}

const nameOf = ({ username }: Host) => username;

const HostEvidence = onDemand<MoreProps<Host>>(async () => (await import('./host-evidence')).HostEvidence);
const details: RowDetails<Host> = { more: (props) => <HostEvidence {...props} /> };

/** Host applications, for the lists by state, the hosts of an agency and all applications. */
export function HostList({ decides = false, status, ...props }: HostListProps) {
  if (decides && status) return <DecidedList {...props} status={status} />;
  return <PlainList {...props} evidence={decides || props.evidence} />;
}

type ListProps = Omit<HostListProps, 'decides' | 'status'>;
const shared = ({ title, list, query, hosts, total, filterBar, filters, empty }: ListProps) => ({
  title,
  list,
  query,
  rows: hosts,
  total,
  filterBar,
  filters,
  rowName: nameOf,
  searchLabel: texts.search,
  empty,
});

function PlainList(props: ListProps) {
  const { viewTo, evidence } = props;
  const actions = viewTo && ((host: Host) => [{ label: texts.view, to: viewTo(host) }]);
  return (
    <ListSection
      {...shared(props)}
      columns={hostColumns({})}
      actions={actions}
      details={{ ...(evidence && details), to: viewTo }}
    />
  );
}

function DecidedList(props: ListProps & { status: HostStatus }) {
  const { status, viewTo, onMove, isAdmin = false, filter } = props;
  const matching = useMatchingHosts(status, filter ?? {});
  const calls = useHostCalls();
  const rejectForGood = useRejectForGood(viewTo);
  const may = useMay();
  return (
    <DecisionQueue
      status={Number(status)}
      section={shared(props)}
      rules={{
        right: 'hosts.decide',
        calls,
        refusal: isAdmin ? undefined : refusal,
        postponed: texts.decided,
        texts: isAdmin ? adminTexts : decisionTexts,
      }}
      columns={(skipped) => hostColumns({ viewTo, skipped })}
      details={details}
      viewTo={viewTo}
      matching={filter ? matching : undefined}
      actions={isAdmin && status === '2' && may('hosts.decide') ? rejectForGood : undefined}
      bulk={
        onMove && may('staff.write')
          ? (selected) => (
              <Button size="compact-sm" variant="default" onClick={() => onMove(selected)}>
                {texts.move}
              </Button>
            )
          : undefined
      }
    />
  );
}

const decisionTexts = {
  approveAll: (hosts: Host[]) => texts.approveAll(formatNumber(hosts.length)),
  rejection: texts.rejection,
};

const adminTexts = {
  ...decisionTexts,
  rejection: { ...texts.rejection, final: texts.finalRejection },
};
const refusal = ({ final }: Host) => (final ? texts.finalRefusal : undefined);

/** Lets an admin make the rejection of a rejected application final. */
function useRejectForGood(viewTo: ListProps['viewTo']) {
  const [decideOne, { isLoading }] = useDecideHostMutation();
  const confirm = useConfirm();
  const { label, title, effect } = texts.rejectForGood;
  async function reject(host: Host) {
    if (!(await confirm({ title: title(nameOf(host)), effect, yes: label, danger: true }))) return;
    try {
      const decideHostDto = { id: host._id, status: 2, from: 2, final: true };
      const { message } = await decideOne({ decideHostDto }).unwrap();
      notify.success(message, { name: nameOf(host), to: viewTo?.(host) });
    } catch (error) {
      notify.failure(error);
    }
  }
  return (host: Host) =>
    host.final ? [] : [{ label, danger: true, busy: isLoading, onClick: () => void reject(host) }];
}

const what = counted('application');
const stale = ['hosts', 'hierarchy', 'agency'];

/** Decides about all applications that match the filters. */
function useMatchingHosts(status: HostStatus, filter: object): Matching<Host> {
  const [decide] = useDecideSelectedHostsMutation();
  return {
    ...{ filter, what, stale, actions: decisionActions(Number(status), texts.matching) },
    start: ({ action, value: _value, ...order }, matched, key) =>
      decide({
        ...matched,
        status,
        bulkHostsDto: { ...order, action: action as BulkHostsDto['action'] },
        'Idempotency-Key': key,
      }).unwrap(),
  };
}
