import { useEffect, useRef } from 'react';

/** What had the keyboard last. A control that is closed loses it to nobody. */
let last: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target;
});

/** Gives the keyboard to an element: at once, or when it opens again. */
export function giveFocus(element: HTMLElement) {
  last = element;
  element.focus({ preventScroll: true });
}

/** Whether the keyboard was at one of these buttons when it was closed, and is nowhere since. */
export const isFocusLostIn = (place: Element | null) =>
  last instanceof HTMLButtonElement &&
  last.disabled &&
  place?.contains(last) &&
  (document.activeElement === document.body || document.activeElement === last);

/** A control that is closed while something is sent gets the keyboard back, unless somebody has gone on meanwhile. */
export function useFocusBack<Control extends HTMLElement>(busy: boolean) {
  const control = useRef<Control>(null);
  useEffect(() => {
    const { current } = control;
    if (!busy || !current) return;
    return () => {
      if (last === current && document.activeElement === document.body) giveFocus(current);
    };
  }, [busy]);
  return control;
}
