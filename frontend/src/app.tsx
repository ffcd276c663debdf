import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/error-boundary';
import { Splash } from './components/splash';
import { panelOf, type PanelKey } from './lib/panels';

type Name = PanelKey | 'landing';

/** Each panel is a chunk of its own: no page loads another panel's code. */
const load: Record<Name, () => Promise<{ default: ComponentType }>> = {
  landing: () => import('./features/landing/landing'),
  admin: () => import('./panels/admin/panel'),
  bd: () => import('./panels/bd/panel'),
  agencyadmin: () => import('./panels/agency-admin/panel'),
  agency: () => import('./panels/agency/panel'),
  coin: () => import('./panels/coin/panel'),
};
const entrances = Object.fromEntries(
  Object.entries(load).map(([name, chunk]) => [name, lazy(chunk)]),
) as unknown as Record<Name, ComponentType>;

// The chunk that will be needed comes while React starts. Should it fail, lazy meets the same failure and shows it.
load[panelOf(window.location.pathname)?.key ?? 'landing']().catch(() => undefined);

/** The first path segment picks the panel; any other address is the landing page. */
export function App() {
  const { pathname } = useLocation();
  const key = panelOf(pathname)?.key;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (key) dataset['panel'] = key;
    else delete dataset['panel'];
  }, [key]);
  const Entrance = entrances[key ?? 'landing'];
  return (
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Entrance key={key} />
      </Suspense>
    </ErrorBoundary>
  );
}
