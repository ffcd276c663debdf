import { panels } from '../../lib/panels';
import { definePanel } from '../define-panel';

export default definePanel({
  panel: panels.agency,
  login: () => import('./login'),
  routes: () => import('./routes'),
});
