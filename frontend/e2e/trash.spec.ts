// Deleted catalogue records in the trash, and their restoration.
import { actOn } from './support/row-actions';
import { addPlan } from './support/plans';
import { expect, signIn, test } from './support/test';

/** Returns a text that makes the names of a test unique. */
const mark = () => Math.random().toString(36).slice(2, 8);

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('restores a record from the trash once', async ({ page, context, shell }) => {
  const title = `Deleted plan ${mark()}`;
  await addPlan(context.request, title);
  const second = await context.newPage();
  const row = page.getByRole('row').filter({ hasText: title });

  await test.step('Delete the plan', async () => {
    await page.goto(`/admin/managePlan?search=${encodeURIComponent(title)}`);
    await actOn(row, 'Delete');
    await shell.answer('Delete');
  });

  await test.step('The trash shows the plan', async () => {
    // Without the event stream, the row keeps its button after the restoration in the other tab.
    await page.route('**/api/events?*', (route) => route.abort());
    await page.goto(`/admin/trash?search=${encodeURIComponent(title)}`);
    await expect(row).toContainText('Plan');
    await expect(row).toContainText('30 days');
  });

  await test.step('Restore in another tab', async () => {
    await second.goto(page.url());
    await second.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(second.getByText('Restored', { exact: true })).toBeVisible();
  });

  await test.step('Restore again: refused', async () => {
    await row.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(shell.toasts).toContainText('The record was not restored');
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  await test.step('The list shows the plan', async () => {
    await page.goto(`/admin/managePlan?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  });
});
