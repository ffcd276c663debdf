// Remembers the folded columns of a list, so that the server renders the list with the same ones.
import { rememberHere } from '../../lib/page-cookie';
import type { Column } from './list.types';

/** Returns a short text that differs for tables with other columns. */
function nameOf<Row>(columns: Column<Row>[]): string {
  let hash = 0;
  for (const sign of columns.map(({ title }) => title).join())
    hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

const COOKIE = /(?:^|; )folded=(\w+)\.([-\d.]*)/;

/** What this page has stored, by path: reading the cookie at every rendering would be slow. */
const stored = new Map<string, string>();

/** Stores which columns of the open screen's list are folded. */
export function rememberFolded<Row>(columns: Column<Row>[], folded: ReadonlySet<number>): void {
  const { pathname } = window.location;
  const state = `${columns.length} ${[...folded].join('.')}`;
  if (stored.get(pathname) === state) return;
  stored.set(pathname, state);
  const known = COOKIE.exec(document.cookie);
  const [name, indexes] = [nameOf(columns), [...folded].join('.')];
  if (known ? known[1] === name && known[2] === indexes : !indexes) return;
  rememberHere('folded', `${name}.${indexes}`);
}

/** Returns the columns that were folded when this browser last showed the list. */
export function foldedBefore<Row>(columns: Column<Row>[]): ReadonlySet<number> {
  const [, name, indexes] = COOKIE.exec(document.cookie) ?? [];
  return new Set(name === nameOf(columns) && indexes ? indexes.split('.').map(Number) : []);
}
