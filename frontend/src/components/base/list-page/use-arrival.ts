import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { ListState } from '../../../lib/use-list-state';
import type { ListQuery, Listed } from './list.types';

/** Turns to the page of a record that was added before the list opened. Returns the row and its index on the page. */
export function useArrival<Row extends Listed>(
  list: ListState,
  query: ListQuery,
  rows: Row[] | undefined,
  rowName: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
) {
  const { added, marked, arrive } = list;
  const isThere = added !== undefined && !query.isFetching && query.error === undefined;
  const page = (query.data as { page?: number } | undefined)?.page ?? list.page;
  useLayoutEffect(() => {
    if (isThere) arrive(page);
  }, [isThere, page, arrive]);

  const place = marked ? (rows?.findIndex((row) => row._id === marked || rowName(row) === marked) ?? -1) : -1;
  const row = rows?.[place];
  const id = row?._id;
  useEffect(() => {
    if (id) body.current?.querySelector(`[data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, body]);
  return row && { row, place };
}
