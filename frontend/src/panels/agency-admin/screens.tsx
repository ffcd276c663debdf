import { IconBuildingStore, IconLayoutDashboard, IconUserCircle } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { texts as staff } from '../../features/staff/staff.texts';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { historyList, pendingHostsOf, scopedHistoryOf } from '../first-reads';
import { allHostsScreen, hostScreens } from '../host-screens';
import { inboxScreen } from '../inbox-screen';
import { manualScreen } from '../manual-screen';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';
import { DashboardPage } from './dashboard-page';

const { dashboard, profile } = panels.agencyadmin;
const { agencyadmin } = paths;
const agencyPages = () => import('./agency-pages');
const hostPages = () => import('./host-pages');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: texts.groups.work,
    screens: [
      {
        path: dashboard,
        manual: 'agency-admin',
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
      },
      inboxScreen(panels.agencyadmin),
    ],
  },
  {
    label: texts.groups.people,
    screens: [
      staffScreens({
        list: 'agencies',
        manual: {
          list: 'agency-admin#change-an-agency',
          add: 'agency-admin#add-an-agency',
          account: 'agency-admin#change-an-agency',
        },
        texts: staff.agency,
        to: agencyadmin.agency,
        icon: IconBuildingStore,
        pages: async () => (await agencyPages()).agencyPages,
        reads: {
          one: '/api/admin/agencyPanel/fetchAgencyPanel?id=:id',
          view: [pendingHostsOf(':id'), scopedHistoryOf('agency', ':id')],
        },
        more: [
          // The same list at a second documented address.
          {
            path: agencyadmin.agencyLists,
            list: 'agency-lookup',
            lazy: async () => (await agencyPages()).AgencyLookupPage,
          },
          {
            path: agencyadmin.hostsOfAgencyPage,
            manual: 'agency-admin#find-the-hosts-of-one-agency',
            lazy: async () => (await hostPages()).HostsOfAgencyPage,
            reads: ['/api/admin/agencyPanel/fetchAgencyPanel?id=:id', pendingHostsOf(':id')],
          },
        ],
      }),
      hostScreens(agencyadmin.hosts, hostPages, { all: allHostsScreen(agencyadmin.allHosts, hostPages) }),
      earningsScreen(
        agencyadmin.earnings,
        'hosts#read-the-earnings-of-hosts',
        () => import('./earnings-pages'),
      ),
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
        reads: [scopedHistoryOf('agencyadmin', ':me')],
        parts: [historyList],
      },
      manualScreen(panels.agencyadmin, () => import('./manual')),
    ],
  },
];
