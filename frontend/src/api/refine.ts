import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { emptyApi } from './empty-api';
import { staleAfter } from './stale-tags';

interface Finished {
  meta: { arg: { type?: string; endpointName?: string; originalArgs?: unknown } };
}

export const crossTags: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isFulfilled(action)) {
    const { type, endpointName, originalArgs } = (action as unknown as Finished).meta.arg;
    const stale = type === 'mutation' && endpointName ? staleAfter(endpointName, originalArgs) : [];
    if (stale.length) store.dispatch(emptyApi.util.invalidateTags(stale));
  }
  return result;
};
