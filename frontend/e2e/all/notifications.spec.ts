// Notifications from the form to the history, and the background jobs that send them.
import { ListUser } from '../support/list-user';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('sends a notification to one user, and to all after a confirmation with the number of users', async ({
  page,
  context,
  shell,
  filters,
}) => {
  const user = await userAt(context, 11);
  const mark = `walk ${Date.now()}`;
  const form = page.getByRole('form', { name: 'New notification' });
  const username = form.getByRole('textbox', { name: 'Username' });
  const title = form.getByRole('textbox', { name: 'Title' });
  const message = form.getByRole('textbox', { name: 'Message' });
  const send = form.getByRole('button', { name: 'Send' });
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  await test.step('Open the form', async () => {
    await page.goto('/admin/pushMessage');
    await expect(shell.title('Send notification')).toBeVisible();
    await expect(page.getByText('Push is not set up')).toBeVisible();
  });

  await test.step('Send without values and with an unknown user', async () => {
    await send.click();
    await expect(form.getByText('This field cannot be empty')).toHaveCount(3);
    await username.fill('nobody.at.all');
    await username.blur();
    await expect(form.getByText('no user found')).toBeVisible();
  });

  await test.step('Send to one user', async () => {
    await username.fill(user.username.toUpperCase());
    await expect(form.getByRole('status')).toContainText(user.name);
    await title.fill(`One, ${mark}`);
    await message.fill('Only for you');
    await expect(page.getByRole('region', { name: 'On the phone' })).toContainText('Only for you');
    await send.click();
    await expect(shell.toasts).toContainText('Notification sent successfully!');
    await expect(title).toHaveValue('');
  });

  await test.step('The history shows the notification', async () => {
    await expect(row(`One, ${mark}`)).toContainText(user.username);
    await expect(row(`One, ${mark}`)).toContainText('Done');
  });

  await test.step('Write to all users and cancel', async () => {
    await form.getByRole('radio', { name: 'All Users' }).check();
    await expect(username).toBeHidden();
    await title.fill('Not this');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(title).toHaveValue('');
    await expect(form.getByRole('radio', { name: 'Particular User' })).toBeChecked();
  });

  await test.step('Send to all users and cancel the confirmation', async () => {
    await form.getByRole('radio', { name: 'All Users' }).check();
    await title.fill(`All, ${mark}`);
    await message.fill('For everybody');
    await send.click();
    await expect(shell.dialog).toContainText(/Send to all \d+ users\?/);
    await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(shell.dialog).toBeHidden();
    await expect(title).toHaveValue(`All, ${mark}`);
  });

  await test.step('Send to all users', async () => {
    await send.click();
    await shell.dialog.getByRole('button', { name: /^Send to \d+ users$/ }).click();
    await expect(row(`All, ${mark}`)).toContainText('Done');
    await expect(row(`All, ${mark}`)).toContainText(/(\d+) of \1/);
  });

  await test.step('The background jobs show the notification', async () => {
    await page.goto('/admin/jobs');
    await expect(shell.title('Background jobs')).toBeVisible();
    await expect(row(`All, ${mark}`)).toContainText(/Inboxes: \d+/);
    await new ListUser(page, page.locator('#root section[data-list="jobs"]')).export({ grows: true });
    await filters.choose('Status', 'Failed');
    await expect(page.getByText('No matches')).toBeVisible();
  });
});
