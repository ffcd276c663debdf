// Lists with as many rows as fit into the window. Who wants which list to fit is one of the stored choices about lists
// (docs/adr/0021-lists-as-they-were-left.md).
import { rememberLooks, rememberedRows } from './page-cookie';

/** The page size that means: as many rows as fit into the window. */
export const FIT = -1;

/** A shared address may name any number of rows between these two. */
export const fewestRows = 5;
export const mostRows = 50;

/** The height of a row with a picture, and of what a screen with tabs and one list shows around its rows, in pixels. */
const ROW = 45;
const AROUND = 410;
/** A window that has not changed for so many milliseconds has its new size. */
const PAUSE = 300;

/** The stored page sizes: that of all lists, and those of single lists. */
interface KeptRows {
  limit: number;
  lists: readonly { list: string; limit: number }[];
}

const countRows = () =>
  // Unlike the height of the window, that of the page stays when a phone folds its address bar.
  Math.min(
    Math.max(Math.floor((document.documentElement.clientHeight - AROUND) / ROW), fewestRows),
    mostRows,
  );

let kept: KeptRows = { limit: 0, lists: [] };
/** The stored page sizes that the server rendered with. */
let keptWhenRendered = kept;
let rows: number | undefined;
let atStart: number | undefined;
/** Returns the number that the page before counted, with which the server renders; 0: no page has. */
const renderedRows = () => (import.meta.env.SSR ? rememberedRows() : (atStart ??= rememberedRows()));
/** The numbers that this window had: an address with one of them is that of a list that fits. */
const had = new Set<number>();
const listeners = new Set<() => void>();
const report = () => {
  for (const listener of listeners) listener();
};

/** Returns the number of rows that fit into the window. */
export function fittingRows(): number {
  if (import.meta.env.SSR) return renderedRows();
  if (rows !== undefined) return rows;
  // Before this window's own number takes the place of that of the page before.
  had.add(renderedRows());
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (countRows() === rows) return;
      take(countRows());
      report();
    }, PAUSE);
  });
  return take(countRows());
}

/** Takes a number of rows. The server reads it from the cookie and puts as many rows into the next page. */
function take(counted: number): number {
  rows = counted;
  had.add(counted);
  rememberLooks('rows', String(counted));
  return counted;
}

/** Returns the stored page size of a list, which may be FIT; 0 for the list's own. */
export const keptLimit = ({ limit, lists }: KeptRows, list: string): number =>
  lists.find((one) => one.list === list)?.limit || limit;

/** Returns the page size that an address names for a stored one. */
export const namedLimit = (limit: number): number => (limit === FIT ? fittingRows() : limit);

/** Notes the stored page sizes of the signed-in person. */
export function noteKeptRows(stored: KeptRows): void {
  kept = stored;
  report();
}

/** Notes the stored page sizes that the page was rendered with. */
export function noteRenderedRows(stored: KeptRows): void {
  keptWhenRendered = stored;
  noteKeptRows(stored);
}

/** Calls the listener when a list may have another number of rows. */
export function watchFit(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the number of rows of a list that fits into the window; undefined for any other list. */
export const fitOf = (list: string): number | undefined =>
  keptLimit(kept, list) === FIT ? fittingRows() : undefined;

/** Returns the same as the server rendered it: the window may have another size than at the page before. */
export const fitWhenRendered = (list: string): number | undefined =>
  keptLimit(keptWhenRendered, list) === FIT ? renderedRows() || undefined : undefined;

/** Whether an address with this number of rows is that of a list that fits into the window. */
export const wasFit = (limit: number): boolean => had.has(limit) || limit === renderedRows();
