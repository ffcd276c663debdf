// Opening a row, which all lists have in common. Day filters: all/lists.spec.ts.
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
