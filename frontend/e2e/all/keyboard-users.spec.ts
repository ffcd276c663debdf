// Work on a user by keyboard only: no clicks, no scripted focus, and the focus is always visible.
import { accounts } from '../support/accounts';
import { register } from '../support/hosts';
import { Keyboard } from '../support/keyboard';
import { expect, test } from '../support/test';

test('signs in, finds a user, edits the user and bans the user by keyboard', async ({
  page,
  request,
  shell,
  loginPage,
  userList,
  userPage,
}) => {
  const keys = new Keyboard(page);
  const user = await register(request, 'Kiran Keys');

  await test.step('Sign in', async () => {
    await loginPage.open('admin');
    await keys.at(loginPage.id);
    await keys.type(accounts.admin.id);
    await keys.press('Tab');
    await keys.at(loginPage.password);
    await keys.type(accounts.admin.password);
    await keys.press('Tab');
    await keys.at(page.getByRole('checkbox', { name: 'Remember' }));
    await keys.press('Tab');
    await keys.at(loginPage.submit);
    await keys.press('Enter');
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('Find and open the user', async () => {
    await keys.goTo('users', 'Users');
    await keys.search(user.username);
    await expect(userList.rows).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.at(page.getByRole('button', { name: `Details: ${user.username}` }));
    await keys.press('Enter');
    await keys.reach(page.getByRole('link', { name: 'Open page' }), 4);
    await keys.press('Enter');
    await expect(shell.title(user.username)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('Edit the name', async () => {
    await keys.reach(userPage.edit, 4);
    await keys.press('Enter');
    await keys.at(userPage.field('Username'));
    await keys.press('Tab');
    await keys.at(userPage.field('Name'));
    await keys.type('Kiran of the keys');
    await keys.press('Enter');
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await expect(userPage.value('Name')).toHaveText('Kiran of the keys');
    await keys.at(userPage.edit);
  });

  await test.step('Ban the user', async () => {
    await keys.reach(userPage.ban, 20);
    await keys.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Banned', exact: true })).toBeVisible();
    await keys.press('ArrowUp');
    await keys.press('Enter');
    await expect(userPage.ban).toHaveValue('Banned');
    await keys.at(userPage.ban);
    await expect(userPage.header).toContainText('Banned');
  });

  await test.step('Give the reason', async () => {
    const reason = page.getByRole('button', { name: 'Add reason for this user' });
    await keys.press('Tab');
    await keys.at(reason);
    await keys.press('Enter');
    await keys.at(shell.dialog.getByRole('textbox'));
    await keys.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await keys.at(reason);
  });
});
