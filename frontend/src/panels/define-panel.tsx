import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { sessionEntry } from '../api/session';
import { createStore } from '../api/store';
import { Splash } from '../components/splash';
import { Toasts } from '../components/toasts';
import { Guard } from '../features/auth/guard';
import type { Panel } from '../lib/panels';

interface PanelParts {
  panel: Panel;
  Login: ComponentType;
  /** Everything that needs a session: a chunk that the sign-in does not load. */
  routes: () => Promise<{ default: ComponentType }>;
}

/** What the five panels have in common: a store, toasts, the guard between the login and the rest. */
export function definePanel({ panel, Login, routes }: PanelParts): ComponentType {
  const Routes = lazy(routes);
  // Somebody who is signed in goes straight on: the code may come while React starts. A failure shows up in lazy.
  if (sessionEntry(panel.key)) routes().catch(() => undefined);

  return function PanelRoot() {
    const [store] = useState(() => createStore(panel.key));
    return (
      <Provider store={store}>
        <Toasts />
        <Guard panel={panel} login={<Login />}>
          <Suspense fallback={<Splash />}>
            <Routes />
          </Suspense>
        </Guard>
      </Provider>
    );
  };
}
