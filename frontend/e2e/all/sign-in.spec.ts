import { panelKeys, panels } from '../../src/lib/panels';
import { failThenSignIn } from '../support/failed-sign-in';
import { signInAndOut } from '../support/sign-in-and-out';
import { LoginPage } from '../pages/login-page';
import { Shell } from '../pages/shell';
import { expect, signIn, test } from '../support/test';

for (const key of panelKeys.filter((one) => one !== 'admin')) {
  const { name } = panels[key];

  test(`${name} panel: signs in to its dashboard, stores the profile and no token, and signs out`, ({
    page,
    loginPage,
    shell,
  }) => signInAndOut(key, { page, loginPage, shell }));

  test(`${name} panel: shows a failed sign-in in the form until the next attempt`, ({ page }) =>
    failThenSignIn(page, key));
}

test('requires both fields until they are filled', async ({ page, loginPage }) => {
  await loginPage.open('agency');
  await loginPage.submit.click();
  const empty = page.getByText('This field cannot be empty');
  await expect(empty).toHaveCount(2);
  await expect(loginPage.id).toBeFocused();
  await loginPage.id.fill('AG1');
  await expect(empty).toHaveCount(1);
});

test('accepts only digits as the phone number of an admin', async ({ loginPage }) => {
  await loginPage.open('admin');
  await loginPage.id.pressSequentially('90a 00-b1');
  await expect(loginPage.id).toHaveValue('90001');
});

test('greets an agency admin and opens the dashboard after a second', async ({ page, loginPage, shell }) => {
  await loginPage.open('agencyadmin');
  await loginPage.signIn('agencyadmin');
  await expect(shell.toasts.getByRole('status')).toBeVisible();
  await expect(page).toHaveURL('/agencyadmin');
  await expect(page).toHaveURL('/agencyadmin/dashboard');
});

test('keeps all five panels signed in at once in one browser', async ({ context }) => {
  const open = panelKeys.map(async (key) => {
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open(key);
    await login.signIn(key);
    await expect(new Shell(page).title('Dashboard')).toBeVisible();
    return { key, page };
  });
  for (const { key, page } of await Promise.all(open)) {
    await page.reload();
    await expect(new Shell(page).title('Dashboard')).toBeVisible();
    const accent = await page.evaluate(() => document.documentElement.dataset['panel']);
    expect(accent).toBe(key);
  }
});

test('skips the sign-in form when a session exists, in any case of the address', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'bd');
  await page.goto('/BD');
  await expect(page).toHaveURL('/bd/dashboard');
  await signIn(context, 'admin');
  await page.goto('/Admin/MANAGEUSER');
  await expect(shell.title('Users')).toBeVisible();
});
