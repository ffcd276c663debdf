import { useEffect, useSyncExternalStore } from 'react';
import { isDown, onReconnect, watchConnection } from './connection';

/** Whether the server cannot be reached at present. */
export const useIsDown = () => useSyncExternalStore(watchConnection, isDown);

/** Calls back each time the connection is back; `back` must stay the same function. */
export const useReconnect = (back: () => void) => useEffect(() => onReconnect(back), [back]);
