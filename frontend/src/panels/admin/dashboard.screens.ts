import { IconLayoutDashboard } from '@tabler/icons-react';
import type { Screen } from '../../components/base/app-shell/screens';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { menu } = texts;

export const dashboard: Screen = {
  path: admin.dashboard,
  manual: 'admin',
  label: menu.dashboard,
  icon: IconLayoutDashboard,
  lazy: async () => (await import('./dashboard-page')).DashboardPage,
  reads: ['/api/admin/first-steps', '/api/admin/users?limit=8&page=1'],
};
