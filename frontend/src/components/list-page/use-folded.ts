import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Column } from './list.types';

/** Stands for the column of row numbers, the first to go. */
export const SERIAL = -1;

/** In which order columns give way: minor ones, those that the list cannot be sorted by, the others; the last one first. */
function orderOf<Row>(columns: Column<Row>[]): number[] {
  const rank = ({ minor, sort }: Column<Row>) => (minor ? 0 : sort ? 2 : 1);
  const open = columns.flatMap(({ card }, index) => (card ? [] : [index]));
  return [SERIAL, ...open.sort((a, b) => rank(columns[a]!) - rank(columns[b]!) || b - a)];
}

/**
 * The columns that have no room in the window, by index, so that the table always fits and its buttons are always in sight.
 * A column comes back when the window grows, not from page to page.
 */
export function useFolded<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: Column<Row>[],
  withActions: boolean,
  /** What is shown: other rows may need more room. */
  rows: readonly unknown[] | undefined,
): ReadonlySet<number> {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());

  useLayoutEffect(() => {
    const table = tableRef.current;
    const room = table?.closest('section')?.clientWidth;
    if (!table || !room) return;
    let over = table.offsetWidth - room;
    if (over <= 0) return;
    // The table is as narrow as it can be, so each head has the least width of its column.
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    const shown = columns.flatMap((_, index) => (folded.has(index) ? [] : [index]));
    const after = heads.length - shown.length - (withActions ? 1 : 0);
    const headOf = (index: number) => heads[after + (index === SERIAL ? -1 : shown.indexOf(index))];
    const next = new Set(folded);
    for (const index of orderOf(columns)) {
      if (over <= 0) break;
      if (next.has(index)) continue;
      over -= headOf(index)?.offsetWidth ?? 0;
      next.add(index);
    }
    if (next.size > folded.size) setFolded(next);
  }, [tableRef, columns, withActions, rows, folded]);

  useLayoutEffect(() => {
    const section = tableRef.current?.closest('section');
    if (!section) return;
    let width = section.clientWidth;
    const watch = new ResizeObserver(() => {
      if (section.clientWidth === width) return;
      width = section.clientWidth;
      // Measured anew, with all columns.
      setFolded(new Set());
    });
    watch.observe(section);
    return () => watch.disconnect();
  }, [tableRef]);
  return folded;
}
