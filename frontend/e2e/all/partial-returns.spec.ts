// Every list of a transfer shows a returned part, and Return offers the remaining coins.
import { actOn } from '../support/row-actions';
import { CoinsPage } from '../pages/coins-page';
import { balanceOf, ownCoinAgency } from '../support/coins';
import { expect, signIn, test } from '../support/test';

const headers = { 'X-Panel': 'admin' };

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('every list shows a part that was returned by hand, and Return returns the rest', async ({
  page,
  context,
  shell,
}) => {
  const agency = await ownCoinAgency(context, 12_500);
  const back = { username: agency.uniqueId, coins: 500, senderName: '' };
  expect((await context.request.post('/api/admin/return/coins', { headers, data: back })).ok()).toBe(true);
  const coins = new CoinsPage(page);
  const part = 'Returned 500 of 12,500';

  const list = `/admin/trasactionlists/${encodeURIComponent(agency.uniqueId)}`;

  await test.step('Both panels show the returned part', async () => {
    await page.goto(`/admin/rechargeHistory?search=${encodeURIComponent(agency.name)}`);
    await expect(coins.rows).toContainText(part);
    await page.goto('/coin/received');
    await expect(coins.rows).toContainText(part);
    await expect(coins.figure('Received')).toHaveText('12,500');
    await expect(coins.figure('Returned')).toHaveText('−500');
    await expect(coins.figure('After returns')).toHaveText('12,000');
  });

  await test.step('Return the remaining coins', async () => {
    await page.goto(list);
    await expect(coins.rows).toContainText(part);
    await actOn(coins.rows, 'Return');
    await expect(shell.dialogText('500 of 12,500 coins have already been returned')).toBeVisible();
    await expect(shell.dialogText('12,000 coins will be returned from')).toBeVisible();
    await shell.answer('Return');
    await expect(coins.rows.getByText('Returned', { exact: true })).toBeVisible();
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(0);
  });

  await test.step('Delete the coin agency: its list and name stay', async () => {
    const gone = await context.request.delete(`/api/admin/coinPanel/deleteCoinPanel/${agency._id}`, {
      headers,
    });
    expect(gone.ok()).toBe(true);
    await page.goto(list);
    await expect(page.getByText(agency.name)).toBeVisible();
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
    await expect(coins.rows).toHaveCount(1);
  });
});
