import { interceptable } from '../support/interceptable';
import { endSessionAt } from '../support/session-end';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('callboard-draft '));

test('keeps no password in a draft', async ({ page, context, userPage }) => {
  await signIn(context, 'admin');
  const user = await userAt(context, 15);
  await userPage.open(user._id);
  await userPage.edit.click();
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a-secret-of-theirs');
  await userPage.field('Bio').fill('Not a secret');
  await expect.poll(() => page.evaluate(drafts)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('Not a secret');
  expect(stored).not.toContain('a-secret-of-theirs');
});

test('drops the drafts of a person who signs out', async ({ page, context, userPage, shell }) => {
  await signIn(context, 'admin');
  const user = await userAt(context, 16);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('Gone with the session');
  await expect.poll(() => page.evaluate(drafts)).toHaveLength(1);
  await shell.menu.getByRole('link', { name: 'Dashboard' }).click();
  await shell.answer('Leave');
  await expect(shell.title('Dashboard')).toBeVisible();
  expect(await page.evaluate(drafts)).toHaveLength(1);
  await shell.signOut();
  await expect(shell.menu).toBeHidden();
  expect(await page.evaluate(drafts)).toEqual([]);
});

test('discards a draft', async ({ page, context, userPage }) => {
  await signIn(context, 'admin');
  const user = await userAt(context, 17);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('A passing thought');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Unsaved changes from an earlier visit')).toBeHidden();
  expect(await page.evaluate(drafts)).toEqual([]);
});

test('offers several new songs again', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/addSongs');
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Monsoon');
  await expect.poll(() => page.evaluate(drafts)).toHaveLength(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Monsoon');
});

test('shows the sign-in form when the question is declined, and offers the text afterwards', async ({
  page,
  context,
  userPage,
  loginPage,
  shell,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  const user = await userAt(context, 18);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('For later');
  await endSessionAt(page, '**/api/admin/edituser?**');
  await userPage.save.click();
  await shell.pressInDialog('Leave');
  await loginPage.signIn('admin');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(userPage.field('Bio')).toHaveValue('For later');
});

test('goes on in a second tab when the first one has signed in again', async ({
  context,
  userPage,
  shell,
}) => {
  await signIn(context, 'admin');
  const user = await userAt(context, 19);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('Two tabs');
  await context.request.post('/api/auth/logout', { headers: { 'X-Panel': 'admin' } });
  await userPage.save.click();
  await expect(shell.dialogText('Your session has ended')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByLabel('Phone').fill('9000000001');
  await other.getByLabel('Password', { exact: true }).fill('demo-admin-1');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(userPage.value('Bio')).toHaveText('Two tabs');
});

test('asks for the password over the form when the session ends, and saves', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  await interceptable(page);
  await signIn(context, 'admin');
  const user = await userAt(context, 13);
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('A long story');

  await test.step('End the session during the save', async () => {
    await endSessionAt(page, '**/api/admin/edituser?**');
    await userPage.save.click();
    await expect(shell.dialogText('Your session has ended')).toBeVisible();
  });

  await test.step('Enter a wrong password', async () => {
    await shell.dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await shell.pressInDialog('Sign In');
    await expect(shell.dialogText('Invalid Credentials')).toBeVisible();
  });

  await test.step('Sign in and go on', async () => {
    await shell.dialog.getByLabel('Password', { exact: true }).fill('demo-admin-1');
    await shell.answer('Sign In');
    await expect(userPage.value('Bio')).toHaveText('A long story');
  });
});

test('offers what was typed before the tab closed, and forgets it after the save', async ({
  page,
  context,
  userPage,
  shell,
}) => {
  await signIn(context, 'admin');
  const user = await userAt(context, 12);

  await test.step('Type and reload', async () => {
    await userPage.open(user._id);
    await userPage.edit.click();
    await userPage.field('Bio').fill('Sings on Sundays');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
  });

  await test.step('Restore and save', async () => {
    await expect(userPage.field('Bio')).not.toHaveValue('Sings on Sundays');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(userPage.field('Bio')).toHaveValue('Sings on Sundays');
    await userPage.save.click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
  });

  await test.step('Find no draft', async () => {
    await page.reload();
    await expect(userPage.value('Bio')).toHaveText('Sings on Sundays');
    await expect(userPage.edit).toBeVisible();
  });
});
