import { BulkBar } from '../pages/bulk-bar';
import { addBranch } from '../support/hierarchy';
import { applicant, ownApplication, register, rejectForGood, type AppUser, unique } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test('rejects all applications of an agency, with one reason', async ({ page, context, request }) => {
  const { agency } = await addBranch(context);
  const users = [];
  for (let at = 0; at < 7; at += 1) users.push(await applicant(request, agency.uniqueId));
  const bulk = new BulkBar(page);
  await page.goto(`/admin/pendingHost?agencyCode=${agency.uniqueId}&limit=5`);
  await bulk.selectAll('7');
  await bulk.ask('Reject selected');
  await expect(bulk.dialog.getByRole('heading', { name: 'Reject 7 applications?' })).toBeVisible();
  await bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' }).fill('7');
  await bulk.dialog.getByRole('button', { name: 'Reject selected' }).click();
  await expect(bulk.dialog.getByText('This field cannot be empty')).toBeVisible();
  await bulk.dialog.getByRole('button', { name: 'Below the age limit' }).click();
  await bulk.dialog.getByRole('button', { name: 'Reject selected' }).click();
  await expect(bulk.notice('Reject hosts')).toContainText('Reject hosts: 7 done');
  for (const user of [users[0]!, users[6]!])
    expect(await ownApplication(request, user)).toMatchObject({ status: 2, reason: 'Below the age limit' });
});

test('decides about the applications below an agency admin in its panel, and about no others', async ({
  page,
  context,
  request,
}) => {
  const [{ agency, agencyAdmin }, foreign] = [await addBranch(context), await addBranch(context)];
  const users = [];
  for (let at = 0; at < 6; at += 1) users.push(await applicant(request, agency.uniqueId));
  const elsewhere = await applicant(request, foreign.agency.uniqueId);
  await signIn(context, 'agencyadmin', { id: agencyAdmin.uniqueId, password: 'some-password-1' });
  const bulk = new BulkBar(page);
  await page.goto('/agencyadmin/pendinghost?limit=5');
  await bulk.selectAll('6');
  await bulk.ask('Reject selected');
  await bulk.dialog.getByRole('button', { name: 'Below the age limit' }).click();
  await bulk.dialog.getByRole('textbox', { name: 'Type 6 to confirm' }).fill('6');
  await bulk.dialog.getByRole('button', { name: 'Reject selected' }).click();
  await expect(bulk.notice('Reject hosts')).toContainText('6 done');
  for (const user of [users[0]!, users[5]!])
    expect(await ownApplication(request, user)).toMatchObject({ status: 2, reason: 'Below the age limit' });
  expect(await ownApplication(request, elsewhere)).toMatchObject({ status: 0 });
});

test('starts again after the number of results has changed', async ({ page, context, request }) => {
  await signIn(context, 'admin');
  const name = `Bulk ${unique()}`;
  for (let at = 0; at < 6; at += 1) await register(request, name);
  const bulk = new BulkBar(page);
  await page.goto(`/admin/manageUser?search=${encodeURIComponent(name)}&limit=5`);
  await bulk.selectAll('6');
  await bulk.ask('Deactivate');
  await register(request, name);
  await bulk.dialog.getByRole('textbox', { name: 'Type 6 to confirm' }).fill('6');
  await bulk.dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(bulk.dialog.getByRole('alert')).toContainText('now there are 7');
  await expect(bulk.dialog.getByRole('textbox', { name: 'Type 7 to confirm' })).toBeVisible();
  await bulk.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('#root tr[data-row]').filter({ hasText: 'Inactive' })).toHaveCount(0);
});

test('halves the prices of selected gifts, and undoes it in the list', async ({ page, context }) => {
  await signIn(context, 'admin');
  const bulk = new BulkBar(page);
  await page.goto('/admin/manageGift?sort=-coin&limit=5');
  const rows = page.locator('#root tr[data-row]');
  const prices = () => rows.allInnerTexts();
  await expect(rows).toHaveCount(5);
  const before = await prices();
  await bulk.selectPage();
  await bulk.ask('Change price');
  await bulk.dialog.getByRole('textbox', { name: 'New price in percent' }).fill('2000');
  await bulk.dialog.getByRole('button', { name: 'Change price' }).click();
  await expect(bulk.dialog.getByText('Enter 1,000 or less')).toBeVisible();
  await bulk.dialog.getByRole('textbox', { name: 'New price in percent' }).fill('50');
  await bulk.dialog.getByRole('button', { name: 'Change price' }).click();
  const notice = bulk.notice('Change the price: gifts');
  await expect(notice).toContainText('5 done');
  await expect.poll(prices).not.toEqual(before);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(bulk.notice('Undo: Change the price: gifts')).toContainText('5 done');
  await expect.poll(prices).toEqual(before);
});

test('hides all songs beyond the page, and undoes it', async ({ page, context }) => {
  await signIn(context, 'admin');
  const bulk = new BulkBar(page);
  await page.goto('/admin/manageSongs?limit=5');
  const range = page.getByText(/^Showing 1 to 5 of \d+ entries$/);
  const total = (await range.innerText()).replace(/.* of (\d+) .*/, '$1');
  await bulk.selectAll(total);
  await bulk.ask('Hide from the app');
  await bulk.dialog.getByRole('button', { name: 'Hide from the app' }).click();
  const notice = bulk.notice('Hide from the app: songs');
  await expect(notice).toContainText(`: ${total} done`);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(bulk.notice('Undo: Hide from the app: songs')).toContainText(`: ${total} done`);
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
