import { IconBroadcast, IconHistory } from '@tabler/icons-react';
import type { MenuEntry, Screen } from '../../components/base/app-shell/screens';
import { texts as words } from '../../features/hosts/hosts.texts';
import { texts as importWords } from '../../features/hosts/import-hosts.texts';
import { paths } from '../../lib/paths';
import { earningsScreen } from '../earnings-screen';
import { allHostsScreen, hostScreens } from '../host-screens';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;
const hostPages = () => import('./host-pages');

export const hosts: MenuEntry = hostScreens(admin.hosts, hostPages, {
  all: allHostsScreen(admin.allHosts, hostPages),
  // A host that an admin adds is approved at once.
  added: [
    {
      path: admin.addHost,
      manual: 'hosts#add-a-host-without-an-application',
      right: 'hosts.write',
      label: words.add.title,
      lazy: async () => (await hostPages()).AddHostPage,
      reads: ['/api/admin/agencyPanel/getAgencyPanel?limit=20&page=1&sort=name'],
    },
    {
      path: admin.importHosts,
      manual: 'hosts#import-hosts',
      right: 'hosts.write',
      label: importWords.title,
      lazy: async () => (await import('./import-hosts-page')).ImportHostsPage,
    },
  ],
});

export const live: MenuEntry = {
  label: entries.live,
  icon: IconBroadcast,
  screens: [
    {
      path: admin.live,
      manual: 'hosts#watch-live-users',
      right: 'hosts.read',
      list: 'live-users',
      label: menu.live,
      icon: IconBroadcast,
      lazy: async () => (await import('../../features/live/live-users-page')).LiveUsersPage,
    },
    {
      path: admin.hostRecord,
      manual: 'hosts#read-and-delete-host-records',
      right: 'hosts.read',
      list: 'host-records',
      label: menu.hostRecord,
      icon: IconHistory,
      lazy: async () => (await import('../../features/live/host-record-page')).HostRecordPage,
    },
  ],
};

export const earnings: Screen = earningsScreen(
  admin.earnings,
  'hosts#read-the-earnings-of-hosts',
  () => import('./earnings-pages'),
);
