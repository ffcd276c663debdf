// What each built-in set shows: the whole menu, and the buttons of some screens.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { Shell } from '../pages/shell';
import { sets } from '../support/rights';
import { addAdmin } from '../support/second-admin';
import { Records } from '../support/records';
import { expect, signIn, test } from '../support/test';

/** The entries of the menu for the admins of each set. */
const menus = {
  finance: [
    ...['Dashboard', 'Inbox', 'Jobs', 'Users', 'Hosts', 'Staff', 'Admins', 'Total Withdrawal', 'Coins'],
    ...['Coin transfers', 'Live sessions', 'Earnings', 'Staff activity', 'Settings', 'My profile', 'Manual'],
  ],
  moderator: [
    ...['Dashboard', 'Inbox', 'Jobs', 'Users', 'Hosts', 'Staff', 'Admins', 'Videos', 'Live sessions'],
    ...['My profile', 'Manual'],
  ],
  content: [
    ...['Dashboard', 'Inbox', 'Jobs', 'Users', 'Catalogues', 'Send notification', 'Settings', 'Trash'],
    ...['My profile', 'Manual'],
  ],
  support: [
    ...['Dashboard', 'Inbox', 'Jobs', 'Users', 'Hosts', 'Staff', 'Admins', 'Total Withdrawal'],
    ...['Coin transfers', 'Videos', 'Catalogues', 'Send notification', 'Live sessions', 'Earnings'],
    ...['Staff activity', 'Settings', 'My profile', 'Manual'],
  ],
};

/** Signs a new admin of this set in to the context. */
async function enter(browser: Browser, context: BrowserContext, set: keyof typeof sets) {
  const owner = await browser.newContext();
  await signIn(owner, 'admin');
  await addAdmin(owner, context, { name: `One of ${set}`, sets: [sets[set]] });
  await owner.close();
}

/** Returns the names of the entries of the menu, without their counts. */
async function entriesOf(menu: Locator): Promise<string[]> {
  const names = await menu.locator('a > span:first-of-type').allTextContents();
  return names.map((name) => name.trim());
}

for (const set of ['finance', 'moderator', 'content', 'support'] as const)
  test(`shows the menu of the set ${set}`, async ({ browser, context, page, shell }) => {
    await enter(browser, context, set);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await page.goto('/admin');
    await expect(shell.menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await entriesOf(shell.menu)).toEqual(menus[set]);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('lets a moderator ban and decide, and change nothing else', async ({
  browser,
  context,
  page,
  userPage,
}) => {
  await enter(browser, context, 'moderator');
  const { _id } = await new Records(context.request).user();

  await test.step('The list of users', async () => {
    await page.goto('/admin/manageUser?limit=5');
    await page.getByRole('checkbox', { name: 'Select All' }).check();
    await expect(button(page, 'Ban').first()).toBeVisible();
    for (const name of ['Activate', 'Deactivate', 'Notify']) await expect(button(page, name)).toHaveCount(0);
  });

  await test.step('A user', async () => {
    await userPage.open(_id);
    await expect(userPage.ban).toBeEnabled();
    await expect(userPage.tag).toBeDisabled();
    await expect(userPage.edit).toHaveCount(0);
    for (const name of ['Wallet', 'History'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Send coins' })).toHaveCount(0);
  });

  await test.step('Hosts and staff', async () => {
    await page.goto('/admin/pendingHost');
    await expect(button(page, /^Approve /).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add', exact: true })).toHaveCount(0);
    await page.goto('/admin/manageBd');
    await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Select All' })).toHaveCount(0);
  });
});

test('lets support help people, and decide nothing', async ({ browser, context, page, userPage }) => {
  await enter(browser, context, 'support');
  const { _id } = await new Records(context.request).user();
  await userPage.open(_id);
  await expect(userPage.edit).toBeVisible();
  await expect(userPage.ban).toBeDisabled();

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Latest Members' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for a decision' })).toHaveCount(0);
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: new RegExp(`^${name}`) });
  // The menu counts what its reader has to decide.
  for (const name of ['Hosts', 'Total Withdrawal']) await expect(entry(name)).not.toContainText(/\d/);
  await page.goto('/admin/pendingHost');
  await expect(page.locator('#root tr[data-row]').first()).toBeVisible();
  await expect(button(page, /^Approve /)).toHaveCount(0);
  await page.goto('/admin/widthdrawal/pending');
  await expect(page.locator('#root tr[data-row]').first()).toBeVisible();
  await expect(button(page, /^Approve /)).toHaveCount(0);

  await page.goto('/admin/manageGift');
  await expect(page.locator('#root tr[data-row]').first()).toBeVisible();
  await expect(button(page, /^(Delete|Edit|Move|More actions)/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  await button(page, 'Export / import').click();
  await expect(page.getByRole('menuitem', { name: /^Export/ }).first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Import/ })).toHaveCount(0);
});

