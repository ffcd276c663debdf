import { IconLayoutDashboard, IconUserCircle, IconUsers, IconUserShield } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { texts as hosts } from '../../features/hosts/hosts.texts';
import { texts as staff } from '../../features/staff/staff.texts';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { historyList, pendingHostsOf, scopedHistoryOf } from '../first-reads';
import { inboxScreen } from '../inbox-screen';
import { manualScreen } from '../manual-screen';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';
import { DashboardPage } from './dashboard-page';

const { dashboard, profile } = panels.bd;
const { bd } = paths;
const agencyAdminPages = () => import('./agency-admin-pages');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: texts.groups.work,
    screens: [
      {
        path: dashboard,
        manual: 'bd',
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
        reads: ['/api/agency/host/hostCountss'],
      },
      inboxScreen(panels.bd),
    ],
  },
  {
    label: texts.groups.people,
    screens: [
      staffScreens({
        list: 'agency-admins',
        manual: {
          list: 'bd#give-an-agency-admin-a-new-password',
          add: 'bd#add-an-agency-admin',
          account: 'bd#give-an-agency-admin-a-new-password',
        },
        texts: staff.agencyAdmin,
        to: bd.agencyAdmin,
        icon: IconUserShield,
        pages: async () => (await agencyAdminPages()).agencyAdminPages,
        first: { createBy: ':own' },
        reads: {
          one: '/api/agencadminpanel/getone?id=:id',
          view: [scopedHistoryOf('agencyadmin', ':id')],
        },
        // An agency is opened from its agency admin.
        more: [
          {
            path: bd.agencyPage,
            manual: 'bd#look-at-an-agency-and-its-hosts',
            one: staff.agency.one,
            lazy: async () => (await agencyAdminPages()).ViewAgencyPage,
            reads: [
              '/api/admin/agencyPanel/fetchAgencyPanel?id=:id',
              pendingHostsOf(':id'),
              scopedHistoryOf('agency', ':id'),
            ],
            parts: [historyList],
          },
        ],
      }),
      {
        path: bd.hosts,
        manual: 'bd#look-at-an-agency-and-its-hosts',
        list: 'hosts',
        label: hosts.hosts,
        icon: IconUsers,
        one: 'host',
        lazy: async () => (await import('./host-pages')).HostsPage,
        first: { sort: 'createdAt', status: '0' },
      },
      earningsScreen(bd.earnings, 'bd#read-the-figures-of-your-agencies', () => import('./earnings-pages')),
    ],
  },
  {
    label: texts.groups.settings,
    screens: [
      {
        path: profile,
        manual: 'account#change-your-own-profile',
        label: texts.menu.profile,
        icon: IconUserCircle,
        lazy: async () => (await import('./profile-page')).ProfilePage,
        reads: [scopedHistoryOf('bd', ':me')],
        parts: [historyList],
      },
      manualScreen(panels.bd, () => import('./manual')),
    ],
  },
];
