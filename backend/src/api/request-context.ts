// What the code behind the edge may know of the request that it serves (audit records, logs, uploads).
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import type { Caller } from '../access/caller.js';

export interface RequestContext {
  requestId: string;
  address: string;
  /** Set by the guard once the caller is known. */
  caller?: Caller;
  /** Files stored while serving; removed again when the request fails. */
  storedFiles: string[];
  /** The idempotency key of a call that takes one. */
  idempotencyKey?: string;
  /** When it happens, where that is not now: demo data has a past. */
  at?: Date;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** undefined outside of a request (start-up, background jobs). */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** When what is being done happens. */
export const currentTime = (): Date => storage.getStore()?.at ?? new Date();

export function provideRequestContext(request: Request, _response: Response, next: NextFunction): void {
  storage.run({ requestId: String(request.id), address: request.ip ?? '', storedFiles: [] }, next);
}

/** Goes on with a request's work somewhere else, for example with that of others in one transaction. */
export const continueAs = <T>(context: RequestContext | undefined, work: () => T): T =>
  context ? storage.run(context, work) : storage.exit(work);

/** Does what a request of this caller would do, without one: demo data goes through the same services. */
export const actAs = <T>(caller: Caller, at: Date, work: () => Promise<T>): Promise<T> =>
  storage.run({ requestId: '', address: '', storedFiles: [], caller, at }, work);
