import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { authApi } from '../../api/auth.gen';
import type { AppStore } from '../../api/store';
import { isIdleFor, isUnreported, noteUse, watchInput } from '../../lib/panel-use';
import type { PanelKey } from '../../lib/panels';
import { accountIn, writeSession } from '../../lib/session';

/** The panel looks at its last use every so many milliseconds. */
const LOOKS_EVERY = 5000;

/**
 * Notes what the person does in this tab. Returns true while the panel has been unused for `minutes`. A request then
 * reports that to the server, which ends the session. A request also reports use without other requests, such as
 * typing.
 */
export function useIdleEnd(panel: PanelKey, minutes: number | undefined): boolean {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let isAsking = false;
    const isIdle = () => minutes !== undefined && isIdleFor(panel, minutes);

    async function ask() {
      if (isAsking) return;
      isAsking = true;
      // After the end of the session, the base query asks to sign in before it answers.
      const { data } = await dispatch(
        authApi.endpoints.fetchMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      isAsking = false;
      if (data) writeSession(panel, accountIn(data.details));
      setOver(isIdle());
    }
    function look() {
      setOver(isIdle());
      if (minutes !== undefined && (isIdle() || isUnreported(panel))) void ask();
    }
    // Input that comes too late does not bring the session back.
    const unwatch = watchInput(() => void (isIdle() ? look() : noteUse(panel)));
    look();
    const timer = minutes === undefined ? undefined : setInterval(look, LOOKS_EVERY);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, [dispatch, panel, minutes]);
  return isOver;
}
