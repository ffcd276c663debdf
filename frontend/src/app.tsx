import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { Splash } from './components/splash';
import { chunk, loadCode, type Chunk } from './lib/chunk';
import { panelOf, type PanelKey } from './lib/panels';

/** Each panel is a chunk of its own: no page loads another panel's code. */
const panels = {
  admin: () => import('./panels/admin/panel'),
  bd: () => import('./panels/bd/panel'),
  agencyadmin: () => import('./panels/agency-admin/panel'),
  agency: () => import('./panels/agency/panel'),
  coin: () => import('./panels/coin/panel'),
} satisfies Record<PanelKey, () => Promise<unknown>>;

const rootOf = (key: PanelKey) => chunk(async () => ({ default: (await panels[key]()).Root }));
const entrances: Record<PanelKey | 'landing', Chunk> = {
  landing: chunk(() => import('./features/landing/landing')),
  admin: rootOf('admin'),
  bd: rootOf('bd'),
  agencyadmin: rootOf('agencyadmin'),
  agency: rootOf('agency'),
  coin: rootOf('coin'),
};

/** Loads the code around the screens of a panel, or the landing page. Resolves when the code is there or has failed. */
export const entranceAhead = (key: PanelKey | undefined): Promise<void> =>
  entrances[key ?? 'landing'].ahead();

/** The routes of a panel's screens; none while nobody is signed in there. */
export const routesOf = async (key: PanelKey): Promise<RouteObject[]> =>
  (await loadCode(panels[key])).routes();

/** The tab's icon in the colour of the panel. The server names it too, for the first load. */
function showIcon(panel: string | undefined) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = panel ? `/favicon-${panel}.svg` : '/favicon.svg';
}

/** The first path segment picks the panel; any other address is the landing page. */
export function App() {
  const { pathname } = useLocation();
  const key = panelOf(pathname)?.key;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (key) dataset['panel'] = key;
    else delete dataset['panel'];
    showIcon(key);
  }, [key]);
  const Entrance = entrances[key ?? 'landing'];
  return (
    <Suspense fallback={<Splash />}>
      <Entrance key={key} />
    </Suspense>
  );
}

/** In place of screens that the router does not know: after a sign-in it finds them when it looks again. */
export function LookAgain() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => void navigate(pathname + search + hash, { replace: true }),
    [navigate, pathname, search, hash],
  );
  return <Splash />;
}
