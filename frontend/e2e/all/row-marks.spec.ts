import type { BrowserContext } from '@playwright/test';
import { applicant, decide, register } from '../support/hosts';
import { secondAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { post } from '../support/videos';
import { ownCoinAgency } from '../support/coins';

const headers = { 'X-Panel': 'admin' };

const ban = (colleague: BrowserContext, user: string, banStatus = '1') =>
  post(colleague.request, `userban?id=${user}`, { banStatus, reason: 'Fraud' });

test('rows stay in place while the mouse is over them, although a record has left the list', async ({
  page,
  context,
  browser,
  request,
  userList,
}) => {
  const users = [await register(request), await register(request), await register(request)];
  const [, second, newest] = users;
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  // The tests of this file register users, who would push the rows of an unfiltered list down.
  const { details } = (await (await context.request.get('/api/admin/tag/getTag', { headers })).json()) as {
    details: { _id: string }[];
  };
  const tag = details.at(-1)!._id;
  for (const { _id } of users) await post(context.request, `usertag?id=${_id}`, { myTag: tag });
  await userList.open(`?banned=false&tag=${tag}&limit=20`);
  const row = userList.rows.filter({ hasText: second!.username });
  const gone = page.locator('tr[data-settled]').filter({ hasText: newest!.username });
  // The chip of the filter belongs to the toolbar, which comes with the rows.
  await expect(page.getByRole('main').getByText(/^Showing/)).toBeVisible();
  await row.hover();
  const before = await row.boundingBox();

  await test.step('A colleague bans the user of the row above', async () => {
    await ban(colleague, newest!._id);
    await expect(gone).toContainText('Banned by Priya Shah');
    expect(await row.boundingBox()).toEqual(before);
  });

  await test.step('The row leaves with the mouse', async () => {
    await userList.search.hover();
    await expect(gone).toBeHidden();
    expect((await row.boundingBox())!.y).toBeLessThan(before!.y);
  });
  await colleague.close();
});

test('a mark leaves after 20 seconds', async ({ page, context, browser, request, userList }) => {
  const user = await register(request);
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  await page.clock.install();
  await userList.open(`?search=${user.username}`);
  const row = userList.rows.filter({ hasText: user.username });
  await expect(row).toBeVisible();
  await ban(colleague, user._id);
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(row).toContainText('Banned by Priya Shah', { timeout: 500 });
  }).toPass();
  await page.clock.fastForward(21_000);
  await expect(row).not.toContainText('Banned by');
  await expect(row).toContainText('Banned');
  await colleague.close();
});

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
      headers,
      data: ban,
    });
    expect(done.ok(), await done.text()).toBe(true);
    await expect(row).toContainText('Banned by Priya Shah, just now');
    await expect(said).toHaveText('1 row changed by Priya Shah');
  });

  await test.step('An own change is not marked', async () => {
    const unban = { banStatus: '0', reason: '' };
    const again = page.waitForResponse((answer) => answer.url().includes('/api/changes'));
    await context.request.post(`/api/admin/userban?id=${user._id}`, { headers, data: unban });
    await again;
    await expect(row).not.toContainText('Unbanned by');
  });
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
  await expect(hostList.approve(user.username)).toBeVisible();
  await decide(colleague, user, 1);
  const decided = page.locator('tr[data-settled]').filter({ hasText: user.username });
  await expect(decided).toContainText('Approved by Priya Shah');
  await expect(hostList.approve(user.username)).toBeHidden();
  await colleague.close();
});

test('a coin agency sees coins arrive in its balance and in its list', async ({ page, context, browser }) => {
  const colleague = await secondAdmin(browser);
  await signIn(context, 'admin');
  const agency = await ownCoinAgency(context, 1000);
  const balance = page.getByRole('term').filter({ hasText: 'Total Coin Balance' }).locator('..');
  const send = async (coin: number) => {
    const data = { to: '1', userId: agency.uniqueId, coin };
    const sent = await colleague.request.post('/api/admin/recharge/sendcoin', { headers, data });
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
