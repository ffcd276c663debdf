import { Shell } from '../pages/shell';
import { accounts } from '../support/accounts';
import { expect, signIn, test } from '../support/test';

test('signs out in every tab', async ({ page, context, shell, loginPage }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await expect(shell.title('Users')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await new Shell(other).signOut();
  await expect(loginPage.submit).toBeVisible();
});

test('shows no data of the previous account when another account signs in at once', async ({
  page,
  shell,
  loginPage,
}) => {
  const figures = page.getByRole('main').locator('dl').first();
  await loginPage.open('coin');
  await loginPage.signIn('coin');
  await expect(figures).toContainText(/\d/);
  const before = await figures.textContent();
  await shell.signOut();
  await loginPage.send('coin@100002', accounts.coin.password);
  await expect(figures).toContainText(/\d/);
  expect(await figures.textContent()).not.toBe(before);
});

test('signs out at the sign-out address', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/logout');
  await expect(page).toHaveURL('/');
  const me = await context.request.get('/api/auth/me', { headers: { 'X-Panel': 'admin' } });
  expect(me.status()).toBe(401);
});
