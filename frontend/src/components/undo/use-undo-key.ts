import { useEffect } from 'react';
import { undoNewest } from '../../lib/toasts';
import { useDeclaredKeys } from '../use-declared-keys';
import { undoKeys } from './undo.keys';

/** Fields in which Ctrl+Z takes back typing, and dialogs, which ask about something else. */
const own = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role="dialog"]';

/** Lets Ctrl+Z (Cmd+Z on a Mac) undo the newest change that a toast still offers to undo. */
export function useUndoKey() {
  useDeclaredKeys(undoKeys);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target, repeat } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || repeat) return;
      if (event.defaultPrevented || (target instanceof Element && target.closest(own))) return;
      if (undoNewest()) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
