import {
  IconBriefcase,
  IconBuildingStore,
  IconCoins,
  IconHierarchy2,
  IconShieldLock,
  IconUserShield,
} from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { texts as words } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';

const { admin } = paths;
const { groups, menu } = texts;
const coinPages = () => import('./coin-pages');

export const staff: ScreenGroup = {
  label: groups.staff,
  screens: [
    {
      path: admin.hierarchy,
      label: menu.hierarchy,
      icon: IconHierarchy2,
      lazy: async () => (await import('./hierarchy-page')).AdminHierarchyPage,
    },
    staffScreens(words.bd, admin.bd, IconBriefcase, async () => (await import('./staff/bd-pages')).bdPages),
    staffScreens(
      words.agencyAdmin,
      admin.agencyAdmin,
      IconUserShield,
      async () => (await import('./staff/agency-admin-pages')).agencyAdminPages,
    ),
    staffScreens(
      words.agency,
      admin.agency,
      IconBuildingStore,
      async () => (await import('./staff/agency-pages')).agencyPages,
    ),
    staffScreens(
      words.coinAgency,
      admin.coinAgency,
      IconCoins,
      async () => (await import('./staff/coin-agency-pages')).coinAgencyPages,
      { path: admin.transactionsPage, lazy: async () => (await coinPages()).TransactionsPage },
    ),
    {
      path: admin.admins,
      label: menu.admins,
      icon: IconShieldLock,
      lazy: async () => (await import('./admins-page')).AdminListPage,
      below: [
        {
          path: admin.addAdmin,
          label: menu.addAdmin,
          lazy: async () => (await import('../../features/admins/add-admin-page')).AddAdminPage,
        },
      ],
    },
  ],
};
