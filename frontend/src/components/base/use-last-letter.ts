import { useCallback, useEffect, useRef } from 'react';
import { writes } from './writes';

/** A question that comes later, in milliseconds, was not opened by the key. */
const MOMENT_MS = 1000;

/** Returns a function that returns the letter which was pressed just now, outside of fields; undefined for other input. */
export function useLastLetter(): () => string | undefined {
  const last = useRef<{ letter: string; at: number }>(undefined);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = /^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey;
      const isWritten = target instanceof Element && writes(target);
      last.current = isLetter && !isWritten ? { letter: key.toLowerCase(), at: Date.now() } : undefined;
    };
    const onPointer = () => {
      last.current = undefined;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
  return useCallback(() => {
    const { current } = last;
    return current && Date.now() - current.at < MOMENT_MS ? current.letter : undefined;
  }, []);
}
