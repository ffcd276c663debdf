import { useLayoutEffect } from 'react';
import { giveFocus } from './use-focus-back';

/**
 * Returns the button of a menu for its entries, because entries disappear with their menu; other elements are returned
 * unchanged.
 */
function lasting(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || (element as HTMLElement | null);
}

/**
 * Returns the focus to the element that opened a dialog. Mantine's own focus return works only for dialogs that are
 * mounted before they open; most dialogs here are mounted when they open.
 */
export function useFocusReturn(opened: boolean) {
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = lasting(document.activeElement);
    return () => {
      const within = document.activeElement;
      // By now a following dialog or the next screen may have taken the focus.
      setTimeout(() => {
        if (![document.body, null, within].includes(document.activeElement)) return;
        // Remove the focus from the fading dialog, so that an opener that is disabled during its work can take it
        // afterwards.
        if (within instanceof HTMLElement) within.blur();
        if (opener) giveFocus(opener);
      }, 10);
    };
  }, [opened]);
}
