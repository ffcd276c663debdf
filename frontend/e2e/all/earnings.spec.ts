// What hosts earned, as an agency sees it: an unknown host, and a list that does not load.
import { checkEarnings } from '../support/earnings';
import { expect, signIn, test } from '../support/test';

test('says that a host is unknown, and offers to retry when the list does not load', async ({
  page,
  context,
}) => {
  await signIn(context, 'agency');
  await page.goto('/agency/hostEarnings?id=66f0c0ffee00000000000001');
  await expect(page.locator('#root').getByText('This host does not exist')).toBeVisible();

  await page.route('**/api/earnings?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/agency/earnings?period=7');
  const retry = page.locator('#root').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/earnings?*');
  await retry.click();
  await expect(retry).toBeHidden();
});

test('shows the agency what hosts earned, from the list to the days of a host', ({ page, context, shell }) =>
  checkEarnings('agency', { page, context, shell }));
