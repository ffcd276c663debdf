import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { PHONE } from '../../../lib/phone';
import type { ListState } from '../../../lib/use-list-state';
import type { Arrangement } from '../arrange/use-arranged-rows';
import { texts } from '../components.texts';
import { ErrorState } from '../state-views';
import { useDeclaredKeys } from '../use-declared-keys';
import { ArrangeableRows } from './arrangeable-rows';
import { ConnectionLock, StaleNotice } from './connection-lock';
import { ListCards } from './list-cards';
import type { ShownDay } from './list-days';
import classes from './list-page.module.css';
import { ListStatus } from './list-status';
import { ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { rowKeys } from './list.keys';
import type {
  Column,
  CurrentRow,
  ListQuery,
  Listed,
  Following,
  RowAction,
  RowDetails,
  RowSelection,
  RowsProps,
} from './list.types';
import { NoRows, type EmptyText } from './no-rows';
import { ordersByAge } from './orders-by-age';
import { Pager } from './pager';
import { inertRows, tagsOf } from './taken-rows';
import { useActionKeys } from './use-action-keys';
import { useArrival } from './use-arrival';
import { useIsBare } from './use-is-bare';
import { useStaleRows } from './use-stale-rows';
import { useListView } from './use-list-view';
import { useLiveRows } from './use-live-rows';
import { usePermittedActions } from './use-permitted-actions';
import { useRowDetails } from './use-row-details';
import { useRowFocus } from './use-row-focus';
import { useSettling } from './use-settling';
import { useSteadyHeight } from './use-steady-height';

export interface ListSectionProps<Row> {
  title: string;
  list: ListState;
  query: ListQuery;
  /** The rows and the total are passed separately because each API answer names them differently. */
  rows: Row[] | undefined;
  total: number | undefined;
  columns: Column<Row>[];
  /** How the list follows the changes of its records; false: its screen follows them. */
  live?: Following | false | undefined;
  /** Returns the name of a row, for the labels of its buttons. */
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** The label of the search box. Without it, the list has no search box. */
  searchLabel?: string | undefined;
  /** The title of the error when the list cannot be loaded. */
  failure?: string | undefined;
  empty?: EmptyText | undefined;
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
  /** What a row opens: by a click, by Enter or by o. */
  details?: RowDetails<Row> | undefined;
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
  const { query, total = 0, rowName, selection, current, people, dense, days } = props;
  const view = useListView(props.list, props.columns);
  const { list } = view;
  // Rows come with the columns that the reader left, so that nothing moves.
  const listed = view.waits ? undefined : props.rows;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const Rows = phone ? ListCards : ListTable;
  const { failed, stale } = useStaleRows(query, listed);
  const arranging = props.arrange !== undefined && !list.search && !list.sort;
  const body = useSteadyHeight(props.steady ? `${list.page} ${list.limit} ${list.search}` : undefined);
  const live = props.live === false ? undefined : list.live && { ...list.live, ...props.live };
  const { rows, marks, gone, release } = useLiveRows(listed, { live, query, body, arranging });
  const arrived = useArrival(list, query, rows, rowName, body);
  const first = props.unpaged ? 1 : (list.page - 1) * list.limit + 1;
  const orders = ordersByAge(list, view.columns);
  const bare = useIsBare(props);
  const known = rows !== undefined && !failed;
  const actions = usePermittedActions(props.actions, rows);
  useDeclaredKeys(rowKeys);
  const keyboard = useRowFocus(body, rows, current !== undefined);
  const onActionKey = useActionKeys(rows, actions);
  const isKnown = known && !query.isFetching;
  const opening = useRowDetails({ ...props, prefix: list.prefix }, { rows, isKnown, actions });
  useSettling(body, props.arrange ? undefined : rows, query.isFetching);

  return (
    <section
      className={classes.sheet}
      data-density={phone ? undefined : view.density}
      data-list={list.name}
      aria-label={props.title}
      aria-busy={query.isFetching}
      onFocus={keyboard.onFocus}
      onKeyDown={(event) => {
        keyboard.onKeyDown(event);
        onActionKey(event);
      }}
    >
      <ListToolbar
        view={view}
        query={query}
        total={failed ? 0 : total}
        known={known}
        bare={bare}
        searchLabel={props.searchLabel}
        filterBar={props.filterBar}
        filters={props.filters}
        orders={orders}
        table={phone ? undefined : body}
      />
      {props.bar}
      {stale && <StaleNotice onRetry={() => void query.refetch()} />}
      <div className={classes.progress} data-on={(query.isFetching && rows !== undefined) || undefined} />
      <div
        ref={body}
        // The row with the focus becomes the current row.
        onFocus={opening.onFocus}
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
              arrange={props.arrange}
              paused={!arranging}
              total={total}
              key={`${list.name} ${view.density}`}
              columns={view.columns}
              rows={rows}
              limit={list.limit}
              first={first}
              {...{ rowName, actions, selection, people, dense, days, ...opening.rows }}
              settled={inertRows(gone, props.settled)}
              marks={tagsOf({ marks, gone })}
              marked={arrived?.row._id}
              onWidth={view.onWidth}
              sort={list.sort}
              orders={orders}
              onSort={(sort) => list.change({ sort })}
            />
          </ConnectionLock>
        )}
      </div>
      <ListStatus {...{ rows, rowName, total, first, arrived, marks }} />
      {props.arrange && !arranging && !bare && <p className={classes.note}>{texts.arrange.paused}</p>}
      <ConnectionLock>
        {props.foot && <div className={classes.foot}>{props.foot}</div>}
        {!props.unpaged && !bare && <Pager title={props.title} list={list} total={total} known={known} />}
      </ConnectionLock>
      {opening.panel}
    </section>
  );
}
