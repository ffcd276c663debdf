import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLayoutDashboard,
  IconSend,
  IconUserCircle,
} from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { texts as coins } from '../../features/coins/coins.texts';
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
      { label: coins.seller.title, to: paths.coin.send, icon: IconSend },
      { label: coins.sent.title, to: paths.coin.sent, icon: IconArrowUpRight },
      { label: coins.received.title, to: paths.coin.received, icon: IconArrowDownLeft },
    ],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: panel.profile, icon: IconUserCircle }],
  },
];
