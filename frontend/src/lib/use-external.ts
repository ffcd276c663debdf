import { useSyncExternalStore } from 'react';

/** Returns a value that is stored outside React and rerenders when it changes. Also works where the server renders. */
export const useExternal = <Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value => useSyncExternalStore(subscribe, read, read);
