import { useLayoutEffect } from 'react';
import { giveFocus } from './use-focus-back';

/** An entry of a menu goes with its menu: what comes back to is the button of that menu. */
function lasting(element: Element | null): HTMLElement | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || (element as HTMLElement | null);
}

/**
 * Gives the keyboard back to what opened a dialog. Mantine's own way knows only dialogs that are drawn closed at first; most
 * of ours are drawn when they open and go when they close.
 */
export function useFocusReturn(opened: boolean) {
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = lasting(document.activeElement);
    return () => {
      const within = document.activeElement;
      // A dialog that follows this one, or the next screen, has taken the keyboard by then.
      setTimeout(() => {
        if (![document.body, null, within].includes(document.activeElement)) return;
        // Not left with a dialog that fades: an opener that is closed while its work is done takes the keyboard afterwards.
        if (within instanceof HTMLElement) within.blur();
        if (opener) giveFocus(opener);
      }, 10);
    };
  }, [opened]);
}
