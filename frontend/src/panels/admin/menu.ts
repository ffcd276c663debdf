import {
  IconArrowBackUp,
  IconBellRinging,
  IconBriefcase,
  IconBroadcast,
  IconBuildingStore,
  IconCoins,
  IconEyeCheck,
  IconHierarchy2,
  IconHistory,
  IconKey,
  IconHourglass,
  IconLayoutDashboard,
  IconReceipt,
  IconScale,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconTrash,
  IconUserCircle,
  IconUserEdit,
  IconUsers,
  IconUserShield,
  IconVideo,
} from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { VideosCount } from '../../features/moderation/videos-count';
import { WaitingCount } from '../../features/second-admin/waiting-count';
import { texts as staff } from '../../features/staff/staff.texts';
import { menuTexts as withdrawals } from '../../features/withdrawals/menu.texts';
import { paths } from '../../lib/paths';
import { hostItems } from '../host-items';
import { staffItem } from '../staff-item';
import { texts } from '../panels.texts';
import { withdrawalItems } from './withdrawal-items';

const coinAgencies = staffItem(staff.coinAgency, paths.admin.coinAgency, IconCoins);

/** One page; each of them begins at another part of it. */
const settings = [
  { label: texts.menu.family, to: paths.admin.family },
  { label: texts.menu.coinLimits, to: paths.admin.coinLimits },
  { label: texts.menu.liveTime, to: paths.admin.liveTime },
  { label: texts.menu.appVersion, to: paths.admin.appVersion },
];

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: paths.admin.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.people,
    items: [
      {
        label: texts.menu.users,
        to: paths.admin.users,
        icon: IconUsers,
        one: 'user',
        also: [paths.admin.userPage],
      },
      { label: texts.menu.updateUser, to: paths.admin.updateUserPage, icon: IconUserEdit },
      { label: texts.menu.notifications, to: paths.admin.notifications, icon: IconBellRinging },
    ],
  },
  {
    label: texts.groups.hosts,
    items: [
      { label: texts.menu.live, to: paths.admin.live, icon: IconBroadcast },
      ...hostItems(paths.admin.hosts, paths.admin.addHost),
      { label: texts.menu.hostRecord, to: paths.admin.hostRecord, icon: IconHistory },
    ],
  },
  { label: withdrawals.group, items: withdrawalItems },
  {
    label: texts.groups.coins,
    items: [
      { label: texts.menu.sendCoins, to: paths.admin.sendCoinsPage, icon: IconSend },
      { label: texts.menu.returnCoins, to: paths.admin.returnCoins, icon: IconArrowBackUp },
      { label: texts.menu.rechargeHistory, to: paths.admin.rechargeHistory, icon: IconReceipt },
      {
        label: texts.menu.waitingCoins,
        to: paths.admin.waitingCoins,
        icon: IconHourglass,
        count: WaitingCount,
      },
      {
        label: texts.menu.reconciliation,
        to: paths.admin.reconciliation,
        icon: IconScale,
        // Statements of all accounts.
        also: [paths.admin.ledgerPage],
      },
    ],
  },
  {
    label: texts.groups.content,
    items: [
      { label: texts.menu.moderation, to: paths.admin.moderation, icon: IconEyeCheck, count: VideosCount },
      { label: texts.menu.videos, to: paths.admin.videos, icon: IconVideo },
    ],
  },
  {
    label: texts.groups.staff,
    items: [
      { label: texts.menu.hierarchy, to: paths.admin.hierarchy, icon: IconHierarchy2 },
      staffItem(staff.bd, paths.admin.bd, IconBriefcase),
      staffItem(staff.agencyAdmin, paths.admin.agencyAdmin, IconUserShield),
      staffItem(staff.agency, paths.admin.agency, IconBuildingStore),
      { ...coinAgencies, also: [...coinAgencies.also, paths.admin.transactionsPage] },
      {
        label: texts.menu.admins,
        to: paths.admin.admins,
        icon: IconShieldLock,
        also: [paths.admin.addAdmin],
        screens: [{ label: texts.menu.addAdmin, to: paths.admin.addAdmin }],
      },
    ],
  },
  {
    label: texts.groups.settings,
    items: [
      {
        label: texts.menu.generalSettings,
        to: paths.admin.settings,
        icon: IconSettings,
        also: settings.map(({ to }) => to),
        screens: settings,
      },
      { label: texts.menu.secretKeys, to: paths.admin.secretKeys, icon: IconKey },
      { label: texts.menu.trash, to: paths.admin.trash, icon: IconTrash },
    ],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: paths.admin.profile, icon: IconUserCircle }],
  },
];
