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
  await expect(hostList.approve(user.username)).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/approvehost'));
  await hostList.approve(user.username).click();
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
  await hostList.approve(user.username).click();
  await expect(shell.toasts).toContainText('Host approved');
  await shell.signOut();
  await expect(page.getByRole('heading', { name: /^Sign in to/ })).toBeVisible();
  expect((await ownApplication(request, user)).status).toBe(1);
});

/** A person who stays on the screen can undo a decision for this many milliseconds. */
const UNDO_PERIOD = 10_000;

test('sends a waiting decision when the person goes to another screen, and when the tab leaves', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const [first, second] = [await applicant(request), await applicant(request)];
  const statusOf = (user: typeof first) => async () => (await ownApplication(request, user)).status;
  await signIn(context, 'agency');

  await test.step('Approve and open another screen', async () => {
    await hostList.open('/agency/pendingHost', first.username);
    const answer = page.waitForResponse(/\/approvehost$/);
    await hostList.approve(first.username).click();
    const decidedAt = Date.now();
    await expect(shell.toasts).toContainText('Host approved');
    await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
    expect((await answer).ok()).toBe(true);
    expect(Date.now() - decidedAt).toBeLessThan(UNDO_PERIOD);
    expect(await statusOf(first)()).toBe(1);
  });

  await test.step('Approve and leave the panel', async () => {
    await hostList.open('/agency/pendingHost', second.username);
    await hostList.approve(second.username).click();
    await expect(shell.toasts).toContainText('Host approved');
    await page.goto('about:blank');
    await expect.poll(statusOf(second)).toBe(1);
  });

  await test.step('The next visit asks again and changes nothing', async () => {
    const repeated = page.waitForResponse(/\/approvehost$/);
    await page.goto('/agency/approvedHost');
    expect((await repeated).ok()).toBe(true);
    expect(await statusOf(second)()).toBe(1);
    await expect(shell.toasts.getByRole('alert')).toHaveCount(0);
  });
});
