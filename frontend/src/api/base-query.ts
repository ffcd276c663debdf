import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './api-error';
import { toFormData } from './form-data';
import { isJustDeleted, noteDeleted } from './just-deleted';
import { refreshSession } from './refresh';
import { sendWithProgress } from './send-with-progress';
import { removeSession, requirePasswordChange } from './session';
import { reportFailure } from '../lib/connection';
import type { PanelKey } from '../lib/panels';

export type { ApiError } from './api-error';

/** What the store of a panel hands to its requests. */
export interface RequestContext {
  panel: PanelKey;
}

/**
 * So long a read may take. One that the network swallows without an error would stay under way for ever, and what other
 * changes make stale is read again only when nothing is under way. A change has no limit: a file may take its time.
 */
const READ_MILLISECONDS = 30_000;

function send(args: FetchArgs, api: BaseQueryApi, extraOptions: object) {
  const body: unknown = toFormData(args.body);
  const query = fetchBaseQuery({
    prepareHeaders: (headers) => headers.set('X-Panel', (api.extra as RequestContext).panel),
    ...(api.type === 'query' && { timeout: READ_MILLISECONDS }),
    ...(body instanceof FormData && { fetchFn: (request) => sendWithProgress(request, body) }),
  });
  return query({ ...args, body }, api, extraOptions);
}

/** No answer (0), or one of a proxy whose server is away. */
const SILENT = [0, 502, 503, 504];

/** Where a 401 means what it says: a wrong password, or a session that is over for good. */
const final = /\/(refresh|login)$/i;

/** All requests of the panels: the panel's header, forms for files, one renewal of an expired session, one error. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (input, api, extra) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const { panel } = api.extra as RequestContext;
  if (api.type === 'query' && isJustDeleted(args))
    return { error: toApiError({ status: 404, data: { code: 'NOT_FOUND' } }) };
  const startedAt = Date.now();
  let result = await send(args, api, extra);
  if (result.error?.status === 401 && !final.test(args.url)) {
    const renewal = await refreshSession(panel, startedAt);
    // Whether there still is a session nobody knows: who is told so asks again, and nobody takes it for signed out.
    if (renewal === 'unknown') return { error: toApiError({ status: 'FETCH_ERROR', error: 'not renewed' }) };
    if (renewal === 'renewed') result = await send(args, api, extra);
    if (renewal === 'ended' || result.error?.status === 401) removeSession(panel);
  }
  if (result.error) {
    const error = toApiError(result.error);
    if (SILENT.includes(error.status)) reportFailure();
    if (error.code === 'PASSWORD_CHANGE_REQUIRED') requirePasswordChange(panel);
    return { error };
  }
  if (api.type === 'mutation') noteDeleted(api.endpoint, args, result.data as { waiting?: string });
  return { data: result.data };
};
