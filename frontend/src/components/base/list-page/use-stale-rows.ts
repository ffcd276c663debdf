import { gotNoAnswer } from '../../../api/errors-to-form';
import { useIsInDoubt } from '../../../lib/use-connection';
import type { ListQuery } from './list.types';

interface StaleRows {
  /** The list shows the failure in place of rows. */
  failed: boolean;
  /** The rows are those of an earlier read: the last one got no answer although the server can be reached. */
  stale: boolean;
}

/**
 * Returns what a failed read means for the rows of a list. A read without an answer leaves the rows in place; while the
 * connection is lost, those of the page before stay too until the present page can be read.
 */
export function useStaleRows(query: ListQuery, rows: unknown[] | undefined): StaleRows {
  const isInDoubt = useIsInDoubt();
  if (query.error === undefined || query.isFetching) return { failed: false, stale: false };
  const isInPlace = rows !== undefined && gotNoAnswer(query.error);
  const stale = isInPlace && !isInDoubt && query.currentData !== undefined;
  return { failed: !stale && !(isInPlace && isInDoubt), stale };
}
