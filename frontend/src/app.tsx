import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { Splash } from './components/splash';
import { chunk, loadCode, type Chunk } from './lib/chunk';
import { panelOf, type PanelKey } from './lib/panels';

/** Each panel has its own chunk: no page loads another panel's code. */
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

/** Loads the frame of a panel, or the landing page. Resolves when the code has loaded or failed. */
export const entranceAhead = (key: PanelKey | undefined): Promise<void> =>
  entrances[key ?? 'landing'].ahead();

/** Returns the routes of a panel's screens; empty while nobody is signed in to the panel. */
export const routesOf = async (key: PanelKey): Promise<RouteObject[]> =>
  (await loadCode(panels[key])).routes();

/** Lets a panel begin with what its server-rendered screen shows. */
export async function beginAsRendered(key: PanelKey): Promise<void> {
  (await panels[key]()).beginAsRendered();
}

/** Sets the tab's icon to the panel's colour. The server sets the icon of the first page load. */
function showIcon(panel: string | undefined) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = panel ? `/favicon-${panel}.svg` : '/favicon.svg';
}

/** Shows the panel that the first path segment names; any other address shows the landing page. */
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

/** Stands in for screens that the router does not know, and navigates again: after a sign-in the router finds them. */
export function LookAgain() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => void navigate(pathname + search + hash, { replace: true }),
    [navigate, pathname, search, hash],
  );
  return <Splash />;
}
