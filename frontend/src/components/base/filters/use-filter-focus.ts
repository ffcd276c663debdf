import { useEffect, useRef, type FocusEvent } from 'react';
import { giveFocus } from '../../../lib/use-focus-back';

/**
 * Keeps the focus in the filters of a list when the focused element disappears: the closed editor of a chip, or the
 * button that cleared the filter. The focus moves to the chip, or to the first button if the chip has disappeared too.
 */
export function useFilterFocus() {
  const last = useRef<{ target: Element; bar: Element; filter: string | undefined }>(undefined);
  useEffect(() => {
    const { target, bar, filter } = last.current ?? {};
    if (!bar || target?.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const places = [`[data-filter="${filter}"] button`, '[data-add]', 'button'];
    const next = places.map((place) => bar.querySelector<HTMLElement>(place)).find(Boolean);
    if (next) giveFocus(next);
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const filter = target.closest<HTMLElement>('[data-filter]')?.dataset['filter'];
      last.current = { target, bar: currentTarget, filter };
    },
  };
}
