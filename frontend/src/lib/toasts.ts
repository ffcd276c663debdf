import { useSyncExternalStore } from 'react';
import { subscribe as onSession } from './session';

/** The toasts on the screen. A store of its own, so that code outside of components can show one. */
export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  title: string;
  text?: string | undefined;
  /** Where the record that it names is shown. */
  to?: string | undefined;
  /** Milliseconds until it goes by itself; without them it stays until somebody closes it. */
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

/** Shows a toast above the others; answers its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++count;
  // The same thing said twice (a failure that is retried) is one toast that starts anew.
  const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
  put([{ ...toast, id }, ...others].slice(0, most));
  return id;
}

export const dropToast = (id: number) => put(toasts.filter((toast) => toast.id !== id));

// A failure of the one who was signed in before is nothing for the next one.
onSession(() => put(toasts.filter(({ kind }) => kind === 'good')));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
