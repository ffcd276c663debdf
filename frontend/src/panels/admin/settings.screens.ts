import { IconKey, IconSettings, IconTrash } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { groups, menu } = texts;
const settingsPages = () => import('./settings-page');

export const settings: ScreenGroup = {
  label: groups.settings,
  screens: [
    {
      path: admin.settings,
      right: ['settings.read', 'coins.read'],
      label: menu.generalSettings,
      icon: IconSettings,
      lazy: async () => (await settingsPages()).GeneralSettingsPage,
      // All addresses show the same page, scrolled to different sections.
      below: [
        {
          path: admin.family,
          right: 'settings.read',
          label: menu.family,
          lazy: async () => (await settingsPages()).FamilyPage,
        },
        {
          path: admin.coinLimits,
          right: 'coins.read',
          label: menu.coinLimits,
          lazy: async () => (await settingsPages()).CoinLimitsPage,
        },
        {
          path: admin.liveTime,
          right: 'settings.read',
          label: menu.liveTime,
          lazy: async () => (await settingsPages()).LiveTimePage,
        },
        {
          path: admin.appVersion,
          right: 'settings.read',
          label: menu.appVersion,
          lazy: async () => (await settingsPages()).AppVersionPage,
        },
        {
          path: admin.timeZone,
          right: 'settings.read',
          label: menu.timeZone,
          lazy: async () => (await settingsPages()).TimeZonePage,
        },
      ],
    },
    {
      path: admin.secretKeys,
      right: 'secrets.read',
      label: menu.secretKeys,
      icon: IconKey,
      lazy: async () => (await import('../../features/settings/secret-keys-page')).SecretKeysPage,
    },
    {
      path: admin.trash,
      right: 'trash.read',
      list: 'trash',
      label: menu.trash,
      icon: IconTrash,
      lazy: async () => (await import('../../features/trash/trash-page')).TrashPage,
    },
  ],
};
