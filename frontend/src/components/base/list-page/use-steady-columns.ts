import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Holds the width of a column's head; the style sheet of the table applies it. */
const WIDTH = '--cb-steady-width';

/**
 * Keeps the widths of the columns while the reader turns the page, sorts or searches. Other columns, another width of
 * the list and a page of more rows are measured anew: few rows say little about the others. A word that is wider than
 * its column still widens it, and the column stays so.
 */
export function useSteadyColumns(
  tableRef: RefObject<HTMLTableElement | null>,
  /** The rows on display; undefined while the first ones load. */
  rows: readonly unknown[] | undefined,
  /** Change when the table may show other columns. */
  columns: readonly unknown[],
  folded: ReadonlySet<number>,
) {
  const measured = useRef({ layout: '', rows: 0 });

  useLayoutEffect(() => {
    const table = tableRef.current;
    const room = table?.closest('section')?.clientWidth;
    if (!table || !room || !rows || table.dataset['sizing'] !== undefined) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    const layout = [
      room,
      ...heads.map(({ dataset, style }) => `${dataset['accessor']} ${style.width}`),
    ].join();
    if (layout !== measured.current.layout || rows.length > measured.current.rows) {
      measured.current = { layout, rows: rows.length };
      for (const { style } of heads) style.removeProperty(WIDTH);
    }
    const widths = heads.map((head) => head.getBoundingClientRect().width);
    heads.forEach(({ style }, index) => style.setProperty(WIDTH, `${widths[index]}px`));
  }, [tableRef, rows, columns, folded]);
}
