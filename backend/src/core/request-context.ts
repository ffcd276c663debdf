// Request data for code outside the HTTP layer: audit records, logs, uploads.
import type { Caller } from './caller.js';
import { ScopedStorage } from './scoped-storage.js';

export interface RequestContext {
  requestId: string;
  address: string;
  /** The browser or app. undefined outside a request. */
  userAgent?: string;
  /** undefined for a public endpoint. */
  caller?: Caller;
  /** True when a panel sent the request with its session cookie (http/panel-session.ts). */
  isPanel?: boolean;
  /** True when the request undoes an earlier change of the caller (http/undo-header.ts). */
  isUndo?: boolean;
  /** Files stored during the request; removed when the request fails. */
  storedFiles: string[];
  /** The idempotency key of the call, if the client sent one. */
  idempotencyKey?: string;
  /** Returns whether the client closed the connection, so that no one waits for the response. */
  isGone?: () => boolean;
  /** The time of the action. undefined means now; demo data has dates in the past. */
  at?: Date;
}

const storage = new ScopedStorage<RequestContext>();

/**
 * Returns the context of the running request. undefined outside a request (start-up, background jobs) and in read-only
 * requests.
 */
export const requestContext = (): RequestContext | undefined => storage.get();

/** Returns the time of the running action: the context's `at`, or now. */
export const currentTime = (): Date => requestContext()?.at ?? new Date();

/** Returns the id of the background job that acts for a person here, so that its effects can be joined; otherwise undefined. */
export function runningJob(): string | undefined {
  const { caller, requestId } = requestContext() ?? {};
  return caller?.sessionId === '' && requestId ? requestId : undefined;
}

/** Continues the work of a request elsewhere, for example in one transaction with other requests. */
export const continueAs = <T>(context: RequestContext | undefined, work: () => T): T =>
  storage.run(context, work);

/** Returns the context of a request of this caller at this time: demo data goes through the same services as real requests. */
export const contextOf = (caller: Caller, at: Date): RequestContext => ({
  requestId: '',
  address: '',
  storedFiles: [],
  caller,
  at,
});

/** Runs work as a request of this caller at this time. */
export const actAs = <T>(caller: Caller, at: Date, work: () => T): T =>
  storage.run(contextOf(caller, at), work);
