import { approvedHost, goLive } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const sign = 'Live';

test('counts the minutes of a session', async ({ page, context, request, userList }) => {
  const user = await approvedHost(request, context);
  await goLive(request, user, 'Counting');
  await page.clock.install();
  await page.goto(`/admin/liveUser?search=${user.username}`);
  await expect(userList.rows.first()).toContainText('0 min');
  await page.clock.fastForward('02:00');
  await expect(userList.rows.first()).toContainText('2 min');
});

test('renews an expired access token before the stream is opened', async ({ page, context }) => {
  await page.goto('/admin/manageUser');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage users');
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/api/events') && answer.status() === 401,
  );
  const renewed = page.waitForResponse((answer) => answer.url().includes('/api/auth/refresh') && answer.ok());
  await context.clearCookies({ name: 'admin_access' });
  await page.getByRole('link', { name: 'Live users' }).click();
  await Promise.race([refused, renewed]);
  await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
});

test('opens one stream for each tab', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) opened.push(new URL(request.url()).search);
  });
  await page.goto('/admin/liveUser');
  await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
  expect(opened.at(-1)).toContain('topics=hosts%2Clive');
  expect(opened.length).toBeLessThanOrEqual(2);
});
