// Notifications from the form to the history, and the background jobs that send them.
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('a notification goes to one user, and to all after a question that names how many', async ({
  page,
  context,
  shell,
}) => {
  const user = await userAt(context, 11);
  const mark = `walk ${Date.now()}`;
  await page.goto('/admin/pushMessage');
  await expect(shell.title('Send notification')).toBeVisible();
  await expect(page.getByText('Push is not set up')).toBeVisible();
  const form = page.getByRole('form', { name: 'New notification' });
  const username = form.getByRole('textbox', { name: 'Username' });
  const title = form.getByRole('textbox', { name: 'Title' });
  const message = form.getByRole('textbox', { name: 'Message' });
  const send = form.getByRole('button', { name: 'Send' });

  await send.click();
  await expect(form.getByText('This field cannot be empty')).toHaveCount(3);
  await username.fill('nobody.at.all');
  await expect(form.getByText('no user found')).toBeVisible();
  await username.fill(user.username.toUpperCase());
  await expect(form.getByRole('status')).toContainText(user.name);
  await title.fill(`One, ${mark}`);
  await message.fill('Only for you');
  await expect(page.getByRole('region', { name: 'On the phone' })).toContainText('Only for you');
  await send.click();
  await expect(shell.toasts).toContainText('Notification sent successfully!');
  await expect(title).toHaveValue('');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row(`One, ${mark}`)).toContainText(user.username);
  await expect(row(`One, ${mark}`)).toContainText('Done');

  await form.getByRole('radio', { name: 'All Users' }).check();
  await expect(username).toBeHidden();
  await title.fill('Not this');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('');
  await expect(form.getByRole('radio', { name: 'Particular User' })).toBeChecked();

  await form.getByRole('radio', { name: 'All Users' }).check();
  await title.fill(`All, ${mark}`);
  await message.fill('For everybody');
  await send.click();
  await expect(shell.dialog).toContainText(/Send to all \d+ users\?/);
  await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(shell.dialog).toBeHidden();
  await expect(title).toHaveValue(`All, ${mark}`);
  await send.click();
  await shell.dialog.getByRole('button', { name: /^Send to \d+ users$/ }).click();
  await expect(row(`All, ${mark}`)).toContainText('Done');
  await expect(row(`All, ${mark}`)).toContainText(/(\d+) of \1/);

  await page.goto('/admin/jobs');
  await expect(shell.title('Background jobs')).toBeVisible();
  await expect(row(`All, ${mark}`)).toContainText(/Inboxes: \d+/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await expect(page.getByText('No jobs')).toBeVisible();
});
