import { panelKeys } from '../../src/lib/panels';
import { expect, signIn, test } from '../support/test';

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
  baseURL,
}) => {
  await signIn(context, 'bd');
  await context.request.post('/api/auth/logout', { headers: { 'X-Panel': 'bd' } });
  await context.addCookies([{ name: 'bd_session', value: '1', url: baseURL! }]);
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
