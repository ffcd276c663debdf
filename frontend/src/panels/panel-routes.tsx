import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../api/store';
import { allScreens, type Screen, type ScreenGroup } from '../components/app-shell/screens';
import { ScreenFault } from '../components/error-boundary';
import { PageSkeleton } from '../components/page-skeleton';
import { Splash } from '../components/splash';
import { NotFoundState } from '../components/state-views';
import type { ScreenHandle } from '../components/use-screen-label';
import { PanelShell } from '../features/auth/panel-shell';
import { loadCode } from '../lib/chunk';
import type { Panel } from '../lib/panels';
import { PasswordGate } from './password-gate';
import type { OwnAccount } from './use-own-account';

/** The store that the panel reads into at the moment; undefined while nobody is signed in. */
type OpenStore = () => AppStore | undefined;

/** What a panel shows to somebody who is signed in. */
export interface PanelRoutes {
  screens: readonly ScreenGroup[];
  routes: (store: OpenStore) => RouteObject[];
}

interface PanelScreens {
  panel: Panel;
  screens: readonly ScreenGroup[];
  useAccount: () => OwnAccount;
}

/** Makes the routes of a panel from the table of its screens. */
export function panelRoutes({ panel, screens, useAccount }: PanelScreens): PanelRoutes {
  const Gate = () => (
    <PasswordGate panel={panel} account={useAccount()}>
      <Outlet />
    </PasswordGate>
  );
  const Frame = () => <PanelShell panel={panel} screens={screens} />;
  const all = allScreens(screens);
  return {
    screens,
    routes: (store) => [
      {
        Component: Gate,
        children: [
          ...all.filter(({ framed }) => framed === false).map((screen) => route(screen, store, Splash)),
          {
            Component: Frame,
            children: [
              ...all
                .filter(({ framed }) => framed !== false)
                .map((screen) => route(screen, store, PageSkeleton)),
              { path: `${panel.login}/*`, element: <NotFoundState home={panel.dashboard} /> },
            ],
          },
        ],
      },
    ],
  };
}

function route(screen: Screen, store: OpenStore, HydrateFallback: ComponentType): RouteObject {
  const { path, label, Component, lazy, loader } = screen;
  return {
    path,
    handle: { label } satisfies ScreenHandle,
    HydrateFallback,
    ErrorBoundary: ScreenFault,
    ...(Component && { Component }),
    ...(lazy && { lazy: async () => ({ Component: await loadCode(lazy) }) }),
    ...(loader && {
      loader: async ({ request }) => {
        // What could not be requested ahead is requested by the screen, which shows the failure.
        const open = store();
        if (open) await loader(open.dispatch, new URL(request.url).search).catch(() => undefined);
        return null;
      },
      // Later the screen requests its data itself, as its address changes.
      shouldRevalidate: () => false,
    }),
  };
}
