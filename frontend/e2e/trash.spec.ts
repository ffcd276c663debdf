// What was deleted from the catalogues, and how it comes back.
import { addPlan } from './support/plans';
import { expect, signIn, test } from './support/test';

/** Records of their own: the demo data is not theirs to count. */
const mark = () => Math.random().toString(36).slice(2, 8);

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the trash says who deleted what and gives it back, once', async ({ page, context, shell }) => {
  const title = `Deleted plan ${mark()}`;
  await addPlan(context.request, title);
  await page.goto(`/admin/managePlan?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await shell.answer('Delete');
  await page.goto(`/admin/trash?search=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Plans');
  await expect(row).toContainText('30 days');
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(second.getByText('Restored', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(shell.toasts).toContainText('The record was not restored');
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/managePlan?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});

test('a row that is on its way back closes none of the others', async ({ page, context, shell }) => {
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
  await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`);
  const restore = (which: string) => page.getByRole('button', { name: `Restore ${name} ${which}` });
  await restore('A').click();
  await expect(restore('A')).toBeDisabled();
  await restore('B').click();
  await expect(shell.toasts).toContainText('Restored');
  await expect(restore('A')).toBeDisabled();
  release();
  // The list is read again once nothing is under way any more.
  await expect(restore('A')).toHaveCount(0);
  await expect(restore('B')).toHaveCount(0);
});
