import { lazy, Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Outlet, type RouteObject } from 'react-router-dom';
import { emptyApi } from '../api/empty-api';
import { mayHaveSession, sessionEntry, writeSession } from '../lib/session';
import { OfflineBanner } from '../components/offline-banner';
import { Splash } from '../components/splash';
import { Toasts } from '../components/toasts';
import { Guard } from '../features/auth/guard';
import { IdleEnd } from '../features/auth/idle-end';
import { useSession } from '../features/auth/use-session';
import { chunk, loadCode, whenConnected } from '../lib/chunk';
import { ownerOfPage, takeFirstReads } from '../lib/first-data';
import type { Panel } from '../lib/panels';
import { openProof, watchProof } from '../lib/proof';
import { openQuestion, watchQuestion } from '../lib/sign-in-again';
import { useExternal } from '../lib/use-external';
import type { PanelRoutes } from './panel-routes';
import { PanelStores, useStore } from './use-store';

interface PanelParts {
  panel: Panel;
  /** Everything that needs a session: a chunk that the sign-in does not load. */
  routes: () => Promise<{ default: PanelRoutes }>;
}

interface DefinedPanel {
  Root: ComponentType;
  /** Returns the routes of the screens; empty while nobody is signed in. */
  routes: () => Promise<RouteObject[]>;
  /** Gives the first store the answers that the server-rendered screen shows, so that the screen begins with them. */
  beginAsRendered: () => void;
}

// Loads in a view only.
const ViewBanner = lazy(async () => ({
  default: (await whenConnected(() => import('../features/auth/view-banner'))).ViewBanner,
}));

// Loads when a sensitive call asks for a proof.
const ProofDialog = lazy(async () => ({
  default: (await whenConnected(() => import('../features/auth/proof-dialog'))).ProofDialog,
}));

/** Builds what the five panels share: a store, toasts, and the guard between the login and the rest. */
export function definePanel({ panel, routes }: PanelParts): DefinedPanel {
  // A separate chunk, so that signed-in users do not load it.
  const Login = chunk(async () => ({ default: (await import('./logins')).logins[panel.key].Page }));
  // Loads when a session ends under a form.
  const Again = lazy(async () => ({
    default: (await whenConnected(() => import('./logins'))).logins[panel.key].Again,
  }));
  // The server put the session into the page: the guard then asks nothing.
  const owner = ownerOfPage(panel.key);
  if (owner) writeSession(panel.key, owner);
  const stores = new PanelStores(panel.key);
  const maybeSignedIn = () => sessionEntry(panel.key) !== null || mayHaveSession(panel.key);
  // Preload the login while React starts.
  if (!maybeSignedIn()) void Login.ahead();

  function Root() {
    const { store, key } = useStore(panel.key, stores);
    const profile = useSession(panel.key);
    const question = useExternal(watchQuestion, openQuestion);
    const proof = useExternal(watchProof, openProof);
    return (
      <Provider key={key} store={store}>
        <Toasts />
        <OfflineBanner />
        <IdleEnd panel={panel.key} />
        {question && (
          <Suspense>
            <Again onEnd={question.answer} />
          </Suspense>
        )}
        {proof && (
          <Suspense>
            <ProofDialog onEnd={proof.answer} />
          </Suspense>
        )}
        <Suspense fallback={<Splash />}>
          <Guard panel={panel} login={<Login />}>
            <Outlet />
          </Guard>
        </Suspense>
        {profile?.view && (
          <Suspense>
            <ViewBanner panel={panel.key} profile={profile} until={profile.view.until} />
          </Suspense>
        )}
      </Provider>
    );
  }

  return {
    Root,
    routes: async () => {
      if (!maybeSignedIn()) return [];
      const { default: signedIn } = await loadCode(routes);
      return signedIn.routes(() => (maybeSignedIn() ? stores.latest : undefined));
    },
    beginAsRendered: () => {
      const known = takeFirstReads(panel.key).filter(
        ({ endpointName }) => endpointName in emptyApi.endpoints,
      );
      if (known.length) stores.latest.dispatch(emptyApi.util.upsertQueryEntries(known as never));
    },
  };
}
