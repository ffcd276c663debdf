import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Host, HostStatus } from '../../api/hosts.gen';
import { useConfirm } from '../../components/confirm';
import { ListSection } from '../../components/list-page/list-section';
import type { ListQuery, RowAction } from '../../components/list-page/list.types';
import { SelectionBar } from '../../components/list-page/selection-bar';
import { useRowKeys } from '../../components/list-page/use-row-keys';
import { useSelection } from '../../components/list-page/use-selection';
import { formatNumber } from '../../lib/format';
import type { ListState } from '../../lib/use-list-state';
import { DecisionOutcome } from './decision-outcome';
import { hostColumns } from './host-columns';
import { Evidence } from './host-evidence';
import { movesOf, type Move } from './host-states';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';
import { RejectDialog } from './reject-dialog';
import { useDecisions } from './use-decisions';

export interface HostListProps {
  title: string;
  status: HostStatus;
  list: ListState;
  query: ListQuery;
  hosts: Host[] | undefined;
  total: number | undefined;
  /** Whether the reader decides about hosts; without it the list is only read. */
  decides?: boolean;
  /** Where the user behind a host is shown. */
  viewTo?: (host: Host) => string;
  /** Above the rows: tabs, or that the list has changed. */
  filters?: ReactNode;
}

const nameOf = ({ username }: Host) => username;

/** Host applications of one state: the nine lists by state, and the hosts of an agency. */
export function HostList({ decides = false, ...props }: HostListProps) {
  return decides ? <DecidedList {...props} /> : <PlainList {...props} />;
}

type ListProps = Omit<HostListProps, 'decides'>;
const shared = ({ title, status, list, query, hosts, total, filters }: ListProps) => ({
  title,
  list,
  query,
  rows: hosts,
  total,
  filters,
  rowName: nameOf,
  searchLabel: texts.search,
  empty: texts.empty[status],
});

function PlainList(props: ListProps) {
  const { viewTo } = props;
  const actions = viewTo && ((host: Host) => [{ label: texts.view, to: viewTo(host) }]);
  return <ListSection {...shared(props)} columns={hostColumns({})} actions={actions} />;
}

function DecidedList(props: ListProps) {
  const { status, list, hosts } = props;
  const moves = movesOf(Number(status));
  const confirm = useConfirm();
  const { sending, outcome, forget, decide } = useDecisions();
  const { selected, selection } = useSelection(`${status} ${JSON.stringify(list.arg)}`, hosts);
  const [open, setOpen] = useState<string>();
  const [rejected, setRejected] = useState<{ hosts: Host[]; opened: boolean }>({ hosts: [], opened: false });
  const toggle = (id: string) => setOpen(open === id ? undefined : id);

  async function start(move: Move, chosen: Host[]) {
    if (sending.length || !moves.includes(move)) return;
    if (move === 'reject') return setRejected({ hosts: chosen, opened: true });
    const several = chosen.length > 1;
    if (several && !(await confirm(texts.approveAll(formatNumber(chosen.length))))) return;
    await decide(chosen, move);
  }
  const choose = (host: Host) =>
    selection.onChange(
      selection.ids.includes(host._id)
        ? selection.ids.filter((id) => id !== host._id)
        : [...selection.ids, host._id],
    );
  const current = useRowKeys(hosts, {
    a: (host) => void start('approve', [host]),
    r: (host) => void start('reject', [host]),
    e: (host) => toggle(host._id),
    x: choose,
  });
  const actions = (host: Host): RowAction[] =>
    moves.map((move) => ({
      label: texts[move],
      danger: move === 'reject',
      busy: sending.includes(host._id),
      onClick: () => void start(move, [host]),
    }));
  const skipped = new Map(outcome?.skipped.map(({ host, reason }) => [host._id, reason]));

  return (
    <>
      <ListSection
        {...shared(props)}
        columns={hostColumns({ viewTo: props.viewTo, skipped })}
        actions={actions}
        selection={selection}
        expansion={{
          open,
          onToggle: toggle,
          label: texts.evidence,
          content: (host) => <Evidence host={host} />,
        }}
        current={current}
        bar={
          <>
            <SelectionBar count={selected.length} hint={texts.choose} aside={<Keys moves={moves} />}>
              {moves.map((move) => (
                <Button
                  key={move}
                  size="compact-sm"
                  variant={move === 'reject' ? 'light' : 'default'}
                  color={move === 'reject' ? 'red' : undefined}
                  disabled={!selected.length}
                  loading={sending.length > 1}
                  onClick={() => void start(move, selected)}
                >
                  {texts.selected[move]}
                </Button>
              ))}
            </SelectionBar>
            {outcome && <DecisionOutcome outcome={outcome} onClose={forget} />}
          </>
        }
      />
      <RejectDialog
        opened={rejected.opened}
        hosts={rejected.hosts}
        onReject={(reason) => decide(rejected.hosts, 'reject', reason)}
        onClose={() => setRejected({ ...rejected, opened: false })}
      />
    </>
  );
}

/** The keys that do something here. */
const Keys = ({ moves }: { moves: Move[] }) => (
  <span className={classes.keys}>
    {texts.keys
      .filter(({ move }) => !move || moves.includes(move))
      .map(({ key, meaning }) => (
        <span key={key}>
          <kbd>{key}</kbd> {meaning}
        </span>
      ))}
  </span>
);
