import { panelOf } from '../../lib/panels';

/** A tab that closes takes its requests with it; only one that is marked so outlives it. */
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
