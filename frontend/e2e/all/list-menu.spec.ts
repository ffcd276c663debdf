// The View menu in detail: its choices in the first page, without a connection, in a narrow window and on a phone.
import type { Route } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { userColumns as standard, without } from '../support/user-columns';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the page of a list comes with the chosen columns', async ({ context, browser, userList, listMenu }) => {
  const account = await addAdmin(context);
  await userList.open();
  await listMenu.open();
  const saved = listMenu.saved('columns');
  await listMenu.column('Phone').click();
  await saved;
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'admin', account);
  const other = await elsewhere.newPage();
  await other.route('**/api/lists/kept/**', (route) => route.abort());
  // A busy server sends the page without its first data.
  await expect(async () => {
    await other.goto('/admin/manageUser');
    await expect(other.locator('thead th[data-accessor^="column-"]')).toHaveText(without(standard, 'Phone'), {
      timeout: 2000,
    });
  }).toPass();
  await elsewhere.close();
});

test('a choice that cannot be saved says so and shows the stored choices', async ({
  context,
  page,
  shell,
  userList,
  listMenu,
}) => {
  await addAdmin(context);
  const saves: Route[] = [];
  await page.route('**/api/lists/kept/**', (route) => void saves.push(route));
  await userList.open();
  await listMenu.open();
  await listMenu.column('Phone').click();
  await expect(listMenu.column('Phone')).not.toBeChecked();
  await expect.poll(() => saves.length).toBe(1);
  await saves[0]!.fulfill({
    status: 503,
    json: { success: 0, message: 'Down', code: 'UNAVAILABLE', requestId: 'x' },
  });
  await expect(shell.toasts.getByText('Your choice was not saved')).toBeVisible();
  await expect(listMenu.column('Phone')).toBeChecked();
});

test('chosen columns that do not fit scroll sideways next to the first one', async ({
  context,
  page,
  userList,
  listMenu,
}) => {
  await addAdmin(context);
  await page.setViewportSize({ width: 1024, height: 740 });
  await userList.open();
  await listMenu.open();
  for (const title of ['Username', 'Coins', 'Receiving Coins']) {
    await listMenu.handle(title).focus();
    for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowRight');
  }
  for (const title of standard.slice(2)) {
    await listMenu.column(title).click();
    await listMenu.column(title).click();
  }
  await listMenu.close();
  await expect.poll(() => listMenu.titles()).toEqual(standard);
  const first = userList.rows.first().locator('td').first();
  const last = userList.rows.first().getByRole('link', { name: /^View/ });
  const before = (await first.boundingBox())!;
  await userList.head('Receiving Coins').scrollIntoViewIfNeeded();
  await expect(userList.head('Receiving Coins')).toBeInViewport();
  expect((await first.boundingBox())!.x).toBe(before.x);
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the menu of a phone offers views and size, without columns', async ({
  context,
  page,
  userList,
  listMenu,
  shell,
}) => {
  await addAdmin(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await userList.open();
  await expect(listMenu.rows).toHaveCount(5);
  await listMenu.open();
  await expect(listMenu.menu.getByRole('checkbox')).toHaveCount(0);
  await listMenu.save('On my phone');
  await listMenu.settings('On my phone').click();
  expect(await axeFaults(page)).toEqual([]);
  expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
});
