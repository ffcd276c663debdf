import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../core/caller.js';
import { bodyClassOf } from './body-class.js';
import { checkedBody } from './checked-body.js';
import { fieldError } from '../core/errors.js';

export const KEY_HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** One call that a client may send more than once. */
export interface IdempotencyKey {
  /** Caller, method, path and the client's key in one. */
  id: string;
  /** As the client made it. */
  key: string;
  /** What was asked for: another body under the same key is another call. Read it after the body was checked. */
  readonly body: string;
  /** Whether `body`, as it was stored with an answer, stands for what is asked for now. */
  isSameBody: (body: string) => boolean;
  /** The user of the app who calls; undefined for staff. */
  user?: string;
}

/** The `Idempotency-Key` of an `idempotent` endpoint; undefined when the client sent none. */
export const CurrentIdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IdempotencyKey | undefined => {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get(KEY_HEADER);
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw fieldError(KEY_HEADER, 'Use 1 to 200 printable characters');
    const { role, id } = request.user as Caller;
    // Routes match in any case, so the same call may be spelt in several ways.
    const path = request.path.toLowerCase().replace(/\/+$/, '');
    const asked = () => FORM + hash([request.query, checkedBody(request.body)]);
    return {
      id: hash([role, id, request.method, path, key]),
      key,
      get body() {
        return asked();
      },
      isSameBody: (stored) =>
        stored.startsWith(FORM)
          ? stored === asked()
          : !bodyClassOf(context) || stored === earlierHash([request.query, (request.body as object) ?? {}]),
      ...(role === 'user' && { user: id }),
    };
  },
);

/** Marks hashes of checked bodies. Hashes without the mark are of bodies as they were sent, of calls without input too. */
const FORM = 'checked:';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The same fields in another order are the same body, and a field that is left out counts as unset. */
const hash = (parts: unknown[]) =>
  digest(
    JSON.stringify(parts, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(byName))
        : value,
    ),
  );

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** The hash that earlier versions stored. Bounded, because the check of the body has bounded its depth and size. */
const earlierHash = (parts: unknown[]) => digest(JSON.stringify(parts.map(sorted)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(byName)
    .map(([name, one]) => [name, sorted(one)]);
}
