import type { PanelKey } from '../lib/panels';

/** renewed: ask again. ended: there is no session any more. unknown: the server did not say (offline, 5xx). */
export type RefreshResult = 'renewed' | 'ended' | 'unknown';

/** A renewal that the network swallows holds up every request of every tab. */
const RENEWAL_MILLISECONDS = 15_000;

const inFlight = new Map<PanelKey, Promise<RefreshResult>>();
const stamp = (panel: PanelKey) => `callboard-renewed-${panel}`;

async function renew(panel: PanelKey, failedAt: number): Promise<RefreshResult> {
  // Another tab was faster while we waited for the lock: its cookies are ours too.
  if (Number(localStorage.getItem(stamp(panel))) > failedAt) return 'renewed';
  try {
    const answer = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'X-Panel': panel },
      signal: AbortSignal.timeout(RENEWAL_MILLISECONDS),
    });
    if (!answer.ok) return answer.status < 500 && answer.status !== 429 ? 'ended' : 'unknown';
    localStorage.setItem(stamp(panel), String(Date.now()));
    return 'renewed';
  } catch {
    return 'unknown';
  }
}

/** Renews the session once, however many requests of however many tabs found it expired. */
export function refreshSession(panel: PanelKey, failedAt: number): Promise<RefreshResult> {
  const running = inFlight.get(panel);
  if (running) return running;
  const run = () => renew(panel, failedAt);
  // Web Locks exist on HTTPS and localhost only; elsewhere each tab renews for itself, which the server tolerates.
  const locks = navigator.locks as LockManager | undefined;
  const result = locks ? locks.request(`callboard-renew-${panel}`, run) : run();
  inFlight.set(panel, result);
  void result.finally(() => inFlight.delete(panel));
  return result;
}
