import { useDispatch } from 'react-redux';
import type { AppStore } from '../../api/store';
import { listCallOf } from '../base/list-page/list-call';
import type { ListQuery } from '../base/list-page/list.types';

/** The API answers at most so many records at once. */
export const mostIds = 1000;

/** Returns what a list is filtered by, and a function that reads the ids of everything that matches, with its own call. */
export function useMatching(query: ListQuery): { filter: object; idsOf: () => Promise<string[]> } {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const call = listCallOf(query);
  const { page: _page, limit: _limit, around: _around, ...filter } = call?.args ?? {};
  return {
    filter,
    idsOf: async () => {
      if (!call) throw new Error('The query is not the call of a list');
      const whole: { unwrap: () => Promise<object> } = dispatch(
        call.endpoint.initiate(filter, { subscribe: false, forceRefetch: true }),
      );
      return rowsIn(await whole.unwrap()).map(({ _id }) => _id);
    },
  };
}

/** Returns the records of a list's answer, which each catalogue names differently. */
function rowsIn(answer: object): { _id: string }[] {
  const rows: unknown = Object.values(answer).find((value) => Array.isArray(value));
  if (!rows) throw new Error('The answer holds no list');
  return rows as { _id: string }[];
}
