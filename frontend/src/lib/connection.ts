// Whether the server can be reached. The browser knows only of the machine's networks, so the server itself is asked.

/** Milliseconds. A probe that is not answered by then counts as failed. */
const PROBE_TIMEOUT = 5000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

let down = false;
let looking: Promise<void> | undefined;
const watchers = new Set<() => void>();

const probe = (): Promise<boolean> =>
  fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) }).then(
    ({ ok }) => ok,
    () => false,
  );

function say(next: boolean) {
  if (down === next) return;
  down = next;
  for (const watcher of watchers) watcher();
}

/** Resolves after the pause, or as soon as the browser sees a network again. */
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
    say(true);
    await pauseFor(pause);
  }
  say(false);
}

/** Asks the server until it answers, one call at a time however many wait for it. */
export const reachable = (): Promise<void> =>
  (looking ??= look().finally(() => {
    looking = undefined;
  }));

/** A request got no answer: finds out whether the server can be reached, and says so in every screen when it cannot. */
export const reportFailure = (): void => void reachable();

/** To be asked before code is loaded, since browsers may remember a load that fails until the page is loaded anew. */
export const isConnected = async (): Promise<boolean> => (navigator.onLine && !down ? true : probe());

/** Resolves when the server can be asked, at once unless something speaks against it. */
export const connected = async (): Promise<void> => {
  if (!navigator.onLine || down) await reachable();
};

export const isDown = () => down;
/** Calls the watcher each time the connection is lost or back; answers what ends that. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
/** Calls back each time the connection is back. */
export const onReconnect = (back: () => void): (() => void) => watchConnection(() => !down && back());

addEventListener('offline', reportFailure);
