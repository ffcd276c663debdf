// Above a limit a second admin must confirm. The dialog says so before anything is sent, and open screens follow.
import { BulkBar } from '../pages/bulk-bar';
import { askCoins, limitCoins } from '../support/coin-limits';
import { balanceOf } from '../support/coins';
import { secondAdmin } from '../support/second-admin';
import { addCoinAgency } from '../support/staff';
import { expect, signIn, test } from '../support/test';

const above = 1_000_000;

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('confirms everything that waits at once, and declines the own request', async ({
  page,
  context,
  browser,
  shell,
}) => {
  const agency = await addCoinAgency(context, 1);
  const other = await secondAdmin(browser);
  await limitCoins(context, other, { send: above });
  for (const coin of [above + 1, above + 2]) await askCoins(other, agency.uniqueId, coin);
  await askCoins(context, agency.uniqueId, above + 3);
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto('/admin/waitingcoins?limit=5');
  await expect(rows).toHaveCount(3);

  await test.step('The question names the sum', async () => {
    await bulk.selectPage();
    await bulk.ask('Confirm selected');
    await expect(shell.dialogText('Confirm 3 requests, 3,000,006 coins?')).toBeVisible();
    await bulk.dialog.getByRole('button', { name: 'Confirm selected' }).click();
    await expect(bulk.notice('Confirm waiting coins')).toContainText('2 done, 1 failed');
  });

  await test.step('The own request stays, and the results say why', async () => {
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Another admin must confirm this request');
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(2 * above + 4);
    await expect(bulk.notice('Confirm waiting coins').getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await bulk.notice('Confirm waiting coins').getByRole('link', { name: 'Show results' }).click();
    await expect(rows.filter({ hasText: 'Failed' })).toContainText('You requested this');
  });

  await test.step('Decline needs a reason', async () => {
    await page.goto('/admin/waitingcoins?limit=5');
    await bulk.selectPage();
    await bulk.ask('Decline selected');
    await bulk.dialog.getByRole('button', { name: 'Decline selected' }).click();
    await expect(bulk.dialog.getByText('This field cannot be empty')).toBeVisible();
    await bulk.dialog.getByRole('textbox', { name: 'Reason' }).fill('Not needed');
    await bulk.dialog.getByRole('button', { name: 'Decline selected' }).click();
    await expect(bulk.notice('Decline waiting coins')).toContainText('1 done');
    await expect(page.getByText('Nothing to approve')).toBeVisible();
  });
  await other.close();
});
