import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { giveFocus } from '../../../lib/use-focus-back';

interface LastFocus {
  target: Element;
  bar: Element;
  filter: string | undefined;
  /** The button that has the focus until the chip appears. */
  instead?: HTMLElement | undefined;
}

/**
 * Keeps the focus in the filters of a list when the focused element disappears: the closed editor of a chip, or the
 * button that cleared the filter. The focus moves to the chip, or to the first button while there is no chip.
 * `keepFocus` does so when an editor has closed.
 */
export function useFilterFocus() {
  const last = useRef<LastFocus>(undefined);
  const keepFocus = useCallback(() => {
    if (!last.current) return;
    const { target, bar, filter, instead } = last.current;
    const { activeElement } = document;
    if (target.isConnected || (activeElement !== document.body && activeElement !== instead)) return;
    const chip = bar.querySelector<HTMLElement>(`[data-filter="${filter}"] button`);
    const next = chip ?? bar.querySelector<HTMLElement>('[data-add]') ?? bar.querySelector('button');
    if (next && next !== activeElement) giveFocus(next);
    last.current = chip ? undefined : { target, bar, filter, instead: next ?? undefined };
  }, []);
  useEffect(keepFocus);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const filter = target.closest<HTMLElement>('[data-filter]')?.dataset['filter'];
      last.current = { target, bar: currentTarget, filter };
    },
    keepFocus,
  };
}
