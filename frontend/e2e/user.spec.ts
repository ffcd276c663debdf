import { chooseOption } from './support/choose-option';
import { history } from './support/history';
import { expect, signIn, test } from './support/test';
import { plainUserAt } from './support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('should ban, unban and give the reason afterwards when staff choose in the dropdowns', async ({
  page,
  context,
  userPage,
  userList,
  shell,
}) => {
  const user = await plainUserAt(context, 4);
  const words = 'Banned today by Meera Nair: Sells coins elsewhere';
  const undo = shell.toasts.getByRole('button', { name: 'Undo' });
  await userPage.open(user._id);

  await test.step('Ban at once, and undo', async () => {
    await chooseOption(userPage.ban, 'Banned');
    await expect(shell.toasts.getByRole('status')).toContainText('User banned');
    await expect(shell.dialog).toHaveCount(0);
    await expect(userPage.ban).toHaveValue('Banned');
    await undo.click();
    await expect(userPage.ban).toHaveValue('Unbanned');
  });

  await test.step('Ban the devices and lift the ban again at once', async () => {
    await chooseOption(userPage.deviceBan, 'Banned');
    await expect(userPage.header.getByText('Device banned')).toBeVisible();
    await chooseOption(userPage.deviceBan, 'Unbanned');
    await expect(shell.toasts.getByRole('status').first()).toContainText('Devices unbanned');
    await page.getByRole('button', { name: 'Add reason for the devices' }).click();
    await shell.dialog.getByLabel('Reason').fill('A shared phone');
    await shell.answer('Save reason');
    await expect(history(page).getByText('A shared phone')).toBeVisible();
  });

  await test.step('Ban the user, then give the reason', async () => {
    await chooseOption(userPage.ban, 'Banned');
    await page.getByRole('button', { name: 'Add reason for this user' }).click();
    await shell.dialog.getByLabel('Reason').fill('Sells coins elsewhere');
    await shell.answer('Save reason');
    await expect(page.getByRole('button', { name: 'Change reason for this user' })).toBeVisible();
  });

  await test.step('The header shows the ban', async () => {
    await expect(userPage.header.getByText('Banned', { exact: true })).toBeVisible();
    await expect(userPage.header.getByText(words)).toBeVisible();
    await expect(userPage.ban).toHaveValue('Banned');
  });

  await test.step('Nothing else says that the user can sign in', async () => {
    await expect(userPage.active).not.toBeChecked();
    await expect(userPage.active).toBeDisabled();
    await expect(page.getByText('Active', { exact: true })).toBeHidden();
    await expect(page.getByText('Can sign in to the app')).toBeHidden();
  });

  await test.step('The list shows the ban', async () => {
    await userList.open(`?search=${user.username}`);
    await expect(userList.rows.first().getByText('Banned')).toBeVisible();
    await expect(userList.rows.first().getByText('Active')).toBeHidden();
  });

  await test.step('Remove the ban', async () => {
    await userPage.open(user._id);
    await chooseOption(userPage.ban, 'Unbanned');
    await expect(userPage.header.getByText('Banned', { exact: true })).toBeHidden();
    await expect(page.getByText('Can sign in to the app')).toBeVisible();
  });
});
