import { useCallback, useRef, useState } from 'react';
import { gotNoAnswer, wasNotSent } from '../../api/errors-to-form';
import { texts } from '../base/components.texts';
import { useConfirm } from '../base/confirm';

/** Remembers that a save got no answer, so it may have gone through. The next save asks first. */
export function useUnanswered() {
  const confirm = useConfirm();
  const unanswered = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const set = useCallback((isUnanswered: boolean) => {
    unanswered.current = isUnanswered;
    setOpen(isUnanswered);
  }, []);
  // Without a network, a call does not leave the browser.
  const leaves = useRef(true);
  /** Notes how a save ended: its error, or undefined when it went through. */
  const note = useCallback(
    (error: unknown) => {
      // An earlier save without an answer still counts.
      if (wasNotSent(error)) return;
      set(error !== undefined && gotNoAnswer(error) && (leaves.current || unanswered.current));
    },
    [set],
  );
  /** Notes a save without an answer of an earlier visit. */
  const noteEarlier = useCallback(() => set(true), [set]);
  /** Resolves to whether to send. Asks only after a save without an answer. */
  const maySend = useCallback(async () => {
    leaves.current = navigator.onLine;
    if (!unanswered.current) return true;
    const { title, effect, yes } = texts.form.unanswered;
    return confirm({ title, effect, yes, safe: true });
  }, [confirm]);
  return { isOpen, note, noteEarlier, maySend };
}
