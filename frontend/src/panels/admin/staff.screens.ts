import {
  IconBriefcase,
  IconBuildingStore,
  IconCoins,
  IconHierarchy2,
  IconLockAccess,
  IconShieldLock,
  IconUserShield,
} from '@tabler/icons-react';
import type { Screen, ScreenGroup } from '../../components/app-shell/screens';
import { texts as importWords } from '../../features/staff/import-staff.texts';
import { texts as words, type StaffTexts } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';

const { admin } = paths;
const { groups, menu } = texts;
const coinPages = () => import('./coin-pages');
const importPages = () => import('./import-staff-pages');

const importScreen = (path: string, { many }: StaffTexts, lazy: NonNullable<Screen['lazy']>): Screen => ({
  path,
  right: 'staff.write',
  label: importWords.title(many),
  lazy,
});

export const staff: ScreenGroup = {
  label: groups.staff,
  screens: [
    {
      path: admin.hierarchy,
      right: 'staff.read',
      label: menu.hierarchy,
      icon: IconHierarchy2,
      lazy: async () => (await import('./hierarchy-page')).AdminHierarchyPage,
    },
    staffScreens(
      'bds',
      words.bd,
      admin.bd,
      IconBriefcase,
      async () => (await import('./staff/bd-pages')).bdPages,
      importScreen(admin.importStaff.bd, words.bd, async () => (await importPages()).ImportBdsPage),
    ),
    staffScreens(
      'agency-admins',
      words.agencyAdmin,
      admin.agencyAdmin,
      IconUserShield,
      async () => (await import('./staff/agency-admin-pages')).agencyAdminPages,
      importScreen(
        admin.importStaff.agencyadmin,
        words.agencyAdmin,
        async () => (await importPages()).ImportAgencyAdminsPage,
      ),
    ),
    staffScreens(
      'agencies',
      words.agency,
      admin.agency,
      IconBuildingStore,
      async () => (await import('./staff/agency-pages')).agencyPages,
      importScreen(
        admin.importStaff.agency,
        words.agency,
        async () => (await importPages()).ImportAgenciesPage,
      ),
    ),
    staffScreens(
      'coin-agencies',
      words.coinAgency,
      admin.coinAgency,
      IconCoins,
      async () => (await import('./staff/coin-agency-pages')).coinAgencyPages,
      importScreen(
        admin.importStaff.coin,
        words.coinAgency,
        async () => (await importPages()).ImportCoinAgenciesPage,
      ),
      {
        path: admin.transactionsPage,
        right: 'coins.read',
        lazy: async () => (await coinPages()).TransactionsPage,
      },
    ),
    {
      path: admin.admins,
      right: 'staff.read',
      list: 'admins',
      label: menu.admins,
      icon: IconShieldLock,
      lazy: async () => (await import('./admins-page')).AdminListPage,
      below: [
        {
          path: admin.addAdmin,
          right: 'admins.manage',
          label: menu.addAdmin,
          lazy: async () => (await import('../../features/admins/add-admin-page')).AddAdminPage,
        },
      ],
    },
    {
      path: admin.rights,
      right: 'staff.read',
      label: menu.rights,
      icon: IconLockAccess,
      one: 'set of rights',
      lazy: async () => (await import('../../features/rights/rights-page')).RightsPage,
      below: [
        {
          path: admin.addRights,
          right: 'admins.manage',
          label: menu.addRights,
          lazy: async () => (await import('../../features/rights/set-pages')).AddSetPage,
        },
        {
          path: admin.editRightsPage,
          right: 'admins.manage',
          lazy: async () => (await import('../../features/rights/set-pages')).EditSetPage,
        },
      ],
    },
  ],
};
