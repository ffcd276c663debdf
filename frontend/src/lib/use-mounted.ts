import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server, and in the browser until React has taken over what the server rendered. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
