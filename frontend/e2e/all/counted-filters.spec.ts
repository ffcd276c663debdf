// The filters of the lists: each list shows the number that the API counts.
import type { Page } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import type { FilterBar } from '../pages/filter-bar';
import { openNext } from '../support/follow-link';
import { expect, signIn, test } from '../support/test';

const range = (page: Page) => page.locator('#root').getByText(/^Showing|^0 entries/);

async function totalOf(page: Page, path: string, panel: PanelKey): Promise<number> {
  const answer = await page.request.get(`/api/${path}&limit=1`, { headers: { 'X-Panel': panel } });
  return Number(((await answer.json()) as { total: number }).total);
}

interface Case {
  panel?: PanelKey;
  list: string;
  address: string;
  call: string;
  set: (filters: FilterBar) => Promise<void>;
}
const cases: Case[] = [
  {
    list: '/admin/manageUser',
    address: '?coinsFrom=1000&host=true',
    call: 'admin/users?coinsFrom=1000&host=true',
    set: async (filters) => {
      await filters.type('Coins', { From: '1,000' });
      await filters.choose('Host', 'Hosts');
    },
  },
  {
    list: '/admin/manageUser',
    address: '?level=1&deviceBanned=false',
    call: 'admin/users?level=1&deviceBanned=false',
    set: async (filters) => {
      await filters.type('Level', { Level: '1' });
      await filters.choose('Device ban', 'No device ban');
    },
  },
  {
    list: '/admin/approvedHost',
    address: '?decidedBy=AA100001',
    call: 'agency/host/gethost?status=1&decidedBy=AA100001',
    set: (filters) => filters.type('Decided by', { 'Decided by': 'AA100001' }),
  },
  {
    list: '/admin/widthdrawal/approved',
    address: '?bank=hdfc&coinsTo=20000',
    call: 'admin/withdrawal/pending?status=1&bank=hdfc&coinsTo=20000',
    set: async (filters) => {
      await filters.type('Bank', { Bank: 'hdfc' });
      await filters.type('Coins', { To: '20000' });
    },
  },
  {
    list: '/admin/videos',
    address: '?scoreFrom=50&scoreTo=100',
    call: 'admin/video?scoreFrom=50&scoreTo=100',
    set: (filters) => filters.type('Safety in %', { From: '50', To: '100' }),
  },
  {
    list: '/admin/rechargehistory',
    address: '?coinsFrom=500',
    call: 'admin/recharge/getrechargeHistory?coinsFrom=500',
    set: (filters) => filters.type('Coins', { From: '500' }),
  },
  {
    list: '/admin/manageAgency',
    address: '?bd=BD100001&everSignedIn=true',
    call: 'admin/agencyPanel/getAgencyPanel?bd=BD100001&everSignedIn=true',
    set: async (filters) => {
      await filters.pick('BD', 'BD100001');
      await filters.choose('Sign-in', 'Has signed in');
    },
  },
  {
    list: '/admin/manageCoin',
    address: '?coinsFrom=1000&disabled=false',
    call: 'admin/coinPanel/getCoinPanel?coinsFrom=1000&disabled=false',
    set: async (filters) => {
      await filters.type('Coins', { From: '1000' });
      await filters.choose('Status', 'Active');
    },
  },
  {
    list: '/admin/admins',
    address: '?signedInFrom=2026-01-01',
    call: 'admin/admins?signedInFrom=2026-01-01',
    set: (filters) => filters.type('Last sign-in', { From: '2026-01-01' }),
  },
  {
    panel: 'agencyadmin',
    list: '/agencyadmin/manageagency',
    address: '?disabled=true',
    call: 'admin/agencyPanel/getAgencyPanel?disabled=true',
    set: (filters) => filters.choose('Status', 'Disabled'),
  },
  {
    list: '/admin/sessions',
    // Each test of this file signs in, so the days are past.
    address: '?role=admin&signedInTo=2020-01-31',
    call: 'admin/staff/sessions?role=admin&signedInTo=2020-01-31',
    set: async (filters) => {
      await filters.choose('Role', 'Admin');
      await filters.type('Signed in', { To: '2020-01-31' });
    },
  },
  {
    list: '/admin/audit',
    address: '?who=Meera+Nair&kind=host',
    call: 'admin/audit?who=Meera+Nair&kind=host',
    set: async (filters) => {
      await filters.type('Who', { Who: 'Meera Nair' });
      await filters.choose('Record', 'Host application');
    },
  },
  {
    list: '/admin/manageGift',
    address: '?coinTo=100',
    call: 'admin/gifts/getgifts?coinTo=100',
    set: (filters) => filters.type('Coin', { To: '100' }),
  },
  {
    list: '/admin/managePlan',
    address: '?rsFrom=99.5',
    call: 'admin/plan?rsFrom=99.5',
    set: (filters) => filters.type('Price', { From: '99.50' }),
  },
  {
    list: '/admin/manageFrames',
    address: '?type=PURCHASED&createdTo=2020-01-31',
    call: 'admin/frame/getframesadmin?type=PURCHASED&createdTo=2020-01-31',
    set: async (filters) => {
      await filters.choose('Type', 'Purchased');
      await filters.type('Added', { To: '2020-01-31' });
    },
  },
];

for (const panel of ['admin', 'agencyadmin'] as const)
  test(`the filters of the ${panel} show what the API counts`, async ({ page, context, filters }) => {
    test.setTimeout(10 * 60_000);
    await signIn(context, panel);
    const check = async ({ list, address, call, set }: Case) => {
      // The same list twice in a row has to be read again without the filters.
      await (new URL(page.url()).pathname === list ? page.goto(list) : openNext(page, list));
      await set(filters);
      await expect(page).toHaveURL(list + address);
      // Sign-ins add records: the list and the count are compared at one moment.
      await expect(async () => {
        const wanted = await totalOf(page, call, panel);
        const count = wanted.toLocaleString('en');
        const shown = wanted ? `of ${count} entries` : '0 entries';
        await expect(range(page)).toContainText(shown, { timeout: 2000 });
      }).toPass({ timeout: 30_000 });
    };
    for (const one of cases.filter((known) => (known.panel ?? 'admin') === panel))
      await test.step(one.list + one.address, async () => {
        expect.soft(await check(one).catch(String), one.list + one.address).toBeUndefined();
      });
  });
