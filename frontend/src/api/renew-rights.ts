import { panelHeaders } from '../lib/panel-headers';
import type { PanelKey } from '../lib/panels';
import { accountIn, rightsIn, writeSession } from '../lib/session';

let running: Promise<void> | undefined;

/**
 * Reads again what the signed-in admin may do, and the idle time. A refused call means that the rights have changed
 * since: the open panel then shows only what is left. A failure changes nothing.
 */
export function renewRights(panel: PanelKey): void {
  if (!rightsIn(panel)) return;
  running ??= read(panel).finally(() => {
    running = undefined;
  });
}

async function read(panel: PanelKey): Promise<void> {
  try {
    const answer = await fetch('/api/auth/me', { headers: panelHeaders(panel) });
    const { details } = (await answer.json()) as { details: Parameters<typeof accountIn>[0] };
    if (answer.ok) writeSession(panel, accountIn(details));
  } catch {
    // The next refused call asks again.
  }
}
