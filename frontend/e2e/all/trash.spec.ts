// Deleted catalogue records in the trash, and their restoration.
import { addPlan } from '../support/plans';
import { expect, signIn, test } from '../support/test';

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
