// The screens that the benchmark opens: a list, a record, a form and the dashboard of each panel.
import type { PanelKey } from '../src/lib/panels';

export interface Screen {
  panel: PanelKey;
  name: 'list' | 'record' | 'form' | 'dashboard';
  /** The address. `{id}` is the id of the record that `of` returns. */
  path: string;
  /** Selects what shows that the screen is ready, besides its title. */
  ready: string;
  /** The call whose first record `{id}` names, without /api. */
  of?: string;
}

const row = 'main [data-row], main tbody a';
const value = 'main dl dd';
const field = 'main form input';
const card = 'main h1';
const heading = 'main h2';

export const screens: Screen[] = [
  { panel: 'admin', name: 'list', path: '/admin/manageUser', ready: row },
  {
    panel: 'admin',
    name: 'record',
    path: '/admin/ViewUser?id={id}',
    ready: value,
    of: 'admin/users?limit=1',
  },
  { panel: 'admin', name: 'form', path: '/admin/addAgency', ready: field },
  { panel: 'admin', name: 'dashboard', path: '/admin', ready: card },
  { panel: 'bd', name: 'list', path: '/bd/manageagencyadmin', ready: row },
  { panel: 'bd', name: 'record', path: '/bd/profile', ready: heading },
  { panel: 'bd', name: 'form', path: '/bd/addagencyadmin', ready: field },
  { panel: 'bd', name: 'dashboard', path: '/bd/dashboard', ready: card },
  { panel: 'agencyadmin', name: 'list', path: '/agencyadmin/manageagency', ready: row },
  { panel: 'agencyadmin', name: 'record', path: '/agencyadmin/aaprofile', ready: heading },
  { panel: 'agencyadmin', name: 'form', path: '/agencyadmin/addagency', ready: field },
  { panel: 'agencyadmin', name: 'dashboard', path: '/agencyadmin/dashboard', ready: card },
  { panel: 'agency', name: 'list', path: '/agency/approvedHost', ready: row },
  // Agencies add nothing, so their panel has no form.
  { panel: 'agency', name: 'record', path: '/agency/viewAgency', ready: heading },
  { panel: 'agency', name: 'dashboard', path: '/agency/dashboard', ready: card },
  { panel: 'coin', name: 'list', path: '/coin/history', ready: row },
  { panel: 'coin', name: 'record', path: '/coin/profile', ready: heading },
  { panel: 'coin', name: 'form', path: '/coin/sendcoin', ready: field },
  { panel: 'coin', name: 'dashboard', path: '/coin/dashboard', ready: card },
];
