import type { BrowserContext, Page, Route } from '@playwright/test';
import { panelKeys, type PanelKey } from '../src/lib/panels';
import { Shell } from './pages/shell';
import { accounts } from './support/accounts';
import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

/** As after ten idle minutes. Overwritten, because clearing one cookie takes all of them away for a moment. */
async function expireAccess(context: BrowserContext, panel: PanelKey) {
  const access = (await context.cookies()).filter(({ name }) => name === `${panel}_access`);
  expect(access).toHaveLength(1);
  await context.addCookies(access.map((cookie) => ({ ...cookie, value: 'expired' })));
}

/** Ends the admin's session with this request: ended before, a refresh in the background could show the sign-in form first. */
async function endSessionAt(page: Page, url: string) {
  const handler = async (route: Route) => {
    await page.request.post('/api/auth/logout', { headers: { 'X-Panel': 'admin' } });
    await route.continue();
  };
  await page.route(url, handler, { times: 1 });
}

test('leads to the login and back to the page that was asked for, with its state', async ({
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

test('knows in a new tab who is signed in', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await expect(shell.title('Dashboard')).toBeVisible();
  const entry = await page.evaluate(() => sessionStorage.getItem('data'));
  expect(JSON.parse(entry!)).toMatchObject({ number: '9000000001' });
});

test('asks nothing of the server before a visitor signs in', async ({ page, loginPage }) => {
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

test('knows after a restart of the browser who is signed in, from the refresh token alone', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'bd');
  await context.clearCookies({ name: 'bd_access' });
  await page.goto('/bd');
  await expect(shell.title('Dashboard')).toBeVisible();
});

test('replaces the cookie of the version before, which browsers send first', async ({
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

test('does not ask again once the server has said that the session is over', async ({
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
  await loginPage.open('bd');
  await expect(loginPage.submit).toBeVisible();
  expect(asked).toBe(2);
  await page.reload();
  await expect(loginPage.submit).toBeVisible();
  expect(asked).toBe(2);
});

test('renews an expired access token once, whatever asked at the same time', async ({
  page,
  context,
  shell,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  await expect(shell.title('My profile')).toBeVisible();
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals++;
  });
  // The server's word, not another cookie: a browser that just started may send the old one a moment longer.
  const refusal = {
    success: 0,
    code: 'UNAUTHENTICATED',
    message: 'Your session has ended. Please sign in again',
  };
  await page.route(/\/api\/(?!auth\/|health\/)/, (route) =>
    renewals ? route.fallback() : route.fulfill({ status: 401, json: refusal }),
  );
  await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'View All Users' })).toBeVisible();
  await expect(page.getByText('Total Approved Host')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('time')).toHaveCount(8);
  expect(renewals).toBe(1);
});

test('shows the login when the session has ended, and comes back afterwards', async ({
  page,
  context,
  shell,
  loginPage,
  userList,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await userList.open('?sort=-coin');
  await expect(userList.rows).toHaveCount(5);
  await endSessionAt(page, '**/api/admin/**page=2**');
  await userList.pageButton(2).click();
  await expect(loginPage.submit).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('data'))).toBeNull();
  await loginPage.signIn('admin');
  await expect(page).toHaveURL('/admin/manageUser?sort=-coin&page=2');
  await expect(shell.title('Manage users')).toBeVisible();
});

test('keeps what was typed when the session ends during a save', async ({
  page,
  context,
  userPage,
  loginPage,
  shell,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  const user = await userAt(context, 9);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('A long story');
  await endSessionAt(page, '**/api/admin/edituser?**');
  await userPage.save.click();
  await expect(page).toHaveURL('/admin');
  await loginPage.signIn('admin');
  await expect(page).toHaveURL(`/admin/ViewUser?id=${user._id}`);
  await expect(userPage.field('Bio')).toHaveValue('A long story');
  await userPage.save.click();
  await expect(shell.toasts.getByRole('status')).toBeVisible();
  await page.reload();
  await expect(userPage.value('Bio')).toHaveText('A long story');
});

test('signs out in every tab', async ({ page, context, shell, loginPage }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await expect(shell.title('Manage users')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await new Shell(other).signOut();
  await expect(loginPage.submit).toBeVisible();
});

test('shows nothing of who was signed in before, however soon the next one comes', async ({
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

test('signs out on the server after idle minutes too, and says so when it could not', async ({
  page,
  context,
  shell,
  loginPage,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await expect(shell.title('Manage users')).toBeVisible();
  await page.route('**/api/auth/logout', (route) => route.abort());
  await shell.signOut();
  await expect(shell.toasts.getByText('You were not signed out')).toBeVisible();
  await expect(shell.title('Manage users')).toBeVisible();
  await page.goto('/admin/logout');
  await expect(page.getByRole('alert')).toContainText('You were not signed out');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(page.getByRole('alert')).toContainText('You were not signed out');
  await page.unroute('**/api/auth/logout');

  await expireAccess(context, 'admin');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/');
  const renewal = await context.request.post('/api/auth/refresh', { headers: { 'X-Panel': 'admin' } });
  expect(renewal.status()).toBe(401);
  await page.goto('/admin');
  await expect(loginPage.submit).toBeVisible();
});

test('signs out at its own address', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/logout');
  await expect(page).toHaveURL('/');
  const me = await context.request.get('/api/auth/me', { headers: { 'X-Panel': 'admin' } });
  expect(me.status()).toBe(401);
});
