import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/error-boundary';
import { Splash } from './components/splash';
import { chunk } from './lib/chunk';
import { panelOf } from './lib/panels';

/** Each panel is a chunk of its own: no page loads another panel's code. */
const entrances = {
  landing: chunk(() => import('./features/landing/landing')),
  admin: chunk(() => import('./panels/admin/panel')),
  bd: chunk(() => import('./panels/bd/panel')),
  agencyadmin: chunk(() => import('./panels/agency-admin/panel')),
  agency: chunk(() => import('./panels/agency/panel')),
  coin: chunk(() => import('./panels/coin/panel')),
};

/** Resolves when the code of the page that is open is there, or has failed. */
export const codeIsThere = () => entrances[panelOf(window.location.pathname)?.key ?? 'landing'].ahead();

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
    <ErrorBoundary>
      <Suspense fallback={<Splash />}>
        <Entrance key={key} />
      </Suspense>
    </ErrorBoundary>
  );
}
