import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { emptyApi } from '../api/empty-api';
import { showAnswers, type ShownAnswer } from '../api/shown-answers';
import type { AppStore } from '../api/store';
import { App } from '../app';
import { panelCode, preloadEntrance } from '../entrances';
import { putFirstData } from '../lib/first-data';
import { noteRenderedRows } from '../lib/fit';
import { panelKeys, panels, type PanelKey } from '../lib/panels';
import { collectedWords, type ServerWords } from '../lib/server-words';
import { accountIn } from '../lib/session';
import { tabStorage } from '../lib/storage';
import { Page } from '../page';
import { withoutInlineStyles } from './inline-styles';

/** A screen may send further reads when its first answers are there. It is rendered at most this many times. */
const MAX_RENDERS = 8;
/** What React writes in the place of a part whose code has not loaded: only the first screen with this part has it. */
const SUSPENDED = '<!--$!-->';
/** The code of a part is read from the disk, which takes so many milliseconds. */
const CODE_MS = 10;

export interface Subject {
  panel: PanelKey;
  url: string;
  /** The answers to the reads of the screen, by address. */
  data: Record<string, unknown>;
}

/** A screen as HTML. */
export interface Rendered {
  html: string;
  css: string;
  /** The reads whose answers the screen shows. */
  reads: ShownAnswer[];
  /** The formatted dates and numbers of the screen. */
  words: ServerWords;
}

/** The queries of addresses, known from screens rendered before: most screens are then rendered only once. */
const queries = new Map<string, ShownAnswer>();
/** All addresses are forgotten when there are this many. */
const MOST_REMEMBERED = 1000;

/** Loads the code of all panels, so that the first screen takes no longer than others. */
export const loadPanels = (): Promise<unknown> => Promise.all(panelKeys.map(preloadEntrance));

/** Renders a screen with the answers that its page holds. */
export async function render({ panel, url, data }: Subject): Promise<Rendered> {
  const { details } = data['/api/auth/me'] as { details: Parameters<typeof accountIn>[0] };
  tabStorage.set(panels[panel].entry, JSON.stringify(accountIn(details)));
  putFirstData(panel, data);
  noteRenderedRows(((data[LISTS] ?? NO_CHOICES) as typeof NO_CHOICES).details);
  const code = await panelCode(panel);
  const store = code.restart();
  const router = await openRouter(await code.routes(new URL(url, 'http://panel').pathname), url);
  try {
    foresee(store, data);
    const { html, shown } = await rerendered(router, store);
    return { ...withoutInlineStyles(html), reads: readsIn(shown, data), words: collectedWords() };
  } finally {
    router.dispose();
    store.dispatch(emptyApi.util.resetApiState());
  }
}

type Router = ReturnType<typeof createMemoryRouter>;

/** Makes a router with the screens of a panel. Resolves when it has loaded the code of the open screen. */
async function openRouter(children: Parameters<typeof createMemoryRouter>[0], url: string): Promise<Router> {
  const router = createMemoryRouter([{ Component: App, children }], { initialEntries: [url] });
  await new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  return router;
}

/**
 * Renders until the screen sends no further read that the data answers, and its code has loaded. Returns what the store
 * held at the end too.
 */
async function rerendered(router: Router, store: AppStore): Promise<{ html: string; shown: Answered }> {
  let html = '';
  let shown: Answered = [];
  // What the loaders read is in the page.
  await answersArrive();
  for (let count = 0; count < MAX_RENDERS; count += 1) {
    shown = answered(store);
    html = renderToString(<Page router={router} />);
    await answersArrive();
    const lacksCode = html.includes(SUSPENDED);
    if (!lacksCode && shown.length === answered(store).length) break;
    if (lacksCode) await new Promise((resolve) => setTimeout(resolve, CODE_MS));
  }
  return { html, shown };
}

/** The answers are there already, so they arrive within the same turn. */
const answersArrive = () => new Promise((resolve) => setImmediate(resolve));

/** Gives the store the answers of which it is known which query reads them. */
function foresee(store: AppStore, data: Subject['data']) {
  const known = Object.keys(data).flatMap((address) => {
    const query = queries.get(address);
    return query ? [{ ...query, value: data[address] }] : [];
  });
  store.dispatch(showAnswers(known));
}

/** The stored choices about lists, as far as they say how many rows a list shows. */
const LISTS = '/api/lists';
const NO_CHOICES = { details: { limit: 0, lists: [] } };

type Answered = ReturnType<typeof answered>;

/** Returns the queries of a store that have an answer, also those that a screen reads again. */
function answered(store: AppStore) {
  const state = store.getState()[emptyApi.reducerPath];
  const tags = state.provided.keys as Record<string, ShownAnswer['tags']>;
  return Object.entries(state.queries).flatMap(([key, query]) =>
    query?.endpointName && query.data !== undefined
      ? [
          {
            ...{ key, endpointName: query.endpointName, arg: query.originalArgs, value: query.data },
            tags: tags[key] ?? [],
          },
        ]
      : [],
  );
}

/** Returns which answer of the page belongs to which query. */
function readsIn(shown: Answered, data: Subject['data']): ShownAnswer[] {
  const reads = shown.flatMap(({ value, ...query }) => {
    const address = Object.keys(data).find((one) => data[one] === value);
    return address ? [{ ...query, address }] : [];
  });
  if (queries.size > MOST_REMEMBERED) queries.clear();
  for (const read of reads) queries.set(read.address, read);
  return reads;
}
