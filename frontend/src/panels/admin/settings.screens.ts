import { IconKey, IconSettings, IconTrash } from '@tabler/icons-react';
import type { FirstRead, MenuEntry, Screen } from '../../components/base/app-shell/screens';
import { paths } from '../../lib/paths';
import { historyList, historyOf } from '../first-reads';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;
const settingsPages = () => import('./settings-page');

const settingsReads: FirstRead[] = [
  '/api/admin/familyImage/image',
  '/api/admin/livetime/getlivetime',
  '/api/admin/experience/rules',
  '/api/admin/appversion',
  '/api/admin/timezone',
  '/api/admin/coinlimits',
];

export const settings: MenuEntry = {
  label: entries.settings,
  icon: IconSettings,
  screens: [
    {
      path: admin.settings,
      manual: 'owner',
      right: ['settings.read', 'coins.read'],
      label: menu.generalSettings,
      icon: IconSettings,
      lazy: async () => (await settingsPages()).GeneralSettingsPage,
      reads: settingsReads,
      // All addresses show the same page, scrolled to different sections.
      below: [
        {
          path: admin.family,
          right: 'settings.read',
          label: menu.family,
          lazy: async () => (await settingsPages()).FamilyPage,
          reads: [...settingsReads, historyOf('familyImage')],
          parts: [historyList],
        },
        {
          path: admin.coinLimits,
          manual: 'owner#set-the-coin-limits',
          right: 'coins.read',
          label: menu.coinLimits,
          lazy: async () => (await settingsPages()).CoinLimitsPage,
          reads: [...settingsReads, historyOf('limits')],
          parts: [historyList],
        },
        {
          path: admin.liveTime,
          right: 'settings.read',
          label: menu.liveTime,
          lazy: async () => (await settingsPages()).LiveTimePage,
          reads: [...settingsReads, historyOf('liveTime')],
          parts: [historyList],
        },
        {
          path: admin.experience,
          manual: 'catalogue#levels-and-experience',
          right: 'settings.read',
          label: menu.experience,
          lazy: async () => (await settingsPages()).ExperiencePage,
          reads: [...settingsReads, historyOf('experienceRule')],
          parts: [historyList],
        },
        {
          path: admin.appVersion,
          right: 'settings.read',
          label: menu.appVersion,
          lazy: async () => (await settingsPages()).AppVersionPage,
          reads: [...settingsReads, historyOf('appVersion')],
          parts: [historyList],
        },
        {
          path: admin.timeZone,
          manual: 'owner#set-the-time-zone',
          right: 'settings.read',
          label: menu.timeZone,
          lazy: async () => (await settingsPages()).TimeZonePage,
          reads: [...settingsReads, historyOf('timeZone')],
          parts: [historyList],
        },
      ],
    },
    {
      path: admin.secretKeys,
      manual: 'owner#enter-a-secret-key',
      right: 'secrets.read',
      label: menu.secretKeys,
      icon: IconKey,
      lazy: async () => (await import('../../features/settings/secret-keys-page')).SecretKeysPage,
      reads: ['/api/admin/secretfile', historyOf('secretSettings')],
      parts: [historyList],
    },
  ],
};

export const trash: Screen = {
  path: admin.trash,
  manual: 'catalogue#restore-a-record-from-the-trash',
  right: 'trash.read',
  list: 'trash',
  label: menu.trash,
  icon: IconTrash,
  lazy: async () => (await import('../../features/trash/trash-page')).TrashPage,
};
