import { panelHeaders } from '../lib/panel-headers';
import type { PanelKey } from '../lib/panels';
import { isRenewedSince, noteRenewed } from '../lib/renewed';
import { openView } from '../lib/view';

/**
 * renewed: send the request again. ended: the session is over. unknown: the server gave no verdict (offline, 429, 5xx).
 */
export type RefreshResult = 'renewed' | 'ended' | 'unknown';

/** The timeout of a renewal. A renewal that the network drops silently would block every request of every tab. */
const RENEWAL_MILLISECONDS = 15_000;

const inFlight = new Map<PanelKey, Promise<RefreshResult>>();

async function renew(panel: PanelKey, failedAt: number): Promise<RefreshResult> {
  // Another tab renewed the session while this one waited for the lock. All tabs share the cookies.
  if (isRenewedSince(panel, failedAt)) return 'renewed';
  try {
    const answer = await fetch('/api/auth/refresh', {
      method: 'POST',
      headers: panelHeaders(panel),
      signal: AbortSignal.timeout(RENEWAL_MILLISECONDS),
    });
    if (!answer.ok) return answer.status < 500 && answer.status !== 429 ? 'ended' : 'unknown';
    noteRenewed(panel);
    return 'renewed';
  } catch {
    return 'unknown';
  }
}

/** Renews the session once, even when many requests in many tabs find it expired at the same time. Nothing renews a view. */
export function refreshSession(panel: PanelKey, failedAt: number): Promise<RefreshResult> {
  if (openView() !== undefined) return Promise.resolve('ended');
  const running = inFlight.get(panel);
  if (running) return running;
  const run = () => renew(panel, failedAt);
  // Web Locks exist only on HTTPS and localhost. Elsewhere each tab renews for itself, which the server tolerates.
  const locks = navigator.locks as LockManager | undefined;
  const result = locks ? locks.request(`callboard-renew-${panel}`, run) : run();
  inFlight.set(panel, result);
  void result.finally(() => inFlight.delete(panel));
  return result;
}
