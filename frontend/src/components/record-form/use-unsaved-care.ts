import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { noteUnsaved } from '../../lib/unsaved';
import { texts } from '../base/components.texts';
import { useConfirm } from '../base/confirm';

/** Asks before the user leaves unsaved changes by a link, by Back or by closing the tab. */
export function useUnsavedCare(unsaved: boolean) {
  const confirm = useConfirm();
  // A ref, because the navigation after a save often comes before the next render.
  const done = useRef(false);
  const blocker = useBlocker(useCallback(() => unsaved && !done.current, [unsaved]));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { leaveTitle, leaveText, leave, stay } = texts.form;
    void confirm({ title: leaveTitle, effect: leaveText, yes: leave, no: stay, danger: true }).then((yes) =>
      yes ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm]);

  useEffect(() => {
    if (!unsaved) done.current = false;
  }, [unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    const noteSaved = noteUnsaved();
    return () => {
      window.removeEventListener('beforeunload', stop);
      noteSaved();
    };
  }, [unsaved]);

  const settled = useCallback(() => {
    done.current = true;
  }, []);
  return { unsaved, settled };
}
