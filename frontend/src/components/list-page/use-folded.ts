import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Column } from './list.types';

/** Stands for the column of row numbers. */
export const SERIAL = -1;

type Folded = ReadonlySet<number>;

/** In which order columns give way: minor ones, row numbers, those that the list cannot be sorted by, the others; the last one first. */
function orderOf<Row>(columns: Column<Row>[]): number[] {
  const rank = (index: number) => {
    const column = columns[index];
    if (!column) return 1;
    return column.minor ? 0 : column.sort ? 3 : 2;
  };
  const open = columns.flatMap(({ card }, index) => (card ? [] : [index]));
  return [SERIAL, ...open].sort((a, b) => rank(a) - rank(b) || b - a);
}

interface Shown<Row> {
  columns: Column<Row>[];
  withActions: boolean;
  folded: Folded;
}

/** Calls `onFold` with more columns when the table is wider than its section. */
function fit<Row>(table: HTMLTableElement | null, shown: Shown<Row>, onFold: (next: Folded) => void) {
  const { columns, withActions, folded } = shown;
  const room = table?.closest('section')?.clientWidth;
  if (!table || !room) return;
  let over = table.offsetWidth - room;
  // The table is as narrow as it can be, so each head has the least width of its column.
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
  if (next.size > folded.size) onFold(next);
}

/**
 * The columns that have no room in the window, by index, so that the table always fits and its buttons are always in sight.
 * A column comes back when the width of the window changes, not from page to page.
 */
export function useFolded<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: Column<Row>[],
  withActions: boolean,
  /** What is shown: other rows may need more room. */
  rows: readonly unknown[] | undefined,
): Folded {
  const [folded, setFolded] = useState<Folded>(new Set());

  const refit = useEffectEvent(() => fit(tableRef.current, { columns, withActions, folded }, setFolded));
  useLayoutEffect(() => refit(), [tableRef, columns, withActions, rows, folded]);

  useLayoutEffect(() => {
    const table = tableRef.current;
    const section = table?.closest('section');
    if (!table || !section) return;
    let width = section.clientWidth;
    const watch = new ResizeObserver(() => {
      // A cell may fill after its row is shown: the name of a category is read by itself.
      if (section.clientWidth === width) return refit();
      width = section.clientWidth;
      // Measured anew, with all columns.
      setFolded(new Set());
    });
    watch.observe(section);
    watch.observe(table);
    return () => watch.disconnect();
  }, [tableRef]);
  return folded;
}
