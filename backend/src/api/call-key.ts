import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../access/caller.js';
import { fieldError } from './errors.js';

export const KEY_HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One call that a client may send more than once. */
export interface CallKey {
  /** Caller, method, path and the client's key in one. */
  id: string;
  /** As the client made it. */
  key: string;
  /** What was asked for: another body under the same key is another call. */
  body: string;
  /** The user of the app who calls; undefined for staff. */
  user?: string;
}

/** The `Idempotency-Key` of an `idempotent` endpoint; undefined when the client sent none. */
export const CurrentCallKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CallKey | undefined => {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get(KEY_HEADER);
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw fieldError(KEY_HEADER, 'This takes 1 to 200 printable characters');
    const { role, id } = request.user as Caller;
    // Routes match in any case, so the same call may be spelt in several ways.
    const path = request.path.toLowerCase().replace(/\/+$/, '');
    return {
      id: hash([role, id, request.method, path, key]),
      key,
      body: hash([request.query, request.body ?? {}]),
      ...(role === 'user' && { user: id }),
    };
  },
);

const hash = (parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(sorted)))
    .digest('base64url');

/** The same fields in another order are the same body. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => [name, sorted(one)]);
}
