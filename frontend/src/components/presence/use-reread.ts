import { useEffect, useRef } from 'react';
import { useChanges } from '../../api/use-changes';

interface Read {
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Reads who is present again at each arrival and departure. A read that runs meanwhile may be older than the change, so
 * another one follows it.
 */
export function useReread({ isFetching, refetch }: Read, listens = true) {
  const due = useRef(false);
  useChanges(listens ? 'presence' : undefined, () => {
    due.current = isFetching;
    if (!isFetching) refetch();
  });
  useEffect(() => {
    if (isFetching || !due.current) return;
    due.current = false;
    refetch();
  }, [isFetching, refetch]);
}
