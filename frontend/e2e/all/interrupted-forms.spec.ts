// Forms whose session, tab or network goes away in the middle: nothing typed is lost, and nothing is sent twice.
import { chooseOption } from '../support/choose-option';
import { actOn } from '../support/row-actions';
import type { BrowserContext, Page } from '@playwright/test';
import { closeTab } from '../support/close-tab';
import { interceptable } from '../support/interceptable';
import { Network } from '../support/network';
import { endSessionAt } from '../support/session-end';
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { plainUserAt, userAt } from '../support/users';

/** The records that a field offers before a search. */
const FIRST_OFFERED = 20;

/** Waits until the browser keeps this many drafts. */
const keeps = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('callboard-draft '))),
    )
    .toHaveLength(count);

/** Opens an address in a new tab. */
async function opened(context: BrowserContext, address: string) {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('offers texts and choices in a new tab after the tab was closed', async ({ page, context }) => {
  const address = '/admin/addagencyadmin';
  const fields = (tab: Page) => ({
    name: tab.getByRole('textbox', { name: 'Name', exact: true }),
    bd: tab.getByRole('combobox'),
    password: tab.getByRole('textbox', { name: 'Password', exact: true }),
  });
  const typed = fields(page);
  // The chosen BD is not among the first that the field offers.
  for (let count = 0; count < FIRST_OFFERED; count += 1) await addBd(context, 'never-signs-in-1');
  await page.goto(address);
  await typed.name.fill('Half an agency admin');
  await typed.password.fill('never-kept-1');
  await typed.bd.first().fill('BD100001');
  await page.getByRole('option', { name: /BD100001/ }).click();
  const chosen = await typed.bd.first().inputValue();
  expect(chosen).not.toBe('');
  await keeps(page, 1);

  await closeTab(page);

  await test.step('A new tab offers what was typed and chosen, without the password', async () => {
    const tab = await opened(context, address);
    await tab.getByRole('button', { name: 'Restore' }).click();
    await expect(fields(tab).name).toHaveValue('Half an agency admin');
    await expect(fields(tab).bd.first()).toHaveValue(chosen);
    await expect(fields(tab).password).toHaveValue('');
    expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('never-kept-1');
  });
});

test('asks for the password over the reason of a ban, and saves the reason', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  await interceptable(page);
  const user = await plainUserAt(context, 21);
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await userPage.open(user._id);
  await chooseOption(userPage.ban, 'Banned');
  await page.getByRole('button', { name: 'Add reason for this user' }).click();
  await shell.dialog.getByLabel('Reason').fill('Sells coins elsewhere');
  await endSessionAt(page, '**/api/admin/**ban**');
  await shell.pressInDialog('Save reason');
  await again.getByLabel('Password', { exact: true }).fill('demo-admin-1');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(userPage.header).toContainText('Sells coins elsewhere');
});

test('asks before leaving typed text, also without a connection', async ({ page, shell }) => {
  await page.goto('/admin/addBd');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half typed');
  const network = await Network.of(page);
  for (const isConnected of [true, false])
    await test.step(isConnected ? 'With a connection' : 'Without a connection', async () => {
      if (!isConnected) await network.cut();
      await shell.menu.getByRole('link', { name: 'Users' }).click();
      await expect(shell.dialogText('Leave without saving?')).toBeVisible();
      await shell.answer('Stay');
      await expect(name).toHaveValue('Half typed');
    });
  await network.restore();
});

test('offers the reason of the ban of a user again after the tab was closed', async ({ page, context }) => {
  const address = `/admin/ViewUser?id=${(await userAt(context, 24))._id}`;
  const ask = async (tab: Page) => {
    await chooseOption(tab.getByLabel('User ban'), 'Banned');
    await tab.getByRole('button', { name: 'Add reason for this user' }).click();
  };
  const reason = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: /^Reason/ });
  await page.goto(address);
  await ask(page);
  await reason(page).fill('A ring of resellers');
  await keeps(page, 1);
  await closeTab(page);
  const tab = await opened(context, address);
  await ask(tab);
  await expect(reason(tab)).toHaveValue('');
  await tab.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(reason(tab)).toHaveValue('A ring of resellers');
});

test('keeps the reason of a rejection when the tab closes, and asks for the password over it', async ({
  page,
  context,
}) => {
  const address = '/admin/widthdrawal/pending?limit=5';
  const reason = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  await page.goto(address);
  const last = page.locator('tr[data-row]').last();
  const id = await last.getAttribute('data-row');
  await actOn(last, 'Reject');
  await reason(page).fill('The name is not the one on the account');
  await keeps(page, 1);
  await closeTab(page);

  const tab = await opened(context, address);
  await interceptable(tab);
  await actOn(tab.locator(`tr[data-row="${id}"]`), 'Reject');
  await tab.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(reason(tab)).toHaveValue('The name is not the one on the account');

  await test.step('The session ends during the rejection: the password is asked for over the reason', async () => {
    const sent: unknown[] = [];
    await tab.route('**/api/admin/withdrawal/coinrequest/**', async (route) => {
      sent.push(route.request().postDataJSON());
      // The second call is held back: other tests decide about the same queue.
      if (sent.length > 1) return route.abort();
      await context.request.post('/api/auth/logout', { headers: { 'X-Panel': 'admin' } });
      return route.continue();
    });
    const again = tab.getByRole('dialog', { name: 'Your session has ended' });
    await tab.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await again.getByLabel('Password', { exact: true }).fill('demo-admin-1');
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(again).toBeHidden();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({ reason: 'The name is not the one on the account' });
    await expect(reason(tab)).toHaveValue('The name is not the one on the account');
  });
});
