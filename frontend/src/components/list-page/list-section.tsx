import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { PHONE } from '../../lib/page-cookie';
import type { ListState } from '../../lib/use-list-state';
import type { Arrangement } from '../arrange/use-arranged-rows';
import { texts } from '../components.texts';
import { ListTotal } from '../filters/list-total';
import { EmptyState, ErrorState } from '../state-views';
import { ArrangeableRows } from './arrangeable-rows';
import { ConnectionLock, StaleNotice } from './connection-lock';
import { ExportButton } from './export-button';
import { ListCards } from './list-cards';
import type { ShownDay } from './list-days';
import classes from './list-page.module.css';
import { ListTable } from './list-table';
import type {
  Column,
  CurrentRow,
  ListQuery,
  Listed,
  LiveList,
  RowAction,
  RowExpansion,
  RowMark,
  RowSelection,
  RowsProps,
} from './list.types';
import { ordersByAge } from './orders-by-age';
import { Pager } from './pager';
import { SearchBox } from './search-box';
import { useArrival } from './use-arrival';
import { useIsBare } from './use-is-bare';
import { useKeptRows } from './use-kept-rows';
import { useListView } from './use-list-view';
import { useLiveRows } from './use-live-rows';
import { usePermittedActions } from './use-permitted-actions';
import { useRowFocus } from './use-row-focus';
import { useSettling } from './use-settling';
import { useSteadyHeight } from './use-steady-height';
import { ViewButton } from './view-button';
import { useDeclaredKeys } from '../use-declared-keys';
import { rowKeys } from './list.keys';

export interface ListSectionProps<Row> {
  title: string;
  list: ListState;
  query: ListQuery;
  /** The rows and the total are passed separately because each API answer names them differently. */
  rows: Row[] | undefined;
  total: number | undefined;
  columns: Column<Row>[];
  /** What the list listens to; without it, the list does not follow changes. */
  live?: LiveList | undefined;
  /** Returns the name of a row, for the labels of its buttons. */
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** The label of the search box. Without it, the list has no search box. */
  searchLabel?: string | undefined;
  /** The title of the error when the list cannot be loaded. */
  failure?: string | undefined;
  empty?: { title: string; hint: ReactNode; action?: ReactNode } | undefined;
  /** The action of the empty list, such as a link that adds the first record. */
  emptyAction?: ReactNode;
  /** The filters above the rows. A list without a record shows none, because there is nothing to filter. */
  filterBar?: ReactNode;
  /** Tabs, or further parts of the toolbar. */
  filters?: ReactNode;
  /** Shown between the filters and the rows: notes about the whole list, or the outcome of a decision. */
  bar?: ReactNode;
  /** Shown below the rows, always in view: the actions for the selected rows. Its appearance moves no row. */
  foot?: ReactNode;
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row>;
  current?: CurrentRow;
  /** Decided rows that stay in place for a moment: maps their ids to the decisions. */
  settled?: ReadonlyMap<string, string>;
  /** Who else has a record open, by the id of the row. */
  people?: RowsProps<Row>['people'];
  /** Called when the mouse leaves the rows. */
  onLeave?: () => void;
  /** Reduces the space between columns, for tables with many columns. */
  dense?: boolean;
  /** The days of the rows, in a list in the order of time (`shownDays`). */
  days?: readonly ShownDay[] | undefined;
  /** Lets staff reorder the rows. Offered only without a search and in the standard order. */
  arrange?: Arrangement | undefined;
  /** Shows all rows at once, without pages. */
  unpaged?: boolean;
  /** Keeps the list's height when rows come and go by themselves, so that nothing below the list moves. */
  steady?: boolean;
}

