import { Suspense, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { mayHaveSession, sessionEntry } from '../api/session';
import { OfflineBanner } from '../components/offline-banner';
import { Splash } from '../components/splash';
import { Toasts } from '../components/toasts';
import { Guard } from '../features/auth/guard';
import { chunk, forAMoment } from '../lib/chunk';
import { openPageAhead } from '../lib/lazy-page';
import type { Panel } from '../lib/panels';
import { PanelStores, useStore } from './use-store';

interface PanelParts {
  panel: Panel;
  /** A chunk that nobody loads who is signed in. */
  login: () => Promise<{ default: ComponentType }>;
  /** Everything that needs a session: a chunk that the sign-in does not load. */
  routes: () => Promise<{ default: ComponentType }>;
}

/** What the five panels have in common: a store, toasts, the guard between the login and the rest. */
export function definePanel({ panel, login, routes }: PanelParts): ComponentType {
  const Login = chunk(login);
  const stores = new PanelStores(panel.key);
  // The frame and its page are drawn in one go.
  const Routes = chunk(async () => {
    const frame = await routes();
    await forAMoment(openPageAhead(stores.first));
    return frame;
  });
  // What will be shown comes while React starts.
  const first = sessionEntry(panel.key) || mayHaveSession(panel.key) ? Routes : Login;
  void first.ahead();

  return function PanelRoot() {
    const { store, key } = useStore(panel.key, stores);
    return (
      <Provider key={key} store={store}>
        <Toasts />
        <OfflineBanner />
        <Suspense fallback={<Splash />}>
          <Guard panel={panel} login={<Login />}>
            <Routes />
          </Guard>
        </Suspense>
      </Provider>
    );
  };
}
