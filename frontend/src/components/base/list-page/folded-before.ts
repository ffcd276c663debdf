// Remembers the folded columns of a list, so that the server renders the list with the same ones.
import { rememberHere } from '../../../lib/page-cookie';
import type { Column } from './list.types';

/** Returns a short text that differs for other texts. */
function shortened(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

const nameOf = <Row>(columns: Column<Row>[]) => shortened(columns.map(({ title }) => title).join());
const rowsOf = (rows: readonly unknown[]) =>
  shortened(rows.map((row) => (row as { _id?: string })._id ?? '').join());

const COOKIE = /(?:^|; )folded=(\w+\.(\d+\.\w+)\.([-\d.]*))/;

/** What decides which columns fit: the width of the list's section in pixels, and the rows. */
export const placeOf = (room: number, rows: readonly unknown[]): string => `${room}.${rowsOf(rows)}`;

interface FoldedBefore {
  folded: ReadonlySet<number>;
  /** Where these columns did not fit; '' if the list has not been shown. */
  place: string;
}

/** Stores which columns of the open screen's list are folded. */
export function rememberFolded<Row>(columns: Column<Row>[], { folded, place }: FoldedBefore): void {
  const text = `${nameOf(columns)}.${place}.${[...folded].join('.')}`;
  if (COOKIE.exec(document.cookie)?.[1] !== text) rememberHere('folded', text);
}

/** Returns the columns that were folded when this browser last showed the list. */
export function foldedBefore<Row>(columns: Column<Row>[]): FoldedBefore {
  const [, text, place = '', indexes] = COOKIE.exec(document.cookie) ?? [];
  if (!text?.startsWith(`${nameOf(columns)}.`)) return { folded: new Set(), place: '' };
  return { folded: new Set(indexes ? indexes.split('.').map(Number) : []), place };
}
