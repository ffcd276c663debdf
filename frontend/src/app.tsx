import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Splash } from './components/base/splash';
import { entrances } from './entrances';
import type { Chunk } from './lib/chunk';
import { panelOf } from './lib/panels';

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
  return <Entered key={key} Entrance={entrances[key ?? 'landing']} />;
}

/** Shows a panel or the landing page; the logo until its code has loaded. */
function Entered({ Entrance }: { Entrance: Chunk }) {
  // React takes over what the server rendered inside a boundary later than the rest, and in many small steps.
  const [isThere] = useState(Entrance.isThere);
  if (isThere) return <Entrance />;
  return (
    <Suspense fallback={<Splash />}>
      <Entrance />
    </Suspense>
  );
}

/** Replaces screens that the router does not know, and navigates again: after a sign-in the router finds them. */
export function LookAgain() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => void navigate(pathname + search + hash, { replace: true }),
    [navigate, pathname, search, hash],
  );
  return <Splash />;
}
