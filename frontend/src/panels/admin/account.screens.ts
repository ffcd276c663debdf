import { IconUserCircle } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { groups, menu } = texts;

export const account: ScreenGroup = {
  label: groups.account,
  screens: [
    {
      path: admin.profile,
      label: menu.profile,
      icon: IconUserCircle,
      lazy: async () => (await import('./profile-page')).ProfilePage,
    },
    {
      path: admin.logout,
      // The frame would request counts with a session that is ending.
      framed: false,
      lazy: async () => (await import('./sign-out-page')).AdminSignOutPage,
    },
  ],
};
