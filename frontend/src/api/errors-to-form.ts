import type { ApiError } from './base-query';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

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
