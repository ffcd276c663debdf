import { useSyncExternalStore } from 'react';

/**
 * Returns a value that is stored outside React and rerenders when it changes. `readRendered` returns it as the server
 * renders it, if that can differ.
 */
export const useExternal = <Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readRendered = read,
): Value => useSyncExternalStore(subscribe, read, readRendered);
