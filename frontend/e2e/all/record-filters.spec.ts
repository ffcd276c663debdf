// Filters that come with an address, and what a filtered list offers.
import type { Page } from '@playwright/test';
import { actOn } from '../support/row-actions';
import { expect, signIn, test } from '../support/test';

const range = (page: Page) => page.locator('#root').getByText(/^Showing|^0 entries/);

test('a bank export links to its withdrawals', async ({ page, context, filters }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/bankexports');
  const row = page.locator('#root').getByRole('row').nth(1);
  const cell = row.getByRole('cell').nth(3);
  await expect(cell).toHaveText(/\d/);
  const count = await cell.innerText();
  await actOn(row, 'Show list');
  await expect(page).toHaveURL(/\/approved\?export=[0-9a-f]{24}$/);
  await expect(filters.bar).toContainText('In one bank export');
  await expect(range(page)).toContainText(`of ${count} entries`);
});

test('a filtered catalogue cannot be reordered', async ({ page, context, filters }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageGift');
  const handles = page.locator('#root').getByRole('button', { name: /^Move / });
  await expect(handles.first()).toBeVisible();
  await filters.type('Coin', { From: '1' });
  await expect(filters.chip('Coin')).toHaveText('Coin: at least 1');
  await expect(handles).toHaveCount(0);
  await filters.clear('Coin');
  await expect(handles.first()).toBeVisible();
});

test('a BD filters its agency admins', async ({ page, context, filters }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/manageagencyadmin');
  await expect(range(page)).toContainText('entries');
  await filters.choose('Status', 'Disabled');
  await expect(page).toHaveURL('/bd/manageagencyadmin?disabled=true');
  await expect(range(page)).toContainText('0 entries');
  await filters.clearAll.click();
  await expect(range(page)).not.toContainText(/^0 entries/);
});

test('the trash, the jobs and the sent notifications are filtered', async ({ page, context, filters }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/trash?kind=gifts&to=2020-01-31');
  await expect(filters.chip('Kind')).toHaveText('Kind: Gift');
  await expect(filters.chip('Deleted')).toHaveText('Deleted: until 31 Jan 2020');
  await expect(page.locator('#root').getByText('0 entries')).toBeVisible();
  await page.goto('/admin/jobs?kind=rename&createdFrom=2020-01-01&createdTo=2020-01-31');
  await expect(filters.chip('Kind')).toHaveText('Kind: Renaming');
  await expect(filters.chip('Created')).toHaveText(/^Created: 1\s*–\s*31 Jan 2020$/);
  await expect(page.locator('#root').getByText('0 entries')).toBeVisible();
  await page.goto('/admin/pushMessage?type=0&state=failed');
  await expect(filters.chip('To')).toHaveText('To: One user');
  await expect(filters.chip('Status')).toHaveText('Status: Failed');
  await expect(page.locator('#root').getByText('0 entries')).toBeVisible();
});
