import { useSyncExternalStore } from 'react';

/** The toasts on the screen. A store of its own, so that code outside of components can show one. */
export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  title: string;
  text?: string;
  /** Milliseconds until it goes by itself; without it, it stays until it is closed. */
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

/** Answers by what `dropToast` knows it. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  // The same thing said twice (a failure that is retried) is one toast that starts anew.
  const others = toasts.filter(({ title, text }) => title !== toast.title || text !== toast.text);
  put([{ ...toast, id: ++count }, ...others].slice(0, most));
  return count;
}

export const dropToast = (id: number) => put(toasts.filter((toast) => toast.id !== id));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
