import type { RowMark } from './list.types';

interface ShownRows {
  /** What colleagues have just done, by the id of the row. */
  marks: ReadonlyMap<string, RowMark>;
  /** The rows that a colleague took out of the list: maps their ids to what happened. */
  gone: ReadonlyMap<string, string>;
}

/** Returns what the tags of the rows say: also a row that has left the list says what happened. */
export const tagsOf = ({ marks, gone }: ShownRows): ReadonlyMap<string, RowMark> =>
  new Map([
    ...marks,
    ...[...gone].map(([id, did]) => [id, marks.get(id) ?? { who: '', did, when: '' }] as const),
  ]);

/**
 * Returns the inert rows and the text in place of their buttons. A row that a colleague took out of the list has none:
 * its tag says what happened, and a text could make the row higher.
 */
export const inertRows = (
  gone: ShownRows['gone'],
  decided: ReadonlyMap<string, string> | undefined,
): ReadonlyMap<string, string> | undefined =>
  gone.size ? new Map([...[...gone.keys()].map((id) => [id, ''] as const), ...(decided ?? [])]) : decided;
