import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { emptyApi } from './empty-api';
import type { AppStore } from './store';

/** What the result of a query's hook says about its call. */
export interface Asked<Answer = unknown> {
  endpointName?: string | undefined;
  originalArgs?: unknown;
  data?: Answer | undefined;
}

type Read = Parameters<AppStore['dispatch']>[0];
type Endpoints = Partial<
  Record<string, { initiate: (arg: unknown, options: { subscribe: false; forceRefetch: true }) => Read }>
>;

/** Returns what asks the server again for the answer of a query, also when the screen of the query has closed. */
export function useReread() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return useCallback(
    async <Answer>({ endpointName = '', originalArgs }: Asked<Answer>): Promise<Answer> => {
      const endpoint = (emptyApi.endpoints as Endpoints)[endpointName];
      if (!endpoint) throw new Error(`No query ${endpointName}`);
      const request = dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
      return (request as unknown as { unwrap: () => Promise<Answer> }).unwrap();
    },
    [dispatch],
  );
}
