import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listed } from './list.types';

/** Nobody has aimed at a row that has been in its place for a shorter time. */
const AIM = 700;

/**
 * A click does nothing on a row that has just moved, or has just taken the place of another one, without the person having
 * asked for other rows: it was meant for the row that was there.
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
    // While another page or search is on its way, the rows of the one before are still there.
    if (same && isFetching) return;
    shown.current = ids && { ids, address };
    if (same || !before || !ids || before.address !== address) return;
    const now = String(performance.now());
    const moved = ids
      .filter((id, index) => before.ids.length > index && before.ids[index] !== id)
      .map((id) => list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`));
    for (const row of moved) row?.setAttribute('data-moved', now);
    setTimeout(() => {
      // A row that has moved again since waits for that move's time.
      for (const row of moved) if (row?.dataset['moved'] === now) delete row.dataset['moved'];
    }, AIM);
  }, [list, rows, address, isFetching]);
}
