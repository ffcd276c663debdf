import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ListState } from '../../lib/use-list-state';
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
import { useRowFocus } from './use-row-focus';
import { useSteadyHeight } from './use-steady-height';

// Few lists are arranged by hand; the others do not load what that takes.
const ArrangedRows = lazy(() => import('./arranged-rows')) as unknown as typeof ArrangedRowsType;

export interface ListSectionProps<Row> {
  title: string;
  list: ListState;
  query: ListQuery;
  /** The rows and the total stand under a key of their own in each answer. */
  rows: Row[] | undefined;
  total: number | undefined;
  columns: Column<Row>[];
  /** What a row is called, for the labels of its buttons. */
  rowName: (row: Row) => string;
  actions?: (row: Row) => RowAction[];
  /** What can be searched; without it there is no search box. */
  searchLabel?: string;
  empty?: { title: string; hint: ReactNode };
  /** Documented title of a read that failed. */
  failure?: string;
  /** Tabs or filters above the rows. */
  filters?: ReactNode;
  /** Between the filters and the rows: what can be done with chosen rows, what came of it. */
  bar?: ReactNode;
  selection?: RowSelection<Row>;
  expansion?: RowExpansion<Row>;
  current?: CurrentRow;
  /** Many columns: less space between them. */
  dense?: boolean;
  /** Staff make the order by hand: offered while nothing is searched and the list is in its standard order. */
  arrange?: Arrangement;
  /** All rows at once: no pages. */
  unpaged?: boolean;
  /** Rows come and go by themselves: the place that they took stays, so that nothing below them moves. */
  steady?: boolean;
}

/** A list within a screen: search, rows (cards on a phone), pages, and what to say when there are none. */
export function ListSection<Row extends Listed>(props: ListSectionProps<Row>) {
  const { list, query, rows, total = 0 } = props;
  const phone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const Rows = phone ? ListCards : ListTable;
  const failed = query.error !== undefined && !query.isFetching;
  const arranging = props.arrange !== undefined && !list.search && !list.sort;
  const body = useSteadyHeight(props.steady ? `${list.page} ${list.limit} ${list.search}` : undefined);

  const keyboard = useRowFocus(body, rows, props.current !== undefined);

  /** The keyboard is at the row that has the focus. */
  function follow(target: Element) {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (id) props.current?.onChange(id);
  }

  return (
    <section
      className={classes.sheet}
      aria-label={props.title}
      aria-busy={query.isFetching}
      onFocus={keyboard.onFocus}
      onKeyDown={keyboard.onKeyDown}
    >
      {(props.searchLabel || props.filters) && (
        <div className={classes.toolbar}>
          {props.searchLabel && (
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
      <div ref={body} onFocus={({ target }) => follow(target)}>
        {failed ? (
          <ErrorState title={props.failure} error={query.error} onRetry={() => void query.refetch()} />
        ) : rows?.length === 0 ? (
          <NoRows list={list} total={total} empty={props.empty} />
        ) : (
          <ArrangeableRows
            Rows={Rows}
            arrange={arranging ? props.arrange : undefined}
            total={total}
            columns={props.columns}
            rows={rows}
            limit={list.limit}
            first={props.unpaged ? 1 : (list.page - 1) * list.limit + 1}
            rowName={props.rowName}
            actions={props.actions}
            selection={props.selection}
            expansion={props.expansion}
            current={props.current}
            dense={props.dense}
            sort={list.sort}
            onSort={(sort) => list.change({ sort })}
          />
        )}
      </div>
      {props.arrange && !arranging && <p className={classes.note}>{texts.arrange.paused}</p>}
      {!props.unpaged && <Pager list={list} total={total} known={rows !== undefined && !failed} />}
    </section>
  );
}

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
}: {
  list: ListState;
  total: number;
  empty?: { title: string; hint: ReactNode };
}) {
  if (total > 0)
    return (
      <EmptyState
        title={texts.list.beyondTitle}
        hint={texts.list.beyondHint}
        action={
          <Button variant="default" onClick={() => list.change({ page: Math.ceil(total / list.limit) })}>
            {texts.list.lastPage}
          </Button>
        }
      />
    );
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
    <EmptyState title={empty?.title ?? texts.list.emptyTitle} hint={empty?.hint ?? texts.list.emptyHint} />
  );
}
