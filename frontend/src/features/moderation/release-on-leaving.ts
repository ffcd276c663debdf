import { panelHeaders } from '../../lib/panel-headers';
import { panelOf } from '../../lib/panels';
import { openView } from '../../lib/view';

/** Releases the claims when the tab closes. Only a `keepalive` request outlives its tab. */
export function releaseOnLeaving() {
  const panel = panelOf(window.location.pathname);
  if (!panel || openView() !== undefined) return;
  void fetch('/api/admin/moderation/release', {
    method: 'POST',
    keepalive: true,
    headers: { ...panelHeaders(panel.key), 'Content-Type': 'application/json' },
    body: '{}',
  });
}
