import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { useMay } from '../../lib/rights';
import type { ListState } from '../../lib/use-list-state';
import { BusyButton } from '../base/busy-button';
import { ErrorBoundary } from '../base/error-boundary';
import type { Listed, ListQuery, RowSelection } from '../base/list-page/list.types';
import { SelectAllButton } from '../base/list-page/select-all-button';
import { SelectionBar } from '../base/list-page/selection-bar';
import { type SelectAll, useSelectAll } from '../base/list-page/use-select-all';
import { onDemand } from '../base/on-demand';
import type { BulkDialogProps } from './bulk-dialog';
import type { BulkAction, BulkOrder, BulkStarted } from './bulk.types';

// A list without a selection loads none of this.
const BulkDialog = onDemand<BulkDialogProps>(async () => (await import('./bulk-dialog')).BulkDialog);
const BulkNotice = lazy(() => import('./bulk-notice'));

export interface BulkOptions<Row> {
  list: ListState;
  query: ListQuery;
  rows: Row[] | undefined;
  total: number | undefined;
  /** The set filters of the list, without the search. */
  filter: object;
  actions: readonly BulkAction[];
  /** Returns '12 users'. `rows` are the selected rows, unless some of them are on other pages. */
  what: (count: number, rows?: Row[]) => string;
  /** The name of a record, for the question before a change. */
  rowName: (row: Row) => string;
  /** Starts the change of `order.ids`, or of everything that `filter` matches. */
  start: (order: BulkOrder, filter: object, key: string) => Promise<BulkStarted>;
  can?: (row: Row) => boolean;
  /** The most records that can be selected at once. */
  most?: number;
  /** The tags of the lists whose records change. Declared outside of components. */
  stale: readonly string[];
  /** Called when a change that was started here has ended. */
  onEnd?: (() => void) | undefined;
}

/** The API changes at most so many records at once. */
const mostSelected = 50_000;

interface BulkParts<Row> {
  all: SelectAll<Row>;
  /** Whether the question before a change is open. */
  isAsking: boolean;
  /** Undefined when the reader may take none of the actions. */
  selection: RowSelection<Row> | undefined;
  bar: ReactNode;
  foot: ReactNode;
}

/**
 * Selects rows of a list, or everything that matches its filters, and changes them by a background job. Returns the parts
 * of the list: the selection, the bar with the progress, and the foot with the actions.
 */
export function useBulk<Row extends Listed>(options: BulkOptions<Row>): BulkParts<Row> {
  const { list, query, rows, total = 0, what, rowName, start, can, most = mostSelected } = options;
  const may = useMay();
  const actions = options.actions.filter(({ right }) => may(right));
  const { stale, onEnd } = options;
  const { page, limit, sort, search } = list.arg;
  const filter = { ...options.filter, search };
  const all = useSelectAll({ key: JSON.stringify([page, limit, sort]), filter, rows, total, can });
  const [asked, setAsked] = useState<BulkAction>();
  const [batch, setBatch] = useState<string>();
  const close = () => setAsked(undefined);
  return {
    all,
    isAsking: asked !== undefined,
    selection: actions.length ? all.selection : undefined,
    bar: batch && (
      <ErrorBoundary instead={null}>
        <Suspense fallback={null}>
          <BulkNotice
            key={batch}
            id={batch}
            stale={stale}
            onEnd={onEnd}
            onUndo={setBatch}
            onClose={() => setBatch(undefined)}
          />
        </Suspense>
      </ErrorBoundary>
    ),
    foot: (
      <>
        {all.count > 0 && (
          <SelectionBar
            count={all.count}
            aside={total <= most && <SelectAllButton all={all} total={total} />}
          >
            {actions.map((action) => (
              <BusyButton
                key={action.name}
                size="compact-sm"
                variant={action.danger ? 'light' : 'default'}
                {...(action.danger && { color: 'red' })}
                onClick={() => setAsked(action)}
              >
                {action.label}
              </BusyButton>
            ))}
          </SelectionBar>
        )}
        {asked && (
          <BulkDialog
            form={`bulk ${list.name}`}
            action={asked}
            count={all.count}
            names={(all.isAll ? (rows ?? []) : all.selected).map(rowName)}
            what={what(all.count, all.isAll && all.hasMore ? undefined : all.selected)}
            ids={all.isAll ? undefined : [...all.selection.ids]}
            start={(order, key) => start(order, filter, key)}
            onStarted={(id) => {
              setBatch(id);
              all.clear();
              close();
            }}
            onConflict={() => void query.refetch()}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

/** Returns what counts records: '1 user', '12 users'. */
export const counted =
  (one: string, many = `${one}s`) =>
  (count: number) =>
    count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;
