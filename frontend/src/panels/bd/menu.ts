import { IconLayoutDashboard } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { panels } from '../../lib/panels';
import { texts } from '../panels.texts';

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panels.bd.dashboard, icon: IconLayoutDashboard }],
  },
];
