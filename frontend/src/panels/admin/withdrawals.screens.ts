import { IconBuildingBank, IconCash, IconCashBanknote, IconCashOff } from '@tabler/icons-react';
import type { MenuEntry } from '../../components/base/app-shell/screens';
import { menuTexts as words } from '../../features/withdrawals/menu.texts';
import { withdrawalCounts } from '../../features/withdrawals/use-withdrawal-counts';
import { paths } from '../../lib/paths';
import { historyList, historyOf } from '../first-reads';

const { admin } = paths;
const withdrawalPages = () => import('./withdrawal-pages');

export const withdrawals: MenuEntry = {
  label: words.entry,
  icon: IconCash,
  screens: [
    {
      path: admin.withdrawals['0'],
      manual: 'clerk#approve-a-withdrawal',
      right: 'withdrawals.read',
      list: 'pending-withdrawals',
      label: words.lists['0'].title,
      tab: words.lists['0'].tab,
      icon: IconCash,
      badge: withdrawalCounts['0'],
      badgeRight: 'withdrawals.decide',
      one: words.one,
      lazy: async () => (await withdrawalPages()).PendingWithdrawalsPage,
      loader: async (dispatch, search) =>
        (await import('../../features/withdrawals/withdrawal-list-page')).readPendingWithdrawals(
          dispatch,
          search,
        ),
      first: { sort: 'createdAt', status: '0' },
      below: [
        {
          path: admin.withdrawalRecord,
          right: 'withdrawals.read',
          lazy: async () => (await import('../../features/withdrawals/no-withdrawal-page')).NoWithdrawalPage,
        },
        {
          path: admin.withdrawalPage,
          right: 'withdrawals.read',
          lazy: async () => (await import('./withdrawal-page')).WithdrawalRecordPage,
          reads: [
            '/api/admin/withdrawal/evidence?id=:request&userId=:userId',
            '/api/admin/withdrawal/pending?limit=20&page=1&sort=createdAt&status=0',
            historyOf('withdrawal', ':request'),
          ],
          parts: [historyList],
        },
        {
          path: admin.voucherPage,
          manual: 'clerk#check-the-bank-details',
          right: 'withdrawals.read',
          lazy: async () => (await import('../../features/withdrawals/voucher-page')).VoucherPage,
          reads: ['/api/admin/withdrawal/evidence?id=:id'],
        },
      ],
    },
    {
      path: admin.withdrawals['1'],
      manual: 'clerk#export-approved-withdrawals-for-the-bank',
      right: 'withdrawals.read',
      list: 'approved-withdrawals',
      label: words.lists['1'].title,
      tab: words.lists['1'].tab,
      icon: IconCashBanknote,
      badge: withdrawalCounts['1'],
      lazy: async () => (await withdrawalPages()).ApprovedWithdrawalsPage,
      first: { sort: '-createdAt', status: '1' },
    },
    {
      path: admin.withdrawals['2'],
      manual: 'clerk#reject-a-withdrawal',
      right: 'withdrawals.read',
      list: 'rejected-withdrawals',
      label: words.lists['2'].title,
      tab: words.lists['2'].tab,
      icon: IconCashOff,
      badge: withdrawalCounts['2'],
      lazy: async () => (await withdrawalPages()).RejectedWithdrawalsPage,
      first: { sort: '-createdAt', status: '2' },
    },
    {
      path: admin.bankExports,
      manual: 'clerk#export-approved-withdrawals-for-the-bank',
      right: 'withdrawals.export',
      list: 'bank-exports',
      label: words.exports,
      icon: IconBuildingBank,
      lazy: async () => (await import('../../features/withdrawals/bank-exports-page')).BankExportsPage,
    },
  ],
};
