import { ownCoinAgency } from './support/coins';
import { applicant, decide, register } from './support/hosts';
import { interceptable } from './support/interceptable';
import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

const admin = { 'X-Panel': 'admin' };

test('a list marks the row that a colleague has banned, with the name of the colleague', async ({
  page,
  context,
  browser,
  request,
  userList,
}) => {
  const user = await register(request);
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  await userList.open(`?search=${user.username}`);
  const row = userList.rows.filter({ hasText: user.username });
  const said = page.getByRole('status', { name: 'Changes by colleagues' });
  await expect(row).not.toContainText('Banned');

  await test.step('The colleague bans the user', async () => {
    const ban = { banStatus: '1', reason: 'Fraud' };
    const done = await colleague.request.post(`/api/admin/userban?id=${user._id}`, {
      headers: admin,
      data: ban,
    });
    expect(done.ok(), await done.text()).toBe(true);
    await expect(row).toContainText('Banned by Priya Shah, just now');
    await expect(said).toHaveText('1 row changed by Priya Shah');
  });

  await test.step('An own change is not marked', async () => {
    const unban = { banStatus: '0', reason: '' };
    const again = page.waitForResponse((answer) => answer.url().includes('/api/changes'));
    await context.request.post(`/api/admin/userban?id=${user._id}`, { headers: admin, data: unban });
    await again;
    await expect(row).not.toContainText('Unbanned by');
  });
  await colleague.close();
});

test('a list whose filter was just chosen keeps no row of before when a colleague changes it', async ({
  page,
  context,
  browser,
  request,
  userList,
  filters,
}) => {
  const [user, other] = [await register(request), await register(request)];
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  await interceptable(page);
  await userList.open(`?search=${user.username}`);
  await expect(userList.rows).toHaveCount(1);
  const held: { answer?: () => void } = {};
  const answered = new Promise<void>((resolve) => {
    held.answer = resolve;
  });
  await page.route(/api\/admin\/users\?.*deviceBanned=true/, async (route) => {
    await answered;
    await route.continue();
  });
  await filters.choose('Device ban', 'Device banned');
  await userList.rows.first().hover();
  const read = page.waitForResponse((response) => response.url().includes('/api/changes'));
  const ban = { banStatus: '1', reason: 'Fraud' };
  await colleague.request.post(`/api/admin/userban?id=${other._id}`, { headers: admin, data: ban });
  await read;
  held.answer?.();
  await expect(page.getByText('No matches')).toBeVisible();
  await colleague.close();
});

test('a queue keeps the row that a colleague has decided in its place, with the decision and without buttons', async ({
  page,
  context,
  browser,
  request,
  hostList,
}) => {
  const user = await applicant(request);
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  await hostList.open('/admin/pendingHost', user.username);
  await expect(hostList.button(user.username, 'Approve')).toBeVisible();
  await decide(colleague, user, 1);
  const decided = page.locator('tr[data-settled]').filter({ hasText: user.username });
  await expect(decided).toContainText('Approved by Priya Shah');
  await expect(hostList.button(user.username, 'Approve')).toBeHidden();
  await colleague.close();
});

test('a coin agency sees coins arrive in its balance and in its list', async ({ page, context, browser }) => {
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  const agency = await ownCoinAgency(context, 1000);
  const balance = page.getByRole('term').filter({ hasText: 'Total Coin Balance' }).locator('..');
  const send = async (coin: number) => {
    const data = { to: '1', userId: agency.uniqueId, coin };
    const sent = await colleague.request.post('/api/admin/recharge/sendcoin', { headers: admin, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  };

  await test.step('On the dashboard', async () => {
    await page.goto('/coin/dashboard');
    await expect(balance).toContainText('1,000');
    await send(234);
    await expect(balance).toContainText('1,234');
  });

  await test.step('In the list of received coins', async () => {
    await page.getByRole('link', { name: 'Received coins' }).first().click();
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await send(66);
    await expect(page.locator('tr[data-row]').first()).toContainText('66');
  });
  await colleague.close();
});
