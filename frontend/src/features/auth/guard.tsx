import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { authApi } from '../../api/auth.gen';
import {
  accountIn,
  forgetSignOut,
  hasSignedOut,
  mayHaveSession,
  writeSession,
  type Profile,
} from '../../lib/session';
import type { AppStore } from '../../api/store';
import { Splash } from '../../components/base/splash';
import { ErrorState } from '../../components/base/state-views';
import { isApiError } from '../../api/errors-to-form';
import { useReconnect } from '../../lib/use-connection';
import { whenConnected } from '../../lib/chunk';
import { samePath, type Panel } from '../../lib/panels';
import { openView } from '../../lib/view';
import { texts } from './auth.texts';
import { useSession } from './use-session';

// Few people ever see it.
const ViewEnded = lazy(async () => ({
  default: (await whenConnected(() => import('./view-ended'))).ViewEnded,
}));

/** The state of the login's history entry: the page to return to after the sign-in. */
export interface ReturnTo {
  from: string;
}

type Check = 'running' | 'done' | { error: unknown };

/** Says whether the rights of a signed-in admin are unknown: a sign-in answers without them. */
const lacksRights = (panel: Panel, profile: Profile | undefined) =>
  panel.key === 'admin' && profile !== undefined && !profile.rights && !profile.mustChangePassword;

/**
 * Asks the server whether a session exists. In a new tab or after a restart the local entry is missing while the
 * cookies may still be valid. Asks too while the rights of the account are unknown.
 */
function useSessionCheck(panel: Panel, profile: Profile | undefined) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const lacking = lacksRights(panel, profile);
  const [check, setCheck] = useState<Check>(() =>
    lacking || (!profile && mayHaveSession(panel.key)) ? 'running' : 'done',
  );
  const [lacked, setLacked] = useState(lacking);
  if (lacked !== lacking) {
    setLacked(lacking);
    if (lacking) setCheck('running');
  }
  useEffect(() => {
    if (check !== 'running') return;
    const request = dispatch(
      authApi.endpoints.fetchMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    void request.then(({ data, error }) => {
      if (data) writeSession(panel.key, accountIn(data.details));
      const refused = isApiError(error) && (error.status === 401 || error.status === 403);
      setCheck(error && !refused ? { error } : 'done');
    });
  }, [check, dispatch, panel]);
  useReconnect(useCallback(() => setCheck((last) => (typeof last === 'object' ? 'running' : last)), []));
  return { check, lacking, again: () => setCheck('running') };
}

/** Shows the login or the panel: `children` need a session. A view that has ended has no login. */
export function Guard({ panel, login, children }: { panel: Panel; login: ReactNode; children: ReactNode }) {
  const profile = useSession(panel.key);
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: ReturnTo | null;
  };
  const { check, lacking, again } = useSessionCheck(panel, profile);
  const atLogin = samePath(pathname, panel.login);
  useEffect(() => {
    if (profile) forgetSignOut(panel.key);
  }, [profile, panel]);

  if (profile && !lacking) {
    if (state?.from) return <GoOn to={state.from} />;
    if (atLogin && !samePath(panel.login, panel.dashboard)) return <GoOn to={panel.dashboard} />;
    return children;
  }
  if (check === 'running') return <Splash />;
  if (check !== 'done') return <ErrorState title={texts.unreachable} error={check.error} onRetry={again} />;
  if (openView() !== undefined)
    return (
      <Suspense fallback={<Splash />}>
        <ViewEnded />
      </Suspense>
    );
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
