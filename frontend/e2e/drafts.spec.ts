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
