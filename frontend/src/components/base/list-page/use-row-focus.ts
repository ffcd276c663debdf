import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { writes } from '../writes';
import { focusRow, owned, rowsIn } from './row-focus';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const inSection = (selector: string) => (list: HTMLElement | null) =>
  list?.closest('section')?.querySelector<HTMLElement>(selector);
const searchBox = inSection('input[type=search]');
const nextPage = inSection('[data-next]');

/**
 * Lets the arrow keys move the focus from the search box to the rows, from row to row, and from the last row to the
 * next page. If the focused row disappears, the row that took its place gets the focus. `keyed`: the list handles its
 * rows' keys itself.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[] | undefined,
  keyed: boolean,
) {
  const at = useRef<{ row: Element; index: number }>(undefined);

  useEffect(() => {
    if (!at.current || at.current.row.isConnected || document.activeElement !== document.body) return;
    const left = rowsIn(list.current);
    if (left.length) focusRow(left[Math.min(at.current.index, left.length - 1)]);
    else searchBox(list.current)?.focus({ preventScroll: true });
  }, [list, rows]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>('[data-row]');
      at.current = row ? { row, index: rowsIn(list.current).indexOf(row) } : undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target } = event;
      const step = steps[event.key];
      if (!(target instanceof Element)) return;
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const found = rowsIn(list.current);
      const row = target.closest<HTMLElement>('[data-row]');
      const fromSearch = step === 1 && target.matches('input[type=search]');
      if (!fromSearch && (keyed || !row || writes(target) || owned(target))) return;
      const next = found[fromSearch || !row ? 0 : found.indexOf(row) + step];
      if (next) focusRow(next);
      else if (step === 1) nextPage(list.current)?.focus();
      else searchBox(list.current)?.focus();
      event.preventDefault();
    },
  };
}
