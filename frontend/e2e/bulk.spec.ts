import { BulkBar } from './pages/bulk-bar';
import { register, unique } from './support/hosts';
import { expect, signIn, test } from './support/test';

test('bans everything that matches, once the count is typed, and undoes it', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, 'admin');
  const name = `Bulk ${unique()}`;
  for (let at = 0; at < 7; at += 1) await register(request, name);
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}&limit=5`);
  await expect(rows).toHaveCount(5);

  await test.step('Select the page, then all results', () => bulk.selectAll('7'));

  await test.step('A wrong count changes nothing', async () => {
    await bulk.ask('Ban');
    await expect(bulk.dialog.getByRole('heading', { name: 'Ban 7 users?' })).toBeVisible();
    await bulk.dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' }).fill('5');
    await bulk.dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(bulk.dialog.getByText('Type the number 7')).toBeVisible();
  });

  await test.step('Type the count', async () => {
    await bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' }).fill('7');
    await bulk.dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(bulk.dialog).toBeHidden();
    await expect(bulk.notice('Ban users')).toContainText('Ban users: 7 done');
    await expect(rows.first()).toContainText('Banned');
  });

  await test.step('The results name each user', async () => {
    await bulk.notice('Ban users').getByRole('link', { name: 'Show results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ban users' })).toBeVisible();
    await expect(rows).toHaveCount(7);
    await expect(page.locator('#root main')).toContainText('Spam');
  });

  await test.step('Undo', async () => {
    await page.locator('#root').getByRole('button', { name: 'Undo', exact: true }).click();
    await bulk.dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Undo: Ban users' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Done' })).toHaveCount(7);
    await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}&limit=5`);
    await expect(rows).toHaveCount(5);
    await expect(rows.filter({ hasText: 'Banned' })).toHaveCount(0);
  });
});
