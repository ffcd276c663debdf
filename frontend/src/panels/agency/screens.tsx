import {
  IconBuildingStore,
  IconHistory,
  IconLayoutDashboard,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { historyList, scopedHistoryOf } from '../first-reads';
import { hostScreens } from '../host-screens';
import { inboxScreen } from '../inbox-screen';
import { manualScreen } from '../manual-screen';
import { texts } from '../panels.texts';
import { DashboardPage } from './dashboard-page';

const { dashboard, profile } = panels.agency;
const { agency } = paths;
const hostPages = () => import('./host-pages');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: texts.groups.overview,
    screens: [
      {
        path: dashboard,
        manual: 'agency',
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
      },
    ],
  },
  {
    label: texts.groups.hosts,
    screens: [
      {
        path: agency.allHosts,
        manual: 'agency#decide-about-an-application',
        list: 'hosts',
        label: texts.menu.allHosts,
        icon: IconUsers,
        one: 'host',
        lazy: async () => (await hostPages()).AllHostsPage,
        first: { sort: 'createdAt', status: '0' },
        below: [
          {
            path: agency.userPage,
            manual: 'agency#look-at-a-host',
            lazy: async () => (await hostPages()).HostUserPage,
            reads: ['/api/video/agency/host/getUser?old=0&userId=:id'],
          },
        ],
      },
      ...hostScreens(agency.hosts, hostPages),
      {
        path: agency.hostRecord,
        manual: 'agency#save-the-sessions-of-a-month',
        list: 'host-records',
        label: texts.menu.hostRecord,
        icon: IconHistory,
        lazy: async () => (await import('../../features/live/own-host-record-page')).OwnHostRecordPage,
      },
      earningsScreen(agency.earnings, 'agency#check-the-hours-of-a-host', () => import('./earnings-pages')),
    ],
  },
  {
    label: texts.groups.account,
    screens: [
      {
        path: agency.own,
        manual: 'agency#change-your-data',
        list: 'hosts-of-agency',
        label: texts.menu.ownAgency,
        icon: IconBuildingStore,
        lazy: async () => (await import('./own-agency-page')).OwnAgencyPage,
        first: { id: ':me', sort: 'createdAt', status: '0' },
        reads: ['/api/admin/agencyPanel/fetchAgencyPanel?id=:me'],
      },
      inboxScreen(panels.agency),
      {
        path: profile,
        manual: 'account#change-your-own-profile',
        label: texts.menu.profile,
        icon: IconUserCircle,
        lazy: async () => (await import('./profile-page')).ProfilePage,
        reads: [scopedHistoryOf('agency', ':me')],
        parts: [historyList],
      },
      manualScreen(panels.agency, () => import('./manual')),
    ],
  },
];
