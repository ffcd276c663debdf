import { IconLayoutDashboard, IconUserCircle } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { panels } from '../../lib/panels';

import { texts } from '../panels.texts';

const panel = panels.coin;

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: panel.profile, icon: IconUserCircle }],
  },
];
