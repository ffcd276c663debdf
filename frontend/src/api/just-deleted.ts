import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** So long the screens of a deleted record take to close, in milliseconds. */
const CLOSING = 2000;
const deletes = /^(delete|close)[A-Z]/;
const codes = new Map<string, string>();
const gone = new Set<unknown>();

/** What a call names by its fields, without what somebody searches for. */
function fieldsOf({ params, body }: FetchArgs): Record<string, unknown> {
  const { search: _, ...fields } = { ...params, ...(body instanceof FormData ? {} : (body as object)) } as {
    search?: unknown;
  };
  return fields;
}

/** Says by which code other calls name the record that is about to be deleted. */
export const namedToo = (id: string, code: string) => codes.set(id, code);

/** Remembers for a moment which record a change has deleted. A deletion that waits for a second admin deletes nothing yet. */
export function noteDeleted(endpoint: string, args: FetchArgs, answer: { waiting?: string }): void {
  if (!deletes.test(endpoint) || answer.waiting) return;
  const id = /[0-9a-f]{24}$/.exec(args.url)?.[0] ?? String(fieldsOf(args)['id']);
  for (const name of [id, codes.get(id) ?? id]) {
    gone.add(name);
    setTimeout(() => gone.delete(name), CLOSING);
  }
}

/** Whether a read is about a record that was deleted a moment ago: its screen is still open, and the answer would be 404. */
export const isJustDeleted = (args: FetchArgs): boolean =>
  [...args.url.split('/'), ...Object.values(fieldsOf(args))].some((name) => gone.has(name));
