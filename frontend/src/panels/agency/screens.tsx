import { IconBuildingStore, IconHistory, IconLayoutDashboard, IconUserCircle } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { texts as words } from '../../features/hosts/hosts.texts';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { historyList, scopedHistoryOf } from '../first-reads';
import { allHostsScreen, hostScreens } from '../host-screens';
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
    label: texts.groups.work,
    screens: [
      {
        path: dashboard,
        manual: 'agency',
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
      },
      inboxScreen(panels.agency),
    ],
  },
  {
    label: texts.groups.people,
    screens: [
      hostScreens(agency.hosts, hostPages, {
        all: {
          ...allHostsScreen(agency.allHosts, hostPages),
          list: 'hosts',
          label: words.allTitle,
          manual: 'agency#decide-about-an-application',
          one: 'host',
          below: [
            {
              path: agency.userPage,
              manual: 'agency#look-at-a-host',
              lazy: async () => (await hostPages()).HostUserPage,
              reads: ['/api/video/agency/host/getUser?old=0&userId=:id'],
            },
          ],
        },
      }),
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
    label: texts.groups.settings,
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
