import { panelOf } from './panels';
import { sessionEntry, subscribe as onSession, type Profile } from './session';
import { useExternal } from './use-external';

/** How long a toast stays, in milliseconds. The pointer or the focus on a toast stops its clock. */
export const TOAST_MILLISECONDS = { success: 5000, undo: 10_000, bulkDelete: 2000, failure: 10_000 } as const;

/** The visible toasts. They are in a separate store so that code outside of components can show them. */
export interface Toast {
  id: number;
  /** Done, failed, or a note about what did not happen. */
  kind: 'good' | 'bad' | 'note';
  title: string;
  text?: string | undefined;
  /** The address of the record that the toast names. */
  to?: string | undefined;
  /** Undoes the change that the toast reports. */
  undo?: (() => void) | undefined;
  /** Reports a bulk delete, whose toast is short. */
  isBulkDelete?: boolean | undefined;
  /** The call got no answer: the toast closes when the server answers again. */
  isUnanswered?: boolean | undefined;
  /** The id of the person who saw the failure or can undo the change. */
  by: string | undefined;
  /** When the toast appeared, as an ISO time. */
  at: string;
}

/** A failure whose toast closed by itself. The list of the bell shows it until the person opens the list. */
export type UnreadFailure = Pick<Toast, 'id' | 'title' | 'text' | 'by' | 'at'>;

const MOST_TOASTS = 4;
const MOST_FAILURES = 20;
const none: readonly never[] = [];
let toasts: readonly Toast[] = none;
let failures: readonly UnreadFailure[] = none;
let count = 0;
const listeners = new Set<() => void>();

function put(next: readonly Toast[], nextFailures = failures) {
  toasts = next;
  failures = nextFailures;
  for (const listener of listeners) listener();
}

/** Closes the toasts that `isOver` names. Their failures stay in the list of the bell. */
function expire(all: readonly Toast[], isOver: (toast: Toast, at: number) => boolean) {
  const unread = all.filter((toast, at) => toast.kind === 'bad' && isOver(toast, at));
  const stays = all.filter((toast, at) => !isOver(toast, at));
  put(stays, [...unread, ...failures].slice(0, MOST_FAILURES));
}

/** Returns the milliseconds until the toast closes by itself. */
export function timeOf({ kind, undo, isBulkDelete }: Toast): number {
  if (kind === 'bad') return TOAST_MILLISECONDS.failure;
  if (undo) return TOAST_MILLISECONDS.undo;
  return isBulkDelete ? TOAST_MILLISECONDS.bulkDelete : TOAST_MILLISECONDS.success;
}

/** Shows a toast above the others and returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'by' | 'at'>): number {
  const id = ++count;
  // A repeated toast, such as that of a retried failure, replaces the earlier one, unless each undoes its own change.
  const others = toasts.filter(
    ({ title, text, undo }) => undo !== undefined || title !== toast.title || text !== toast.text,
  );
  const by = toast.undo || toast.kind === 'bad' ? signedIn() : undefined;
  const all = [{ ...toast, id, by, at: new Date().toISOString() }, ...others];
  expire(all, ({ undo }, at) => at >= MOST_TOASTS && undo === undefined);
  return id;
}

export const dropToast = (id: number) => put(toasts.filter((toast) => toast.id !== id));

/** Closes a toast whose time is over. */
export const expireToast = (id: number) => expire(toasts, (toast) => toast.id === id);

/** Closes the failures of the screen that the person left. */
export const leaveScreen = () => expire(toasts, ({ kind }) => kind === 'bad');

/** Closes the failures of calls without an answer, because the server answers again. */
export const dropUnanswered = () => put(toasts.filter(({ isUnanswered }) => !isUnanswered));

/** Removes the failures that the open list of the bell shows. */
export const markFailuresRead = () => put(toasts, []);

let lasting: (() => void) | undefined;

/** Lets Ctrl+Z undo without a time limit, where no toast offers an undo, until the returned function is called. */
export function undoLastingly(undo: () => void): () => void {
  lasting = undo;
  return () => {
    if (lasting === undo) lasting = undefined;
  };
}

/** Undoes the newest change that can still be undone. Returns whether there was one. */
export function undoNewest(): boolean {
  const newest = toasts.find(({ undo }) => undo !== undefined);
  if (newest) undoToast(newest);
  else lasting?.();
  return newest !== undefined || lasting !== undefined;
}

/** Undoes the change that a toast reports, and closes the toast. */
export function undoToast({ id, undo }: Toast): void {
  dropToast(id);
  undo?.();
}

function signedIn(): string | undefined {
  const panel = panelOf(window.location.pathname);
  const entry = panel && sessionEntry(panel.key);
  return entry ? (JSON.parse(entry) as Profile)._id : undefined;
}

// Errors and undos of the previous user must not show to the next one.
onSession(() => {
  const person = signedIn();
  const isOwn = ({ by }: { by: string | undefined }) => by === person;
  put(
    toasts.filter((toast) => (toast.kind !== 'bad' && toast.undo === undefined) || isOwn(toast)),
    failures.filter(isOwn),
  );
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const noneYet = () => none;
export const useToasts = () => useExternal<typeof toasts>(subscribe, () => toasts, noneYet);
export const useUnreadFailures = () => useExternal<typeof failures>(subscribe, () => failures, noneYet);
