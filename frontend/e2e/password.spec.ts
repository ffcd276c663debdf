import { addBranch } from './support/hierarchy';
import { changePasswordTwice } from './support/own-password';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

// A changed password ends every other session of the account, so each test changes the password of its own account.
test('changes the password, ends other sessions and keeps its own session', async ({
  browser,
  context,
  profilePage,
  shell,
  loginPage,
  page,
}) => {
  await signIn(context, 'admin');
  const own = await addAdmin(context);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'admin', own);

  const change = async (from: string, to: string) => {
    await profilePage.open('password');
    await profilePage.field('Current password').fill(from);
    await profilePage.field('New password').fill(to);
    await profilePage.field('Confirm password').fill(to);
    await profilePage.update.click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await expect(profilePage.field('Current password')).toHaveValue('');
  };
  const { password, id } = own;

  await test.step('A short and a common password are refused at the field', async () => {
    const refused = async (typed: string, reason: string) => {
      await profilePage.field('New password').fill(typed);
      await profilePage.field('Confirm password').fill(typed);
      await expect(profilePage.strength).toHaveAttribute('aria-valuetext', reason);
      await profilePage.update.click();
      await expect(profilePage.field('New password')).toHaveAccessibleDescription(new RegExp(reason));
    };
    await profilePage.open('password');
    await profilePage.field('Current password').fill(password);
    await expect(profilePage.strength).toHaveCount(0);
    for (const [typed, reason] of Object.entries({
      'k3e-two-9x': 'Use at least 12 characters',
      QWERTY123456: 'Many people use this password. Choose another one',
      'Callboard-2026!': 'Choose a password other than a name of the product or of a role with some digits',
    }))
      await refused(typed, reason);
    await expect(profilePage.field('Current password')).toHaveValue(password);
  });

  await test.step('Change the password: the other session ends', async () => {
    await change(password, 'another-password-1');
    const me = await elsewhere.request.get('/api/auth/me', { headers: { 'X-Panel': 'admin' } });
    expect(me.status()).toBe(401);
  });

  await test.step('Sign in with the new password', async () => {
    await shell.signOut();
    await expect(page).toHaveURL('/');
    await loginPage.open('admin');
    await loginPage.send(id, 'another-password-1');
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('Change the password back', async () => {
    await change('another-password-1', password);
  });
  await elsewhere.close();
});

test('agency: opens the dashboard after a changed password', async ({ page, context }) => {
  const { agency } = await addBranch(context);
  const account = { id: agency.uniqueId, password: 'some-password-1' };
  await signIn(context, 'agency', account);
  await changePasswordTwice(page, 'agency', account.password);
});
