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

test('reports days in the wrong order, in one field', async ({ page, filters }) => {
  const wrong = 'From must be on or before To';
  await page.goto('/admin/audit?from=2026-03-20&to=2026-03-01');
  await filters.open('Date');
  const editor = page.getByRole('dialog');
  await expect(editor.getByRole('alert')).toHaveText(wrong);
  await expect(editor.getByLabel('From')).toHaveAccessibleDescription(wrong);
  await editor.getByLabel('From').fill('2026-02-20');
  await editor.getByLabel('From').press('Enter');
  await expect(editor).toBeHidden();
  await expect(page).toHaveURL('/admin/audit?from=2026-02-20&to=2026-03-01');
  await expect(filters.chip('Date')).toContainText('20 Feb');

  await filters.type('Date', { From: '2026-03-02' });
  await expect(editor.getByRole('alert')).toHaveText(wrong);
  await expect(editor.getByLabel('From')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters.chip('Date')).toBeFocused();
  await expect(page).toHaveURL('/admin/audit?from=2026-02-20&to=2026-03-01');
});
