// The few parts of a browser that the panels need while the server renders them. Must be the first import of the worker,
// because modules read these globals when they load.
import { workerData } from 'node:worker_threads';
import { formatFor } from '../lib/format';
import { PHONE, viewerOf } from '../lib/page-cookie';
import { collectWords } from '../lib/server-words';
import { noteZones } from '../lib/server-time';
import { noteVisitorZone } from '../lib/time-zones';

/** What the server knows about a visitor's browser. */
export interface Visitor {
  /** Path and query of the page. */
  url: string;
  /** The language of dates and numbers, such as en-GB. */
  language: string;
  /** The zone of the browser. */
  zone: string;
  /** The time zones of the installation, as the server reports them to panels. */
  zones: string;
  /** '1' where the database holds the records of the demo. */
  demo: string;
  width: 'phone' | 'wide';
  /** The choices that the browser stores, as the panel wrote them. */
  choices: string;
  /** The folded columns of the screen's list, as the panel wrote them. */
  folded: string;
}

/** The operator's name and logo, by the names of the elements that the page's head holds. */
const metas = workerData as Record<string, string>;

const nothing = () => undefined;
const deaf = { addEventListener: nothing, removeEventListener: nothing };

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const define = (globals: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
};

define({
  window: globalThis,
  ...deaf,
  sessionStorage: storage(),
  localStorage: storage(),
  navigator: { onLine: true, userAgent: '', language: 'en' },
  BroadcastChannel: class {
    postMessage = nothing;
  },
  document: {
    ...deaf,
    cookie: '',
    hidden: false,
    title: '',
    documentElement: { dataset: {} },
    querySelector: (selector: string) => {
      const content = metas[/^meta\[name="(.*)"\]$/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { content };
    },
    getElementById: () => null,
  },
});

/** Makes the browser that of a visitor, with empty storages. Throws a RangeError for an unknown language. */
export function visit({ url, language, zone, zones, demo, width, choices, folded }: Visitor): void {
  formatFor(language);
  noteZones(zones);
  noteVisitorZone(zone);
  collectWords(viewerOf(language, zones));
  metas['demo'] = demo;
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = `folded=${folded}`;
  for (const [name, value] of new URLSearchParams(choices)) localStorage.setItem(name, value);
  define({
    location: new URL(url, 'http://panel'),
    matchMedia: (query: string) => ({ ...deaf, matches: query === PHONE && width === 'phone' }),
  });
}
