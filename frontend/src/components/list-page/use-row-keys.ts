import { useEffect, useRef, useState } from 'react';
import type { CurrentRow, Listed } from './list.types';
import { focusRow, owned, rowOf, writes } from './row-focus';

function stepOf(key: string, inside: boolean): number {
  if (key === 'j' || (inside && key === 'ArrowDown')) return 1;
  return key === 'k' || (inside && key === 'ArrowUp') ? -1 : 0;
}

/** Where the current row is now; when the row has gone, the place of the row that follows. -1: there are no rows. */
function indexAt(rows: Listed[], at: { id: string; index: number }): number {
  const index = rows.findIndex(({ _id }) => _id === at.id);
  return index === -1 ? Math.min(at.index, rows.length - 1) : index;
}

/**
 * Moves through rows by j and k, and by the arrow keys once the keyboard is among them; `keys` are what a letter does with the
 * row, `withShift` what it does with Shift, wherever the keyboard is. When the row has gone, the one that took its place is the
 * current one. `onStep` is called when a key moves on.
 */
export function useRowKeys<Row extends Listed>(
  rows: Row[] | undefined,
  keys: Record<string, (row: Row) => void>,
  withShift: Record<string, () => void>,
  onStep?: () => void,
): CurrentRow {
  const [at, setAt] = useState<{ id: string; index: number }>();
  const index = at && rows ? indexAt(rows, at) : -1;
  const current = rows?.[index];
  const id = current?._id;
  const latest = useRef<(event: KeyboardEvent) => void>(undefined);
  const byKeyboard = useRef(false);

  useEffect(() => {
    latest.current = (event) => {
      const { target } = event;
      if (!rows?.length || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || writes(target) || owned(target)) return;
      // Shift itself counts, not the capital: Caps Lock writes those too.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const step = stepOf(key, target.closest('[data-row]') !== null);
      // Held down, a key moves on, but decides about one row only.
      if (event.repeat && !step) return;
      const forAll = Object.hasOwn(withShift, key) ? withShift[key] : undefined;
      const forOne = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (event.shiftKey && forAll) {
        forAll();
        event.preventDefault();
      } else if (step) {
        onStep?.();
        const next = index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step));
        const row = rows[next];
        if (row) {
          focusRow(rowOf(row._id));
          setAt({ id: row._id, index: next });
        }
        event.preventDefault();
      } else if (!event.shiftKey && current && forOne) {
        forOne(current);
        event.preventDefault();
      }
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      byKeyboard.current = true;
      latest.current?.(event);
    };
    const onPointer = () => {
      byKeyboard.current = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  // The row with the focus has gone or can no longer be worked with: the focus must not begin at the top of the page again.
  useEffect(() => {
    const at = document.activeElement;
    if (id && (at === document.body || at?.closest('[inert]')))
      focusRow(rowOf(id), { scroll: byKeyboard.current });
  }, [id]);

  return {
    id,
    onChange: (next) => {
      const place = rows?.findIndex(({ _id }) => _id === next) ?? -1;
      if (place !== -1) setAt({ id: next, index: place });
    },
  };
}
