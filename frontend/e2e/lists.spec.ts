// Common parts of all lists: day filters and opening a row.
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('opens a row in another tab with Ctrl and a click', async ({ page, context, userList }) => {
  await userList.open();
  const [name = ''] = await userList.usernames();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    userList.rows
      .first()
      .getByRole('cell')
      .nth(3)
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL('/admin/manageUser');
});

test('reports days in the wrong order, in one field', async ({ page }) => {
  await page.goto('/admin/audit?from=2026-03-20&to=2026-03-01');
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days.getByRole('alert')).toHaveText('From must be on or before To');
  await expect(days.getByLabel('From')).toHaveAccessibleDescription('From must be on or before To');
  await days.getByLabel('From').fill('2026-02-20');
  await expect(days.getByRole('alert')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  const [from, to] = [await days.getByLabel('From').boundingBox(), await days.getByLabel('To').boundingBox()];
  expect(from!.y).toBe(to!.y);
});
