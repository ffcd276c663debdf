import { useEffect } from 'react';
import { undoNewest } from '../../../lib/toasts';
import { useDeclaredKeys } from '../use-declared-keys';
import { undoKeys } from './undo.keys';

/** Fields in which Ctrl+Z undoes typing, and dialogs, which ask about something else. */
const own =
  'input:not([type=checkbox], [type=radio], [readonly]), textarea, [contenteditable], [role="dialog"]';

/** Lets Ctrl+Z (Cmd+Z on a Mac) undo the newest change that a toast still offers to undo. */
export function useUndoKey() {
  useDeclaredKeys(undoKeys);
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const forget = () => {
      typedIn = null;
    };
    const note = ({ target }: Event) => {
      typedIn = target;
    };
    /** A list gives its search box the focus when its last row goes: the person has not typed there since. */
    const isUntouchedSearch = (target: Element) =>
      target.matches('input[type=search]') && target !== typedIn && !target.closest('[role="dialog"]');
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target, repeat } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
      if (event.defaultPrevented) return;
      if (target instanceof Element && target.closest(own) && !isUntouchedSearch(target)) return;
      if (undoNewest()) event.preventDefault();
    };
    window.addEventListener('focusin', forget);
    window.addEventListener('input', note);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('focusin', forget);
      window.removeEventListener('input', note);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
