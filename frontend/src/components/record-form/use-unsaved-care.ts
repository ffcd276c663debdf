import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { texts } from '../components.texts';
import { useConfirm } from '../confirm';

/** Asks before changes are left behind: by a link, by Back, by closing the tab. */
export function useUnsavedCare(unsaved: boolean) {
  const confirm = useConfirm();
  // Set at the moment of saving, since the way out often follows before the next rendering.
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
    return () => window.removeEventListener('beforeunload', stop);
  }, [unsaved]);

  const settled = useCallback(() => {
    done.current = true;
  }, []);
  return { unsaved, settled };
}
