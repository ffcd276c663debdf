import { useMemo, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '../busy-button';
import { texts as shared } from '../components.texts';
import { useConfirm, type Question } from '../confirm';
import { ListSection, type ListSectionProps } from '../list-page/list-section';
import type { Column, RowAction } from '../list-page/list.types';
import { SelectionBar } from '../list-page/selection-bar';
import { useRowKeys } from '../list-page/use-row-keys';
import { useBulk, type BulkOptions } from '../bulk/use-bulk';
import { SelectAllButton } from '../list-page/select-all-button';
import { PresentPeople } from '../presence/present-people';
import { usePeopleInRows } from '../presence/use-people-in-rows';
import { undoNewest } from '../../lib/toasts';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { NameList } from '../name-list';
import { notify } from '../notify';
import { DecisionOutcome } from './decision-outcome';
import {
  movesOf,
  target,
  type Decidable,
  type DecisionCalls,
  type Move,
  type PostponedTexts,
} from './decisions';
import { KeyLegend } from './key-legend';
import { RejectDialog, type RejectionTexts } from './reject-dialog';
import { useDecisions } from './use-decisions';
import { useHeldRows } from './use-held-rows';
import { useDeclaredKeys } from '../use-declared-keys';
import { useShortcuts } from '../use-shortcuts';
import { queueKeysOf } from './queue.keys';
import { useMay, type AnyRight } from '../../lib/rights';

type Given =
  | 'title'
  | 'list'
  | 'query'
  | 'rows'
  | 'total'
  | 'live'
  | 'rowName'
  | 'searchLabel'
  | 'empty'
  | 'filterBar'
  | 'filters'
  | 'dense';

/** What a decision about everything that matches needs. */
export type Matching<Row> = Pick<BulkOptions<Row>, 'filter' | 'actions' | 'what' | 'start' | 'stale'>;

export interface DecisionQueueProps<Row> extends Pick<ListSectionProps<Row>, Given> {
  status: number;
  /** What an admin needs to decide. Others only read. */
  right: AnyRight;
  calls: DecisionCalls<Row>;
  /** `skipped` maps the rows that a bulk decision left out to the reasons. */
  columns: (skipped: ReadonlyMap<string, string>) => Column<Row>[];
  /** The evidence for a decision, shown below the row. */
  evidence: (row: Row) => ReactNode;
  /** Returns why the reader may not make this move. Without it, every move that the state allows is possible. */
  refusal?: ((row: Row, move: Move) => string | undefined) | undefined;
  /** Returns the label of a move for this row if the standard label does not fit. */
  labelOf?: (row: Row, move: Move) => string | undefined;
  /** Further actions beside approve and reject. */
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** Returns the address of the row's record. */
  viewTo?: ((row: Row) => string) | undefined;
  /** Decides about everything that matches the filters, by a background job. */
  matching?: Matching<Row> | undefined;
  /** Further actions for the selected rows. */
  bulk?: ((selected: Row[]) => ReactNode) | undefined;
  draftOf?: (row: Row) => string;
  /**
   * Sends decisions some seconds later, so that they can be undone, and says at once that they are made: for decisions
   * that move no coins.
   */
  postponed?: PostponedTexts;
  texts: {
    approveAll: (rows: Row[]) => Question;
    /** The question before a single approval, for approvals that move money. */
    approveOne?: (row: Row) => Question;
    rejection: RejectionTexts;
  };
}

/** A list of records in one state to decide about: one by one, by keyboard, or in bulk with a result per row. */
export function DecisionQueue<Row extends Decidable>(props: DecisionQueueProps<Row>) {
  const {
    status,
    right,
    calls,
    columns,
    evidence,
    refusal,
    labelOf,
    actions,
    viewTo,
    bulk,
    draftOf,
    postponed,
    texts,
    ...section
  } = props;
  const { list, rowName } = section;
  const decides = useMay()(right);
  const moves = useMemo(() => (decides ? movesOf(status) : []), [decides, status]);
  const matching = decides ? props.matching : undefined;
  useDeclaredKeys(useMemo(() => queueKeysOf(moves, { undo: postponed !== undefined }), [moves, postponed]));
  // The list is read again only when the reader asks: rows stay where they are, and decided ones say so.
  const live = section.live && {
    ...section.live,
    refetches: false,
    leaves: moves.map((move) => `${section.live?.kind}.${move}`),
  };
  const confirm = useConfirm();
  const once = useOneAtATime();
  const key = `${status} ${JSON.stringify(list.arg)}`;
  // The reasons of rejections that were undone, for the next rejection of the same rows.
  const reasons = useRef(new Map<string, string>());
  const decisions = useDecisions(calls, {
    // Deselect decided rows: a row that waits for a second admin stays in the list and would be part of the next
    // decision.
    onDone: (ids) => drop(ids),
    onDecided: (row) => held.hold(row),
    about: (row) => ({ name: rowName(row), to: viewTo?.(row) }),
    postponed,
    onTakenBack: ([first], rejection) => {
      if (first && rejection) reasons.current.set(first._id, rejection.reason);
    },
  });
  const { sending, isBusy, outcome, forget, decide } = decisions;
  const listed = section.rows;
  const rows = listed?.some(decisions.isHidden) ? listed.filter((row) => !decisions.isHidden(row)) : listed;
  const everything = useBulk<Row>({
    ...{ list, query: section.query, rows, total: section.total, rowName },
    ...(matching ?? noMatching),
    filter: { ...matching?.filter, status },
  });
  const { selected, selection, drop } = everything.all;
  const held = useHeldRows(key, rows, { stay: rows?.length === 0 && decisions.waits });
  useShortcuts(postponed ? { u: undoNewest } : {});
  const [open, setOpen] = useState<string>();
  const [rejected, setRejected] = useState<{ rows: Row[]; opened: boolean }>({ rows: [], opened: false });
  const toggle = (id: string) => setOpen(open === id ? undefined : id);

  async function start(move: Move, given: Row[]) {
    const chosen = given.filter((row) => !isBusy(row));
    const [first] = chosen;
    if (sending || !first) return;
    if (move === 'reject') return setRejected({ rows: chosen, opened: true });
    const question = chosen.length > 1 ? namedQuestion(chosen) : texts.approveOne?.(first);
    const keys = { again: 'a', cancelled: shared.queue.nothingApproved };
    if (question && !(await confirm({ ...question, ...keys }))) return;
    await decide(chosen, move);
  }
  function namedQuestion(chosen: Row[]): Question {
    const question = texts.approveAll(chosen);
    const names = <NameList names={chosen.map(rowName)} count={chosen.length} />;
    return {
      ...question,
      effect: (
        <>
          {names}
          {question.effect}
        </>
      ),
    };
  }
  const begin = (move: Move, given: Row[]) => void once(() => start(move, given));
  const startOne = (move: Move) => (row: Row) => {
    if (!moves.includes(move)) return;
    const refused = refusal?.(row, move);
    if (refused) notify.failure(new Error(refused));
    else begin(move, [row]);
  };
  const startChosen = (move: Move) => () => {
    if (moves.includes(move)) begin(move, selected);
  };
  const choose = ({ _id }: Row) =>
    selection.onChange(
      selection.ids.includes(_id) ? selection.ids.filter((id) => id !== _id) : [...selection.ids, _id],
    );
  const current = useRowKeys(
    rows,
    { a: startOne('approve'), r: startOne('reject'), e: ({ _id }) => toggle(_id), x: choose },
    { a: startChosen('approve'), r: startChosen('reject') },
    held.release,
  );
  const settled = new Map([...held.settled].map(([id, row]) => [id, decidedText(row)]));
  const kind = section.live?.kind;
  const people = usePeopleInRows(kind, listed?.map(({ _id }) => _id) ?? []);
  // The details of the open row name the people themselves.
  const marked = open ? new Map([...people].filter(([id]) => id !== open)) : people;
  const content = (row: Row) => (
    <>
      {kind && <PresentPeople inRow kind={kind} id={row._id} />}
      {evidence(row)}
    </>
  );
  const rowActions = (row: Row): RowAction[] => [
    ...moves
      .filter((move) => !refusal?.(row, move))
      .map((move) => ({
        label: labelOf?.(row, move) ?? shared.queue[move],
        danger: move === 'reject',
        busy: isBusy(row),
        onClick: () => begin(move, [row]),
      })),
    ...(actions?.(row) ?? []),
  ];

  return (
    <>
      <ListSection
        {...section}
        live={live}
        rows={held.rows}
        settled={settled}
        people={marked}
        onLeave={held.release}
        columns={columns(new Map(outcome?.skipped.map(({ row, reason }) => [row._id, reason])))}
        actions={rowActions}
        selection={decides || bulk ? selection : undefined}
        expansion={{ open, onToggle: toggle, label: shared.queue.evidence, content }}
        current={current}
        filters={
          <>
            {section.filters}
            {rows && rows.length > 0 && <KeyLegend keys={keysOf(moves)} aside />}
          </>
        }
        bar={
          <>
            {everything.bar}
            {outcome && <DecisionOutcome outcome={outcome} rowName={rowName} onClose={forget} />}
          </>
        }
        foot={
          everything.all.isAll || everything.isAsking
            ? everything.foot
            : selected.length > 0 && (
                <SelectionBar
                  count={selected.length}
                  aside={matching && <SelectAllButton all={everything.all} total={section.total ?? 0} />}
                >
                  {moves.map((move) => (
                    <BusyButton
                      key={move}
                      size="compact-sm"
                      variant={move === 'reject' ? 'light' : 'default'}
                      {...(move === 'reject' && { color: 'red' })}
                      title={shared.queue.keysOfChosen[move]}
                      aria-keyshortcuts={shared.queue.keysOfChosen[move]}
                      loading={sending > 1}
                      onClick={() => begin(move, selected)}
                    >
                      {shared.queue.selected[move]}
                    </BusyButton>
                  ))}
                  {bulk?.(selected)}
                </SelectionBar>
              )
        }
      />
      <RejectDialog
        opened={rejected.opened}
        rows={rejected.rows}
        rowName={rowName}
        texts={texts.rejection}
        draftOf={(row) => reasons.current.get(row._id) ?? draftOf?.(row) ?? ''}
        onReject={(rejection) => decide(rejected.rows, 'reject', rejection)}
        onClose={() => setRejected({ ...rejected, opened: false })}
      />
    </>
  );
}

/** For readers who decide about single rows and pages only. */
const noMatching: Matching<unknown> = {
  filter: {},
  actions: [],
  what: (count) => String(count),
  stale: [],
  start: () => Promise.reject(new Error('Nothing is decided here')),
};

const decidedText = ({ status }: Decidable) =>
  status === target.approve ? shared.queue.approved : shared.queue.rejected;
const keysOf = (moves: Move[]) =>
  shared.queue.keys.filter(({ move }) => move === undefined || moves.includes(move));
