import type { BrowserContext } from '@playwright/test';
import { register } from '../support/hosts';
import { secondAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { post } from '../support/videos';

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
  // Other tests register users meanwhile, who would push the rows of an unfiltered list down.
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
