// When a tab last renewed a panel's session, or signed in again. All tabs share the cookies, so the others need not.
import type { PanelKey } from './panels';
import { browserStorage, watchBrowserStorage } from './storage';

const nameOf = (panel: PanelKey) => `callboard-renewed-${panel}`;

/** Notifies the other tabs that the panel has a valid session again. */
export const noteRenewed = (panel: PanelKey) => browserStorage.set(nameOf(panel), String(Date.now()));

/** Returns whether any tab renewed the session after this moment, in milliseconds. */
export const isRenewedSince = (panel: PanelKey, moment: number) =>
  Number(browserStorage.get(nameOf(panel))) > moment;

/** Calls `onRenewed` when another tab renews the session, until the returned function is called. */
export function watchRenewals(panel: PanelKey, onRenewed: () => void): () => void {
  return watchBrowserStorage((name) => {
    if (name === nameOf(panel)) onRenewed();
  });
}
