import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Withdrawal } from '../src/api/withdrawals.gen';
import type { PanelKey } from '../src/lib/panels';
import { demoAccount, type StaffKey } from './support/staff';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Screen {
  name: string;
  panel?: PanelKey;
  path: string | ((context: BrowserContext) => Promise<string>);
  /** Brings the screen into the state that is looked at. */
  act?: (page: Page) => Promise<unknown>;
}

const aUser = async (context: BrowserContext) => `/admin/ViewUser?id=${(await userAt(context, 8))._id}`;
const staff = (path: string, kind: StaffKey) => async (context: BrowserContext) =>
  path + (await demoAccount(context, kind))._id;
async function agencyOfBd(context: BrowserContext) {
  await signIn(context, 'admin');
  return staff('/bd/viewAgency?id=', 'agency')(context);
}
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).check();
const pressFirst = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const openActions = (page: Page) =>
  page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
async function openEvidence(page: Page) {
  await page
    .getByRole('button', { name: /^Evidence: / })
    .first()
    .click();
  await page.getByText('Other applications of this user').waitFor();
}
async function openWithdrawal(page: Page) {
  await pressFirst(/^Evidence: /)(page);
  await page.getByText('Total paid').waitFor();
}
const aWithdrawal =
  (status: 0 | 1, toPath: (withdrawal: Withdrawal) => string) => async (context: BrowserContext) => {
    const answer = await context.request.get(
      `/api/admin/withdrawal/pending?status=${status}&page=1&limit=1`,
      {
        headers: { 'X-Panel': 'admin' },
      },
    );
    const { details } = (await answer.json()) as { details: Withdrawal[] };
    return toPath(details[0]!);
  };
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Select All' }).check();
async function openPicker(page: Page) {
  await page.getByRole('combobox', { name: 'Agency Admin' }).click();
  await page.getByRole('option').first().waitFor();
}

