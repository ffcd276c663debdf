import { approvedHost, endLive, goLive } from '../support/hosts';
import { interceptable } from '../support/interceptable';
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/api/events') && answer.status() === 401,
  );
  const renewed = page.waitForResponse((answer) => answer.url().includes('/api/auth/refresh') && answer.ok());
  await context.clearCookies({ name: 'admin_access' });
  await page.getByRole('link', { name: 'Live sessions' }).click();
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
  expect(opened.at(-1)).toContain('topics=hosts%2Cinbox%2Clive');
  expect(opened.length).toBeLessThanOrEqual(2);
});

test('reads every 15 seconds while the stream is closed, says so, and is live again when the stream returns', async ({
  page,
  context,
  request,
  userList,
}) => {
  const user = await approvedHost(request, context);
  const stream = '**/api/events?*';
  await interceptable(page);
  await page.clock.install();
  const refuse = () => page.route(stream, (route) => route.fulfill({ status: 502 }));
  const streamReturns = async () => {
    await page.unroute(stream);
    // An attempt that started before the route was removed fails too, and the next attempt starts only after that failure.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(page.getByText('Reconnecting')).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
  };

  let id = '';
  await test.step('Open the page while the stream does not answer', async () => {
    let asked = 0;
    await page.route(stream, () => void (asked += 1));
    await page.goto(`/admin/liveUser?search=${user.username}`);
    await expect(page.getByText('Connecting')).toBeVisible();
    await expect(page.getByText('No matches')).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    id = await goLive(request, user, 'Behind a proxy');
    await page.clock.fastForward(15_000);
    await expect(userList.rows.first()).toContainText('Behind a proxy');
    await refuse();
    await page.clock.fastForward(26_000);
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await streamReturns();
  });

  await test.step('Lose the stream without an error', async () => {
    await refuse();
    await page.clock.fastForward(26_000);
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await endLive(request, user, id);
    // A read that began before the end shows the session once more.
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(page.getByText('No matches')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await streamReturns();
  });
});
