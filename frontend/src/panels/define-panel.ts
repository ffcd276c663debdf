import { createElement, lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ShownAnswer } from '../api/shown-answers';
import type { AppStore } from '../api/store';
import type { ReturnTo } from '../features/auth/guard';
import { chunk, loadCode, preloadCode, whenConnected } from '../lib/chunk';
import { ownerOfPage, takeShownAnswers } from '../lib/first-data';
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
  routes: (pathname?: string) => Promise<RouteObject[]>;
  /** Gives the panel a new, empty store. */
  restart: () => AppStore;
  /** Gives the first store the answers that the server-rendered screen shows, so that the screen begins with them. */
  beginAsRendered: () => void;
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
  /** Loads the code of the screen that a sign-in leads to: the address that had no session, or else the dashboard. */
  const preloadNext = async () => {
    const { default: signedIn } = await routes();
    const { usr } = (window.history.state ?? {}) as { usr?: ReturnTo | null };
    await signedIn.preload(new URL(usr?.from ?? panel.dashboard, window.location.origin).pathname);
  };
  if (!maybeSignedIn()) {
    // Preload the login while React starts, and what follows it while someone types.
    void Login.preload();
    addEventListener('input', () => void preloadCode(preloadNext), { once: true });
  }

  return {
    Root: () => createElement(PanelRoot, { panel, stores, Login, Again }),
    routes: async (pathname) => {
      if (!maybeSignedIn()) return [];
      const { default: signedIn } = await loadCode(routes);
      return signedIn.routes(() => (maybeSignedIn() ? stores.latest : undefined), pathname);
    },
    restart: () => stores.restart(),
    beginAsRendered: () => {
      stores.beginWith(takeShownAnswers<ShownAnswer>(panel.key));
    },
  };
}
