// What the code behind the edge may know of the request that it serves (audit records, logs, uploads).
import type { Caller } from './caller.js';
import { ScopedStorage } from './scoped-storage.js';

export interface RequestContext {
  requestId: string;
  address: string;
  /** Nobody where the endpoint is public. */
  caller?: Caller;
  /** A panel sent the request in the session of its cookie (http/panel-session.ts). */
  isPanel?: boolean;
  /** Files stored while serving; removed again when the request fails. */
  storedFiles: string[];
  /** The idempotency key of a call that takes one. */
  idempotencyKey?: string;
  /** Whether the client closed the connection: nobody waits for the answer. */
  isGone?: () => boolean;
  /** When it happens, where that is not now: demo data has a past. */
  at?: Date;
}

const storage = new ScopedStorage<RequestContext>();

/** undefined outside of a request (start-up, background jobs), and in one that only reads. */
export const requestContext = (): RequestContext | undefined => storage.get();

/** When what is being done happens. */
export const currentTime = (): Date => requestContext()?.at ?? new Date();

/** Goes on with a request's work somewhere else, for example with that of others in one transaction. */
export const continueAs = <T>(context: RequestContext | undefined, work: () => T): T =>
  storage.run(context, work);

/** Does what a request of this caller would do, without one: demo data goes through the same services. */
export const actAs = <T>(caller: Caller, at: Date, work: () => Promise<T>): Promise<T> =>
  storage.run({ requestId: '', address: '', storedFiles: [], caller, at }, work);
