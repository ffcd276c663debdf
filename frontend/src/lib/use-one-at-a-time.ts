import { useCallback, useRef } from 'react';

/** Runs one thing at a time: a second press comes before a button can be drawn as disabled. */
export function useOneAtATime() {
  const busy = useRef(false);
  return useCallback(async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  }, []);
}
