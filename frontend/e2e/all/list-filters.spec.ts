// Filters of a linked address.
import type { Page } from '@playwright/test';
import { dayAfter } from '../../src/lib/days';
import { expect, signIn, test } from '../support/test';

const root = (page: Page) => page.locator('#root');
const range = (page: Page) => root(page).getByText(/^Showing|^0 entries/);

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('filters the transfers of coins by a linked address, with the sum of their coins', async ({
  page,
  filters,
}) => {
  const from = dayAfter(new Date().toISOString().slice(0, 10), -6);
  const query = `flow=soldToUsers&coinAgency=coin%40100001&from=${from}`;
  const answer = await page.request.get(`/api/admin/recharge/getrechargeHistory?${query}&limit=100`, {
    headers: { 'X-Panel': 'admin' },
  });
  const { total, coins, data } = (await answer.json()) as {
    total: number;
    coins: number;
    data: { coin: number }[];
  };
  expect(data).toHaveLength(total);
  expect(total).toBeGreaterThan(0);
  expect(data.reduce((sum, { coin }) => sum + coin, 0)).toBe(coins);

  await page.goto(`/admin/rechargeHistory?${query}`);
  await expect(range(page)).toContainText(`of ${total} entries`);
  await expect(root(page).getByText('Coins of these movements').locator('..')).toContainText(
    coins.toLocaleString('en-US'),
  );
  await expect(filters.chip('Coin agency')).toHaveText(/^Coin agency: (?!coin@).+/);
  await filters.clearAll.click();
  await expect(page).toHaveURL('/admin/rechargeHistory');
  await expect(root(page).getByText('Coins of these movements')).toBeHidden();
});
