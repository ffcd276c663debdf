import { approvedHost, endLive, goLive, unique } from './support/hosts';
import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const sign = 'Live';
/** The event stream reports a change within two seconds. Without the stream, the list is read every fifteen seconds. */
const soon = 5000;

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
    await expect(row).toBeVisible({ timeout: soon });
    await expect(row).toContainText(channel);
    await expect(row).toContainText('live');
    await expect(row).toContainText('0 min');
  });
  const pager = await userList.range.boundingBox();

  await test.step('End the session', async () => {
    await endLive(request, user, id);
    await expect(row).toBeHidden({ timeout: soon });
    expect((await userList.range.boundingBox())!.y).toBeGreaterThanOrEqual(pager!.y);
  });
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
    await page.clock.fastForward(15_000);
    await expect(page.getByText('No matches')).toBeVisible();
    await streamReturns();
  });
});
