import { browserStorage, watchBrowserStorage } from './storage';

/** A call that was sent and has no answer yet. */
export interface Attempt<Body> {
  key: string;
  body: Body;
}

// In the storage of the browser: a reload and a second tab must both know which calls may have succeeded already.
const nameOf = (form: string) => `callboard-unanswered ${form}`;
/** How the stored text of no attempts reads. */
export const noAttempts = '[]';
const watchers = new Set<() => void>();

/** Returns a form's attempts as stored text, which is identical as long as nothing changes. */
export const storedAttempts = (form: string) => browserStorage.get(nameOf(form)) ?? noAttempts;

export const readAttempts = <Body>(stored: string) => JSON.parse(stored) as Attempt<Body>[];

function write<Body>(form: string, attempts: Attempt<Body>[]) {
  if (attempts.length) browserStorage.set(nameOf(form), JSON.stringify(attempts));
  else browserStorage.remove(nameOf(form));
  for (const watcher of watchers) watcher();
}

export const sameBody = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function storeAttempt<Body>(form: string, { key, body }: Attempt<Body>) {
  const known = readAttempts<Body>(storedAttempts(form));
  if (known.some((attempt) => attempt.key === key && sameBody(attempt.body, body))) return;
  write(form, [...known, { key, body }]);
}

/** Drops all attempts with a key, or only the one with this body. */
export function dropAttempts<Body>(form: string, key: string, body?: Body) {
  const known = readAttempts<Body>(storedAttempts(form));
  write(
    form,
    known.filter((attempt) => attempt.key !== key || (body !== undefined && !sameBody(attempt.body, body))),
  );
}

export function watchAttempts(watcher: () => void): () => void {
  watchers.add(watcher);
  const stopWatching = watchBrowserStorage(watcher);
  return () => {
    watchers.delete(watcher);
    stopWatching();
  };
}
