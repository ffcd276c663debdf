import { reportIdleSeconds } from './panel-use';
import type { PanelKey } from './panels';
import { openView } from './view';

/**
 * Returns the headers by which a request names its panel, whose session counts, and the view that the page shows, and
 * reports how long the panel has been unused.
 */
export function panelHeaders(panel: PanelKey): Record<string, string> {
  const view = openView();
  return {
    'X-Panel': panel,
    'X-Idle-Seconds': reportIdleSeconds(panel),
    ...(view !== undefined && { 'X-View': view }),
  };
}

/** Returns the panel and the view as parameters of an address, for requests that cannot carry headers. */
export function panelParams(panel: PanelKey): Record<string, string> {
  const view = openView();
  return { panel, ...(view !== undefined && { view }) };
}
