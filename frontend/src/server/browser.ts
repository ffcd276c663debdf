// The few parts of a browser that the panels need while the server renders them. Must load before any code of the panels,
// because modules read these globals when they load.
import { workerData } from 'node:worker_threads';

/** What the elements of the page's head say, by name: the operator's name and logo, and what a page adds. */
export const metas = workerData as Record<string, string>;

const nothing = () => undefined;
export const deaf = { addEventListener: nothing, removeEventListener: nothing };

/** Makes a storage with these entries. */
export function storage(stored: Iterable<[string, string]> = []) {
  const entries = new Map(stored);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

export const define = (globals: Record<string, unknown>) => {
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
