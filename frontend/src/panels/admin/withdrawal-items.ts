import { IconBuildingBank, IconCash, IconCashBanknote, IconCashOff } from '@tabler/icons-react';
import type { MenuItem } from '../../components/app-shell/menu';
import { withdrawalCounts } from '../../features/withdrawals/withdrawal-count';
import { menuTexts } from '../../features/withdrawals/menu.texts';
import { paths } from '../../lib/paths';

const { withdrawals: to, bankExports } = paths.admin;

/** The documented parent entry and its three lists, each with its live count; the exports are made from the approved ones. */
export const withdrawalItems: MenuItem[] = [
  {
    label: menuTexts[0],
    one: menuTexts.one,
    to: to['0'],
    icon: IconCash,
    count: withdrawalCounts['0'],
    also: [paths.admin.withdrawalRecord, paths.admin.withdrawalPage, paths.admin.voucherPage],
  },
  { label: menuTexts[1], to: to['1'], icon: IconCashBanknote, count: withdrawalCounts['1'] },
  { label: menuTexts[2], to: to['2'], icon: IconCashOff, count: withdrawalCounts['2'] },
  { label: menuTexts.exports, to: bankExports, icon: IconBuildingBank },
];
