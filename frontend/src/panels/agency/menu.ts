import { IconBuildingStore, IconLayoutDashboard, IconUserCircle } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';

import { texts } from '../panels.texts';

const panel = panels.agency;

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.account,
    items: [
      { label: texts.menu.ownAgency, to: paths.agency.own, icon: IconBuildingStore },
      { label: texts.menu.profile, to: panel.profile, icon: IconUserCircle },
    ],
  },
];
