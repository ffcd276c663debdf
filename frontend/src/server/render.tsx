import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { emptyApi } from '../api/empty-api';
import { createStore, type AppStore } from '../api/store';
import { putFirstData, type FirstRead } from '../lib/first-data';
import { panels, type PanelKey } from '../lib/panels';
import { collectedWords, type ServerWords } from '../lib/server-words';
import { accountIn } from '../lib/session';
import { tabStorage } from '../lib/storage';
import type { PanelRoutes } from '../panels/panel-routes';
import { theme } from '../styles/theme';
import { withoutInlineStyles } from './inline-styles';

/** A screen may send further reads when its first answers are there. It is rendered at most this many times. */
const MAX_RENDERS = 4;
/** Elements that the browser would load or run twice: before and after the panel's scripts start. */
const UNSUITABLE = /<(video|audio|iframe|canvas)\b/;

export interface Subject {
  panel: PanelKey;
  url: string;
  scheme: 'light' | 'dark';
  /** The answers to the reads of the screen, by address. */
  data: Record<string, unknown>;
}

/** A screen as HTML. */
export interface Rendered {
  html: string;
  css: string;
  /** The reads whose answers the screen shows. */
  reads: FirstRead[];
  /** The formatted dates and numbers of the screen. */
  words: ServerWords;
}

const routesOf: Record<PanelKey, () => Promise<{ default: PanelRoutes }>> = {
  admin: () => import('../panels/admin/routes'),
  bd: () => import('../panels/bd/routes'),
  agencyadmin: () => import('../panels/agency-admin/routes'),
  agency: () => import('../panels/agency/routes'),
  coin: () => import('../panels/coin/routes'),
};

/** The queries of addresses, known from screens rendered before: most screens are then rendered only once. */
const queries = new Map<string, Pick<FirstRead, 'endpointName' | 'arg'>>();
/** All addresses are forgotten when there are this many. */
const MOST_REMEMBERED = 1000;

/** Loads the code of all panels, so that the first screen takes no longer than others. */
export const loadPanels = (): Promise<unknown> => Promise.all(Object.values(routesOf).map((load) => load()));

/** Renders a screen with the answers that its page holds. Undefined for a screen with unsuitable elements. */
export async function render({ panel, url, scheme, data }: Subject): Promise<Rendered | undefined> {
  const { details } = data['/api/auth/me'] as { details: Parameters<typeof accountIn>[0] };
  tabStorage.set(panels[panel].entry, JSON.stringify(accountIn(details)));
  putFirstData(panel, data);
  const store = createStore(panel);
  const router = await openRouter(panel, url, store);
  try {
    foresee(store, data);
    const { html, css } = withoutInlineStyles(await rerendered(router, store, scheme));
    if (UNSUITABLE.test(html)) return undefined;
    return { html, css, reads: readsIn(store, data), words: collectedWords() };
  } finally {
    router.dispose();
    store.dispatch(emptyApi.util.resetApiState());
  }
}

type Router = ReturnType<typeof createMemoryRouter>;

/** Makes a router with the screens of a panel. Resolves when it has loaded the code of the open screen. */
async function openRouter(panel: PanelKey, url: string, store: AppStore): Promise<Router> {
  const { default: signedIn } = await routesOf[panel]();
  const Root = () => (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
  const router = createMemoryRouter(
    [{ Component: Root, children: signedIn.routes(() => undefined, new URL(url, 'http://panel').pathname) }],
    {
      initialEntries: [url],
    },
  );
  await new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  return router;
}

/** Renders until the screen sends no further read that the data answers. */
async function rerendered(router: Router, store: AppStore, scheme: Subject['scheme']): Promise<string> {
  let html = '';
  for (let count = 0, known = -1; count < MAX_RENDERS && known !== answered(store).length; count += 1) {
    known = answered(store).length;
    html = renderToString(
      <MantineProvider
        theme={theme}
        defaultColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <RouterProvider router={router} />
      </MantineProvider>,
    );
    // The answers arrive within the same turn, because they are there already.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return html;
}

/** Gives the store the answers of which it is known which query reads them. */
function foresee(store: AppStore, data: Subject['data']) {
  const known = Object.keys(data).flatMap((address) => {
    const query = queries.get(address);
    return query && query.endpointName in emptyApi.endpoints ? [{ ...query, value: data[address] }] : [];
  });
  if (known.length) store.dispatch(emptyApi.util.upsertQueryEntries(known as never));
}

const answered = (store: AppStore) =>
  Object.values(store.getState()[emptyApi.reducerPath].queries).filter(
    (query) => query?.status === 'fulfilled',
  );

/** Returns which answer belongs to which query of the store. */
function readsIn(store: AppStore, data: Subject['data']): FirstRead[] {
  const reads = answered(store).flatMap((query) => {
    const address = Object.keys(data).find((key) => data[key] === query?.data);
    return query?.endpointName && address
      ? [{ endpointName: query.endpointName, arg: query.originalArgs, address }]
      : [];
  });
  if (queries.size > MOST_REMEMBERED) queries.clear();
  for (const { address, ...query } of reads) queries.set(address, query);
  return reads;
}
