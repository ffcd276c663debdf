// Tracks whether the server is reachable. The browser knows only the local networks, so probes ask the server itself.

/** The timeout of a probe in milliseconds. */
const PROBE_TIMEOUT = 5000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

let down = false;
/** A request got no answer, and no probe has an answer yet. */
let doubtful = false;
let looking: Promise<void> | undefined;
const watchers = new Set<() => void>();

const probe = (): Promise<boolean> =>
  fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) }).then(
    ({ ok }) => ok,
    () => false,
  );

function say(next: { down: boolean; doubtful: boolean }) {
  if (down === next.down && doubtful === next.doubtful) return;
  ({ down, doubtful } = next);
  for (const watcher of watchers) watcher();
}

/** Resolves after the pause, or as soon as the browser is online again. */
const pauseFor = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
  });

async function look() {
  for (let pause = FIRST_PAUSE; !(await probe()); pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    say({ down: true, doubtful: false });
    await pauseFor(pause);
  }
  say({ down: false, doubtful: false });
}

/** Probes the server until it answers; concurrent callers share one series of probes. */
export const reachable = (): Promise<void> =>
  (looking ??= look().finally(() => {
    looking = undefined;
  }));

/** Reports a request without an answer: probes the server and, if it is unreachable, notifies all screens. */
export function reportFailure(): void {
  if (!down) say({ down, doubtful: true });
  void reachable();
}

/**
 * Returns whether the server is reachable. Call it before loading code, because browsers may cache a failed load until
 * the page reloads.
 */
export const isConnected = async (): Promise<boolean> => (navigator.onLine && !down ? true : probe());

/** Resolves when the server is reachable; at once unless the connection is known to be down. */
export const connected = async (): Promise<void> => {
  if (!navigator.onLine || down) await reachable();
};

export const isDown = () => down;
/** Returns whether the server is unreachable, or may be: a probe is under way because a request got no answer. */
export const isInDoubt = () => down || doubtful;
/** Calls the watcher each time the state of the connection changes; returns a function that unsubscribes. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
/** Calls back each time the connection is restored. */
export function onReconnect(back: () => void): () => void {
  let wasDown = down;
  return watchConnection(() => {
    const isBack = wasDown && !down;
    wasDown = down;
    if (isBack) back();
  });
}

addEventListener('offline', reportFailure);
