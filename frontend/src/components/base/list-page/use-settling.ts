import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listed } from './list.types';

/** The time in milliseconds that a user needs to aim at a row. */
const AIM = 700;

/**
 * Ignores clicks on rows that have just moved, or have just replaced another row, although the user did not ask for
 * other rows: such a click was meant for the previous row.
 */
export function useSettling(
  list: RefObject<HTMLElement | null>,
  rows: readonly Listed[] | undefined,
  isFetching: boolean,
) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef<{ ids: string[]; address: string }>(undefined);

  useLayoutEffect(() => {
    const before = shown.current;
    const ids = rows?.map(({ _id }) => _id);
    const same = before?.ids.join() === ids?.join();
    // While another page or search loads, the rows of the previous one are still shown.
    if (same && isFetching) return;
    shown.current = ids && { ids, address };
    if (same || !before || !ids || before.address !== address) return;
    const now = String(performance.now());
    const moved = ids
      .filter((id, index) => before.ids.length > index && before.ids[index] !== id)
      .map((id) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`));
    for (const row of moved) row?.setAttribute('data-moved', now);
    setTimeout(() => {
      // A row that has moved again waits for the later timeout.
      for (const row of moved) if (row?.dataset['moved'] === now) delete row.dataset['moved'];
    }, AIM);
  }, [list, rows, address, isFetching]);
}
