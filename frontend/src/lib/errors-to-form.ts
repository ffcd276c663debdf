import type { ApiError } from '../api/base-query';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Sorts the server's field errors: those of fields on the form go under them, the rest is for the toast. */
export function errorsToForm(
  error: unknown,
  fields: readonly string[],
): { underFields: Record<string, string>; rest: string[] } {
  const underFields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { field, message } of isApiError(error) ? error.errors : []) {
    if (!fields.includes(field)) rest.push(message);
    else underFields[field] ??= message;
  }
  return { underFields, rest };
}
