// A list stays as its reader left it: columns, widths, density, page size and order. Each test has its own account.
import type { Route } from '@playwright/test';
import { chooseOption } from './support/choose-option';
import { ListMenu } from './pages/list-menu';
import { UserListPage } from './pages/user-list-page';
import { axeFaults } from './support/axe';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';
import { movedBefore, userColumns as standard, without } from './support/user-columns';

const chosen = movedBefore(without(standard, 'Phone'), 'Coins', 'Username');
const rearranged = movedBefore(chosen, 'Status', 'Image');

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('a list is as I left it in another browser; Reset undoes it', async ({
  context,
  page,
  browser,
  shell,
  userList,
  listMenu,
}) => {
  const account = await addAdmin(context);

  await test.step('Choose columns by keyboard', async () => {
    await userList.open();
    await expect(userList.rows).toHaveCount(5);
    await expect.poll(() => listMenu.titles()).toEqual(standard);
    await listMenu.open();
    await expect(listMenu.columns).toHaveCount(standard.length);
    for (const title of standard) await expect(listMenu.column(title)).toBeChecked();
    await listMenu.column('Phone').focus();
    await page.keyboard.press('Space');
    await listMenu.handle('Coins').focus();
    for (let index = standard.indexOf('Coins'); index > 1; index -= 1) await page.keyboard.press('ArrowUp');
    const place = `position 2 of ${standard.length}`;
    await expect(listMenu.menu.getByRole('status')).toHaveText(`Coins is at ${place}`);
    await expect.poll(() => listMenu.titles()).toEqual(chosen);
    const before = await listMenu.widthOf('Coins');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(listMenu.menu.getByRole('status')).toContainText('pixels wide');
    expect(await listMenu.widthOf('Coins')).toBeGreaterThanOrEqual(before + 40);
  });

  await test.step('Choose columns and widths with the mouse', async () => {
    await listMenu.drag('Status', 'Image');
    await expect.poll(() => listMenu.titles()).toEqual(rearranged);
    await listMenu.menu.getByText('Compact').click();
    await listMenu.close();
    const before = await listMenu.widthOf('Username');
    const saved = listMenu.saved('columns');
    await listMenu.dragEdge('Username', 60);
    expect(await listMenu.widthOf('Username')).toBeGreaterThanOrEqual(before + 50);
    await saved;
  });

  await test.step('Choose size and order', async () => {
    const saved = listMenu.saved('sort');
    await chooseOption(userList.size, '10');
    await userList.sortBy('Coins');
    await saved;
    await expect(page).toHaveURL(/sort=coin/);
  });

  await test.step('Sign out', async () => {
    await shell.signOut();
    await expect(page).toHaveURL('/');
  });

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'admin', account);
  const other = await elsewhere.newPage();
  const [users, menu] = [new UserListPage(other), new ListMenu(other)];

  await test.step('Open the bare address in another browser', async () => {
    await users.open();
    await expect(users.rows).toHaveCount(5);
    await expect(users.size).toHaveValue('5');
    expect(await menu.titles()).toEqual(rearranged);
    expect((await users.rows.first().boundingBox())!.height).toBeLessThan(46);
  });

  await test.step('Open the list from the menu', async () => {
    await other
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Users', exact: true })
      .click();
    await expect(other).toHaveURL('/admin/manageUser?limit=10&sort=coin');
    await expect(users.rows).toHaveCount(10);
  });

  await test.step('Reset', async () => {
    await menu.open();
    await menu.reset();
    await expect(other).toHaveURL('/admin/manageUser');
    await expect.poll(() => menu.titles()).toEqual(standard);
    await other.reload();
    await expect(users.rows).toHaveCount(5);
    expect(await menu.titles()).toEqual(standard);
    await expect(
      other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Users', exact: true }),
    ).toHaveAttribute('href', '/admin/manageUser');
  });
  await elsewhere.close();
});

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
