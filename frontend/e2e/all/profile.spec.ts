import { expect, signIn, test } from '../support/test';
import { addAdmin } from '../support/second-admin';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('keeps the open tab in the address', async ({ page, profilePage }) => {
  await profilePage.open();
  await profilePage.tab('Change Password').click();
  await expect(page).toHaveURL('/admin/profile?tab=password');
  await page.reload();
  await expect(profilePage.field('Current password')).toBeVisible();
});

test('shows the reason for a refused password under its field', async ({ profilePage, shell }) => {
  await profilePage.open('password');
  await profilePage.update.click();
  await expect(profilePage.field('Current password')).toHaveAccessibleDescription(
    'This field cannot be empty',
  );
  await profilePage.field('Current password').fill('not-the-password');
  await profilePage.field('New password').fill('a-new-password-1');
  await profilePage.field('Confirm password').fill('a-new-password-1');
  await profilePage.update.click();
  await expect(profilePage.field('Current password')).toHaveAccessibleDescription(
    /Current password is wrong/,
  );
  await expect(shell.toasts.getByRole('alert')).toBeVisible();
  await expect(profilePage.field('New password')).toHaveValue('a-new-password-1');
});

test('lists the sessions and ends another session', async ({ browser, context, profilePage, shell }) => {
  const own = await addAdmin(context);
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await signIn(elsewhere, 'admin', own);
  await profilePage.open('sessions');
  await expect(profilePage.sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  const other = profilePage.sessions.filter({ hasText: 'Firefox on Windows' });
  await other.getByRole('button', { name: /End session/ }).click();
  await shell.answer('End session');
  await expect(other).toBeHidden();
  const me = await elsewhere.request.get('/api/auth/me', { headers: { 'X-Panel': 'admin' } });
  expect(me.status()).toBe(401);
  await elsewhere.close();
});
