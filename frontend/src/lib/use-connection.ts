import { useEffect } from 'react';
import { isDown, isInDoubt, onReconnect, watchConnection } from './connection';
import { useExternal } from './use-external';

/** Whoever gets a page reaches the server. */
const reached = () => false;

/** Returns whether the server is unreachable. */
export const useIsDown = () => useExternal(watchConnection, isDown, reached);

/** Returns whether the server is unreachable, or may be. */
export const useIsInDoubt = () => useExternal(watchConnection, isInDoubt, reached);

/** Calls back each time the connection is restored; `back` must be a stable function. */
export const useReconnect = (back: () => void) => useEffect(() => onReconnect(back), [back]);
