import { useLayoutEffect, useReducer } from 'react';
import { holdServerTime } from '../../lib/server-time';

/**
 * Ends what holds while the page shows a screen of the server that React does not know yet: no one can use it, and its
 * clock is stopped. (React would lose what is typed before.) Is part of whatever React shows first.
 */
export function AfterRendered() {
  const [, update] = useReducer(() => true, false);
  useLayoutEffect(() => {
    holdServerTime(undefined);
    const root = document.getElementById('root');
    if (!root?.hasAttribute('inert')) return;
    root.removeAttribute('inert');
    // Before an update here, React runs the effects of the whole screen: no key can be pressed before its listeners exist.
    update();
  }, []);
  return null;
}
