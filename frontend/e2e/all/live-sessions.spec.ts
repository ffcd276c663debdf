import { approvedHost, endLive, goLive, unique } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const sign = 'Live';

test('a session appears and disappears by itself, without moving what is below', async ({
  page,
  context,
  request,
  userList,
}) => {
  const user = await approvedHost(request, context);
  const row = userList.rows.filter({ hasText: user.username });

  await test.step('Open the live users', async () => {
    await page.goto('/admin/liveUser?limit=50');
    await expect(page.getByRole('main').getByText(sign, { exact: true })).toBeVisible();
    await expect(userList.rows.first()).toBeVisible();
  });
  const channel = `Songs ${unique()}`;
  const id = await goLive(request, user, channel);

  await test.step('The list shows the session', async () => {
    await expect(row).toBeVisible();
    await expect(row).toContainText(channel);
    await expect(row).toContainText(/AG\d{6}/);
    await expect(row).toContainText('live');
    await expect(row).toContainText('0 min');
  });
  const pager = await userList.range.boundingBox();

  await test.step('End the session', async () => {
    await endLive(request, user, id);
    await expect(row).toBeHidden();
    expect((await userList.range.boundingBox())!.y).toBeGreaterThanOrEqual(pager!.y);
  });
});
