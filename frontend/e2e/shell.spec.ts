// The frame of every screen: menu and addresses.
import { expect, signIn, test } from './support/test';

test('the menu of a phone opens, navigates and closes', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manage users' }).click();
  await expect(shell.title('Manage users')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(5);
});

test('reports an unknown address and a foreign record as not found', async ({ page, context }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/viewAgency?id=66f0c0ffee00000000000001');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto('/bd/viewagencyadmin');
  await expect(page.getByText('Not found')).toBeVisible();
});
