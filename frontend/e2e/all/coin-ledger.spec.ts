import { CoinsPage } from '../pages/coins-page';
import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the reconciliation lists the differences', async ({ page, shell }) => {
  await interceptable(page);
  const coins = new CoinsPage(page);

  await test.step('All balances match', async () => {
    await page.goto('/admin/reconciliation');
    await coins.press('Verify now');
    await expect(page.getByRole('region', { name: 'Reconciliation' })).toContainText(
      'All balances match the ledger',
    );
    await expect(coins.figure('Total')).toHaveText('0');
  });
  await withoutFirstData(page);
  // The API tests cover the detection of differences. This test covers the display.
  await page.route('**/api/admin/ledger/reconciliation', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { details: object };
    const difference = {
      account: 'user:66f0c0ffee00000000000001',
      label: 'anita.sharma',
      balance: 600,
      expected: 500,
      difference: 100,
      entries: 12,
      what: 'The balance differs from the sum of the entries',
    };
    await route.fulfill({
      response,
      json: { ...body, details: { ...body.details, found: 1, differences: [difference] } },
    });
  });
  const row = page.getByRole('list', { name: 'Differences' }).getByRole('listitem');

  await test.step('Reload with one difference', async () => {
    await page.reload();
    await expect(shell.title('Reconciliation')).toBeVisible();
    await expect(page.getByText('1 difference found')).toBeVisible();
  });

  await test.step('The difference links to the ledger of its account', async () => {
    for (const text of ['anita.sharma', 'Coins of a user', '12', '600', '500', '100'])
      await expect(row).toContainText(text);
    await expect(row.getByRole('link', { name: 'anita.sharma' })).toHaveAttribute(
      'href',
      '/admin/ledger/user:66f0c0ffee00000000000001',
    );
  });
});
