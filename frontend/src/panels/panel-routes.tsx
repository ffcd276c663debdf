import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { readStoredLists } from '../api/kept-lists';
import type { AppStore } from '../api/store';
import { allScreens, screenAt, type Screen, type ScreenGroup } from '../components/base/app-shell/screens';
import type { QuickSearchProps } from '../components/base/app-shell/on-demand/quick-search/quick-search';
import type { RecordPlaces } from '../components/base/app-shell/on-demand/quick-search/record-places';
import { ScreenFault } from '../components/base/error-boundary';
import { onDemand } from '../components/base/on-demand';
import { PageSkeleton } from '../components/base/page-skeleton';
import { Splash } from '../components/base/splash';
import { NotFoundState } from '../components/base/state-views';
import type { ScreenHandle } from '../components/base/use-screen-label';
import { PanelShell } from '../features/auth/panel-shell';
import { loadCode, preloadCode } from '../lib/chunk';
import type { Panel, PanelKey } from '../lib/panels';
import { mayWith } from '../lib/rights';
import { rightsIn } from '../lib/session';
import { PasswordGate } from './password-gate';
import type { OwnAccount } from './use-own-account';

/** Returns the panel's current store; undefined without a session. */
type OpenStore = () => AppStore | undefined;

/** The part of a panel that needs a session. */
export interface PanelRoutes {
  screens: readonly ScreenGroup[];
  /** Returns the routes of all screens, or of those to which this path may lead: the router compares every route. */
  routes: (store: OpenStore, pathname?: string) => RouteObject[];
  /** Loads the code of the screen at a path. */
  preload: (pathname: string) => Promise<void>;
}

interface PanelScreens {
  panel: Panel;
  screens: readonly ScreenGroup[];
  useAccount: () => OwnAccount;
  /** Where the panel shows the records that the quick search finds. */
  places: () => Promise<RecordPlaces>;
  /** Sends what an earlier visit of the person has left unsent. */
  Resume?: ComponentType;
}

/** Makes the routes of a panel from the table of its screens. */
export function panelRoutes({ panel, screens, useAccount, places, Resume }: PanelScreens): PanelRoutes {
  const Gate = () => (
    <PasswordGate panel={panel} account={useAccount()}>
      {Resume && <Resume />}
      <Outlet />
    </PasswordGate>
  );
  const Search = onDemand(async () => {
    const [{ QuickSearch }, known] = await Promise.all([
      import('../components/base/app-shell/on-demand/quick-search/quick-search'),
      places(),
    ]);
    return (props: QuickSearchProps) => <QuickSearch {...props} places={known} />;
  });
  const Frame = () => <PanelShell panel={panel} screens={screens} Search={Search} />;
  return {
    screens,
    preload: async (pathname) => {
      const lazy = screenAt(screens, pathname)?.lazy;
      if (lazy) await preloadCode(lazy);
    },
    routes: (store, pathname) => {
      const open = allScreens(screens).filter(
        ({ path }) => pathname === undefined || mayLead(pathname, path),
      );
      const bare = open.filter(({ framed }) => framed === false);
      const framed = open.filter((screen) => !bare.includes(screen));
      return [
        {
          Component: Gate,
          children: [
            ...bare.map((screen) => route(panel.key, screen, store, Splash)),
            {
              Component: Frame,
              children: [
                ...framed.map((screen) => route(panel.key, screen, store, PageSkeleton)),
                { path: `${panel.login}/*`, element: <NotFoundState home={panel.dashboard} /> },
              ],
            },
          ],
        },
      ];
    },
  };
}

/** Says whether the page shows a screen of the server that React has not taken over. */
const isRendered = () => document.getElementById('root')?.hasAttribute('inert') ?? false;

/** Says whether a path begins as the screens of this pattern do. */
function mayLead(pathname: string, pattern: string): boolean {
  const [fixed = ''] = pattern.split('/:');
  return pathname.toLowerCase().startsWith(fixed.toLowerCase());
}

function route(
  panel: PanelKey,
  screen: Screen,
  store: OpenStore,
  HydrateFallback: ComponentType,
): RouteObject {
  const { path, label, Component, lazy, loader, right } = screen;
  /** Sends what the screen reads. */
  const begin = async ({ dispatch }: AppStore, { url }: Request) => {
    // The menu and the lists wait for the stored choices about lists, which are read in parallel with the rows.
    await readStoredLists(dispatch);
    // A failure here is ignored: the screen sends the request again and shows the failure.
    if (mayWith(rightsIn(panel), right)) await loader?.(dispatch, new URL(url).search).catch(() => undefined);
  };
  return {
    path,
    handle: { label } satisfies ScreenHandle,
    HydrateFallback,
    ErrorBoundary: ScreenFault,
    ...(Component && { Component }),
    ...(lazy && { lazy: async () => ({ Component: await loadCode(lazy) }) }),
    loader: async ({ request }) => {
      const open = store();
      // The server waits for nothing: it renders again when it has found further answers in its page. React continues
      // with that screen at once.
      if (open && (import.meta.env.SSR || isRendered())) void begin(open, request);
      else if (open) await begin(open, request);
      return null;
    },
    // After the first load the screen requests its data itself when its address changes.
    shouldRevalidate: () => false,
  };
}
