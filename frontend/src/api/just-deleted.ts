import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** How long the screens of a deleted record take to close, in milliseconds. */
const CLOSING = 2000;
const deletes = /^(delete|close)[A-Z]/;
const restores = /^restore[A-Z]/;
const codes = new Map<string, string>();
const gone = new Set<unknown>();

/** Returns the fields by which a call names a record, without its search text. */
function fieldsOf({ params, body }: FetchArgs): Record<string, unknown> {
  const { search: _, ...fields } = { ...params, ...(body instanceof FormData ? {} : (body as object)) } as {
    search?: unknown;
  };
  return fields;
}

/** Registers the code by which other calls name the record that is about to be deleted. */
export const namedToo = (id: string, code: string) => codes.set(id, code);

/**
 * Remembers for CLOSING milliseconds which record a call has deleted, unless it is restored before. A deletion that waits for a second admin is
 * ignored.
 */
export function noteDeleted(endpoint: string, args: FetchArgs, answer: { waiting?: string }): void {
  if (restores.test(endpoint)) gone.delete(String(fieldsOf(args)['id']));
  if (!deletes.test(endpoint) || answer.waiting) return;
  const id = /[0-9a-f]{24}$/.exec(args.url)?.[0] ?? String(fieldsOf(args)['id']);
  for (const name of [id, codes.get(id) ?? id]) {
    gone.add(name);
    setTimeout(() => gone.delete(name), CLOSING);
  }
}

/** Returns whether a read is about a record that was just deleted: its screen is still open and would get a 404. */
export const isJustDeleted = (args: FetchArgs): boolean =>
  [...args.url.split('/'), ...Object.values(fieldsOf(args))].some((name) => gone.has(name));
