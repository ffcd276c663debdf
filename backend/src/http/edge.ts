// Middleware that every request passes before the routes: rejects requests that HTTP forbids, and sets headers against
// caching.
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../core/errors.js';
import { failureBody } from './failure.js';
import { hasUnknownExpectation } from './http-server.js';

/**
 * Rejects requests that HTTP forbids or the API does not support: a missing Host, an unknown `Expect`, and the address
 * `*`.
 */
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

/** The documentation pages are the same for everyone, and their files set their own cache times. */
const DOCS = /^\/docs\b/i;

/** Forbids browsers and proxies to cache API responses, unless the handler sets another Cache-Control. */
export function preventCaching(request: Request, response: Response, next: NextFunction): void {
  if (!DOCS.test(request.path)) {
    response.setHeader('Cache-Control', 'no-store');
    // The request headers that a response depends on.
    response.vary('Authorization, Cookie, X-Panel, X-View');
  }
  next();
}
