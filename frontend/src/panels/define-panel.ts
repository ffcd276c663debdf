import { createElement, lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { chunk, loadCode, whenConnected } from '../lib/chunk';
import { ownerOfPage } from '../lib/first-data';
import type { Panel } from '../lib/panels';
import { mayHaveSession, sessionEntry, writeSession } from '../lib/session';
import { PanelRoot } from './panel-root';
import type { PanelRoutes } from './panel-routes';
import { PanelStores } from './use-store';

interface PanelParts {
  panel: Panel;
  /** Everything that needs a session: a chunk that the sign-in does not load. */
  routes: () => Promise<{ default: PanelRoutes }>;
}

interface DefinedPanel {
  Root: ComponentType;
  /** Returns the routes of the screens; empty without a session. */
  routes: () => Promise<RouteObject[]>;
}

/** Builds what the five panels share: a store, toasts, and the guard between the login and the rest. */
export function definePanel({ panel, routes }: PanelParts): DefinedPanel {
  // A separate chunk, so that signed-in users do not load it.
  const Login = chunk(async () => ({ default: (await import('./logins')).LoginPage }));
  // Loads when a session ends under a form.
  const Again = lazy(async () => ({
    default: (await whenConnected(() => import('./logins'))).LoginAgain,
  }));
  // The server put the session into the page: the guard then asks nothing.
  const owner = ownerOfPage(panel.key);
  if (owner) writeSession(panel.key, owner);
  const stores = new PanelStores(panel.key);
  const maybeSignedIn = () => sessionEntry(panel.key) !== null || mayHaveSession(panel.key);
  // Preload the login while React starts.
  if (!maybeSignedIn()) void Login.preload();

  return {
    Root: () => createElement(PanelRoot, { panel, stores, Login, Again }),
    routes: async () => {
      if (!maybeSignedIn()) return [];
      const { default: signedIn } = await loadCode(routes);
      return signedIn.routes(() => (maybeSignedIn() ? stores.latest : undefined));
    },
  };
}
