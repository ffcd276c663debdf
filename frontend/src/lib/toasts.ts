import { subscribe as onSession } from './session';
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
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++count;
  // A repeated toast, such as that of a retried failure, replaces the earlier one.
  const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
  put([{ ...toast, id }, ...others].slice(0, most));
  return id;
}

export const dropToast = (id: number) => put(toasts.filter((toast) => toast.id !== id));

// Errors of the previous user must not show to the next one.
onSession(() => put(toasts.filter(({ kind }) => kind === 'good')));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = () => useExternal(subscribe, () => toasts);
