import { lazy, Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { AfterRendered } from '../components/base/after-rendered';
import { OfflineBanner } from '../components/base/offline-banner';
import { Splash } from '../components/base/splash';
import { Toasts } from '../components/base/toasts/toasts';
import { Guard } from '../features/auth/guard';
import { IdleEnd } from '../features/auth/idle-end';
import { useSession } from '../features/auth/use-session';
import { isDemoFilling } from '../lib/brand';
import { whenConnected } from '../lib/chunk';
import type { Panel, PanelKey } from '../lib/panels';
import { openProof, watchProof } from '../lib/proof';
import { openQuestion, watchQuestion } from '../lib/sign-in-again';
import { useExternal } from '../lib/use-external';
import { useStore, type PanelStores } from './use-store';

// Loads in a view only.
const ViewBanner = lazy(async () => ({
  default: (await whenConnected(() => import('../features/auth/view-banner'))).ViewBanner,
}));

// Loads while the history of the demo is being filled in.
const DemoBanner = lazy(async () => ({
  default: (await whenConnected(() => import('../components/base/app-shell/on-demand/demo-banner')))
    .DemoBanner,
}));

// Loads when a sensitive call asks for a proof.
const ProofDialog = lazy(async () => ({
  default: (await whenConnected(() => import('../features/auth/proof-dialog'))).ProofDialog,
}));

interface Props {
  panel: Panel;
  stores: PanelStores;
  Login: ComponentType<{ panel: PanelKey }>;
  Again: ComponentType<{ panel: PanelKey; onEnd: (signedIn: boolean) => void }>;
}

/** The frame of every panel: its store, toasts, and the guard between the login and the screens. */
export function PanelRoot({ panel, stores, Login, Again }: Props) {
  const { store, key } = useStore(panel.key, stores);
  const profile = useSession(panel.key);
  const question = useExternal(watchQuestion, openQuestion);
  const proof = useExternal(watchProof, openProof);
  // Only the login has a boundary: React takes over what the server rendered inside one later, and in many small steps.
  const login = (
    <Suspense fallback={<Splash />}>
      <Login panel={panel.key} />
    </Suspense>
  );
  return (
    <Provider key={key} store={store} {...(key === 0 && stores.rendered && { serverState: stores.rendered })}>
      <Toasts />
      <OfflineBanner />
      <IdleEnd panel={panel.key} />
      {question && (
        <Suspense>
          <Again panel={panel.key} onEnd={question.answer} />
        </Suspense>
      )}
      {proof && (
        <Suspense>
          <ProofDialog onEnd={proof.answer} />
        </Suspense>
      )}
      <Guard panel={panel} login={login}>
        <Outlet />
      </Guard>
      <AfterRendered />
      {profile && isDemoFilling() && (
        <Suspense>
          <DemoBanner />
        </Suspense>
      )}
      {profile?.view && (
        <Suspense>
          <ViewBanner panel={panel.key} profile={profile} until={profile.view.until} />
        </Suspense>
      )}
    </Provider>
  );
}
