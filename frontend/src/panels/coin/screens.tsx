import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLayoutDashboard,
  IconReceipt,
  IconSend,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { historyList, scopedHistoryOf } from '../first-reads';
import { inboxScreen } from '../inbox-screen';
import { manualScreen } from '../manual-screen';
import { texts } from '../panels.texts';
import { DashboardPage } from './dashboard-page';

const { dashboard, profile } = panels.coin;
const { coin } = paths;
const histories = () => import('../../features/coins/own-histories');

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  {
    label: texts.groups.work,
    screens: [
      {
        path: dashboard,
        manual: 'coin-agency',
        label: texts.menu.dashboard,
        icon: IconLayoutDashboard,
        Component: DashboardPage,
        reads: ['/api/coin/recharge/totals'],
      },
      inboxScreen(panels.coin),
    ],
  },
  {
    label: texts.groups.money,
    screens: [
      {
        path: coin.send,
        manual: 'coin-seller#sell-coins-to-a-user',
        label: texts.menu.sendCoins,
        icon: IconSend,
        lazy: async () => (await import('./send-page')).SendPage,
        reads: ['/api/coin/recharge/totals', '/api/coin/recharge/recipients?kind=user'],
      },
      {
        path: coin.sent,
        manual: 'coin-agency#check-a-sale',
        list: 'sent-coins',
        label: texts.menu.sentCoins,
        icon: IconArrowUpRight,
        lazy: async () => (await histories()).SentCoinsPage,
        reads: ['/api/coin/recharge/totals'],
        below: [
          {
            path: coin.receiptPage,
            manual: 'coin-seller#give-a-receipt',
            lazy: async () => (await import('../../features/coins/receipt-page')).ReceiptPage,
            reads: ['/api/coin/recharge/sales/:id'],
          },
        ],
      },
      {
        path: coin.received,
        manual: 'coin-agency#check-what-you-received',
        list: 'received-coins',
        label: texts.menu.receivedCoins,
        icon: IconArrowDownLeft,
        lazy: async () => (await histories()).ReceivedCoinsPage,
      },
      {
        path: coin.statement,
        manual: 'coin-agency#close-the-day',
        list: 'own-statement',
        label: texts.menu.statement,
        icon: IconReceipt,
        lazy: async () => (await import('../../features/ledger/own-statement-page')).OwnStatementPage,
        below: [
          {
            path: coin.statementPrint,
            lazy: async () =>
              (await import('../../features/ledger/own-statement-print-page')).OwnStatementPrintPage,
            reads: ['/api/coin/recharge/statement?daySums=true'],
          },
        ],
      },
    ],
  },
  {
    label: texts.groups.settings,
    screens: [
      {
        path: profile,
        manual: 'account#change-your-own-profile',
        label: texts.menu.profile,
        icon: IconUserCircle,
        lazy: async () => (await import('./profile-page')).ProfilePage,
        reads: [scopedHistoryOf('coin', ':me')],
        parts: [historyList],
      },
      manualScreen(panels.coin, () => import('./manual')),
    ],
  },
];
