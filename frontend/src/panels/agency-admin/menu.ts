import { IconBuildingStore, IconLayoutDashboard, IconList, IconUserCircle } from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { texts as staff } from '../../features/staff/staff.texts';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';
import { hostItems } from '../host-items';
import { staffItem } from '../staff-item';

const panel = panels.agencyadmin;

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.agencies,
    items: [
      staffItem(staff.agency, paths.agencyadmin.agency, IconBuildingStore),
      {
        label: texts.menu.agencyList,
        to: paths.agencyadmin.agencyLists,
        icon: IconList,
        one: staff.agency.one,
        also: [paths.agencyadmin.hostsOfAgencyPage],
      },
    ],
  },
  { label: texts.groups.hosts, items: hostItems(paths.agencyadmin.hosts) },
  {
    label: texts.groups.account,
    items: [{ label: texts.menu.profile, to: panel.profile, icon: IconUserCircle }],
  },
];
