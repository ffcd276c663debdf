import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ChosenColumn } from './list.types';
import { foldedBefore, placeOf, rememberFolded } from './folded-before';

/** The index of the column of row numbers. */
export const SERIAL = -1;
/** Among the folded columns: the other columns do not fit either, so the table scrolls sideways. */
export const SCROLLS = -2;

type Folded = ReadonlySet<number>;

/**
 * Returns the order in which columns are folded: columns that the details show, minor columns, columns that cannot be
 * sorted, row numbers, all others; within each rank the last column first. A folded value appears below the name of its
 * row; a row number would be lost. Columns that the reader has chosen are never folded.
 */
function orderOf<Row>(columns: ChosenColumn<Row>[]): number[] {
  const rank = (index: number) => {
    const column = columns[index];
    if (!column) return 2.5;
    if (column.minor === 'details') return -1;
    return column.minor ? 0 : column.sort ? 3 : 2;
  };
  const open = columns.flatMap(({ card, chosen }, index) => (card || chosen ? [] : [index]));
  return [SERIAL, ...open].sort((a, b) => rank(a) - rank(b) || b - a);
}

interface Shown<Row> {
  columns: ChosenColumn<Row>[];
  withActions: boolean;
  folded: Folded;
}

/** Calls `onFold` with more columns if the table is wider than its section, which has `room` pixels. */
function fit<Row>(table: HTMLTableElement, room: number, shown: Shown<Row>, onFold: (next: Folded) => void) {
  const { columns, withActions, folded } = shown;
  if (table.dataset['sizing'] !== undefined) return;
  let over = table.offsetWidth - room;
  // The table has its minimum width, so each head has the minimum width of its column.
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const left = columns.flatMap((_, index) => (folded.has(index) ? [] : [index]));
  const before = heads.length - left.length - (withActions ? 1 : 0);
  const headOf = (index: number) => heads[before + (index === SERIAL ? -1 : left.indexOf(index))];
  const next = new Set(folded);
  for (const index of orderOf(columns)) {
    if (over <= 0) break;
    if (next.has(index)) continue;
    over -= headOf(index)?.offsetWidth ?? 0;
    next.add(index);
  }
  // A list without changed columns always fits, as it is declared.
  if (over > 0 && columns.some(({ chosen, sized }) => chosen || sized)) next.add(SCROLLS);
  if (next.size > folded.size) onFold(next);
}

/**
 * Returns the indexes of the columns that do not fit, so that the table always fits and its buttons stay in view.
 * Columns come back only when the window's width changes, not from page to page.
 */
export function useFolded<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: ChosenColumn<Row>[],
  withActions: boolean,
  /** The rows on display: other rows may need more space. */
  rows: readonly unknown[] | undefined,
): Folded {
  // Other columns, another order or another width: unfold all columns and measure again.
  const layout = columns.map(({ field, width, chosen }) => `${field} ${width} ${chosen}`).join();
  const [before] = useState(() => foldedBefore(columns));
  const [held, setHeld] = useState({ layout, folded: before.folded });
  if (held.layout !== layout) setHeld({ layout, folded: new Set() });
  const { folded } = held;
  const setFolded = useCallback((next: Folded) => setHeld((now) => ({ ...now, folded: next })), []);
  /** The width of the section when the columns were last measured: an effect that measured would cost a layout. */
  const room = useRef(0);
  const remember = useEffectEvent(() => {
    if (room.current && rows) rememberFolded(columns, { folded, place: placeOf(room.current, rows) });
  });
  useEffect(() => remember(), [layout, folded, rows]);

  // The columns that were folded at another width or for other rows may fit now.
  const reconsider = useEffectEvent((width: number) => {
    if (before.place && before.place !== placeOf(width, rows ?? [])) setFolded(new Set());
  });
  const refit = useEffectEvent(() => {
    const table = tableRef.current;
    room.current = table?.closest('section')?.clientWidth ?? 0;
    if (table && room.current) fit(table, room.current, { columns, withActions, folded }, setFolded);
  });
  useLayoutEffect(() => refit(), [tableRef, columns, withActions, rows, folded]);

  useLayoutEffect(() => {
    const table = tableRef.current;
    const section = table?.closest('section');
    if (!table || !section) return;
    let width = section.clientWidth;
    reconsider(width);
    const watch = new ResizeObserver(() => {
      // A cell's content may arrive after its row, for example a category's name from a separate request.
      if (section.clientWidth === width) return refit();
      width = section.clientWidth;
      // Unfold all columns and measure again.
      setFolded(new Set());
    });
    watch.observe(section);
    watch.observe(table);
    return () => watch.disconnect();
  }, [tableRef, setFolded]);
  return folded;
}
