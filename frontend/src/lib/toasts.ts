import { panelOf } from './panels';
import { sessionEntry, subscribe as onSession, type Profile } from './session';
import { useExternal } from './use-external';

/** The visible toasts. They are in a separate store so that code outside of components can show them. */
export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  title: string;
  text?: string | undefined;
  /** The address of the record that the toast names. */
  to?: string | undefined;
  /** Undoes the change that the toast reports. */
  undo?: (() => void) | undefined;
  /** The id of the person who made the change, for toasts that undo it. */
  by?: string | undefined;
  /** Milliseconds until the toast closes by itself; without it, the toast stays until the user closes it. */
  after?: number;
}

const most = 4;
let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function put(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast above the others and returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'by'>): number {
  const id = ++count;
  // A repeated toast, such as that of a retried failure, replaces the earlier one, unless each undoes its own change.
  const others = toasts.filter(
    ({ title, text, undo }) => undo !== undefined || title !== toast.title || text !== toast.text,
  );
  const all = [{ ...toast, id, by: toast.undo && signedIn() }, ...others];
  put(all.filter(({ undo }, at) => at < most || undo !== undefined));
  return id;
}

export const dropToast = (id: number) => put(toasts.filter((toast) => toast.id !== id));

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
  put(toasts.filter(({ kind, undo, by }) => kind === 'good' && (undo === undefined || by === person)));
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = () => useExternal(subscribe, () => toasts);
