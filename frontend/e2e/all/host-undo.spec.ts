// Postponed decisions without a connection and at a sign-out.
import { applicant, ownApplication } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test('keeps a decision when the connection is lost, and sends it once when the connection returns', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  await expect(hostList.button(user.username, 'Approve')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/approvehost'));
  await hostList.button(user.username, 'Approve').click();
  await expect(shell.toasts).toContainText('Host approved');
  await context.setOffline(true);
  await failed;
  await context.setOffline(false);
  await expect.poll(async () => (await ownApplication(request, user)).status, { timeout: 20_000 }).toBe(1);
  await expect(shell.toasts.getByRole('alert')).toHaveCount(0);
  await expect(hostList.row(user.username)).toHaveCount(0);
});

test('sends waiting decisions before a sign-out', async ({ context, request, hostList, shell, page }) => {
  const user = await applicant(request);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  await hostList.button(user.username, 'Approve').click();
  await expect(shell.toasts).toContainText('Host approved');
  await shell.signOut();
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible();
  expect((await ownApplication(request, user)).status).toBe(1);
});
