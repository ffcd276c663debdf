// Decisions about hosts are shown at once and sent after ten seconds, or when the person leaves.
import type { Page } from '@playwright/test';
import { applicant, ownApplication, unique } from './support/hosts';
import { expect, signIn, test } from './support/test';

/** Counts the decisions that the page sends. */
function decisionsOf(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/agency\/host\/(approvehost|decide)$/.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** A person who stays on the screen can undo a decision for this many milliseconds. */
const UNDO_PERIOD = 10_000;

test('undoes a rejection before it is sent, and keeps the typed reason', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request);
  const sent = decisionsOf(page);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  const row = hostList.row(user.username);

  await test.step('Reject: the row says so at once', async () => {
    await hostList.button(user.username, 'Reject').click();
    await hostList.reason.fill('The phone does not answer');
    await shell.answer('Reject');
    await expect(shell.toasts).toContainText('Host rejected');
    await expect(page.locator('#root tr', { hasText: user.username })).toHaveAttribute('inert');
  });

  await test.step('Undo by the key', async () => {
    await page.keyboard.press('u');
    await expect(shell.toasts).toContainText('Decision undone');
    await expect(hostList.button(user.username, 'Reject')).toBeEnabled();
    await expect(row).toBeVisible();
  });

  await test.step('The reason is still there', async () => {
    await hostList.button(user.username, 'Reject').click();
    await expect(hostList.reason).toHaveValue('The phone does not answer');
    await page.keyboard.press('Escape');
    await expect(shell.dialog).toBeHidden();
  });

  await test.step('Approve: the decision is sent once, after some seconds', async () => {
    const answer = page.waitForResponse(/\/approvehost$/);
    await hostList.button(user.username, 'Approve').click();
    await expect(shell.toasts).toContainText('Host approved');
    expect((await ownApplication(request, user)).status).toBe(0);
    expect((await answer).ok()).toBe(true);
    await expect(shell.toasts.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect((await ownApplication(request, user)).status).toBe(1);
    expect(sent).toHaveLength(1);
    await expect(row).toHaveCount(0);
  });
});

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
    await hostList.button(first.username, 'Approve').click();
    const decidedAt = Date.now();
    await expect(shell.toasts).toContainText('Host approved');
    await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
    expect((await answer).ok()).toBe(true);
    expect(Date.now() - decidedAt).toBeLessThan(UNDO_PERIOD);
    expect(await statusOf(first)()).toBe(1);
  });

  await test.step('Approve and leave the panel', async () => {
    await hostList.open('/agency/pendingHost', second.username);
    await hostList.button(second.username, 'Approve').click();
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

test('undoes one decision about several hosts as one, and another on its own', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const family = `Undo ${unique()}`;
  const users = [
    await applicant(request, 'AG100001', family),
    await applicant(request, 'AG100001', family),
    await applicant(request, 'AG100001', family),
  ];
  await signIn(context, 'admin');
  await hostList.open('/admin/pendingHost', family);

  await test.step('Approve two of three', async () => {
    for (const user of users.slice(0, 2)) await hostList.row(user.username).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await shell.answer('Approve');
    await expect(shell.toasts).toContainText('2 hosts approved');
  });

  await test.step('Approve the third', async () => {
    await hostList.button(users[2]!.username, 'Approve').click();
    await expect(shell.toasts).toContainText(`Host approved${users[2]!.username}`);
  });

  await test.step('Ctrl+Z twice: all three wait again', async () => {
    await page.keyboard.press('Control+z');
    await expect(hostList.button(users[2]!.username, 'Approve')).toBeEnabled();
    await page.keyboard.press('Control+z');
    for (const user of users) await expect(hostList.button(user.username, 'Approve')).toBeEnabled();
    for (const user of users) expect((await ownApplication(request, user)).status).toBe(0);
  });
});
