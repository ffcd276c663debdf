import { panelOf } from '../../lib/panels';

/** Releases the claims when the tab closes. Only a `keepalive` request outlives its tab. */
export function releaseOnLeaving() {
  const panel = panelOf(window.location.pathname);
  if (!panel) return;
  void fetch('/api/admin/moderation/release', {
    method: 'POST',
    keepalive: true,
    headers: { 'X-Panel': panel.key, 'Content-Type': 'application/json' },
    body: '{}',
  });
}
