import { onReconnect, reportFailure } from './connection';
import { panelOf } from './panels';

/** What the server tells about as it happens. */
export type Topic = 'hosts' | 'live' | 'sends' | 'withdrawals' | 'jobs';
/** connecting: not yet, or no longer because nobody looks. reconnecting: it broke, and is being opened again. */
export type StreamState = 'connecting' | 'live' | 'reconnecting';

interface Listener {
  topics: readonly Topic[];
  onChange: () => void;
}

/** Answers true when the session holds, renewing it where needed; false when that is not known. */
type Renew = () => Promise<boolean>;

const first = 3000;
const longest = 15_000;
/** Browsers allow few connections to one server over HTTP/1.1: a tab that nobody looks at gives its own back. */
const patience = 20_000;
/** The server lets hear of itself every 10 s: longer than twice that, and nothing comes through any more. */
const deaf = 25_000;
/** By then the server has taken its first look: what changed between a screen's reading and that look is read now. */
const settled = 1500;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let source: EventSource | undefined;
/** What the open stream tells about, and to which panel. */
let heard: { topics: Topic[]; panel: string | undefined } = { topics: [], panel: undefined };
let state: StreamState = 'connecting';
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
const tell = (topic?: Topic) => {
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
  const topics = wanted();
  const panel = panelHere();
  if (silent || !topics.length || !panel || document.hidden) return say('connecting');
  heard = { topics, panel };
  const query = new URLSearchParams({ topics: topics.join(), panel });
  const stream = new EventSource(`/api/events?${query.toString()}`);
  source = stream;
  watch();
  for (const topic of topics) stream.addEventListener(topic, () => tell(topic));
  // Not onopen: a proxy that keeps back what it should hand on opens the stream all the same.
  let begun = false;
  stream.addEventListener('pulse', () => {
    watch();
    if (begun) return;
    begun = true;
    pause = first;
    say('live');
    timer = setTimeout(tell, settled);
  });
  stream.onerror = () => {
    begun = false;
    clearTimeout(timer);
    say('reconnecting');
    reportFailure();
    // A stream that only broke is opened again by the browser; one that was refused is not.
    if (stream.readyState !== EventSource.CLOSED) return;
    clearTimeout(watchdog);
    void reopen(stream);
  };
}

/** A connection that died without a word is never reported: after a silence it is opened anew. */
function watch() {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => {
    say('reconnecting');
    open();
  }, deaf);
}

/** The access token may have run out: a request renews it, then the stream is opened again. */
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
 * No stream until the answer is called: a session that is being ended would refuse it. When it has ended, screens that
 * still listen are on their way out, and nothing is opened for them; when it goes on, so does the stream.
 */
export function silence(): (sessionEnded: boolean) => void {
  silent = true;
  close();
  return (sessionEnded) => {
    silent = false;
    if (!sessionEnded) open();
  };
}

/** One stream a tab, with the topics of all who listen; closed when nobody does. */
export function listen(listener: Listener, onRefused: Renew): () => void {
  if (!listeners.size) document.addEventListener('visibilitychange', onVisibility);
  listeners.add(listener);
  renew = onRefused;
  // Screens begin and end to listen in one go when they change: what is asked of the server is settled after that.
  queueMicrotask(settle);
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
