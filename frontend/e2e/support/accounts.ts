import type { PanelKey } from '../../src/lib/panels';

/** The demo account of each panel. */
export const accounts: Record<
  PanelKey,
  { label: string; id: string; password: string; login: string; body: string }
> = {
  admin: { label: 'Phone', id: '9000000001', password: 'demo-admin-1', login: 'admin/login', body: 'number' },
  bd: {
    label: 'Unique Id',
    id: 'BD100001',
    password: 'demo-staff-1',
    login: 'bdPanel/login',
    body: 'uniqueId',
  },
  agencyadmin: {
    label: 'Unique Id',
    id: 'AA100001',
    password: 'demo-staff-1',
    login: 'agencyadmin/login',
    body: 'uniqueId',
  },
  agency: {
    label: 'Agency Code',
    id: 'AG100001',
    password: 'demo-staff-1',
    login: 'agency/login',
    body: 'uniqueId',
  },
  coin: {
    label: 'Unique Id',
    id: 'coin@100001',
    password: 'demo-staff-1',
    login: 'coinPanel/login',
    body: 'uniqueId',
  },
};
