// What is sent at once can be undone for ten seconds: by the toast or by Ctrl+Z.
import type { Page } from '@playwright/test';
import { chooseOption } from './support/choose-option';
import { history } from './support/history';
import { expect, signIn, test } from './support/test';
import { plainUserAt } from './support/users';

const headers = { 'X-Panel': 'admin' };

test.beforeEach(({ context }) => signIn(context, 'admin'));

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

test('undoes an unban by Ctrl+Z: the ban returns with its reason, and the history marks it', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  const user = await plainUserAt(context, 21);
  const ban = { banStatus: '1', reason: 'Sells coins elsewhere' };
  await context.request.post(`/api/admin/userban?id=${user._id}`, { headers, data: ban });
  await userPage.open(user._id);

  await test.step('Unban the user', async () => {
    await chooseOption(userPage.ban, 'Unbanned');
    await expect(shell.toasts.getByRole('status')).toContainText('User unbanned');
    await expect(userPage.ban).toHaveValue('Unbanned');
  });

  await test.step('Ctrl+Z in a text field leaves the change alone', async () => {
    await shell.find('zz');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(shell.search).toBeHidden();
    await expect(undo(page)).toBeVisible();
  });

  await test.step('Ctrl+Z undoes the change', async () => {
    await page.keyboard.press('Control+z');
    await expect(shell.toasts.getByRole('status')).toContainText('UndoneUser unbanned');
    await expect(userPage.ban).toHaveValue('Banned');
    await expect(page.locator('#root main')).toContainText('Sells coins elsewhere');
  });

  await test.step('The history marks the undo', async () => {
    const newest = history(page).getByRole('listitem').first();
    await expect(newest).toContainText('Banned');
    await expect(newest.getByText('Undo', { exact: true })).toBeVisible();
  });

  await test.step('The audit log marks the undo', async () => {
    await page.goto(`/admin/audit?target=${user._id}`);
    const row = page.locator('#root tr[data-row]').first();
    await expect(row).toContainText('Banned');
    await expect(row.getByText('Undo', { exact: true })).toBeVisible();
  });
  await plainUserAt(context, 21);
});
