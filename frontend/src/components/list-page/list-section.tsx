import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { PHONE } from '../../lib/page-cookie';
import type { ListState } from '../../lib/use-list-state';
import { useStoredFlag } from '../app-shell/use-stored-flag';
import { texts } from '../components.texts';
import { ErrorBoundary } from '../error-boundary';
import { EmptyState, ErrorState } from '../state-views';
import type ArrangedRowsType from './arranged-rows';
import { ListCards } from './list-cards';
import classes from './list-page.module.css';
import { ListTable } from './list-table';
import type {
  Arrangement,
  Column,
  CurrentRow,
  ListQuery,
  Listed,
  RowAction,
  RowExpansion,
  RowSelection,
  RowsProps,
} from './list.types';
import { Pager } from './pager';
import { SearchBox } from './search-box';
import { useArrival } from './use-arrival';
import { useIsBare } from './use-is-bare';
import { useRowFocus } from './use-row-focus';
import { useSettling } from './use-settling';
import { useSteadyHeight } from './use-steady-height';

// Few lists are ordered by hand; the others do not load this code.
const ArrangedRows = lazy(() => import('./arranged-rows')) as unknown as typeof ArrangedRowsType;

export interface ListSectionProps<Row> {
  title: string;
  list: ListState;
  query: ListQuery;
  /** The rows and the total are passed separately because each API answer names them differently. */
  rows: Row[] | undefined;
  total: number | undefined;
  columns: Column<Row>[];
  /** Returns the name of a row, for the labels of its buttons. */
  rowName: (row: Row) => string;
  actions?: ((row: Row) => RowAction[]) | undefined;
  /** The label of the search box. Without it, the list has no search box. */
  searchLabel?: string | undefined;
  /** The title of the error when the list cannot be loaded. */
  failure?: string | undefined;
  empty?: { title: string; hint: ReactNode } | undefined;
  /** The action of the empty list, such as a link that adds the first record. */
  emptyAction?: ReactNode;
  /** Tabs or filters above the rows. */
  filters?: ReactNode;
  /** Shown between the filters and the rows: notes about the whole list, or the outcome of a decision. */
  bar?: ReactNode;
  /** Shown below the rows, always in view: the actions for the selected rows. Its appearance moves no row. */
  foot?: ReactNode;
  selection?: RowSelection<Row>;
  expansion?: RowExpansion<Row>;
  current?: CurrentRow;
  /** Decided rows that stay in place for a moment: maps their ids to the decisions. */
  settled?: ReadonlyMap<string, string>;
  /** Called when the mouse leaves the rows. */
  onLeave?: () => void;
  /** Reduces the space between columns, for tables with many columns. */
  dense?: boolean;
  /** Lets staff reorder the rows. Offered only without a search and in the standard order. */
  arrange?: Arrangement | undefined;
  /** Shows all rows at once, without pages. */
  unpaged?: boolean;
  /** Keeps the list's height when rows come and go by themselves, so that nothing below the list moves. */
  steady?: boolean;
}

/** A list within a screen: search, rows (cards on phones), pages, and a text for an empty list. */
export function ListSection<Row extends Listed>(props: ListSectionProps<Row>) {
  const { list, query, rows, total = 0 } = props;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const Rows = phone ? ListCards : ListTable;
  const failed = query.error !== undefined && !query.isFetching;
  const arranging = props.arrange !== undefined && !list.search && !list.sort;
  const body = useSteadyHeight(props.steady ? `${list.page} ${list.limit} ${list.search}` : undefined);

  const arrived = useArrival(list, query, rows, props.rowName, body);
  const first = props.unpaged ? 1 : (list.page - 1) * list.limit + 1;
  const bare = useIsBare(props);
  const keyboard = useRowFocus(body, rows, props.current !== undefined);
  useSettling(body, props.arrange ? undefined : rows, query.isFetching);
  const [large, toggleSize] = useStoredFlag('callboard-large-rows', false);
  const pictures = !phone && props.columns.some(({ card }) => card === 'picture');

  /** Makes the row with the focus the current row. */
  function follow(target: Element) {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (id) props.current?.onChange(id);
  }

  return (
    <section
      className={classes.sheet}
      data-large={large || undefined}
      aria-label={props.title}
      aria-busy={query.isFetching}
      onFocus={keyboard.onFocus}
      onKeyDown={keyboard.onKeyDown}
    >
      {((props.searchLabel && !bare) || props.filters) && (
        <div className={classes.toolbar}>
          {props.searchLabel && !bare && (
            <SearchBox
              label={props.searchLabel}
              value={list.search}
              onSearch={(search) => list.change({ search })}
            />
          )}
          {props.filters}
        </div>
      )}
      {props.bar}
      <div className={classes.progress} data-on={(query.isFetching && rows !== undefined) || undefined} />
      <div
        ref={body}
        onFocus={({ target }) => follow(target)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && props.onLeave?.()}
      >
        {failed ? (
          <ErrorState title={props.failure} error={query.error} onRetry={() => void query.refetch()} />
        ) : rows?.length === 0 ? (
          <NoRows list={list} total={total} empty={props.empty} action={props.emptyAction} />
        ) : (
          <ArrangeableRows
            Rows={Rows}
            arrange={arranging ? props.arrange : undefined}
            total={total}
            columns={props.columns}
            rows={rows}
            limit={list.limit}
            first={first}
            rowName={props.rowName}
            actions={props.actions}
            selection={props.selection}
            expansion={props.expansion}
            current={props.current}
            settled={props.settled}
            dense={props.dense}
            marked={arrived?.row._id}
            sort={list.sort}
            onSort={(sort) => list.change({ sort })}
          />
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
      {props.arrange && !arranging && !bare && <p className={classes.note}>{texts.arrange.paused}</p>}
      {props.foot && <div className={classes.foot}>{props.foot}</div>}
      {!props.unpaged && !bare && (
        <Pager
          title={props.title}
          list={list}
          total={total}
          known={rows !== undefined && !failed}
          aside={pictures && <RowSize large={large} onToggle={toggleSize} />}
        />
      )}
    </section>
  );
}

/** Toggles between large pictures and compact rows. The browser remembers the choice. */
const RowSize = ({ large, onToggle }: { large: boolean; onToggle: () => void }) => (
  <ActionIcon
    aria-label={texts.list.largeRows}
    title={texts.list.largeRows}
    aria-pressed={large}
    variant={large ? 'light' : 'subtle'}
    onClick={onToggle}
  >
    <IconPhoto size={17} aria-hidden />
  </ActionIcon>
);

interface ArrangeableRowsProps<Row extends Listed> extends RowsProps<Row> {
  Rows: typeof ListTable | typeof ListCards;
  arrange: Arrangement | undefined;
  total: number;
}

function ArrangeableRows<Row extends Listed>({ Rows, arrange, total, ...shown }: ArrangeableRowsProps<Row>) {
  if (!arrange) return <Rows {...shown} />;
  const fixed = <Rows {...shown} />;
  return (
    <ErrorBoundary instead={fixed}>
      <Suspense fallback={fixed}>
        <ArrangedRows {...shown} Rows={Rows} arrange={arrange} total={total} />
      </Suspense>
    </ErrorBoundary>
  );
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
      action={action}
    />
  );
}
