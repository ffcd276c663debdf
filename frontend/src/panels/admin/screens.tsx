import {
  IconArrowBackUp,
  IconBellRinging,
  IconBriefcase,
  IconBroadcast,
  IconBuildingBank,
  IconBuildingStore,
  IconCash,
  IconCashBanknote,
  IconCashOff,
  IconCoins,
  IconDevices,
  IconEyeCheck,
  IconFileSearch,
  IconHierarchy2,
  IconHistory,
  IconHourglass,
  IconKey,
  IconLayoutDashboard,
  IconProgress,
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
import type { ScreenGroup } from '../../components/app-shell/screens';
import { texts as hosts } from '../../features/hosts/hosts.texts';
import { VideosCount } from '../../features/moderation/videos-count';
import { WaitingCount } from '../../features/second-admin/waiting-count';
import { texts as staff } from '../../features/staff/staff.texts';
import { menuTexts as withdrawals } from '../../features/withdrawals/menu.texts';
import { withdrawalCounts } from '../../features/withdrawals/withdrawal-count';
import { paths } from '../../lib/paths';
import { hostScreens } from '../host-screens';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';
import { catalogueScreens } from './catalogue-screens';

const { admin } = paths;
const { groups, menu } = texts;
const coinPages = () => import('./coin-pages');
const hostPages = () => import('./host-pages');
const settingsPages = () => import('./settings-page');
const withdrawalPages = () => import('./withdrawal-pages');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: groups.overview,
    screens: [
      {
        path: admin.dashboard,
        label: menu.dashboard,
        icon: IconLayoutDashboard,
        lazy: async () => (await import('./dashboard-page')).DashboardPage,
      },
    ],
  },
  {
    label: groups.people,
    screens: [
      {
        path: admin.users,
        label: menu.users,
        icon: IconUsers,
        one: 'user',
        lazy: async () => (await import('../../features/users/user-list-page')).UserListPage,
        loader: async (dispatch, search) =>
          (await import('../../features/users/user-list-page')).readUsers(dispatch, search),
        below: [{ path: admin.userPage, lazy: async () => (await import('./user-page')).UserPage }],
      },
      {
        path: admin.updateUserPage,
        label: menu.updateUser,
        icon: IconUserEdit,
        lazy: async () => (await coinPages()).UpdateUserPage,
      },
      {
        path: admin.notifications,
        label: menu.notifications,
        icon: IconBellRinging,
        lazy: async () => (await import('../../features/notifications/notifications-page')).NotificationsPage,
      },
    ],
  },
  {
    label: groups.hosts,
    screens: [
      {
        path: admin.live,
        label: menu.live,
        icon: IconBroadcast,
        lazy: async () => (await import('../../features/live/live-users-page')).LiveUsersPage,
      },
      // A host that is added here is approved at once.
      ...hostScreens(admin.hosts, hostPages, {
        below: [
          {
            path: admin.addHost,
            label: hosts.add.title,
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
  },
  {
    label: withdrawals.group,
    screens: [
      {
        path: admin.withdrawals['0'],
        label: withdrawals[0],
        icon: IconCash,
        badge: withdrawalCounts['0'],
        one: withdrawals.one,
        lazy: async () => (await withdrawalPages()).PendingWithdrawalsPage,
        loader: async (dispatch, search) =>
          (await import('../../features/withdrawals/withdrawal-list-page')).readPendingWithdrawals(
            dispatch,
            search,
          ),
        below: [
          {
            path: admin.withdrawalRecord,
            lazy: async () =>
              (await import('../../features/withdrawals/no-withdrawal-page')).NoWithdrawalPage,
          },
          {
            path: admin.withdrawalPage,
            lazy: async () => (await import('./withdrawal-page')).WithdrawalRecordPage,
          },
          {
            path: admin.voucherPage,
            lazy: async () => (await import('../../features/withdrawals/voucher-page')).VoucherPage,
          },
        ],
      },
      {
        path: admin.withdrawals['1'],
        label: withdrawals[1],
        icon: IconCashBanknote,
        badge: withdrawalCounts['1'],
        lazy: async () => (await withdrawalPages()).ApprovedWithdrawalsPage,
      },
      {
        path: admin.withdrawals['2'],
        label: withdrawals[2],
        icon: IconCashOff,
        badge: withdrawalCounts['2'],
        lazy: async () => (await withdrawalPages()).RejectedWithdrawalsPage,
      },
      {
        path: admin.bankExports,
        label: withdrawals.exports,
        icon: IconBuildingBank,
        lazy: async () => (await import('../../features/withdrawals/bank-exports-page')).BankExportsPage,
      },
    ],
  },
  {
    label: groups.coins,
    screens: [
      {
        path: admin.sendCoinsPage,
        label: menu.sendCoins,
        icon: IconSend,
        lazy: async () => (await coinPages()).SendCoinsPage,
      },
      {
        path: admin.returnCoins,
        label: menu.returnCoins,
        icon: IconArrowBackUp,
        lazy: async () => (await coinPages()).ReturnCoinsPage,
      },
      {
        path: admin.rechargeHistory,
        label: menu.rechargeHistory,
        icon: IconReceipt,
        lazy: async () => (await import('../../features/coins/recharge-history-page')).RechargeHistoryPage,
      },
      {
        path: admin.waitingCoins,
        label: menu.waitingCoins,
        icon: IconHourglass,
        badge: WaitingCount,
        lazy: async () => (await import('../../features/second-admin/waiting-coins-page')).WaitingCoinsPage,
      },
      {
        path: admin.reconciliation,
        label: menu.reconciliation,
        icon: IconScale,
        lazy: async () => (await import('../../features/ledger/reconciliation-page')).ReconciliationPage,
        below: [
          // Statements of all accounts.
          {
            path: admin.ledgerPage,
            lazy: async () => (await import('../../features/ledger/statement-page')).StatementPage,
          },
        ],
      },
    ],
  },
  {
    label: groups.content,
    screens: [
      {
        path: admin.moderation,
        label: menu.moderation,
        icon: IconEyeCheck,
        badge: VideosCount,
        lazy: async () => (await import('../../features/moderation/moderation-page')).ModerationPage,
      },
      {
        path: admin.videos,
        label: menu.videos,
        icon: IconVideo,
        lazy: async () => (await import('../../features/videos/video-list-page')).VideoListPage,
      },
    ],
  },
  ...catalogueScreens,
  {
    label: groups.staff,
    screens: [
      {
        path: admin.hierarchy,
        label: menu.hierarchy,
        icon: IconHierarchy2,
        lazy: async () => (await import('./hierarchy-page')).AdminHierarchyPage,
      },
      staffScreens(staff.bd, admin.bd, IconBriefcase, async () => (await import('./staff/bd-pages')).bdPages),
      staffScreens(
        staff.agencyAdmin,
        admin.agencyAdmin,
        IconUserShield,
        async () => (await import('./staff/agency-admin-pages')).agencyAdminPages,
      ),
      staffScreens(staff.agency, admin.agency, IconBuildingStore, async () => (await import('./staff/agency-pages')).agencyPages),
      staffScreens(
        staff.coinAgency,
        admin.coinAgency,
        IconCoins,
        async () => (await import('./staff/coin-agency-pages')).coinAgencyPages,
        { path: admin.transactionsPage, lazy: async () => (await coinPages()).TransactionsPage },
      ),
      {
        path: admin.admins,
        label: menu.admins,
        icon: IconShieldLock,
        lazy: async () => (await import('./admins-page')).AdminListPage,
        below: [
          {
            path: admin.addAdmin,
            label: menu.addAdmin,
            lazy: async () => (await import('../../features/admins/add-admin-page')).AddAdminPage,
          },
        ],
      },
    ],
  },
  {
    label: groups.settings,
    screens: [
      {
        path: admin.settings,
        label: menu.generalSettings,
        icon: IconSettings,
        lazy: async () => (await settingsPages()).GeneralSettingsPage,
        // One page, which begins at another part at each address.
        below: [
          { path: admin.family, label: menu.family, lazy: async () => (await settingsPages()).FamilyPage },
          {
            path: admin.coinLimits,
            label: menu.coinLimits,
            lazy: async () => (await settingsPages()).CoinLimitsPage,
          },
          {
            path: admin.liveTime,
            label: menu.liveTime,
            lazy: async () => (await settingsPages()).LiveTimePage,
          },
          {
            path: admin.appVersion,
            label: menu.appVersion,
            lazy: async () => (await settingsPages()).AppVersionPage,
          },
        ],
      },
      {
        path: admin.secretKeys,
        label: menu.secretKeys,
        icon: IconKey,
        lazy: async () => (await import('../../features/settings/secret-keys-page')).SecretKeysPage,
      },
      {
        path: admin.trash,
        label: menu.trash,
        icon: IconTrash,
        lazy: async () => (await import('../../features/catalogues/trash/trash-page')).TrashPage,
      },
    ],
  },
  {
    label: groups.system,
    folded: true,
    screens: [
      {
        path: admin.audit,
        label: menu.audit,
        icon: IconFileSearch,
        lazy: async () => (await import('./audit-page')).AdminAuditPage,
      },
      {
        path: admin.sessions,
        label: menu.sessions,
        icon: IconDevices,
        lazy: async () => (await import('../../features/staff-sessions/sessions-page')).SessionsPage,
      },
      {
        path: admin.jobs,
        label: menu.jobs,
        icon: IconProgress,
        lazy: async () => (await import('../../features/jobs/jobs-page')).JobsPage,
      },
    ],
  },
  {
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
        // The frame would ask for counts with a session that ends.
        framed: false,
        lazy: async () => (await import('./sign-out-page')).AdminSignOutPage,
      },
    ],
  },
];
