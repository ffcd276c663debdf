import { useDispatch } from 'react-redux';
import { emptyApi } from '../../api/empty-api';
import type { AppStore } from '../../api/store';
import type { ListQuery } from '../list-page/list.types';

/** The call of a list, which is a query of a generated slice. */
interface ListCall {
  endpointName?: string | undefined;
  originalArgs?: unknown;
}
interface Endpoint {
  initiate: (args: object, options: object) => never;
}

/** The API answers at most so many records at once. */
export const mostIds = 1000;

/** Returns what a list is filtered by, and a function that reads the ids of everything that matches, with its own call. */
export function useMatching(query: ListQuery): { filter: object; idsOf: () => Promise<string[]> } {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { endpointName = '', originalArgs = {} } = query as ListCall;
  const { page: _page, limit: _limit, around: _around, ...filter } = originalArgs as Record<string, unknown>;
  return {
    filter,
    idsOf: async () => {
      const endpoint = (emptyApi.endpoints as Record<string, Endpoint>)[endpointName];
      if (!endpoint) throw new Error(`${endpointName} is not the call of a list`);
      const call: { unwrap: () => Promise<{ details: { _id: string }[] }> } = dispatch(
        endpoint.initiate(filter, { subscribe: false, forceRefetch: true }),
      );
      return (await call.unwrap()).details.map(({ _id }) => _id);
    },
  };
}
