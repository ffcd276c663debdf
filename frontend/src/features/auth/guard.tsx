import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { authApi } from '../../api/auth.gen';
import { forgetSignOut, hasSignedOut, mayHaveSession, writeSession } from '../../lib/session';
import type { AppStore } from '../../api/store';
import { Splash } from '../../components/splash';
import { ErrorState } from '../../components/state-views';
import { isApiError } from '../../api/errors-to-form';
import { useReconnect } from '../../lib/use-connection';
import { samePath, type Panel } from '../../lib/panels';
import { texts } from './auth.texts';
import { useSession } from './use-session';

/** The state of the login's history entry: the page to return to after the sign-in. */
export interface ReturnTo {
  from: string;
}

type Check = 'running' | 'done' | { error: unknown };

/**
 * Asks the server whether a session exists. In a new tab or after a restart the local entry is missing while the
 * cookies may still be valid.
 */
function useSessionCheck(panel: Panel, known: boolean) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [check, setCheck] = useState<Check>(() => (known || !mayHaveSession(panel.key) ? 'done' : 'running'));
  useEffect(() => {
    if (check !== 'running') return;
    const request = dispatch(
      authApi.endpoints.fetchMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    void request.then(({ data, error }) => {
      if (data) writeSession(panel.key, data.details.profile);
      const refused = isApiError(error) && (error.status === 401 || error.status === 403);
      setCheck(error && !refused ? { error } : 'done');
    });
  }, [check, dispatch, panel]);
  useReconnect(useCallback(() => setCheck((last) => (typeof last === 'object' ? 'running' : last)), []));
  return { check, again: () => setCheck('running') };
}

/** Shows the login or the panel: `children` need a session. */
export function Guard({ panel, login, children }: { panel: Panel; login: ReactNode; children: ReactNode }) {
  const profile = useSession(panel.key);
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: ReturnTo | null;
  };
  const { check, again } = useSessionCheck(panel, profile !== undefined);
  const atLogin = samePath(pathname, panel.login);
  useEffect(() => {
    if (profile) forgetSignOut(panel.key);
  }, [profile, panel]);

  if (profile) {
    if (state?.from) return <GoOn to={state.from} />;
    if (atLogin && !samePath(panel.login, panel.dashboard)) return <GoOn to={panel.dashboard} />;
    return children;
  }
  if (check === 'running') return <Splash />;
  if (check !== 'done') return <ErrorState title={texts.unreachable} error={check.error} onRetry={again} />;
  if (hasSignedOut(panel.key) && !samePath(pathname, panel.signedOut)) return <GoOn to={panel.signedOut} />;
  if (atLogin) return login;
  return <GoOn to={panel.login} state={{ from: pathname + search }} />;
}

/** Replaces the address by another one; the logo shows while the code of that screen loads. */
const GoOn = ({ to, state }: { to: string; state?: ReturnTo }) => (
  <>
    <Navigate to={to} replace state={state} />
    <Splash />
  </>
);
