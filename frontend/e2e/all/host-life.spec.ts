import { applicant, endLive, goLive, ownApplication, unique } from '../support/hosts';
import { HostListPage } from '../pages/host-list-page';
import { expect, signIn, test } from '../support/test';

test('a host applies, is approved, goes live on the screen of the admin and appears in the record', async ({
  page,
  context,
  request,
  hostList,
}) => {
  await signIn(context, 'admin');
  await signIn(context, 'agency');
  const user = await applicant(request, 'AG100001');

  const agency = new HostListPage(await context.newPage());
  const channel = `First song ${unique()}`;

  await test.step('The agency approves the host', async () => {
    await agency.open('/agency/pendingHost', user.username);
    const decided = agency.decided();
    await agency.approve(user.username).click();
    await expect(agency.row(user.username)).toBeHidden();
    await decided;
    expect((await ownApplication(request, user)).status).toBe(1);
  });

  await test.step('The admin opens the live users', async () => {
    await page.goto(`/admin/liveUser?search=${user.username}`);
    await expect(page.getByText('No matches')).toBeVisible();
    await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  });
  const session = await goLive(request, user, channel);

  await test.step('The list shows the session', async () => {
    await expect(hostList.row(user.username)).toContainText(channel);
  });

  await test.step('End the session', async () => {
    await endLive(request, user, session);
    await expect(hostList.row(user.username)).toBeHidden();
  });

  await test.step('The record shows the session', async () => {
    await page.goto(`/admin/hostrecord?search=${user.username}`);
    await expect(hostList.row(channel)).toContainText(/AG100001.*Archive/s);
  });
});