test('lets finance pay and see, and change no user', async ({ browser, context, page, userPage }) => {
  await enter(browser, context, 'finance');
  const { _id } = await new Records(context.request).user();
  await userPage.open(_id);
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send coins', exact: true })).toBeVisible();
  await expect(userPage.edit).toHaveCount(0);
  await page.goto('/admin/widthdrawal/pending');
  await expect(button(page, /^Approve /).first()).toBeVisible();
  await page.goto('/admin/manageUser');
  await expect(page.locator('#root tr[data-row]').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select All' })).toHaveCount(0);
  await page.goto('/admin/settings');
  await expect(page.getByRole('region', { name: 'Second approval' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live time' })).toHaveCount(0);
});

test('lets content change the app, and see no money', async ({ browser, context, page }) => {
  await enter(browser, context, 'content');
  await page.goto('/admin/manageGift');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await page.goto('/admin/livetime');
  await expect(button(page, 'Edit')).toBeVisible();
  for (const address of ['/admin/sendCoins', '/admin/widthdrawal/pending', '/admin/audit', '/admin/rights']) {
    await page.goto(address);
    await expect(page.getByText('You may not open this')).toBeVisible();
  }
});

test('finds only screens that the admin may open', async ({ browser, context, page }) => {
  await enter(browser, context, 'moderator');
  await page.goto('/admin');
  const shell = new Shell(page);
  await shell.find('add');
  await expect(shell.found('Pages')).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('videos');
  await expect(shell.found('Pages').first()).toBeVisible();
});

test('refuses to demote an Owner who demoted the caller meanwhile', async ({
  browser,
  context,
  page,
  shell,
}) => {
  const owner = await browser.newContext();
  await signIn(owner, 'admin');
  const name = `Owner ${Date.now()}`;
  const { id } = await addAdmin(owner, context, { name });
  await page.goto(`/admin/admins?search=9000000002`);
  await button(page, /^More actions/).click();
  await page.getByRole('menuitem', { name: 'Change roles' }).click();
  await shell.dialog.getByRole('checkbox', { name: 'Support' }).check();

  const found = await owner.request.get(`/api/admin/admins?search=${id}`, {
    headers: { 'X-Panel': 'admin' },
  });
  const { details } = (await found.json()) as { details: { _id: string }[] };
  const demoted = await owner.request.put(`/api/admin/admins/${details[0]?._id}/sets`, {
    headers: { 'X-Panel': 'admin' },
    data: { sets: [sets.support] },
  });
  expect(demoted.ok(), await demoted.text()).toBe(true);

  await shell.pressInDialog('Save roles');
  await expect(shell.dialog.getByRole('alert')).toContainText('admins.manage');
  await expect(shell.dialog.getByRole('checkbox', { name: 'Support' })).toBeChecked();
  await owner.close();
});

test('shows who may do what, also of one admin, in a narrow window', async ({ context, page, shell }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/rights');
  const table = page.getByRole('region', { name: 'Table of roles and permissions' });
  const ban = table.getByRole('row', { name: /^Ban users/ });
  await expect(ban.getByRole('cell').first()).toHaveText(/Yes/);
  await expect(table.getByRole('columnheader', { name: 'Moderator' })).toBeAttached();
  expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
  const first = ban.getByRole('rowheader');
  const before = await first.boundingBox();
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  expect((await first.boundingBox())?.x).toBe(before?.x);

  await page.getByRole('combobox', { name: 'Show what one admin may do' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/admin=/);
});
