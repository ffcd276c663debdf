import { useMemo, type ReactNode } from 'react';
import { useMay } from '../../lib/rights';
import { texts as shared } from '../base/components.texts';
import { ListSection } from '../base/list-page/list-section';
import type { Column, Following, RowAction, RowDetails } from '../base/list-page/list.types';
import { SelectAllButton } from '../base/list-page/select-all-button';
import { useOpenRow } from '../base/list-page/use-open-row';
import { usePeopleInRows } from '../presence/use-people-in-rows';
import { DecisionOutcome } from './decision-outcome';
import type { DecisionRules, Matching, QueueList } from './decision-queue.types';
import { movesOf, target, type Decidable, type Move } from './decisions';
import { decisionRowActions } from './decision-row-actions';
import { RejectDialog } from './reject-dialog';
import { SelectedDecisions } from './selected-decisions';
import { useBeginDecision } from './use-begin-decision';
import { useQueueKeys } from './use-queue-keys';
import { useQueueState } from './use-queue-state';

interface DecisionQueueProps<Row> {
  /** The state of the records. */
  status: number;
  section: QueueList<Row>;
  rules: DecisionRules<Row>;
  /** `skipped` maps the rows that a bulk decision left out to the reasons. */
  columns: (skipped: ReadonlyMap<string, string>) => Column<Row>[];
  /** The evidence for a decision, among the details of the row. */
  details: RowDetails<Row>;
  /** Further actions in addition to approve and reject. */
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** Returns the address of the row's record. */
  viewTo?: ((row: Row) => string) | undefined;
  /** Decides about everything that matches the filters, by a background job. */
  matching?: Matching<Row> | undefined;
  /** Further actions for the selected rows. */
  bulk?: ((selected: Row[]) => ReactNode) | undefined;
}

/** A list of records in one state to decide about: one by one, by keyboard, or in bulk with a result per row. */
export function DecisionQueue<Row extends Decidable>(props: DecisionQueueProps<Row>) {
  const { status, section, rules, columns, details, actions, viewTo, bulk } = props;
  const { rowName } = section;
  const decides = useMay()(rules.right);
  const moves = useMemo(() => (decides ? movesOf(status) : []), [decides, status]);
  const matching = decides ? props.matching : undefined;
  const queue = useQueueState({ status, section, rules, matching, viewTo });
  const { decisions, rows, everything, held } = queue;
  const { selected, selection } = everything.all;
  const { begin, rejected, closeRejection } = useBeginDecision({ decisions, texts: rules.texts, rowName });
  const opened = useOpenRow(section.list.prefix);
  const current = useQueueKeys({
    ...{ rows, moves, rules, selected, selection, begin },
    onOpen: (id) => opened.show(id, { enters: true }),
    onStep: held.release,
  });
  const kind = section.list.live?.kind;
  const people = usePeopleInRows(kind, section.rows?.map(({ _id }) => _id) ?? []);
  const { outcome } = decisions;

  const rowActions = (row: Row): RowAction[] => [
    ...decisionRowActions(row, {
      ...{ moves, rules },
      busy: decisions.isBusy(row),
      onBegin: (move) => begin(move, [row]),
    }),
    ...(actions?.(row) ?? []),
  ];
  const chosen = selected.length > 0 && (
    <SelectedDecisions
      count={selected.length}
      moves={moves}
      busy={decisions.sending > 1}
      onBegin={(move) => begin(move, selected)}
      aside={matching && <SelectAllButton all={everything.all} total={section.total ?? 0} />}
    >
      {bulk?.(selected)}
    </SelectedDecisions>
  );

  return (
    <>
      <ListSection
        {...section}
        live={followed(kind, moves)}
        rows={held.rows}
        settled={new Map([...held.settled].map(([id, row]) => [id, decidedText(row)]))}
        // The details of the open row name the people themselves.
        people={opened.id ? new Map([...people].filter(([id]) => id !== opened.id)) : people}
        onLeave={held.release}
        columns={columns(new Map(outcome?.skipped.map(({ row, reason }) => [row._id, reason])))}
        actions={rowActions}
        selection={decides || bulk ? selection : undefined}
        details={{ to: viewTo, ...details }}
        current={current}
        filters={section.filters}
        bar={
          <>
            {everything.bar}
            {outcome && <DecisionOutcome outcome={outcome} rowName={rowName} onClose={decisions.forget} />}
          </>
        }
        foot={everything.all.isAll || everything.isAsking ? everything.foot : chosen}
      />
      <RejectDialog
        opened={rejected.opened}
        rows={rejected.rows}
        rowName={rowName}
        texts={rules.texts.rejection}
        draftOf={queue.reasonOf}
        onReject={(rejection) => decisions.decide(rejected.rows, 'reject', rejection)}
        onClose={closeRejection}
      />
    </>
  );
}

/** The list is read again only when the reader asks: rows stay where they are, and decided ones say so. */
const followed = (kind: string | undefined, moves: Move[]): Following => ({
  refetches: false,
  leaves: moves.map((move) => `${kind}.${move}`),
});

const decidedText = ({ status }: Decidable) =>
  status === target.approve ? shared.queue.approved : shared.queue.rejected;
