import { panels } from '../../src/lib/panels';
import { editOwnProfile } from '../support/own-profile';
import { addBd, issuePassword, panelsOfStaff } from '../support/staff';
import { expect, signIn, test } from '../support/test';

for (const key of ['agencyadmin', 'coin'] as const)
  test(`${key}: edits its own profile, and the stored profile of the session follows`, ({ page }) =>
    editOwnProfile(page, key));

test('requires a new password in place of an issued password before the panel opens', async ({
  page,
  context,
  loginPage,
  shell,
}) => {
  await signIn(context, 'admin');
  const { _id, uniqueId } = await addBd(context, 'first-password-1');
  await issuePassword(context, _id, 'second-password-1');

  await test.step('Sign in with the issued password', async () => {
    await loginPage.open('bd');
    await loginPage.send(uniqueId, 'second-password-1');
    await expect(shell.title('Set a new password')).toBeVisible();
    await expect(shell.menu).toHaveCount(0);
  });

  await test.step('Set a new password', async () => {
    await page.getByRole('textbox', { name: 'Current password' }).fill('second-password-1');
    await page.getByRole('textbox', { name: 'New password' }).fill('a-password-of-my-own');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('a-password-of-my-own');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(shell.title('Dashboard')).toBeVisible();
  });
});

test('keeps all five panels signed in at once in one browser', async ({ context }) => {
  for (const key of ['admin', ...panelsOfStaff] as const) {
    await signIn(context, key);
    const page = await context.newPage();
    await page.goto(panels[key].dashboard);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
  for (const page of context.pages().slice(1)) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
});
