import { useCallback, useRef } from 'react';

/** Runs one task at a time: a second press can come before a button renders as disabled. */
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
