import { Fragment, useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { texts } from '../components.texts';
import { onDemand } from '../on-demand';
import { useDeclaredKeys } from '../use-declared-keys';
import { detailsKeys } from './list.keys';
import type { Column, CurrentRow, Listed, RowAction, RowDetails } from './list.types';
import type { DetailsPanelProps } from './on-demand/details/details-panel';
import { focusRow, rowOf } from './row-focus';
import { useOpenRow } from './use-open-row';
import { useRowKeys } from './use-row-keys';

const DetailsPanel = onDemand<DetailsPanelProps>(
  async () => (await import('./on-demand/details/details-panel')).DetailsPanel,
);

// Loads with the first interaction, so that the first click on a row shows its details at once.
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, DetailsPanel.preload, { once: true, passive: true });

interface RowDetailsOptions<Row> {
  /** Without them, rows do not open. */
  details?: RowDetails<Row> | undefined;
  prefix: string;
  /** All columns of the list, also those that the reader hides. */
  columns: Column<Row>[];
  rowName: (row: Row) => string;
  /** The keyboard's position, in lists that handle the keys of their rows themselves. */
  current?: CurrentRow | undefined;
  settled?: ReadonlyMap<string, string> | undefined;
}

interface ShownRows<Row> {
  rows: Row[] | undefined;
  /** Whether the rows are the answer to the present address. */
  isKnown: boolean;
  actions: ((row: Row) => RowAction[]) | undefined;
}

/** The details of one row, in a panel that follows the keyboard's position in the list. */
export function useRowDetails<Row extends Listed>(
  { details, prefix, columns, rowName, current, settled }: RowDetailsOptions<Row>,
  { rows, isKnown, actions }: ShownRows<Row>,
) {
  const opened = useOpenRow(prefix);
  const id = details && opened.id;
  useDeclaredKeys(details && detailsKeys);
  const enter = (row: string) => opened.show(row, { enters: true });
  const own = useRowKeys(details && !current ? rows : undefined, { o: ({ _id }) => enter(_id) }, {});
  const at = current ?? (details ? own : undefined);
  const index = rows?.findIndex(({ _id }) => _id === id) ?? -1;
  const row = rows?.[index];
  useFollowing({ id, at, isListed: row !== undefined, show: opened.show });
  useFocusBackTo(id);
  // The last record of the list was decided or deleted.
  const wasListed = useRef(false);
  useEffect(() => {
    if (wasListed.current && rows?.length === 0) opened.close();
    wasListed.current = row !== undefined;
  });

  /** Opens the row under the pointer. Its keys work at once. */
  function onOpen(chosen: string) {
    focusRow(rowOf(chosen), { scroll: false });
    opened.show(chosen);
  }
  const step = (by: number) => {
    const next = rows?.[index + by]?._id;
    return next === undefined ? undefined : () => opened.show(next);
  };
  return {
    /** What the rows take. */
    rows: { current: at, details: details && { to: details.to, onOpen, onEnter: enter } },
    onFocus: ({ target }: FocusEvent) => {
      const focused = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (focused) at?.onChange(focused);
    },
    panel: details && id !== undefined && (
      <DetailsPanel
        id={id}
        label={row ? texts.details.of(rowName(row)) : isKnown ? texts.details.gone : texts.queue.evidence}
        isGone={!row && isKnown}
        entry={opened.entry}
        record={row && recordOf(row, columns, details)}
        actions={row && !settled?.has(id) ? (actions?.(row) ?? []) : []}
        onPrevious={step(-1)}
        onNext={step(1)}
        onClose={opened.close}
      >
        {row && <Fragment key={id}>{details.more?.({ row, onClose: opened.close })}</Fragment>}
      </DetailsPanel>
    ),
  };
}

/** Returns what the row shows, with the columns that the reader hides. */
function recordOf<Row>(row: Row, columns: Column<Row>[], { to, without }: RowDetails<Row>) {
  const shown = columns.filter(({ field }) => !without?.includes(field));
  const valueAt = (place: Column<Row>['card']) => shown.find(({ card }) => card === place)?.value(row);
  return {
    page: to?.(row),
    picture: valueAt('picture'),
    title: valueAt('title'),
    badge: valueAt('badge'),
    facts: shown.filter(({ card }) => !card).map(({ title, value }) => ({ label: title, value: value(row) })),
  };
}

interface FollowingOptions {
  id: string | undefined;
  at: CurrentRow | undefined;
  /** Whether the open row is among the rows. A row that a colleague took away gives way to no other row. */
  isListed: boolean;
  show: (id: string) => void;
}

/** Shows the details of the row that the keyboard moves to, and moves the keyboard to the row that is opened. */
function useFollowing({ id, at, isListed, show }: FollowingOptions) {
  // The row that was last asked for here: the address follows a moment later.
  const asked = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    if (!id || !at?.id || at.id === id || !isListed) return;
    asked.current = at.id;
    show(at.id);
  });
  useEffect(() => follow(), [at?.id]);
  const lead = useEffectEvent(() => {
    const isAnswer = asked.current === undefined || asked.current === id;
    if (isAnswer) asked.current = undefined;
    if (id && isListed && isAnswer && at?.id !== id) at?.onChange(id);
  });
  useEffect(() => lead(), [id, isListed]);
}

/** Returns the focus to the row whose details have closed. */
function useFocusBackTo(id: string | undefined) {
  const before = useRef(id);
  useEffect(() => {
    const last = before.current;
    before.current = id;
    const at = document.activeElement;
    if (id === undefined && last !== undefined && (!at?.isConnected || at === document.body))
      focusRow(rowOf(last), { scroll: false });
  }, [id]);
}
