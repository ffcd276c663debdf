import { useExternal } from './use-external';

/** The sent share of the current upload (0 to 1); undefined without an upload. A form sends one at a time. */
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

export const useUploadProgress = () => useExternal(subscribe, () => progress);
