import { BulkBar } from '../pages/bulk-bar';
import { addBranch } from '../support/hierarchy';
import { applicant, ownApplication, register, unique } from '../support/hosts';
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
