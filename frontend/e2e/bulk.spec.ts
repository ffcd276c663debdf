import { BulkBar } from './pages/bulk-bar';
import { addBranch } from './support/hierarchy';
import { applicant, ownApplication, register, rejectForGood, unique, type AppUser } from './support/hosts';
import { expect, signIn, test } from './support/test';

test('bans everything that matches, once the count is typed, and undoes it', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, 'admin');
  const name = `Bulk ${unique()}`;
  for (let at = 0; at < 7; at += 1) await register(request, name);
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}&limit=5`);
  await expect(rows).toHaveCount(5);

  await test.step('Select the page, then all results', () => bulk.selectAll('7'));

  await test.step('A wrong count changes nothing', async () => {
    await bulk.ask('Ban');
    await expect(bulk.dialog.getByRole('heading', { name: 'Ban 7 users?' })).toBeVisible();
    await bulk.dialog.getByRole('textbox', { name: 'Reason' }).fill('Spam');
    await bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' }).fill('5');
    await bulk.dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(bulk.dialog.getByText('Type the number 7')).toBeVisible();
  });

  await test.step('Type the count', async () => {
    await bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' }).fill('7');
    await bulk.dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(bulk.dialog).toBeHidden();
    await expect(bulk.notice('Ban users')).toContainText('Ban users: 7 done');
    await expect(rows.first()).toContainText('Banned');
  });

  await test.step('The results name each user', async () => {
    await bulk.notice('Ban users').getByRole('link', { name: 'Show results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ban users' })).toBeVisible();
    await expect(rows).toHaveCount(7);
    await expect(page.locator('#root main')).toContainText('Spam');
  });

  await test.step('Undo', async () => {
    await page.locator('#root').getByRole('button', { name: 'Undo', exact: true }).click();
    await bulk.dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Undo: Ban users' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Done' })).toHaveCount(7);
    await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}&limit=5`);
    await expect(rows).toHaveCount(5);
    await expect(rows.filter({ hasText: 'Banned' })).toHaveCount(0);
  });
});

test('notifies selected users once, and lists the notification with its recipients', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, 'admin');
  const name = `Notified ${unique()}`;
  const users = [await register(request, name), await register(request, name)];
  const bulk = new BulkBar(page);
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}`);
  await bulk.selectPage();
  await bulk.ask('Notify');

  await test.step('Both texts are required, and what is typed stays', async () => {
    await bulk.dialog.getByRole('textbox', { name: 'Title' }).fill('Your account');
    await bulk.dialog.getByRole('button', { name: 'Notify' }).click();
    await expect(bulk.dialog.getByText('This field cannot be empty')).toHaveCount(1);
    await expect(bulk.dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Your account');
  });

  await test.step('Send', async () => {
    await bulk.dialog.getByRole('textbox', { name: 'Message' }).fill(`Hello ${name}`);
    await bulk.dialog.getByRole('button', { name: 'Notify' }).click();
    await expect(bulk.notice('Notify users')).toContainText('2 done');
    for (const { headers } of users) {
      const inbox = await request.get('/api/app/notifications', { headers });
      expect((await inbox.json()) as object).toMatchObject({
        total: 1,
        details: [{ title: 'Your account' }],
      });
    }
  });

  await test.step('The history links to the recipients', async () => {
    await page.goto('/admin/pushMessage');
    const row = page.locator('#root tr[data-row]').filter({ hasText: `Hello ${name}` });
    await row.getByRole('link', { name: '2 selected users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notify users' })).toBeVisible();
  });
});

test('undoes a bulk change by Ctrl+Z as one change, also after the list was left', async ({
  page,
  context,
  request,
  shell,
}) => {
  await signIn(context, 'admin');
  const name = `Undone ${unique()}`;
  for (let at = 0; at < 3; at += 1) await register(request, name);
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}`);
  await bulk.selectPage();
  await bulk.ask('Deactivate');
  await bulk.dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(shell.toasts).toContainText('Deactivate users: 3 done');
  await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(shell.title('Dashboard')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(shell.toasts).toContainText('Undo started: Deactivate users');
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}`);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Inactive' })).toHaveCount(0);
});

test('decides about everything that matches in the panel of an agency, and shows what failed', async ({
  page,
  context,
  request,
}) => {
  const { agency } = await addBranch(context);
  const users: AppUser[] = [];
  for (let at = 0; at < 6; at += 1) users.push(await applicant(request, agency.uniqueId));
  await signIn(context, 'agency', { id: agency.uniqueId, password: 'some-password-1' });
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto('/agency/pendingHost?limit=5');
  await expect(rows).toHaveCount(5);
  await bulk.selectAll('6');
  await bulk.ask('Reject selected');
  await bulk.dialog.getByRole('button', { name: 'Below the age limit' }).click();
  await bulk.dialog.getByRole('textbox', { name: 'Type 6 to confirm' }).fill('6');
  await bulk.dialog.getByRole('button', { name: 'Reject selected' }).click();
  const notice = bulk.notice('Reject hosts');
  await expect(notice).toContainText('6 done');
  await expect(notice.getByRole('link')).toHaveCount(0);
  for (const user of [users[0]!, users[5]!])
    expect(await ownApplication(request, user)).toMatchObject({ status: 2, reason: 'Below the age limit' });

  await test.step('An application that an admin rejects for good meanwhile fails, with the reason', async () => {
    await page.goto('/agency/rejectedHost?limit=5');
    await expect(rows).toHaveCount(5);
    await bulk.selectAll('6');
    await bulk.ask('Approve selected');
    await rejectForGood(context, users[0]!);
    await bulk.dialog.getByRole('button', { name: 'Approve selected' }).click();
    const approval = bulk.notice('Approve hosts');
    await expect(approval).toContainText('5 done, 1 failed');
    await approval.getByRole('button', { name: '1 failed' }).click();
    await expect(approval.getByRole('listitem')).toContainText(users[0]!.username);
    await expect(approval.getByRole('button', { name: 'Export' })).toBeVisible();
  });
});
