import type { Page, Route } from '@playwright/test';
import { panelKeys } from '../src/lib/panels';
import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

/**
 * Ends the admin's session during the next request to `url`. If the session ended earlier, a refresh in the background
 * could show the sign-in form first.
 */
async function endSessionAt(page: Page, url: string) {
  const handler = async (route: Route) => {
    await page.request.post('/api/auth/logout', { headers: { 'X-Panel': 'admin' } });
    await route.continue();
  };
  await page.route(url, handler, { times: 1 });
}

test('returns to the requested page with its state after the sign-in', async ({
  page,
  loginPage,
  userList,
}) => {
  await userList.open('?page=2&limit=10');
  await expect(page).toHaveURL('/admin');
  await loginPage.signIn('admin');
  await expect(page).toHaveURL('/admin/manageUser?page=2&limit=10');
  await expect(userList.range).toContainText('Showing 11 to 20');
});

test('knows the signed-in account in a new tab', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await expect(shell.title('Dashboard')).toBeVisible();
  const entry = await page.evaluate(() => sessionStorage.getItem('data'));
  expect(JSON.parse(entry!)).toMatchObject({ number: '9000000001' });
});

test('sends no API request before a visitor signs in', async ({ page, loginPage }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const key of panelKeys) {
    await loginPage.open(key);
    await expect(loginPage.submit).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('restores the session from the refresh token after a restart of the browser', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'bd');
  await context.clearCookies({ name: 'bd_access' });
  await page.goto('/bd');
  await expect(shell.title('Dashboard')).toBeVisible();
});

test('replaces the cookie of the previous version, which browsers send first', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'bd');
  const [access] = (await context.cookies()).filter(({ name }) => name === 'bd_access');
  await context.addCookies([{ ...access!, value: 'of-the-version-before', path: '/api' }]);
  await page.goto('/bd');
  await expect(shell.title('Dashboard')).toBeVisible();
  const paths = (await context.cookies()).filter(({ name }) => name === 'bd_access').map(({ path }) => path);
  expect(paths).toEqual(['/']);
});

test('does not ask again after the server has reported the end of the session', async ({
  page,
  context,
  loginPage,
}) => {
  await signIn(context, 'bd');
  await context.request.post('/api/auth/logout', { headers: { 'X-Panel': 'bd' } });
  await context.addCookies([{ name: 'bd_session', value: '1', url: test.info().project.use.baseURL! }]);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked++;
  });

  await test.step('Open the sign-in form', async () => {
    await loginPage.open('bd');
    await expect(loginPage.submit).toBeVisible();
    expect(asked).toBe(2);
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(loginPage.submit).toBeVisible();
    expect(asked).toBe(2);
  });
});

test('renews an expired access token once for concurrent requests', async ({ page, context, shell }) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  await expect(shell.title('My profile')).toBeVisible();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals++;
  });
  // The route returns 401 itself: a browser that has just started may send an overwritten cookie for a moment longer.
  const refusal = {
    success: 0,
    code: 'UNAUTHENTICATED',
    message: 'Your session has ended. Please sign in again',
  };
  await page.route(/\/api\/(?!auth\/|health\/)/, (route) =>
    renewals ? route.fallback() : route.fulfill({ status: 401, json: refusal }),
  );

  await test.step('Open the dashboard while the token is expired', async () => {
    await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'View All Users' })).toBeVisible();
    await expect(page.getByText('Total Approved Host')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('time')).toHaveCount(8);
    expect(renewals).toBe(1);
  });
});

test('shows the sign-in form when the session has ended, and returns after the sign-in', async ({
  page,
  context,
  shell,
  loginPage,
  userList,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');

  await test.step('Open a sorted list', async () => {
    await userList.open('?sort=-coin');
    await expect(userList.rows).toHaveCount(5);
  });

  await test.step('End the session while the next page loads', async () => {
    await endSessionAt(page, '**/api/admin/**page=2**');
    await userList.pageButton(2).click();
    await expect(loginPage.submit).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('data'))).toBeNull();
  });

  await test.step('Sign in and return to the page', async () => {
    await loginPage.signIn('admin');
    await expect(page).toHaveURL('/admin/manageUser?sort=-coin&page=2');
    await expect(shell.title('Manage users')).toBeVisible();
  });
});

test('keeps the form when the session ends during a save', async ({
  page,
  context,
  userPage,
  loginPage,
  shell,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  const user = await userAt(context, 9);

  await test.step('Edit the user', async () => {
    await userPage.open(user._id);
    await userPage.edit.click();
    await userPage.field('Bio').fill('A long story');
  });

  await test.step('End the session during the save', async () => {
    await endSessionAt(page, '**/api/admin/edituser?**');
    await userPage.save.click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('Sign in and find the typed text', async () => {
    await loginPage.signIn('admin');
    await expect(page).toHaveURL(`/admin/ViewUser?id=${user._id}`);
    await expect(userPage.field('Bio')).toHaveValue('A long story');
  });

  await test.step('Save the form', async () => {
    await userPage.save.click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await page.reload();
    await expect(userPage.value('Bio')).toHaveText('A long story');
  });
});
