// What is sent at once can be undone for ten seconds: by the toast or by Ctrl+Z.
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseOption } from './support/choose-option';
import { addRecord, uniqueName } from './support/catalogue-records';
import { history } from './support/history';
import { png } from './support/media';
import { expect, signIn, test } from './support/test';
import { plainUserAt } from './support/users';

const headers = { 'X-Panel': 'admin' };

test.beforeEach(({ context }) => signIn(context, 'admin'));

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

async function addGift(request: APIRequestContext) {
  const title = uniqueName('Undone');
  const image = { name: 'gift.png', mimeType: 'image/png', buffer: png(40, [20, 120, 20]) };
  await addRecord(request, 'gifts/addGifts', { title, coin: 7, image });
  return title;
}

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

test('returns a deleted gift from the trash by undo', async ({ page, context, catalogue, shell }) => {
  const title = await addGift(context.request);
  await page.goto(`/admin/manageGift?search=${encodeURIComponent(title)}`);

  await test.step('Delete the gift', async () => {
    await catalogue.act('Delete', title);
    await shell.answer('Delete');
    await expect(catalogue.row(title)).toHaveCount(0);
  });

  await test.step('Undo', async () => {
    await undo(page).click();
    await expect(catalogue.row(title)).toBeVisible();
    await expect(shell.toasts.getByRole('status')).toContainText('Undone');
  });

  await test.step('The screen of the gift opens at once', async () => {
    await catalogue.act('Edit', title);
    await expect(catalogue.field('Title')).toHaveValue(title);
  });
});
