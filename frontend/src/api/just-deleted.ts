import type { FetchArgs } from '@reduxjs/toolkit/query/react';

/** So long the screens of a deleted record take to close, in milliseconds. */
const CLOSING = 2000;
const deletes = /^(delete|close)[A-Z]/;
const ids = ({ url, params }: FetchArgs) =>
  `${url} ${JSON.stringify(params ?? {})}`.match(/[0-9a-f]{24}/g) ?? [];
const gone = new Set<string>();

/** Remembers for a moment which record a change has deleted. */
export function noteDeleted(endpoint: string, args: FetchArgs): void {
  if (!deletes.test(endpoint)) return;
  for (const id of ids(args)) {
    gone.add(id);
    setTimeout(() => gone.delete(id), CLOSING);
  }
}

/** Whether a read is about a record that was deleted a moment ago: its screen is still open, and the answer would be 404. */
export const isJustDeleted = (args: FetchArgs): boolean => ids(args).some((id) => gone.has(id));
