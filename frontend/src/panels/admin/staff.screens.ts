import {
  IconBriefcase,
  IconBuildingStore,
  IconCoins,
  IconHierarchy2,
  IconLockAccess,
  IconShieldLock,
  IconUserShield,
} from '@tabler/icons-react';
import type { FirstRead, MenuEntry, Screen } from '../../components/base/app-shell/screens';
import { texts as importWords } from '../../features/staff/import-staff.texts';
import { texts as words, type StaffTexts } from '../../features/staff/staff.texts';
import type { PanelKey } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { historyOf, pendingHostsOf } from '../first-reads';
import { texts } from '../panels.texts';
import { staffScreens } from '../staff-screens';

const { admin } = paths;
const { entries, menu } = texts;
const coinPages = () => import('./coin-pages');
const importPages = () => import('./import-staff-pages');

/** What the screen of an account reads besides the account. */
const accountReads = (kind: PanelKey): FirstRead[] => [
  `/api/admin/staffpassword/state?id=:id&kind=${kind}`,
  historyOf(kind, ':id'),
];
/** The page of the manual about the accounts of each kind. */
const manual = {
  list: 'admin#disable-an-account',
  add: 'admin#add-an-agency',
  account: 'admin#give-an-account-a-new-password',
};
/** The BDs among whom a form lets choose. */
const bdChoices: FirstRead = '/api/bdpanel/getbd?limit=20&page=1&sort=name';

const importScreen = (path: string, { many }: StaffTexts, lazy: NonNullable<Screen['lazy']>): Screen => ({
  path,
  manual: 'admin#import-staff-accounts',
  right: 'staff.write',
  label: importWords.title(many),
  lazy,
});

export const staff: MenuEntry = {
  label: entries.staff,
  icon: IconHierarchy2,
  screens: [
    staffScreens({
      list: 'bds',
      manual,
      texts: words.bd,
      to: admin.bd,
      icon: IconBriefcase,
      pages: async () => (await import('./staff/bd-pages')).bdPages,
      reads: {
        one: '/api/bdpanel/getone?id=:id',
        view: accountReads('bd'),
      },
      more: [importScreen(admin.importStaff.bd, words.bd, async () => (await importPages()).ImportBdsPage)],
    }),
    staffScreens({
      list: 'agency-admins',
      manual,
      texts: words.agencyAdmin,
      to: admin.agencyAdmin,
      icon: IconUserShield,
      pages: async () => (await import('./staff/agency-admin-pages')).agencyAdminPages,
      reads: {
        one: '/api/agencadminpanel/getone?id=:id',
        add: [bdChoices],
        view: accountReads('agencyadmin'),
      },
      more: [
        importScreen(
          admin.importStaff.agencyadmin,
          words.agencyAdmin,
          async () => (await importPages()).ImportAgencyAdminsPage,
        ),
      ],
    }),
    staffScreens({
      list: 'agencies',
      manual,
      texts: words.agency,
      to: admin.agency,
      icon: IconBuildingStore,
      pages: async () => (await import('./staff/agency-pages')).agencyPages,
      reads: {
        one: '/api/admin/agencyPanel/fetchAgencyPanel?id=:id',
        add: [bdChoices, '/api/agencadminpanel/getall?limit=20&page=1&sort=name'],
        view: [...accountReads('agency'), pendingHostsOf(':id')],
        edit: [bdChoices],
      },
      more: [
        importScreen(
          admin.importStaff.agency,
          words.agency,
          async () => (await importPages()).ImportAgenciesPage,
        ),
      ],
    }),
    staffScreens({
      list: 'coin-agencies',
      manual,
      texts: words.coinAgency,
      to: admin.coinAgency,
      icon: IconCoins,
      pages: async () => (await import('./staff/coin-agency-pages')).coinAgencyPages,
      reads: {
        one: '/api/admin/coinPanel/fetchCoinPanel?id=:id',
        view: [...accountReads('coin'), '/api/admin/ledger/account?account=coinAgency::id'],
      },
      more: [
        importScreen(
          admin.importStaff.coin,
          words.coinAgency,
          async () => (await importPages()).ImportCoinAgenciesPage,
        ),
        {
          path: admin.transactionsPage,
          manual: 'coin-seller#return-coins',
          right: 'coins.read',
          lazy: async () => (await coinPages()).TransactionsPage,
          reads: ['POST /api/coin/recharge/received?coinAgency=:code&daySums=true&limit=5&page=1'],
        },
      ],
    }),
    {
      path: admin.hierarchy,
      manual: 'admin#move-an-agency',
      right: 'staff.read',
      label: menu.hierarchy,
      icon: IconHierarchy2,
      lazy: async () => (await import('./hierarchy-page')).AdminHierarchyPage,
      reads: [
        '/api/admin/hierarchy/level?kind=bd&limit=50&page=1',
        '/api/admin/hierarchy/unattached',
        '/api/admin/hierarchy/coins?kind=bd&limit=50&page=1',
      ],
    },
  ],
};

export const admins: MenuEntry = {
  label: entries.admins,
  icon: IconShieldLock,
  screens: [
    {
      path: admin.admins,
      manual: 'owner#disable-an-admin',
      right: 'staff.read',
      list: 'admins',
      label: menu.admins,
      icon: IconShieldLock,
      lazy: async () => (await import('./admins-page')).AdminListPage,
      reads: ['/api/admin/rightsets', '/api/admin/admins/waiting'],
      below: [
        {
          path: admin.addAdmin,
          manual: 'owner#invite-a-new-admin',
          right: 'admins.manage',
          label: menu.addAdmin,
          lazy: async () => (await import('../../features/admins/add-admin-page')).AddAdminPage,
          reads: ['/api/admin/rightsets'],
        },
      ],
    },
    {
      path: admin.rights,
      manual: 'owner#change-the-roles-of-an-admin',
      right: 'staff.read',
      label: menu.rights,
      icon: IconLockAccess,
      one: 'role',
      lazy: async () => (await import('../../features/rights/rights-page')).RightsPage,
      reads: ['/api/admin/rightsets', '/api/admin/admins', '/api/admin/signinrules'],
      below: [
        {
          path: admin.addRights,
          manual: 'owner#make-a-role',
          right: 'admins.manage',
          label: menu.addRights,
          lazy: async () => (await import('../../features/rights/set-pages')).AddSetPage,
          reads: ['/api/admin/rightsets'],
        },
        {
          path: admin.editRightsPage,
          manual: 'owner#make-a-role',
          right: 'admins.manage',
          lazy: async () => (await import('../../features/rights/set-pages')).EditSetPage,
          reads: ['/api/admin/rightsets'],
        },
      ],
    },
  ],
};
