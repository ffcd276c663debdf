import { lazy, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Splash } from './components/splash';
import { panelOf, type PanelKey } from './lib/panels';

/** Each panel is a chunk of its own: no page loads another panel's code. */
const entrances: Record<PanelKey | 'landing', ComponentType> = {
  landing: lazy(() => import('./features/landing/landing')),
  admin: lazy(() => import('./panels/admin/panel')),
  bd: lazy(() => import('./panels/bd/panel')),
  agencyadmin: lazy(() => import('./panels/agency-admin/panel')),
  agency: lazy(() => import('./panels/agency/panel')),
  coin: lazy(() => import('./panels/coin/panel')),
};

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
    <Suspense fallback={<Splash />}>
      <Entrance key={key} />
    </Suspense>
  );
}
