import type { ReactNode, RefObject } from 'react';
import type { ListOrder } from '../../../lib/list-state';
import { ConnectionLock } from './connection-lock';
import { ExportButton } from './export-button';
import classes from './list-page.module.css';
import type { ListQuery } from './list.types';
import { SearchBox } from './search-box';
import type { ListView } from './use-list-view';
import { ViewButton } from './view-button';

interface ListToolbarProps<Row> {
  view: ListView<Row>;
  query: ListQuery;
  /** The number of records in the whole list; 0 after a failure. */
  total: number;
  /** Whether the rows of this list have come. */
  known: boolean;
  /** A list without a record shows neither search nor filters, because there is nothing to find. */
  bare: boolean;
  searchLabel: string | undefined;
  filterBar: ReactNode;
  filters: ReactNode;
  orders: readonly ListOrder[];
  /** The rows, while they are a table. */
  table: RefObject<HTMLDivElement | null> | undefined;
}

/** The bar above the rows, one line in every window: search, filters, the views of the list, and the export. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { view, query, total, known, bare, searchLabel, filterBar, filters, orders, table } = props;
  const { list } = view;
  if (bare && !filters) return null;
  return (
    <div className={classes.toolbar}>
      <div className={classes.narrowing}>
        {searchLabel && !bare && (
          <SearchBox label={searchLabel} value={list.search} onSearch={(search) => list.change({ search })} />
        )}
        {!bare && filterBar}
        {filters && <div className={classes.extra}>{filters}</div>}
      </div>
      {!bare && <ViewButton list={list} view={view} orders={orders} table={table} />}
      {list.hasFile && (
        <ConnectionLock>
          <ExportButton query={query} columns={view.columns} total={known ? total : 0} />
        </ConnectionLock>
      )}
    </div>
  );
}
