// The page that the server sends: it holds the first data of its screen, its code and its looks.
import type { Page } from '@playwright/test';
import { panels } from '../src/lib/panels';
import { expect, signIn, test } from './support/test';

/** Records the API calls of a page, without pictures, events and the count that the bell reads after the first paint. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!uploads|events|staff\/inbox\/unread)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a list shows its rows without a call, and asks the server for the next page', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  const calls = callsOf(page);
  for (const [address, rows] of [
    ['/admin/manageUser', 5],
    ['/admin/manageUser?page=2&limit=10', 10],
  ] as const)
    // A busy server leaves out reads that take longer than 250 ms.
    await expect(async () => {
      calls.length = 0;
      await page.goto(address);
      await expect(userList.rows).toHaveCount(rows);
      expect(calls).toEqual([]);
    }).toPass();
  await userList.pageButton(3).click();
  await expect.poll(() => calls).toContain('/api/admin/users');
});

test('a list that documented clients read by a POST shows its rows without a call', async ({
  page,
  context,
}) => {
  await signIn(context, 'coin');
  const calls = callsOf(page);
  await expect(async () => {
    calls.length = 0;
    await page.goto('/coin/history');
    await expect(page.locator('#root tbody tr').first()).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    expect(calls).toEqual([]);
  }).toPass();
});

test('only the page of a valid session holds data, and no cache stores it', async ({ context }) => {
  const pageOf = async (path: string) => {
    const answer = await context.request.get(path);
    return { text: await answer.text(), cache: answer.headers()['cache-control'] };
  };
  const without = await pageOf('/agency/dashboard');
  expect(without.text).not.toContain('first-data');
  expect(without.cache).toBe('no-cache');

  await signIn(context, 'agency');
  const own = await pageOf('/agency/dashboard');
  expect(own.text).toContain('AG100001');
  expect(own.cache).toBe('no-store');
  // The session of one panel opens no other panel.
  expect((await pageOf('/admin/manageUser')).text).not.toContain('first-data');
});

test('a panel that opens from the page of another panel takes nothing from that page', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await expect(userList.rows).toHaveCount(5);
  await page.evaluate(() => {
    history.pushState(null, '', '/bd');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/bd');
  expect(await page.evaluate((entry) => sessionStorage.getItem(entry), panels.bd.entry)).toBeNull();
});

test('an expired access token is renewed before the first call', async ({ page, context, userList }) => {
  await signIn(context, 'admin');
  await context.clearCookies({ name: 'admin_access' });
  await page.goto('/admin/manageUser');
  await expect(userList.rows).toHaveCount(5);
});

test('the frame shows before the scripts run, in the chosen colours', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  await signIn(context, 'admin');
  await context.addCookies([
    { name: 'scheme', value: 'dark', url: baseURL! },
    { name: 'choices', value: 'callboard-menu-narrow=1', url: baseURL! },
  ]);
  const page = await context.newPage();
  await page.goto('/admin/manageUser');
  await expect(page.locator('.first-frame-menu')).toHaveCSS('background-color', 'rgb(28, 28, 27)');
  expect((await page.locator('.first-frame-menu').boundingBox())?.width).toBe(60);
  await expect(page.locator('script[src="/colour-scheme.js"]')).toHaveCount(0);
  await context.close();
});
