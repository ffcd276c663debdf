import { onReconnect, reportFailure } from './connection';
import { panelParams } from './panel-headers';
import { panelOf, type PanelKey } from './panels';
import type { Topic } from './topics';

/**
 * connecting: not open yet, or closed because the tab is hidden. reconnecting: the connection broke and is being
 * reopened.
 */
export type StreamState = 'connecting' | 'live' | 'reconnecting';

interface Listener {
  topics: readonly Topic[];
  onChange: () => void;
}

/** Resolves to true if the session is valid, renewing it if necessary; to false if that is unknown. */
type Renew = () => Promise<boolean>;

const first = 3000;
const longest = 15_000;
/**
 * After this many milliseconds a hidden tab closes its stream: over HTTP/1.1, browsers allow few connections to one
 * server.
 */
const patience = 20_000;
/** The server sends a pulse every 10 s. After this many milliseconds without one, the connection counts as dead. */
const deaf = 25_000;
/**
 * The server has taken its first snapshot after this many milliseconds. A refetch then covers changes between the
 * screen's own read and that snapshot.
 */
const settled = 1500;
/** Answers stay in the store for so many milliseconds, so a screen may open with an answer that old. */
const retained = 60_000;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let source: EventSource | undefined;
/** The topics and the panel of the open stream. */
let heard: { topics: Topic[]; panel: PanelKey | undefined } = { topics: [], panel: undefined };
let state: StreamState = 'connecting';
/** The time of the last change of each topic that this tab received. */
const changes = new Map<Topic, number>();
let renew: Renew = () => Promise.resolve(false);
let silent = false;
let pause = first;
let timer: ReturnType<typeof setTimeout> | undefined;
let watchdog: ReturnType<typeof setTimeout> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

function say(next: StreamState) {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

const panelHere = () => panelOf(window.location.pathname)?.key;
const wanted = () => [...new Set([...listeners].flatMap(({ topics }) => topics))].sort();
const notify = (topic?: Topic) => {
  if (topic) changes.set(topic, Date.now());
  for (const { topics, onChange } of listeners) if (!topic || topics.includes(topic)) onChange();
};

function close() {
  clearTimeout(timer);
  clearTimeout(watchdog);
  source?.close();
  source = undefined;
}

function open() {
  close();
  const panel = panelHere();
  // Topics of earlier screens stay, so that a change of screens does not reopen the stream.
  const topics = [...new Set([...wanted(), ...(heard.panel === panel ? heard.topics : [])])].sort();
  if (silent || !listeners.size || !panel || document.hidden) return say('connecting');
  heard = { topics, panel };
  const query = new URLSearchParams({ topics: topics.join(), ...panelParams(panel) });
  const stream = new EventSource(`/api/events?${query.toString()}`);
  source = stream;
  watch();
  for (const topic of topics) stream.addEventListener(topic, () => notify(topic));
  // Wait for the first pulse, not for onopen: a buffering proxy opens the stream without passing anything on.
  let begun = false;
  stream.addEventListener('pulse', () => {
    watch();
    if (begun) return;
    begun = true;
    pause = first;
    say('live');
    timer = setTimeout(notify, settled);
  });
  stream.onerror = () => {
    begun = false;
    clearTimeout(timer);
    say('reconnecting');
    reportFailure();
    // The browser reopens a broken stream, but not one that was refused.
    if (stream.readyState !== EventSource.CLOSED) return;
    clearTimeout(watchdog);
    void reopen(stream);
  };
}

/** Reopens the stream after a silence, because browsers do not report connections that die silently. */
function watch() {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    say('reconnecting');
    open();
  }, deaf);
}

/** Renews the session, because the access token may have expired, and reopens the stream. */
async function reopen(refused: EventSource) {
  const again = await renew();
  if (source !== refused) return;
  timer = setTimeout(open, again && pause === first ? 0 : pause);
  pause = Math.min(pause * 2, longest);
}

function onVisibility() {
  clearTimeout(hiding);
  if (document.hidden) {
    hiding = setTimeout(() => {
      close();
      say('connecting');
    }, patience);
  } else if (!source && listeners.size) open();
}

onReconnect(() => {
  if (state === 'reconnecting') open();
});

/**
 * Closes the stream until the returned function is called: the server would refuse it while the session is being ended.
 * After the end of the session the stream stays closed for screens that still listen; otherwise it reopens.
 */
export function silence(): (sessionEnded: boolean) => void {
  silent = true;
  close();
  return (sessionEnded) => {
    silent = false;
    if (!sessionEnded) open();
  };
}

/** Listens through one stream per tab, with the topics of all listeners; without listeners the stream is closed. */
export function listen(listener: Listener, onRefused: Renew): () => void {
  if (!listeners.size) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  renew = onRefused;
  // Screens stop and start listening in the same task when they change. Update the stream after that.
  queueMicrotask(settle);
  const changed = Math.max(...listener.topics.map((topic) => changes.get(topic) ?? 0));
  // The topic changed while no screen listened: what the screen shows may be older.
  if (Date.now() - changed < retained) queueMicrotask(() => listeners.has(listener) && listener.onChange());
  return () => {
    listeners.delete(listener);
    if (!listeners.size) document.removeEventListener('visibilitychange', onVisibility);
    queueMicrotask(settle);
  };
}

function settle() {
  const topics = wanted();
  if (!topics.length) {
    clearTimeout(hiding);
    close();
    say('connecting');
  } else if (!source || heard.panel !== panelHere() || topics.some((topic) => !heard.topics.includes(topic)))
    open();
}

export function watchStream(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
export const streamState = () => state;
