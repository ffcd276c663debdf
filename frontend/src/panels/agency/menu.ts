import {
  IconBuildingStore,
  IconHistory,
  IconLayoutDashboard,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuGroup } from '../../components/app-shell/menu';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { hostItems } from '../host-items';
import { texts } from '../panels.texts';

const panel = panels.agency;

export const menu: MenuGroup[] = [
  {
    label: texts.groups.overview,
    items: [{ label: texts.menu.dashboard, to: panel.dashboard, icon: IconLayoutDashboard }],
  },
  {
    label: texts.groups.hosts,
    items: [
      {
        label: texts.menu.allHosts,
        to: paths.agency.allHosts,
        icon: IconUsers,
        one: 'host',
        also: [paths.agency.userPage],
      },
      ...hostItems(paths.agency.hosts),
      { label: texts.menu.hostRecord, to: paths.agency.hostRecord, icon: IconHistory },
    ],
  },
  {
    label: texts.groups.account,
    items: [
      { label: texts.menu.ownAgency, to: paths.agency.own, icon: IconBuildingStore },
      { label: texts.menu.profile, to: panel.profile, icon: IconUserCircle },
    ],
  },
];