const screens: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'admin login', path: '/admin', act: press('Sign In') },
  { name: 'agency login', path: '/agency' },
  { name: 'admin dashboard', panel: 'admin', path: '/admin' },
  { name: 'menu of the account', panel: 'admin', path: '/admin', act: press('Account of') },
  { name: 'quick search', panel: 'admin', path: '/admin', act: press('Go to') },
  { name: 'users', panel: 'admin', path: '/admin/manageUser?sort=-coin' },
  { name: 'no users found', panel: 'admin', path: '/admin/manageUser?search=zzzznobody' },
  { name: 'user', panel: 'admin', path: aUser },
  { name: 'user, edited', panel: 'admin', path: aUser, act: press('Edit Profile') },
  {
    name: 'question before a ban',
    panel: 'admin',
    path: aUser,
    act: (page) => page.getByLabel('User ban').selectOption('1'),
  },
  { name: 'unknown page', panel: 'admin', path: '/admin/nonsense' },
  { name: 'profile', panel: 'admin', path: '/admin/profile' },
  { name: 'profile, edited', panel: 'admin', path: '/admin/profile', act: press('Edit Profile') },
  { name: 'password', panel: 'admin', path: '/admin/profile?tab=password' },
  { name: 'sessions', panel: 'admin', path: '/admin/profile?tab=sessions' },
  { name: 'BD dashboard', panel: 'bd', path: '/bd/dashboard' },
  { name: 'agency admin dashboard', panel: 'agencyadmin', path: '/agencyadmin/dashboard' },
  { name: 'agency dashboard', panel: 'agency', path: '/agency/dashboard' },
  { name: 'coin dashboard', panel: 'coin', path: '/coin/dashboard' },
  { name: 'agencies', panel: 'admin', path: '/admin/manageAgency' },
  { name: 'actions of an agency', panel: 'admin', path: '/admin/manageAgency', act: openActions },
  { name: 'new agency, incomplete', panel: 'admin', path: '/admin/addAgency', act: press('Add Agency') },
  { name: 'agency admins to choose', panel: 'admin', path: '/admin/addAgency', act: openPicker },
  { name: 'BD', panel: 'admin', path: staff('/admin/viewBd?id=', 'bd') },
  {
    name: 'password of a coin agency',
    panel: 'admin',
    path: staff('/admin/viewCoin?id=', 'coin'),
    act: press('Reveal'),
  },
  { name: 'agency, edited', panel: 'admin', path: staff('/admin/editAgency?id=', 'agency') },
  { name: 'hierarchy', panel: 'admin', path: '/admin/hierarchy', act: openBranch },
  { name: 'hits in the hierarchy', panel: 'admin', path: '/admin/hierarchy?search=AG10000' },
  { name: 'move of an agency', panel: 'admin', path: '/admin/manageAgency', act: openMove },
  { name: 'videos', panel: 'admin', path: '/admin/videos' },
  { name: 'a video, played', panel: 'admin', path: '/admin/videos', act: pressFirst(/^View/) },
  { name: 'moderation', panel: 'admin', path: '/admin/vulgar' },
  { name: 'moderation, rejected', panel: 'admin', path: '/admin/vulgar?status=Rejected' },
  { name: 'family count, edited', panel: 'admin', path: '/admin/familycount', act: press('Edit') },
  { name: 'app version, edited', panel: 'admin', path: '/admin/appversion', act: press('Edit') },
  { name: 'live time', panel: 'admin', path: '/admin/livetime' },
  { name: 'notification to all', panel: 'admin', path: '/admin/pushMessage', act: choose('All Users') },
  { name: 'background jobs', panel: 'admin', path: '/admin/jobs' },
  { name: 'trash', panel: 'admin', path: '/admin/trash' },
  { name: 'secret keys, edited', panel: 'admin', path: '/admin/secretkey?tab=agora', act: press('Edit') },
  { name: 'update user, incomplete', panel: 'admin', path: '/admin/updateUser', act: press('Update User') },
  { name: 'import of a catalogue', panel: 'admin', path: '/admin/manageTag', act: openImport },
  { name: 'platform admins', panel: 'admin', path: '/admin/admins' },
  { name: 'agency admins of a BD', panel: 'bd', path: '/bd/manageagencyadmin' },
  { name: 'profile of a BD', panel: 'bd', path: '/bd/profile' },
  { name: 'agencies of an agency admin', panel: 'agencyadmin', path: '/agencyadmin/manageagency' },
  { name: 'live users', panel: 'admin', path: '/admin/liveUser' },
  { name: 'new host, incomplete', panel: 'admin', path: '/admin/applyHost', act: press('Add Host') },
  { name: 'evidence about a host', panel: 'admin', path: '/admin/rejectedHost?limit=5', act: openEvidence },
  {
    name: 'reject of a host',
    panel: 'agency',
    path: '/agency/approvedHost?limit=5',
    act: (page) =>
      page
        .getByRole('button', { name: /^Reject (?!selected)/ })
        .first()
        .click(),
  },
  { name: 'host record', panel: 'admin', path: '/admin/hostrecord?status=archive', act: chooseAll },
  { name: 'host record of an agency', panel: 'agency', path: '/agency/hostrecord' },
  { name: 'pending withdrawals', panel: 'admin', path: '/admin/widthdrawal/pending', act: openWithdrawal },
  { name: 'approved withdrawals', panel: 'admin', path: '/admin/widthdrawal/approved', act: chooseAll },
  {
    name: 'a withdrawal',
    panel: 'admin',
    path: aWithdrawal(0, ({ _id, userId }) => `/admin/viewwidthdrawal/${userId._id}?request=${_id}`),
    act: press('Reveal'),
  },
  { name: 'voucher', panel: 'admin', path: aWithdrawal(1, ({ _id }) => `/admin/withdrawalvoucher/${_id}`) },
  { name: 'bank exports', panel: 'admin', path: '/admin/bankexports' },
  { name: 'hosts of an agency', panel: 'bd', path: agencyOfBd },
  { name: 'live gifts', panel: 'admin', path: '/admin/manageLiveGift' },
  {
    name: 'new live gift, incomplete',
    panel: 'admin',
    path: '/admin/addLiveGift',
    act: press('Add Live Gift'),
  },
  { name: 'frame, edited', panel: 'admin', path: firstOf('frame/getframes', '/admin/editFrames') },
  { name: 'levels of all kinds', panel: 'admin', path: '/admin/manageLevel' },
  { name: 'several levels', panel: 'admin', path: '/admin/addLevel', act: press('Add More Level') },
  { name: 'songs', panel: 'admin', path: '/admin/manageSongs' },
  { name: 'items of a VIP pack', panel: 'admin', path: firstOf('vip/getVip', '/admin/viewVipPack') },
  {
    name: 'question before a catalogue record is deleted',
    panel: 'admin',
    path: '/admin/manageLiveGiftCategory',
    act: pressFirst(/^Delete /),
  },
  { name: 'coins to an agency', panel: 'admin', path: '/admin/sendCoins', act: findAgency },
  { name: 'coins, back', panel: 'admin', path: '/admin/returncoins', act: press('Return Coins') },
  { name: 'recharge history', panel: 'admin', path: '/admin/rechargeHistory' },
  {
    name: 'return of a transfer',
    panel: 'admin',
    path: '/admin/trasactionlists/coin@100001',
    act: pressFirst(/^Return/),
  },
  { name: 'waiting coins', panel: 'admin', path: '/admin/waitingcoins' },
  { name: 'coin limits', panel: 'admin', path: '/admin/coinlimits' },
  { name: 'reconciliation', panel: 'admin', path: '/admin/reconciliation', act: verify },
  { name: 'statement', panel: 'admin', path: '/admin/ledger/platform', act: pressFirst(/^Reverse/) },
  {
    name: 'freeze of a wallet',
    panel: 'admin',
    path: staff('/admin/viewCoin?id=', 'coin'),
    act: press('Freeze'),
  },
  { name: 'sale of coins', panel: 'coin', path: '/coin/sendcoin', act: askToSend },
  { name: 'coins sent', panel: 'coin', path: '/coin/history' },
  { name: 'coins received', panel: 'coin', path: '/coin/received' },
  { name: 'own agency', panel: 'agency', path: '/agency/viewAgency' },
];

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Export / import' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
}

