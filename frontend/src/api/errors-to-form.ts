import type { ApiError } from './base-query';

export function isApiError(error: unknown): error is ApiError {
  // A DOMException has a code and a message too.
  return typeof error === 'object' && error !== null && 'code' in error && 'errors' in error;
}

/** Statuses of a proxy whose server is down. Our API answers UNAVAILABLE when it refuses a call. */
const PROXY = [502, 503, 504];

/** Codes of calls that ended in the browser: the API has done nothing. */
const UNSENT: ApiError['code'][] = ['CANCELLED', 'NOT_SENT', 'FILE_CHANGED'];

/** Returns whether the person cancelled the call before the API could carry it out. */
export const isCancelled = (error: unknown): boolean => isApiError(error) && error.code === 'CANCELLED';

/** Returns whether a file of the form changed after it was chosen. */
export const hasFileChanged = (error: unknown): boolean => isApiError(error) && error.code === 'FILE_CHANGED';

/** Returns whether a form ended before the API could carry it out, so that it can be sent again. */
export const wasNotSent = (error: unknown): boolean => isApiError(error) && UNSENT.includes(error.code);

/** Returns whether a call got no answer from the API, so that its outcome is unknown. */
export const gotNoAnswer = (error: unknown): boolean =>
  isApiError(error) &&
  !wasNotSent(error) &&
  (error.status === 0 || (PROXY.includes(error.status) && error.code !== 'UNAVAILABLE'));

/**
 * Sorts the server's field errors: errors of fields on the form go under those fields, the rest goes into the toast.
 * `aliases` maps field names of the API call to field names of the form.
 */
export function errorsToForm(
  error: unknown,
  fields: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): { underFields: Record<string, string>; rest: string[] } {
  const underFields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { field: named, message } of isApiError(error) ? error.errors : []) {
    const field = aliases[named] ?? named;
    if (!fields.includes(field)) rest.push(message);
    else underFields[field] ??= message;
  }
  return { underFields, rest };
}
