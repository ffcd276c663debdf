import { IconLayoutDashboard, IconUserCircle, IconUsers, IconUserShield } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { texts as hosts } from '../../features/hosts/hosts.texts';
import { texts as staff } from '../../features/staff/staff.texts';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { inboxScreen } from '../inbox-screen';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';
import { DashboardPage } from './dashboard-page';

const { dashboard, profile } = panels.bd;
const { bd } = paths;
const agencyAdminPages = () => import('./agency-admin-pages');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: texts.groups.overview,
    screens: [
      {
        path: dashboard,
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
      },
    ],
  },
  {
    label: texts.groups.staff,
    screens: [
      staffScreens(
        'agency-admins',
        staff.agencyAdmin,
        bd.agencyAdmin,
        IconUserShield,
        async () => (await agencyAdminPages()).agencyAdminPages,
        // An agency is opened from its agency admin.
        {
          path: bd.agencyPage,
          one: staff.agency.one,
          lazy: async () => (await agencyAdminPages()).ViewAgencyPage,
        },
      ),
    ],
  },
  {
    label: texts.groups.hosts,
    screens: [
      {
        path: bd.hosts,
        list: 'hosts',
        label: hosts.hosts,
        icon: IconUsers,
        one: 'host',
        lazy: async () => (await import('./host-pages')).HostsPage,
      },
      earningsScreen(bd.earnings, () => import('./earnings-pages')),
    ],
  },
  {
    label: texts.groups.account,
    screens: [
      inboxScreen(panels.bd),
      {
        path: profile,
        label: texts.menu.profile,
        icon: IconUserCircle,
        lazy: async () => (await import('./profile-page')).ProfilePage,
      },
    ],
  },
];
