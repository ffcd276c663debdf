// What every request passes before the application: refusals that belong to no route, and headers against caches.
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../core/errors.js';
import { failureBody } from './failure.js';
import { hasUnknownExpectation } from './http-server.js';

/** Answers what HTTP itself forbids: no Host, an unknown `Expect`, and the address `*` that stands for no call. */
export function refuseUnusable(request: Request, response: Response, next: NextFunction): void {
  const refuse = (status: number, error: AppError) => {
    response.status(status).setHeader('Cache-Control', 'no-store');
    response.json(failureBody(error, String(request.id)));
  };
  if (request.headers.host === undefined && request.httpVersion === '1.1')
    refuse(400, new AppError('VALIDATION_FAILED', 'The Host header is missing'));
  else if (hasUnknownExpectation(request))
    refuse(417, new AppError('VALIDATION_FAILED', 'Only Expect: 100-continue is supported'));
  else if (request.url === '*') refuse(404, new AppError('NOT_FOUND'));
  else next();
}

/** The documentation's pages are the same for everybody, and its files keep their own times. */
const DOCS = /^\/docs\b/i;

/** No answer of the API is kept by a browser or a proxy, unless its handler sets another Cache-Control. */
export function preventCaching(request: Request, response: Response, next: NextFunction): void {
  if (!DOCS.test(request.path)) {
    response.setHeader('Cache-Control', 'no-store');
    // What an answer depends on beside its address.
    response.vary('Authorization, Cookie, X-Panel');
  }
  next();
}
