const KEY = 'callboard-reloaded';
/** Milliseconds in which an address is loaded anew only once: what is still missing then is not there. */
const AGAIN = 60_000;

interface Reload {
  path: string;
  at: number;
}

/**
 * Loads the page anew, unless that was done for this address a moment ago; answers whether. The way to code that failed to
 * come: a new version names its code otherwise, and browsers may remember the failure as long as the page is open.
 */
export function reloadOnce(): boolean {
  const path = window.location.pathname;
  const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Reload | null;
  if (last?.path === path && Date.now() - last.at < AGAIN) return false;
  sessionStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() } satisfies Reload));
  window.location.reload();
  return true;
}
