// Calls that are sent ten seconds after the person's decision, so that a slip can be undone before another person sees
// it.
import { connected } from './connection';
import { TOAST_MILLISECONDS } from './toasts';
import { useExternal } from './use-external';

/** The time until a call is sent, in milliseconds: as long as the toast offers the undo. */
export const POSTPONED = TOAST_MILLISECONDS.undo;
/** The pause before a call without an answer is sent again, in milliseconds. */
const PAUSE = 1000;

export interface PostponedCall {
  /** The idempotency key of the call: however often it is sent, it runs once. */
  key: string;
  /** The records that the call changes. */
  ids: readonly string[];
  /** Sends the call. Resolves when the server has answered, even with a refusal; rejects without an answer. */
  send: () => Promise<void>;
}

interface Entry extends PostponedCall {
  timer: ReturnType<typeof setTimeout>;
  /** Set once the call is sent: whether its first attempt was answered. */
  first?: Promise<boolean>;
}

let entries: readonly Entry[] = [];
const none: ReadonlySet<string> = new Set();
let ids = none;
const listeners = new Set<() => void>();

function put(next: readonly Entry[]) {
  entries = next;
  ids = new Set(next.flatMap((entry) => entry.ids));
  for (const listener of listeners) listener();
}

const drop = (key: string) => put(entries.filter((entry) => entry.key !== key));

/** Sends a call after some seconds, or when the person leaves the screen. Without an answer, the call is sent again. */
export function postpone(call: PostponedCall): void {
  const entry: Entry = { ...call, timer: setTimeout(() => void send(entry), POSTPONED) };
  put([...entries, entry]);
}

/** Withdraws a call that was not sent yet. Returns whether the call was still waiting. */
export function withdraw(key: string): boolean {
  const entry = entries.find((one) => one.key === key);
  if (!entry || entry.first) return false;
  clearTimeout(entry.timer);
  drop(key);
  return true;
}

/** Sends all waiting calls at once. Resolves to whether the server has answered every call that was still open. */
export async function sendPostponed(): Promise<boolean> {
  return (await Promise.all(entries.map(send))).every(Boolean);
}

function send(entry: Entry): Promise<boolean> {
  clearTimeout(entry.timer);
  if (entry.first) return entry.first;
  const attempt = () =>
    entry.send().then(
      () => true,
      () => false,
    );
  entry.first = attempt();
  void settle(entry, entry.first, attempt);
  return entry.first;
}

async function settle({ key }: Entry, first: Promise<boolean>, attempt: () => Promise<boolean>) {
  let isAnswered = await first;
  while (!isAnswered) {
    await new Promise((done) => setTimeout(done, PAUSE));
    await connected();
    isAnswered = await attempt();
  }
  drop(key);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The records whose calls wait or have no answer yet. */
export const usePostponed = (): ReadonlySet<string> =>
  useExternal(
    subscribe,
    () => ids,
    () => none,
  );

// The browser sends these calls even though the page goes (`keepalive` in the base query).
addEventListener('pagehide', () => void sendPostponed());
