import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { brokenUpload, fileChanged, toApiError, type ApiError } from './api-error';
import { filesIn, toFormData, unreadableFields } from './form-data';
import { isJustDeleted, noteDeleted } from './just-deleted';
import { asksForFile, beginListFile, SAVED_FILE } from './list-file';
import { refreshSession } from './refresh';
import { renewRights } from './renew-rights';
import { BrokenUpload, sendWithProgress } from './send-with-progress';
import { removeSession, requirePasswordChange } from '../lib/session';
import { reportFailure } from '../lib/connection';
import { askForProof } from '../lib/proof';
import { openQuestion, signInAgain } from '../lib/sign-in-again';
import { forgetFirstData, takeFirstAnswer, takeLateRead } from '../lib/first-data';
import { noteAnswer } from '../lib/server-time';
import { isUndoing } from '../lib/undoing';
import { panelHeaders } from '../lib/panel-headers';
import type { PanelKey } from '../lib/panels';
import { openView } from '../lib/view';

export type { ApiError } from './api-error';

/** The context that a panel's store passes to its requests. */
export interface RequestContext {
  panel: PanelKey;
}

/**
 * The timeout of a read. Without a timeout, a read that the network drops silently would stay pending for ever, and RTK
 * Query refetches stale data only when no request is pending. Mutations have no timeout because file uploads may take
 * long.
 */
const READ_MILLISECONDS = 30_000;

/** The calls that the browser carries on when their page closes (`lib/postponed.ts`, `use-presence.ts`). */
const outlivesItsPage = new Set(['decideHost', 'decideHosts', 'endPresence']);

/** Repeats a parameter for each value of a list, and leaves out what is not set. */
const toSearch = (parameters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined)
        .map((one) => [name, String(one)]),
    ),
  ).toString();

/** The changes that a panel makes by itself. A view does not send them: the server would refuse each. */
const byItself = new Set([
  'notePresence',
  'endPresence',
  'keepAllLists',
  'keepList',
  'markNotice',
  'releaseVideos',
]);

/** Returns the error of a form whose files changed; undefined while the browser can read them all. */
async function changedFiles(args: FetchArgs): Promise<ApiError | undefined> {
  const fields = await unreadableFields(args.body);
  return fields.length ? fileChanged(fields) : undefined;
}

async function send(
  args: FetchArgs,
  api: BaseQueryApi,
  extraOptions: object,
  { isUndo, lateRead }: { isUndo: boolean; lateRead?: string | undefined },
) {
  let broken: BrokenUpload | undefined;
  const body: unknown = toFormData(args.body);
  const isFile = asksForFile(args) || api.endpoint === SAVED_FILE;
  const unreadable = body instanceof FormData ? await changedFiles(args) : undefined;
  if (unreadable) return { data: undefined, status: undefined, error: unreadable };
  const query = fetchBaseQuery({
    prepareHeaders: (headers) => {
      const named = panelHeaders((api.extra as RequestContext).panel);
      for (const [name, value] of Object.entries(named)) headers.set(name, value);
      if (isUndo) headers.set('X-Undo', '1');
      if (lateRead) headers.set('X-Late-Read', lateRead);
    },
    paramsSerializer: toSearch,
    keepalive: outlivesItsPage.has(api.endpoint),
    ...(api.type === 'query' && !isFile && { timeout: READ_MILLISECONDS }),
    ...(body instanceof FormData && {
      fetchFn: (request) =>
        sendWithProgress(request, body, filesIn(args.body)).catch((error: unknown) => {
          if (error instanceof BrokenUpload) broken = error;
          throw error;
        }),
    }),
    ...(isFile && { fetchFn: (request) => beginListFile(request, api.queryCacheKey ?? '') }),
  });
  const { data, error, meta } = await query({ ...args, body }, api, extraOptions);
  if (meta?.response) noteAnswer(meta.response);
  // A file may change while the browser sends it.
  const changed = broken && !broken.cancelled && !broken.mayBeDone ? await changedFiles(args) : undefined;
  const failure = error && (changed ?? (broken ? brokenUpload(broken) : toApiError(error)));
  return { data, status: error?.status, error: failure };
}

/** Statuses that mean "no answer": 0, or a proxy whose server is down. */
const SILENT = [0, 502, 503, 504];

/** Paths where a 401 is final: a wrong password, or a session that has ended. */
const final = /\/(refresh|login)$/i;

/**
 * The base query of all panels: adds the panel's header, sends files as forms, renews an expired session once and
 * returns one error shape.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (input, api, extra) => {
  const args = typeof input === 'string' ? { url: input } : input;
  const { panel } = api.extra as RequestContext;
  const isUndo = api.type === 'mutation' && isUndoing();
  if (api.type === 'query' && isJustDeleted(args))
    return { error: toApiError({ status: 404, data: { code: 'NOT_FOUND' } }) };
  if (openView() !== undefined && byItself.has(api.endpoint)) return { data: null };
  if (api.type === 'mutation') forgetFirstData();
  const first = api.type === 'query' ? takeFirstAnswer(panel, args) : undefined;
  if (first !== undefined) return { data: first };
  // The server renders what the page already holds. A read that the page lacks stays open.
  if (import.meta.env.SSR) return new Promise(() => undefined);
  const startedAt = Date.now();
  const lateRead = api.type === 'query' ? takeLateRead(panel, args) : undefined;
  let result = await send(args, api, extra, { isUndo, lateRead });
  if (result.status === 401 && !final.test(args.url)) {
    const renewal = await refreshSession(panel, startedAt);
    // The renewal got no answer. Return a network error so that the caller retries instead of signing the user out.
    if (renewal === 'unknown') return { error: toApiError({ status: 'FETCH_ERROR', error: 'not renewed' }) };
    if (renewal === 'renewed') result = await send(args, api, extra, { isUndo });
    if (renewal === 'ended' || result.status === 401) {
      if (await signInAgain(panel)) result = await send(args, api, extra, { isUndo });
      else removeSession(panel);
    }
  }
  if (result.error?.code === 'PROOF_REQUIRED' && (await askForProof()))
    result = await send(args, api, extra, { isUndo });
  if (result.error) {
    const { error } = result;
    // A call that its caller or a changed file ended says nothing about the connection.
    const endedHere = api.signal.aborted || ['CANCELLED', 'FILE_CHANGED'].includes(error.code);
    if (SILENT.includes(error.status) && !endedHere) reportFailure();
    // The session is half open. While the dialog finishes the sign-in over a form, the form stays.
    if (error.code === 'MFA_REQUIRED' && !openQuestion()) removeSession(panel);
    if (error.code === 'PASSWORD_CHANGE_REQUIRED') requirePasswordChange(panel);
    if (error.code === 'FORBIDDEN') renewRights(panel);
    return { error };
  }
  if (api.type === 'mutation') noteDeleted(api.endpoint, args, result.data as { waiting?: string });
  return { data: result.data };
};
