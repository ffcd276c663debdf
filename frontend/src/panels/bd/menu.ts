import { IconLayoutDashboard, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { texts as staff } from '../../features/staff/staff.texts';
import { panels, samePath } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';
import { staffItem } from '../staff-item';

const panel = panels.bd;
const agencyAdmins = staffItem(staff.agencyAdmin, paths.bd.agencyAdmin, IconUserShield);

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.staff,
    items: [
      // An agency is opened from its agency admin.
      {
        ...agencyAdmins,
        also: [...agencyAdmins.also, paths.bd.agencyPage],
        one: (pathname) => (samePath(pathname, paths.bd.agencyPage) ? staff.agency : staff.agencyAdmin).one,
      },
    ],
  },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: panel.profile, icon: IconUserCircle }],
  },
];
