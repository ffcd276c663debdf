// A list stays as its reader left it: columns, widths, density, page size and order. Each test has its own account.
import { chooseOption } from './support/choose-option';
import { ListMenu } from './pages/list-menu';
import { UserListPage } from './pages/user-list-page';
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
