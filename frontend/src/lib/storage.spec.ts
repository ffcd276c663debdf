import { browserStorage, tabStorage, watchBrowserStorage } from './storage';

const QUOTA = 'QuotaExceededError';
const refuse = (name: string) => () => {
  throw new DOMException('The browser refuses', name);
};

/** A storage of the browser whose entries are its own properties. */
class Area {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    // oxlint-disable-next-line typescript/no-dynamic-delete
    delete this[name];
  }
}
class FullArea extends Area {
  override setItem = refuse(QUOTA);
}

const hidden = { configurable: true, enumerable: false };
const full = (entries: Record<string, string> = {}) =>
  Object.defineProperty(Object.assign(new FullArea(), entries), 'setItem', hidden);

/** Puts a storage into the browser; without an area, the browser blocks the access itself. */
function put(kind: 'localStorage' | 'sessionStorage', area?: Area) {
  Object.defineProperty(globalThis, kind, {
    configurable: true,
    get: area ? () => area : refuse('SecurityError'),
  });
}

const storages = [
  { kind: 'localStorage', storage: browserStorage },
  { kind: 'sessionStorage', storage: tabStorage },
] as const;
const originals = storages.map(
  ({ kind }) => [kind, Object.getOwnPropertyDescriptor(globalThis, kind)] as const,
);

afterEach(() => {
  for (const { storage } of storages) for (const name of storage.names()) storage.remove(name);
});
afterAll(() => {
  for (const [kind, original] of originals)
    if (original) Object.defineProperty(globalThis, kind, original);
    else Reflect.deleteProperty(globalThis, kind);
});

describe.each(storages)('the safe $kind', ({ kind, storage }) => {
  it('should keep entries in the storage of the browser when it takes them', () => {
    const area = new Area();
    put(kind, area);
    expect(storage.set('a', '1')).toBe(true);
    expect(area['a']).toBe('1');
    expect([storage.get('a'), storage.get('b'), storage.names()]).toEqual(['1', null, ['a']]);
    storage.remove('a');
    expect(storage.names()).toEqual([]);
  });

  it.each([
    ['is full', full],
    ['is blocked', () => undefined],
  ])('should keep entries in memory when the storage %s', (_case, area) => {
    put(kind, area());
    expect(storage.set('a', '1')).toBe(false);
    expect([storage.get('a'), storage.get('b'), storage.names()]).toEqual(['1', null, ['a']]);
    storage.remove('a');
    expect([storage.get('a'), storage.names()]).toEqual([null, []]);
  });

  it('should return the newest value when the storage was full for a while', () => {
    put(kind, full({ a: 'old' }));
    expect(storage.get('a')).toBe('old');
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    const area = new Area();
    put(kind, area);
    storage.set('a', 'newest');
    expect(storage.get('a')).toBe('newest');
    area['a'] = 'from elsewhere';
    expect(storage.get('a')).toBe('from elsewhere');
  });
});

it('should share entries with other tabs when the storage is full', async () => {
  put('localStorage', full());
  const otherTab = new BroadcastChannel('callboard-storage');
  const changed: (string | null)[] = [];
  const stop = watchBrowserStorage((name) => changed.push(name));
  const received = new Promise((resolve) => {
    otherTab.onmessage = (event) => resolve(event.data);
  });
  browserStorage.set('mine', '1');
  expect(await received).toEqual({ name: 'mine', value: '1' });
  otherTab.postMessage({ name: 'theirs', value: '2' });
  await vi.waitFor(() => expect(browserStorage.get('theirs')).toBe('2'));
  expect(changed).toEqual(['theirs']);
  stop();
  otherTab.close();
});
