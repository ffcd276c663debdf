import { tabStorage } from './storage';

const KEY = 'callboard-reloaded';
/** An address reloads only once within this many milliseconds: code that is still missing then does not exist. */
const AGAIN = 60_000;

interface Reload {
  path: string;
  at: number;
}

/**
 * Reloads the page unless this address was reloaded a moment ago; returns whether it reloads. A reload fetches code
 * that failed to load: a new version has other file names, and browsers may cache the failure while the page is open.
 */
export function reloadOnce(): boolean {
  const path = window.location.pathname;
  const last = JSON.parse(tabStorage.get(KEY) ?? 'null') as Reload | null;
  if (last?.path === path && Date.now() - last.at < AGAIN) return false;
  // Without a mark that outlives the page, the page would reload for ever.
  if (!tabStorage.set(KEY, JSON.stringify({ path, at: Date.now() } satisfies Reload))) return false;
  window.location.reload();
  return true;
}
