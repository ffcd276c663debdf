import { useEffect, useRef, useState } from 'react';
import { isDown } from '../../../lib/connection';
import type { CurrentRow, Listed } from './list.types';
import { writes } from '../writes';
import { focusRow, owned, rowIdAt, rowOf } from './row-focus';

function stepOf(key: string, inside: boolean): number {
  if (key === 'j' || (inside && key === 'ArrowDown')) return 1;
  return key === 'k' || (inside && key === 'ArrowUp') ? -1 : 0;
}

/** Returns the current row's index or, if the row is gone, the index of the row that took its place. -1: no rows. */
function indexAt(rows: Listed[], at: { id: string; index: number }): number {
  const index = rows.findIndex(({ _id }) => _id === at.id);
  return index === -1 ? Math.min(at.index, rows.length - 1) : index;
}

/**
 * Moves through rows with j and k, and with the arrow keys while the focus is in the rows or in the details of one. `keys` maps letters to
 * actions on the current row, `withShift` maps Shift+letter to actions that work wherever the focus is. If the current
 * row disappears, the row that took its place becomes current. `onStep` is called when a key moves on.
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
      // Test the Shift key itself, not the capital letter: Caps Lock types capitals too.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const step = stepOf(key, rowIdAt(target) !== undefined);
      // The buttons of the rows are disabled too (connection-lock.tsx).
      if (isDown() && !step) return;
      // A held key moves on repeatedly, but decides about one row only.
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
  // The focused row is gone or inert: focus the current row so that the focus does not restart at the top of the page.
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
