import { panels } from '../../lib/panels';
import { definePanel } from '../define-panel';

export const { Root, routes, restart, beginAsRendered } = definePanel({
  panel: panels.agencyadmin,
  routes: () => import('./routes'),
});
