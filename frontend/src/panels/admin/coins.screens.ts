import {
  IconArrowBackUp,
  IconHourglass,
  IconReceipt,
  IconScale,
  IconSend,
  IconShoppingCart,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuEntry } from '../../components/base/app-shell/screens';
import { WaitingCount } from '../../features/approvals/waiting-count';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;
const coinPages = () => import('./coin-pages');

export const coins: MenuEntry = {
  label: entries.coins,
  icon: IconSend,
  screens: [
    {
      path: admin.sendCoinsPage,
      manual: 'coin-seller#send-coins-to-a-coin-agency',
      right: 'coins.send',
      label: menu.sendCoins,
      icon: IconSend,
      lazy: async () => (await coinPages()).SendCoinsPage,
      reads: ['/api/coin/recharge/recipients?kind=coin'],
    },
    {
      path: admin.returnCoins,
      manual: 'coin-seller#return-coins',
      right: 'coins.send',
      label: menu.returnCoins,
      icon: IconArrowBackUp,
      lazy: async () => (await coinPages()).ReturnCoinsPage,
    },
    {
      path: admin.salaryRuns,
      manual: 'clerk#run-a-salary-run',
      right: 'coins.send',
      list: 'salary-runs',
      label: menu.salaryRuns,
      icon: IconUsersGroup,
      one: 'salary run',
      lazy: async () => (await import('../../features/batches/batch-list-page')).SalaryRunListPage,
      first: { kind: 'salaries', source: 'import' },
      below: [
        {
          path: admin.newSalaryRun,
          right: 'coins.send',
          label: menu.newSalaryRun,
          lazy: async () => (await import('./salary-run-page')).SalaryRunPage,
        },
        {
          path: admin.salaryRunPage,
          lazy: async () => (await import('./batch-page')).AdminBatchPage,
          reads: ['/api/admin/batches/:id', '/api/admin/batches/:id/rows?limit=20&page=1'],
        },
      ],
    },
  ],
};

export const transfers: MenuEntry = {
  label: entries.transfers,
  icon: IconReceipt,
  screens: [
    {
      path: admin.waitingCoins,
      manual: 'clerk#confirm-or-decline-waiting-coins',
      right: 'coins.read',
      list: 'waiting-coins',
      label: menu.waitingCoins,
      icon: IconHourglass,
      badge: WaitingCount,
      badgeRight: 'coins.approve',
      lazy: async () => (await import('../../features/approvals/waiting-coins-page')).WaitingCoinsPage,
    },
    {
      path: admin.rechargeHistory,
      manual: 'coin-seller',
      right: 'coins.read',
      list: 'recharges',
      label: menu.rechargeHistory,
      icon: IconReceipt,
      lazy: async () => (await import('../../features/coins/recharge-history-page')).RechargeHistoryPage,
    },
    {
      path: admin.orders,
      manual: 'coin-seller#see-the-orders-of-users',
      right: 'orders.read',
      list: 'orders',
      label: menu.orders,
      icon: IconShoppingCart,
      one: 'order',
      lazy: async () => (await import('../../features/orders/orders-page')).OrdersPage,
      reads: ['/api/admin/orders/purchases'],
      below: [
        {
          path: admin.orderPage,
          right: 'orders.read',
          lazy: async () => (await import('../../features/orders/order-page')).OrderPage,
          reads: ['/api/admin/orders/one?id=:id'],
        },
      ],
    },
    {
      path: admin.reconciliation,
      manual: 'coin-seller#check-the-ledger',
      right: 'ledger.read',
      label: menu.reconciliation,
      icon: IconScale,
      lazy: async () => (await import('../../features/ledger/reconciliation-page')).ReconciliationPage,
      reads: ['/api/admin/ledger/reconciliation'],
      below: [
        // The statements of all accounts.
        {
          path: admin.ledgerPage,
          manual: 'coin-seller#reverse-an-entry',
          right: 'ledger.read',
          lazy: async () => (await import('../../features/ledger/statement-page')).StatementPage,
          reads: ['/api/admin/ledger/statement?account=:account&daySums=true&limit=20&page=1'],
        },
        {
          path: admin.ledgerPrintPage,
          right: 'ledger.read',
          lazy: async () => (await import('../../features/ledger/statement-print-page')).StatementPrintPage,
          reads: ['/api/admin/ledger/statement?account=:account&daySums=true'],
        },
      ],
    },
  ],
};
