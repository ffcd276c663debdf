import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { endSessionAt } from './support/session-end';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

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

test('asks before a save without an answer is sent again', async ({ page, context, userPage, shell }) => {
  await interceptable(page);
  await signIn(context, 'admin');
  const user = await userAt(context, 14);
  const lose = await losing(page, '**/api/admin/edituser?**');
  await userPage.open(user._id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('Once is enough');
  lose();
  await userPage.save.click();
  await expect(shell.toasts.getByRole('alert')).toBeVisible();

  await userPage.save.click();
  await expect(shell.dialogText('The last save got no answer')).toBeVisible();
  await shell.answer('Send again');
  await expect(userPage.value('Bio')).toHaveText('Once is enough');
});
