import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../core/caller.js';
import { bodyClassOf } from './body-class.js';
import { checkedBody } from './checked-body.js';
import { fieldError } from '../core/errors.js';

export const KEY_HEADER = 'Idempotency-Key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The idempotency key of a call that a client may send more than once. */
export interface IdempotencyKey {
  /** A hash of caller, method, path and the client's key. */
  id: string;
  /** The key as the client sent it. */
  key: string;
  /**
   * A hash of the query and body, to detect a key that is reused for another request. Read it after the body was
   * validated.
   */
  readonly body: string;
  /** Returns whether `body`, as stored with a response, matches the current request. */
  isSameBody: (body: string) => boolean;
  /** The calling app user; undefined for staff. */
  user?: string;
}

/**
 * Parameter decorator: injects the `Idempotency-Key` of an `idempotent` endpoint; undefined when the client sent none.
 */
export const CurrentIdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): IdempotencyKey | undefined => {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get(KEY_HEADER);
    if (key === undefined) return undefined;
    if (!KEY.test(key)) throw fieldError(KEY_HEADER, 'Use 1 to 200 printable characters');
    const { role, id } = request.user as Caller;
    // Routes are case-insensitive, so several spellings of a path mean the same call.
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

/**
 * Prefix of hashes of validated bodies. Hashes without the prefix cover the body as it was sent, even for calls that
 * take no body.
 */
const FORM = 'checked:';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Hashes values so that the order of fields does not matter and a missing field equals an undefined one. */
const hash = (parts: unknown[]) =>
  digest(
    JSON.stringify(parts, (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(byName))
        : value,
    ),
  );

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/**
 * Computes the hash that earlier versions stored. The recursion is safe: validation has already limited the depth and
 * size of the body.
 */
const earlierHash = (parts: unknown[]) => digest(JSON.stringify(parts.map(sorted)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(byName)
    .map(([name, one]) => [name, sorted(one)]);
}