/** The screen of the first record of a catalogue. */
function firstOf(call: string, page: string) {
  return async ({ request }: BrowserContext) => {
    const answer = await request.get(`/api/admin/${call}?limit=1&page=1`, {
      headers: { 'X-Panel': 'admin' },
    });
    const { details } = (await answer.json()) as { details: { _id: string }[] };
    return `${page}?id=${details[0]!._id}`;
  };
}

async function openBranch(page: Page) {
  const item = page.getByRole('treeitem', { name: /BD100001/ });
  await item.focus();
  await item.press('ArrowRight');
  await page.getByRole('treeitem', { name: /AA100001/ }).waitFor();
}
async function openMove(page: Page) {
  await openActions(page);
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'New agency admin' }).waitFor();
}

async function findAgency(page: Page) {
  await page.getByRole('textbox', { name: 'Code' }).fill('coin@100001');
  await page.getByText(/^Has /).waitFor();
}
async function verify(page: Page) {
  await press('Verify now')(page);
  await page.getByText('Every balance is the sum of its entries').first().waitFor();
}
async function askToSend(page: Page) {
  await signIn(page.context(), 'admin');
  await page.getByRole('textbox', { name: 'User' }).fill((await userAt(page.context(), 8)).username);
  await page.getByRole('textbox', { name: 'Coin', exact: true }).fill('1200');
  await press('Send Coins')(page);
  await page.getByRole('dialog').getByText('Your balance afterwards').waitFor();
}

async function show(page: Page, { panel, path, act }: Screen) {
  const context = page.context();
  if (panel) await signIn(context, panel);
  await page.goto(typeof path === 'string' ? path : await path(context));
  await expect(page.locator('h1').or(page.getByText('This page does not exist')).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
  await act?.(page);
}

async function seriousFaults(page: Page) {
  // Colours that are still fading in would be measured as too faint.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

for (const screen of screens) {
  test(`${screen.name}: no serious fault in light and dark, nothing sideways at 360 px`, async ({
    page,
    shell,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await show(page, screen);
    expect(await seriousFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await seriousFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    // What floats takes its new place a moment after the resize.
    await expect.poll(() => shell.sidewaysScroll()).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the menu of a phone opens, leads on and closes', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manage Users' }).click();
  await expect(shell.title('Manage Users')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(5);
});

test('the colour scheme that is chosen stays', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
});
