import { useEffect, useRef } from 'react';

/** The element that had the focus last. A control that is disabled loses the focus to the body. */
let last: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target;
});

/** Focuses an element now, or when it is enabled again. */
export function giveFocus(element: HTMLElement) {
  last = element;
  element.focus({ preventScroll: true });
}

/**
 * Returns whether a button in this place had the focus when it was disabled, and no element has taken the focus since.
 */
export const isFocusLostIn = (place: Element | null) =>
  last instanceof HTMLButtonElement &&
  last.disabled &&
  place?.contains(last) &&
  (document.activeElement === document.body || document.activeElement === last);

/** Returns whether the last element with the focus was a button for the time of sending, and is gone. */
const hasGone = () =>
  last instanceof HTMLElement && last.dataset['givesFocusBack'] !== undefined && !last.isConnected;

/** Returns the focus to a control that was disabled while something was sent, unless another element has taken it. */
export function useFocusBack<Control extends HTMLElement>(busy: boolean) {
  const control = useRef<Control>(null);
  useEffect(() => {
    const { current } = control;
    if (!busy || !current) return;
    return () => {
      if ((last === current || hasGone()) && document.activeElement === document.body) giveFocus(current);
    };
  }, [busy]);
  return control;
}
