import { emptyApi } from '../../../api/empty-api';
import type { ListQuery } from './list.types';

type Args = Record<string, unknown>;

/** The call of a list, which is a query of a generated slice. */
interface ListCall {
  endpointName?: string | undefined;
  originalArgs?: unknown;
}

/** What `initiate` makes is dispatched; each caller names the answer that it expects. */
interface Endpoint {
  initiate: (args: Args, options: object) => never;
}

/** Returns the call of a list with its arguments, to send the call again in another way; undefined for other queries. */
export function listCallOf(query: ListQuery): { endpoint: Endpoint; args: Args } | undefined {
  const { endpointName, originalArgs } = query as ListCall;
  const endpoint = endpointName && (emptyApi.endpoints as Record<string, Endpoint>)[endpointName];
  if (!endpoint) return undefined;
  return { endpoint, args: isObject(originalArgs) ? originalArgs : {} };
}

export const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null;
