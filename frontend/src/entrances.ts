import type { RouteObject } from 'react-router-dom';
import { chunk, loadCode, type Chunk } from './lib/chunk';
import type { PanelKey } from './lib/panels';

/** Each panel has its own chunk: no page loads another panel's code. */
const panels = {
  admin: () => import('./panels/admin/panel'),
  bd: () => import('./panels/bd/panel'),
  agencyadmin: () => import('./panels/agency-admin/panel'),
  agency: () => import('./panels/agency/panel'),
  coin: () => import('./panels/coin/panel'),
} satisfies Record<PanelKey, () => Promise<unknown>>;

const rootOf = (key: PanelKey) => chunk(async () => ({ default: (await panels[key]()).Root }));
/** What the address of a panel, or any other address, shows. */
export const entrances: Record<PanelKey | 'landing', Chunk> = {
  landing: chunk(() => import('./features/landing/landing')),
  admin: rootOf('admin'),
  bd: rootOf('bd'),
  agencyadmin: rootOf('agencyadmin'),
  agency: rootOf('agency'),
  coin: rootOf('coin'),
};

/** Preloads the frame of a panel, or the landing page. Resolves when the code has loaded or failed. */
export const preloadEntrance = (key: PanelKey | undefined): Promise<void> =>
  entrances[key ?? 'landing'].preload();

/** Returns the routes of a panel's screens; empty without a session of the panel. */
export const routesOf = async (key: PanelKey): Promise<RouteObject[]> =>
  (await loadCode(panels[key])).routes();

/** Returns the code of a panel. */
export const panelCode = (key: PanelKey) => panels[key]();
