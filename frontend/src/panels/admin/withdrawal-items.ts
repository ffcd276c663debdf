import { IconBuildingBank, IconCash, IconCashBanknote, IconCashOff } from '@tabler/icons-react';
import type { MenuItem } from '../../components/app-shell/menu';
import { withdrawalCounts } from '../../features/withdrawals/withdrawal-count';
import { texts } from '../../features/withdrawals/withdrawals.texts';
import { paths } from '../../lib/paths';

const { withdrawals: to, bankExports } = paths.admin;

/** The documented parent entry and its three lists, each with its live count; the exports are made from the approved ones. */
export const withdrawalItems: MenuItem[] = [
  { label: texts.lists['0'].menu, to: to['0'], icon: IconCash, count: withdrawalCounts['0'] },
  { label: texts.lists['1'].menu, to: to['1'], icon: IconCashBanknote, count: withdrawalCounts['1'] },
  { label: texts.lists['2'].menu, to: to['2'], icon: IconCashOff, count: withdrawalCounts['2'] },
  { label: texts.exports.title, to: bankExports, icon: IconBuildingBank },
];
