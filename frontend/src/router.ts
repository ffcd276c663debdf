import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { App, LookAgain } from './app';
import { ScreenFault } from './components/base/error-boundary';
import { Splash } from './components/base/splash';
import { panelCode, preloadEntrance, routesOf } from './entrances';
import { panelOf, type PanelKey } from './lib/panels';
import { fullAddress } from './lib/view';

type Router = ReturnType<typeof createBrowserRouter>;

const ROOT_ROUTE = 'app';
/**
 * The page may stay empty for this many milliseconds while its code loads. The code is mostly there sooner, and
 * everything renders at once.
 */
const MAX_WAIT_MS = 300;

const started = (router: Router) =>
  new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });

/**
 * Makes the router of the page. A panel's screens become routes when someone signs in there. Resolves when the open
 * screen can render, at the latest after MAX_WAIT_MS.
 */
export async function makeRouter(isRendered: boolean): Promise<Router> {
  const moment = new Promise<undefined>((resolve) => {
    if (!isRendered) setTimeout(resolve, MAX_WAIT_MS);
  });
  const known = new Set<PanelKey>();
  const open = panelOf(window.location.pathname)?.key;
  // Code that fails to load here is requested again with the screen, which shows the failure.
  const routes = open && (await Promise.race([routesOf(open).catch(() => undefined), moment]));
  if (open && routes?.length) known.add(open);
  // Before the router asks for what the screen reads.
  if (isRendered && open && routes?.length) (await panelCode(open)).beginAsRendered();

  const children: RouteObject[] = [
    ...(routes ?? []),
    { path: '*', Component: LookAgain, HydrateFallback: Splash, ErrorBoundary: ScreenFault },
  ];
  const router = createBrowserRouter(
    [{ id: ROOT_ROUTE, Component: App, HydrateFallback: Splash, ErrorBoundary: ScreenFault, children }],
    {
      // In a view, all addresses begin with its id.
      basename: fullAddress('') || '/',
      patchRoutesOnNavigation: async ({ path, patch, signal }) => {
        const key = panelOf(path)?.key;
        if (!key || known.has(key)) return;
        const found = await routesOf(key);
        if (!found.length || signal.aborted || known.has(key)) return;
        known.add(key);
        patch(ROOT_ROUTE, found);
      },
    },
  );
  await Promise.race([Promise.all([preloadEntrance(open), started(router)]), moment]);
  return router;
}
