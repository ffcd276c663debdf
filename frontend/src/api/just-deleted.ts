import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** So long the screens of a deleted record take to close, in milliseconds. */
const CLOSING = 2000;
const deletes = /^(delete|close)[A-Z]/;
const textOf = ({ url, params, body }: FetchArgs) =>
  `${url} ${JSON.stringify({ params, body: body as unknown })}`;
const codes = new Map<string, string>();
const gone = new Set<string>();

/** Says by which code other calls name the record that is about to be deleted. */
export const namedToo = (id: string, code: string) => codes.set(id, code);

/** Remembers for a moment which record a change has deleted. A deletion that waits for a second admin deletes nothing yet. */
export function noteDeleted(endpoint: string, args: FetchArgs, answer: { waiting?: string }): void {
  if (!deletes.test(endpoint) || answer.waiting) return;
  const ids = textOf(args).match(/[0-9a-f]{24}/g) ?? [];
  for (const name of ids.flatMap((id) => [id, codes.get(id) ?? id])) {
    gone.add(name);
    setTimeout(() => gone.delete(name), CLOSING);
  }
}

/** Whether a read is about a record that was deleted a moment ago: its screen is still open, and the answer would be 404. */
export function isJustDeleted(args: FetchArgs): boolean {
  const text = textOf(args);
  return [...gone].some((name) => text.includes(name));
}
