// The storages of the browser. They fail when they are full, and when the browser blocks them. What they do not take
// stays in this tab's memory, so that no action depends on them. No other file uses the storages directly.

/** What a tab shares of an entry that the storage did not take; null when the entry left the memory. */
interface Shared {
  name: string;
  value: string | null;
}

export interface SafeStorage {
  get: (name: string) => string | null;
  /** Returns whether the entry outlives this page: false when only the memory of this tab holds it. */
  set: (name: string, value: string) => boolean;
  remove: (name: string) => void;
  names: () => string[];
}

/** Returns the result of an action on a storage, or the alternative when the storage fails. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** `share` passes the memory's changes to other tabs. */
function safeStorage(
  area: () => Storage,
  memory: Map<string, string>,
  share: (change: Shared) => void,
): SafeStorage {
  const forget = (name: string) => {
    if (memory.delete(name)) share({ name, value: null });
  };
  return {
    get: (name) => memory.get(name) ?? attempt(() => area().getItem(name), null),
    set: (name, value) => {
      const isStored = attempt(() => {
        area().setItem(name, value);
        return true;
      }, false);
      if (isStored) forget(name);
      else {
        memory.set(name, value);
        share({ name, value });
      }
      return isStored;
    },
    remove: (name) => {
      forget(name);
      attempt(() => area().removeItem(name), undefined);
    },
    names: () => [...new Set([...attempt(() => Object.keys(area()), []), ...memory.keys()])],
  };
}

const memory = new Map<string, string>();
const channel = attempt(() => new BroadcastChannel('callboard-storage'), undefined);

/** What all tabs of this browser share, also after it was closed. */
export const browserStorage = safeStorage(
  () => globalThis.localStorage,
  memory,
  (change) => attempt(() => channel?.postMessage(change satisfies Shared), undefined),
);

/** What belongs to this tab and ends with it. */
export const tabStorage = safeStorage(
  () => globalThis.sessionStorage,
  new Map(),
  () => undefined,
);

type Watcher = (name: string | null) => void;
const watchers = new Set<Watcher>();
const report: Watcher = (name) => {
  for (const watcher of watchers) watcher(name);
};

if (channel)
  channel.onmessage = ({ data: { name, value } }: MessageEvent<Shared>) => {
    if (value === null) memory.delete(name);
    else memory.set(name, value);
    report(name);
  };

// Node, which runs the unit tests, has no window.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    // Another tab wrote into the storage: its entry is newer than the one in this tab's memory.
    if (key !== null) memory.delete(key);
    report(key);
  });

/** Calls the watcher when another tab changes an entry. The name is null when another tab removed all entries. */
export function watchBrowserStorage(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
