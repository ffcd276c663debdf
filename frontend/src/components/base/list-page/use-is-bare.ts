import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from './list.types';

/** Query parameters that change how a list is shown, not which records it holds. */
const VIEW = ['page', 'limit', 'sort', 'view', 'id'];

interface Shown {
  query: ListQuery;
  rows: readonly unknown[] | undefined;
  total: number | undefined;
}

/**
 * Returns whether a list has no record although no search or filter is set. Such a list offers only the action that
 * adds a record: nothing can be searched, selected or paged.
 */
export function useIsBare({ query, rows, total = 0 }: Shown): boolean {
  const [params] = useSearchParams();
  const narrowed = [...params.keys()].some((name) => !VIEW.includes(name));
  return rows?.length === 0 && total === 0 && !narrowed && query.error === undefined;
}
