// Deleted catalogue records and staff accounts in the trash: several at a time, and what stays.
import { addPlan } from '../support/plans';
import { expect, signIn, test } from '../support/test';
import { BulkBar } from '../pages/bulk-bar';
import { addBd } from '../support/staff';

/** Returns a text that makes the names of a test unique. */
const mark = () => Math.random().toString(36).slice(2, 8);

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('restores several records at the same time', async ({ page, context, shell }) => {
  const name = `Trashed plan ${mark()}`;
  for (const which of ['A', 'B']) {
    const id = await addPlan(context.request, `${name} ${which}`);
    const path = `/api/admin/plan/deleteplan/${id}`;
    expect((await context.request.delete(path, { headers: { 'X-Panel': 'admin' } })).ok()).toBe(true);
  }
  let release!: () => void;
  const held = new Promise<void>((done) => {
    release = done;
  });
  let first = true;
  await page.route('**/catalogues/restore', async (route) => {
    const holds = first;
    first = false;
    if (holds) await held;
    await route.continue();
  });
  const restore = (which: string) => page.getByRole('button', { name: `Restore ${name} ${which}` });

  await test.step('Restore the first plan: the answer is held back', async () => {
    await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`);
    await expect(restore('A')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0);
    await restore('A').click();
    await expect(restore('A')).toBeDisabled();
  });

  await test.step('Restore the second plan meanwhile', async () => {
    await restore('B').click();
    await expect(shell.toasts).toContainText('Restored');
    await expect(restore('A')).toBeDisabled();
  });

  await test.step('Let the answer arrive', async () => {
    release();
    // The list is read again when no restoration is in progress.
    await expect(restore('A')).toHaveCount(0);
    await expect(restore('B')).toHaveCount(0);
  });
});

test('restores a staff account, which signs in again', async ({ page, context, shell, filters }) => {
  const password = 'restored-bd-1';
  const { _id, uniqueId } = await addBd(context, password, 'Restored BD');
  const deletion = await context.request.post('/api/admin/staffaccount/delete', {
    headers: { 'X-Panel': 'admin' },
    data: { kind: 'bd', id: _id, reason: 'By mistake' },
  });
  expect(deletion.ok(), await deletion.text()).toBe(true);

  await test.step('The trash names the account, its kind and who deleted it', async () => {
    await page.goto(`/admin/trash?kind=bd&search=${uniqueId}`);
    await expect(filters.chip('Kind')).toHaveText('Kind: BD');
    const row = page.getByRole('row').filter({ hasText: uniqueId });
    await expect(row).toContainText('30 days');
    await row.getByRole('button', { name: /^Restore / }).click();
    await expect(shell.toasts).toContainText(`${uniqueId} restored`);
    // Under the mouse the row may stay in its place, without a button.
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  await test.step('The account is in its list, and its history shows both changes', async () => {
    await page.goto(`/admin/viewBd?id=${_id}`);
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  });

  await test.step('Its owner signs in', async () => {
    const answer = await context.request.post('/api/bdPanel/login', { data: { uniqueId, password } });
    expect(answer.ok(), await answer.text()).toBe(true);
  });
});

test('restores everything that the search finds, of several kinds, and says what stays', async ({
  page,
  context,
}) => {
  const name = `Several ${mark()}`;
  const headers = { 'X-Panel': 'admin' };
  const plans: string[] = [];
  for (let at = 0; at < 5; at += 1) plans.push(await addPlan(context.request, `${name} ${at}`));
  for (const id of plans)
    await context.request.post('/api/admin/catalogues/delete', { headers, data: { kind: 'plans', id } });
  const { _id, uniqueId } = await addBd(context, 'restored-bd-1', name);
  await context.request.post('/api/admin/staffaccount/delete', {
    headers,
    data: { kind: 'bd', id: _id, reason: 'By mistake' },
  });
  const bulk = new BulkBar(page);
  const rows = page.locator('#root tr[data-row]');
  await page.goto(`/admin/trash?search=${encodeURIComponent(name)}&limit=5`);
  await expect(rows).toHaveCount(5);
  await bulk.selectAll('6');
  await bulk.ask('Restore selected');
  await expect(bulk.dialog.getByRole('heading', { name: 'Restore 6 items?' })).toBeVisible();
  await bulk.dialog.getByRole('button', { name: 'Restore selected' }).click();
  await expect(bulk.notice('Restore from the trash')).toContainText('6 done');
  await expect(rows).toHaveCount(0);
  await page.goto(`/admin/manageBd?search=${uniqueId}`);
  await expect(rows).toHaveCount(1);
  await page.goto(`/admin/managePlan?search=${encodeURIComponent(name)}&limit=10`);
  await expect(rows).toHaveCount(5);
});
