import { IconLayoutDashboard, IconUserCircle, IconUsers } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: paths.admin.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.people,
    items: [
      { label: texts.menu.users, to: paths.admin.users, icon: IconUsers, also: [paths.admin.userPage] },
    ],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: paths.admin.profile, icon: IconUserCircle }],
  },
];
