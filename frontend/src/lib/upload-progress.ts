import { useSyncExternalStore } from 'react';

/** How much of the upload that runs has been sent (0 to 1); undefined when none runs. A form sends one at a time. */
let progress: number | undefined;
const listeners = new Set<() => void>();

export function setUploadProgress(next: number | undefined) {
  progress = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUploadProgress = () => useSyncExternalStore(subscribe, () => progress);
