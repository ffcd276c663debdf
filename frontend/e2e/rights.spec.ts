// What an admin with few rights sees: menu, buttons, quick search and addresses, and the screen of the sets.
import { addAdmin } from './support/second-admin';
import { sets } from './support/rights';
import { expect, signIn, test } from './support/test';

test('shows a moderator only what a moderator may do', async ({ browser, context, shell, page }) => {
  const owner = await browser.newContext();
  await signIn(owner, 'admin');
  await addAdmin(owner, context, { name: 'Mira Moderator', sets: [sets.moderator] });

  await test.step('The menu', async () => {
    await page.goto('/admin');
    for (const name of ['Users', 'Hosts', 'Staff', 'Videos'])
      await expect(shell.menu.getByRole('link', { name })).toBeVisible();
    for (const name of ['Coins', 'Catalogues', 'Settings', 'Staff activity', 'Send notification'])
      await expect(shell.menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  await test.step('The quick search', async () => {
    await shell.find('coins');
    await expect(shell.found('Pages')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('An address without the right', async () => {
    await page.goto('/admin/settings');
    await expect(page.getByText('You may not open this')).toBeVisible();
    await expect(page.getByText('This page needs the permission “See settings”.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
  await owner.close();
});

test('adds a set, gives it to an admin, and the open panel of that admin follows', async ({
  browser,
  context,
  page,
  shell,
}) => {
  await signIn(context, 'admin');
  const name = `Night shift ${Date.now()}`;
  const other = await browser.newContext();
  const who = `Nils ${Date.now()}`;
  await addAdmin(context, other, { name: who, sets: [sets.finance] });
  const theirs = await other.newPage();
  await theirs.goto('/admin/widthdrawal/pending');
  const theirMenu = theirs.getByRole('navigation', { name: 'Menu' });
  await expect(theirMenu.getByRole('link', { name: 'Coins', exact: true })).toBeVisible();

  await test.step('Add a set', async () => {
    await page.goto('/admin/rights');
    await page.getByRole('link', { name: 'Add role' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('checkbox', { name: 'Everything in Videos' }).check();
    await page.getByRole('checkbox', { name: 'See users' }).check();
    await page.getByRole('button', { name: 'Add role' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('3 permissions');
  });

  await test.step('Give it to an admin in place of another', async () => {
    await page.goto(`/admin/admins?search=${encodeURIComponent(who)}`);
    await page.getByRole('button', { name: `More actions: ${who}` }).click();
    await page.getByRole('menuitem', { name: 'Change roles' }).click();
    await shell.dialog.getByRole('checkbox', { name: 'Finance' }).uncheck();
    await shell.dialog.getByRole('button', { name: 'Save roles' }).click();
    await expect(shell.dialog.getByText('Choose at least one role')).toBeVisible();
    await shell.dialog.getByRole('checkbox', { name }).check();
    await shell.answer('Save roles');
    await expect(page.getByRole('row', { name: new RegExp(who) })).toContainText(name);
  });

  await test.step('Their next request shows what is left', async () => {
    await theirs.getByRole('link', { name: /^Approved/ }).click();
    await expect(theirs.getByText('You may not open this')).toBeVisible();
    await expect(theirMenu.getByRole('link', { name: 'Coins', exact: true })).toHaveCount(0);
    await expect(theirMenu.getByRole('link', { name: 'Videos' })).toBeVisible();
  });

  await test.step('A set that an admin holds cannot be deleted', async () => {
    await page.goto('/admin/rights');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await shell.answer('Delete');
    await expect(shell.toasts).toContainText('An admin has this role');
  });
  await other.close();
});