/** A list within a screen: search, rows (cards on phones), pages, and a text for an empty list. */
export function ListSection<Row extends Listed>(props: ListSectionProps<Row>) {
  const { query, total = 0 } = props;
  const view = useListView(props.list, props.columns);
  const { list } = view;
  // Rows come with the columns that the reader left, so that nothing moves.
  const listed = view.waits ? undefined : props.rows;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const Rows = phone ? ListCards : ListTable;
  const { failed, stale } = useKeptRows(query, listed);
  const arranging = props.arrange !== undefined && !list.search && !list.sort;
  const body = useSteadyHeight(props.steady ? `${list.page} ${list.limit} ${list.search}` : undefined);
  const { rows, marks, gone, release } = useLiveRows(listed, { live: props.live, query, body, arranging });
  // The tag of the row says what happened: a text in place of the buttons could make the row higher.
  const settled = gone.size
    ? new Map([...[...gone.keys()].map((id) => [id, ''] as const), ...(props.settled ?? [])])
    : props.settled;
  const tags = new Map([
    ...marks,
    ...[...gone].map(([id, did]) => [id, marks.get(id) ?? { who: '', did, when: '' }] as const),
  ]);

  const arrived = useArrival(list, query, rows, props.rowName, body);
  const first = props.unpaged ? 1 : (list.page - 1) * list.limit + 1;
  const orders = ordersByAge(list, view.columns);
  const bare = useIsBare(props);
  const actions = usePermittedActions(props.actions, rows);
  useDeclaredKeys(rowKeys);
  const keyboard = useRowFocus(body, rows, props.current !== undefined);
  useSettling(body, props.arrange ? undefined : rows, query.isFetching);

  /** Makes the row with the focus the current row. */
  function follow(target: Element) {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (id) props.current?.onChange(id);
  }

  return (
    <section
      className={classes.sheet}
      data-density={phone ? undefined : view.density}
      data-list={list.name}
      aria-label={props.title}
      aria-busy={query.isFetching}
      onFocus={keyboard.onFocus}
      onKeyDown={keyboard.onKeyDown}
    >
      {(!bare || props.filters) && (
        <div className={classes.toolbar}>
          <div className={classes.narrowing}>
            {props.searchLabel && !bare && (
              <SearchBox
                label={props.searchLabel}
                value={list.search}
                onSearch={(search) => list.change({ search })}
              />
            )}
            {!bare && <ListTotal value={rows && !failed ? total : undefined}>{props.filterBar}</ListTotal>}
            {props.filters}
          </div>
          {!bare && <ViewButton list={list} view={view} orders={orders} table={phone ? undefined : body} />}
          <ConnectionLock>
            <ExportButton query={query} columns={view.columns} total={failed ? 0 : total} />
          </ConnectionLock>
        </div>
      )}
      {props.bar}
      {stale && <StaleNotice onRetry={() => void query.refetch()} />}
      <div className={classes.progress} data-on={(query.isFetching && rows !== undefined) || undefined} />
      <div
        ref={body}
        onFocus={({ target }) => follow(target)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'mouse') return;
          release();
          props.onLeave?.();
        }}
      >
        {failed ? (
          <ErrorState title={props.failure} error={query.error} onRetry={() => void query.refetch()} />
        ) : rows?.length === 0 ? (
          <NoRows list={list} total={total} empty={props.empty} action={props.emptyAction} />
        ) : (
          <ConnectionLock>
            <ArrangeableRows
              Rows={Rows}
              arrange={arranging ? props.arrange : undefined}
              total={total}
              key={view.density}
              columns={view.columns}
              rows={rows}
              limit={list.limit}
              first={first}
              rowName={props.rowName}
              actions={actions}
              selection={props.selection}
              expansion={props.expansion}
              current={props.current}
              settled={settled}
              marks={tags}
              people={props.people}
              dense={props.dense}
              days={props.days}
              marked={arrived?.row._id}
              onWidth={view.onWidth}
              sort={list.sort}
              orders={orders}
              onSort={(sort) => list.change({ sort })}
            />
          </ConnectionLock>
        )}
      </div>
      <VisuallyHidden role="status">
        {arrived &&
          texts.list.added(
            props.rowName(arrived.row),
            formatNumber(first + arrived.place),
            formatNumber(total),
          )}
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-label={texts.live.region}>
        {saidOf(rows, marks)}
      </VisuallyHidden>
      {props.arrange && !arranging && !bare && <p className={classes.note}>{texts.arrange.paused}</p>}
      <ConnectionLock>
        {props.foot && <div className={classes.foot}>{props.foot}</div>}
        {!props.unpaged && !bare && (
          <Pager title={props.title} list={list} total={total} known={rows !== undefined && !failed} />
        )}
      </ConnectionLock>
    </section>
  );
}

/** Sums up the marked rows for screen readers: '2 rows changed by Asha Rao'. */
function saidOf(rows: readonly Listed[] = [], marks: ReadonlyMap<string, RowMark>): string {
  const shown = rows.flatMap(({ _id }) => marks.get(_id) ?? []);
  const names = [...new Set(shown.map(({ who }) => who))];
  return shown.length ? texts.live.summary(shown.length, names.join(', ')) : '';
}

function NoRows({
  list,
  total,
  empty,
  action,
}: {
  list: ListState;
  total: number;
  empty: ListSectionProps<unknown>['empty'];
  action?: ReactNode;
}) {
  if (total > 0) {
    const last = Math.ceil(total / list.limit);
    return (
      <EmptyState
        title={texts.list.beyondTitle(formatNumber(list.page))}
        hint={texts.list.beyondHint(formatNumber(last))}
        action={
          <Button variant="default" onClick={() => list.change({ page: last })}>
            {texts.list.lastPage}
          </Button>
        }
      />
    );
  }
  if (list.search)
    return (
      <EmptyState
        title={texts.list.noMatch(list.search)}
        hint={texts.list.noMatchHint}
        action={
          <Button variant="default" onClick={() => list.change({ search: '' })}>
            {texts.list.clearSearch}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={empty?.title ?? texts.list.emptyTitle}
      hint={empty?.hint ?? texts.list.emptyHint}
      action={empty?.action ?? action}
    />
  );
}
