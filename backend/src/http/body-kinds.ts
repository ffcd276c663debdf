// The one rule for request bodies: every call that takes a body reads JSON, urlencoded pairs and multipart forms. A body
// of another type fails with UNSUPPORTED_TYPE, so that a call never succeeds without its input. An empty body is no body,
// whatever its type.
import type { Request, Response } from 'express';
import { AppError } from '../core/errors.js';
import { askForBody } from './awaited-continue.js';
import { hasBody } from './http-server.js';

export const JSON_KIND = 'application/json';
export const URLENCODED_KIND = 'application/x-www-form-urlencoded';
export const MULTIPART_KIND = 'multipart/form-data';
/** The types of bodies that the API reads, as the header Accept of a refusal names them. */
export const BODY_KINDS = [JSON_KIND, URLENCODED_KIND, MULTIPART_KIND] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

const kinds = new WeakMap<Request, BodyKind>();

/** Returns the kind of the body that `findBodyKind` found; undefined for a request without a body. */
export const bodyKindOf = (request: Request): BodyKind | undefined => kinds.get(request);

/** Finds the kind of a request's body. UNSUPPORTED_TYPE when the API does not read bodies of this type. */
export async function findBodyKind(request: Request, response: Response): Promise<void> {
  if (!hasBody(request)) return;
  const kind = BODY_KINDS.find((one) => request.is(one));
  // The readers of JSON and urlencoded bodies take an empty body as no body.
  const mustPeek = kind === undefined || kind === MULTIPART_KIND;
  if (mustPeek && (await isEmpty(request, response))) return;
  if (!kind) throw new AppError('UNSUPPORTED_TYPE');
  kinds.set(request, kind);
}

/** Returns whether a body ends before its first byte. Waits for the first byte only without a Content-Length. */
async function isEmpty(request: Request, response: Response): Promise<boolean> {
  if (request.headers['transfer-encoding'] === undefined) return false;
  askForBody(request, response);
  return new Promise<boolean>((resolve, reject) => {
    const look = () => {
      const chunk = request.read() as Buffer | null;
      if (chunk === null) return;
      settle(() => resolve(false));
      request.unshift(chunk);
    };
    const end = () => settle(() => resolve(true));
    const gone = () =>
      settle(() => reject(new AppError('VALIDATION_FAILED', 'The request could not be read')));
    const settle = (how: () => void) => {
      request.off('readable', look).off('end', end).off('error', gone).off('close', gone);
      how();
    };
    request.on('readable', look).on('end', end).on('error', gone).on('close', gone);
  });
}
