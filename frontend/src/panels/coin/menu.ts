import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLayoutDashboard,
  IconSend,
  IconUserCircle,
} from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const panel = panels.coin;

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.coins,
    items: [
      { label: texts.menu.sendCoins, to: paths.coin.send, icon: IconSend },
      { label: texts.menu.sentCoins, to: paths.coin.sent, icon: IconArrowUpRight },
      { label: texts.menu.receivedCoins, to: paths.coin.received, icon: IconArrowDownLeft },
    ],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: panel.profile, icon: IconUserCircle }],
  },
];
