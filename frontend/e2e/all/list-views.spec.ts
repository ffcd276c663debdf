// Shared and private views of a list, as links.
import { chooseOption } from '../support/choose-option';
import { linkedView, ListMenu } from '../pages/list-menu';
import { axeFaults } from '../support/axe';
import { Shell } from '../pages/shell';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

test('a link to a shared view works for a colleague; a private or deleted one says so', async ({
  context,
  browser,
  page,
  userList,
  listMenu,
  shell,
}) => {
  await signIn(context, 'admin');
  await addAdmin(context);
  await userList.open('?limit=10&sort=-coin');
  await listMenu.open();
  await listMenu.column('Phone').click();
  await listMenu.save('Rich', { shared: true });
  const id = new URL(page.url()).searchParams.get('view');

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'admin');
  const other = await elsewhere.newPage();
  const menu = new ListMenu(other);
  await test.step('The colleague opens the link', async () => {
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(other).toHaveURL(/limit=10/);
    await expect(other).toHaveURL(/sort=-coin/);
    await expect(menu.rows).toHaveCount(10);
    expect(await menu.titles()).not.toContain('Phone');
    await expect(linkedView(other, 'Rich')).toBeVisible();
  });

  await test.step('What the colleague clears stays cleared', async () => {
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(menu.rows).toHaveCount(10);
    await chooseOption(other.locator('#root').getByRole('combobox', { name: 'Rows per page' }), '5');
    await expect(menu.rows).toHaveCount(5);
    await expect(menu.button).toHaveAccessibleName('View of the list: Rich, changed');
  });

  await test.step('The owner changes the view and saves the change', async () => {
    await listMenu.menu.getByText('Compact').click();
    await listMenu.menu.getByRole('button', { name: 'Save changes' }).click();
    await expect(listMenu.menu.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await page.reload();
    await expect(listMenu.button).toHaveAccessibleName('View of the list: Rich');
    await expect(page.locator('#root [data-density="compact"]')).toBeVisible();
  });

  await test.step('A view that is private again', async () => {
    await listMenu.open();
    await listMenu.settings('Rich').click();
    await listMenu.menu.getByRole('checkbox', { name: 'Share with all admins' }).click();
    await listMenu.close();
    await expect
      .poll(async () =>
        (await elsewhere.request.get(`/api/lists/views/${id}`, { headers: { 'X-Panel': 'admin' } })).status(),
      )
      .toBe(404);
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(new Shell(other).toasts.getByText('This view no longer exists')).toBeVisible();
  });

  await test.step('A deleted view', async () => {
    await listMenu.open();
    await listMenu.settings('Rich').click();
    expect(await axeFaults(page)).toEqual([]);
    await listMenu.deleteView();
    await expect(linkedView(page, 'Rich')).toHaveCount(0);
    await page.goto(`/admin/manageUser?view=${id}`);
    await expect(shell.toasts.getByText('This view no longer exists')).toBeVisible();
    await expect(page).toHaveURL('/admin/manageUser');
    await expect(listMenu.rows).toHaveCount(5);
  });
  await elsewhere.close();
});
