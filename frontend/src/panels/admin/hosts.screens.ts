import { IconBroadcast, IconHistory } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { texts as words } from '../../features/hosts/hosts.texts';
import { paths } from '../../lib/paths';
import { hostScreens } from '../host-screens';
import { texts } from '../panels.texts';

const { admin } = paths;
const { groups, menu } = texts;
const hostPages = () => import('./host-pages');

export const hosts: ScreenGroup = {
  label: groups.hosts,
  screens: [
    {
      path: admin.live,
      label: menu.live,
      icon: IconBroadcast,
      lazy: async () => (await import('../../features/live/live-users-page')).LiveUsersPage,
    },
    // A host that an admin adds is approved at once.
    ...hostScreens(admin.hosts, hostPages, {
      below: [
        {
          path: admin.addHost,
          label: words.add.title,
          lazy: async () => (await hostPages()).AddHostPage,
        },
      ],
    }),
    {
      path: admin.hostRecord,
      label: menu.hostRecord,
      icon: IconHistory,
      lazy: async () => (await import('../../features/live/host-record-page')).HostRecordPage,
    },
  ],
};
