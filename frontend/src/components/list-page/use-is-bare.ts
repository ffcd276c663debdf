import { useSearchParams } from 'react-router-dom';
import type { ListQuery } from './list.types';

/** These say how a list is shown, not which of its records. */
const VIEW = ['page', 'limit', 'sort', 'id'];

interface Shown {
  query: ListQuery;
  rows: readonly unknown[] | undefined;
  total: number | undefined;
}

/**
 * Whether a list has no record although nothing is searched or filtered. There is nothing to search, to choose or to turn
 * pages of then, so only what fills the list is offered.
 */
export function useIsBare({ query, rows, total = 0 }: Shown): boolean {
  const [params] = useSearchParams();
  const narrowed = [...params.keys()].some((name) => !VIEW.includes(name));
  return rows?.length === 0 && total === 0 && !narrowed && query.error === undefined;
}
