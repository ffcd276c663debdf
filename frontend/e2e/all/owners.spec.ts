// Making an admin an Owner: the request of one Owner waits until another Owner confirms it.
import { Shell } from '../pages/shell';
import { sets } from '../support/rights';
import { addAdmin, secondAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

test('makes an admin an Owner when a second Owner confirms', async ({ browser, context, page, shell }) => {
  await signIn(context, 'admin');
  const who = `Olga ${Date.now()}`;
  const theirs = await browser.newContext();
  await addAdmin(context, theirs, { name: who, sets: [sets.finance] });
  const second = await (await secondAdmin(browser)).newPage();
  const list = `/admin/admins?search=${encodeURIComponent(who)}`;
  await second.goto(list);
  const rowOf = (at: typeof page) => at.getByRole('row', { name: new RegExp(who) });
  const requestAt = (at: typeof page) =>
    at
      .getByRole('list', { name: 'Awaiting another Owner' })
      .getByRole('listitem')
      .filter({ hasText: `Make ${who} an Owner` });

  async function ask() {
    await page.goto(list);
    await page.getByRole('button', { name: `More actions: ${who}` }).click();
    await page.getByRole('menuitem', { name: 'Change roles' }).click();
    await shell.dialog.getByRole('checkbox', { name: 'Owner' }).check();
    await shell.answer('Save roles');
    await expect(rowOf(page)).toContainText('Owner requested');
    await expect(rowOf(page)).toContainText('Finance');
  }

  await test.step('One Owner asks and cancels the request', async () => {
    await ask();
    await expect(requestAt(page)).toContainText('Requested by you');
    await expect(requestAt(page).getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await requestAt(page).getByRole('button', { name: 'Cancel request' }).click();
    await shell.dialog.getByRole('textbox', { name: 'Reason' }).fill('A mistake');
    await shell.answer('Cancel request');
    await expect(requestAt(page)).toHaveCount(0);
  });

  await test.step('The open list of another Owner shows the next request', async () => {
    await ask();
    await expect(rowOf(second)).toContainText('Owner requested');
    await requestAt(second).getByRole('button', { name: 'Confirm' }).click();
    await new Shell(second).answer('Make Owner');
    await expect(rowOf(second)).toContainText('Owner');
    await expect(rowOf(second)).not.toContainText('Owner requested');
    await expect(requestAt(second)).toHaveCount(0);
  });

  await test.step('The list of the first Owner follows, and the admin may manage admins', async () => {
    await expect(requestAt(page)).toHaveCount(0);
    const theirPage = await theirs.newPage();
    await theirPage.goto('/admin/admins');
    await expect(theirPage.getByRole('link', { name: 'Add', exact: true })).toBeVisible();
  });
  await theirs.close();
  await second.context().close();
});
