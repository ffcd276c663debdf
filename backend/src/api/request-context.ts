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
}

const storage = new AsyncLocalStorage<RequestContext>();

/** undefined outside of a request (start-up, background jobs). */
export const requestContext = (): RequestContext | undefined => storage.getStore();

export function provideRequestContext(request: Request, _response: Response, next: NextFunction): void {
  storage.run({ requestId: String(request.id), address: request.ip ?? '', storedFiles: [] }, next);
}
