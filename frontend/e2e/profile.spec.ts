import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('edits the profile with a picture and updates the header', async ({ page, profilePage, shell }) => {
  await test.step('Edit the profile', async () => {
    await profilePage.open();
    await profilePage.edit.click();
    await profilePage.field('Bio').fill('Looks after the platform');
  });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });

  await test.step('Choose a file of a wrong type', async () => {
    await profilePage.picture.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer });
    await expect(page.getByText('Choose a PNG, JPEG, WebP or GIF picture')).toBeVisible();
  });

  await test.step('Save a file that is no picture', async () => {
    await profilePage.picture.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await profilePage.save.click();
    await expect(page.getByText('Unable to update')).toBeVisible();
    await expect(profilePage.field('Bio')).toHaveValue('Looks after the platform');
  });

  await test.step('Choose a picture', async () => {
    await profilePage.picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('me.png')).toBeVisible();
  });
  const before = await shell.account.locator('img').getAttribute('src');

  await test.step('Save the profile: the header shows the picture', async () => {
    await profilePage.save.click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await expect(profilePage.edit).toBeVisible();
    await expect(page.getByText('Looks after the platform').first()).toBeVisible();
    expect(await shell.account.locator('img').getAttribute('src')).not.toBe(before);
  });
});
