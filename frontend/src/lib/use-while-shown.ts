import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs a task, unless the component has left the screen meanwhile. */
export function useWhileShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(async (task: () => unknown) => {
    if (isShown.current) await task();
  }, []);
}
