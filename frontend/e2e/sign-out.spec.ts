import type { BrowserContext } from '@playwright/test';
import type { PanelKey } from '../src/lib/panels';
import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';

/** Simulates ten idle minutes. The cookie is overwritten, because clearing one cookie removes all cookies for a moment. */
async function expireAccess(context: BrowserContext, panel: PanelKey) {
  const access = (await context.cookies()).filter(({ name }) => name === `${panel}_access`);
  expect(access).toHaveLength(1);
  await context.addCookies(access.map((cookie) => ({ ...cookie, value: 'expired' })));
}

test('signs out on the server after idle minutes, and reports a failed sign-out', async ({
  page,
  context,
  shell,
  loginPage,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');

  await test.step('Open the users', async () => {
    await page.goto('/admin/manageUser');
    await expect(shell.title('Users')).toBeVisible();
  });

  await test.step('Sign out while the server cannot be reached', async () => {
    await page.route('**/api/auth/logout', (route) => route.abort());
    await shell.signOut();
    await expect(shell.toasts.getByText('You were not signed out')).toBeVisible();
    await expect(shell.title('Users')).toBeVisible();
  });

  await test.step('Sign out at the sign-out address', async () => {
    await page.goto('/admin/logout');
    await expect(page.getByRole('alert')).toContainText('You were not signed out');
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL('/admin');
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('You were not signed out');
    await page.unroute('**/api/auth/logout');
  });

  await test.step('Sign out with an expired access token', async () => {
    await expireAccess(context, 'admin');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/');
    const renewal = await context.request.post('/api/auth/refresh', { headers: { 'X-Panel': 'admin' } });
    expect(renewal.status()).toBe(401);
    await page.goto('/admin');
    await expect(loginPage.submit).toBeVisible();
  });
});
