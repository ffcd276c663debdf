import { panelKeys, panels } from '../src/lib/panels';
import { accounts } from './support/accounts';
import { LoginPage } from './pages/login-page';
import { Shell } from './pages/shell';
import { expect, signIn, test } from './support/test';

for (const key of panelKeys) {
  const panel = panels[key];

  test.describe(`${panel.name} panel`, () => {
    test('signs in to its dashboard, stores the profile and no token, and signs out', async ({
      page,
      loginPage,
      shell,
    }) => {
      await test.step('Sign in', async () => {
        await loginPage.open(key);
        await expect(page.getByLabel(accounts[key].label)).toBeFocused();
        await loginPage.signIn(key);
        await expect(shell.title('Dashboard')).toBeVisible();
        await expect(page).toHaveURL(panel.dashboard);
      });

      const stored = await page.evaluate(() => ({
        session: { ...sessionStorage },
        cookies: document.cookie,
      }));
      const profile = JSON.parse(stored.session[panel.entry] as string) as { name: string };
      await expect(shell.account).toContainText(profile.name);
      expect(JSON.stringify(stored)).not.toMatch(/token|eyJ/i);

      await test.step('Sign out', async () => {
        await shell.signOut();
        await expect(page).toHaveURL(panel.signedOut);
        expect(await page.evaluate((entry) => sessionStorage.getItem(entry), panel.entry)).toBeNull();
        await page.goto(panel.dashboard);
        await expect(loginPage.submit).toBeVisible();
      });
    });

    test('shows a failed sign-in in the form until the next attempt, with the password selected', async ({
      page,
      loginPage,
      shell,
    }) => {
      const fault = page.getByRole('main').getByRole('alert');

      await test.step('Send a wrong password', async () => {
        await loginPage.open(key);
        await expect(page.getByText(/^Forgot your password\? Ask .* platform admin/)).toBeVisible();
        await loginPage.send(accounts[key].id, 'not-the-password');
        await expect(fault).toHaveText('Invalid Credentials');
        await expect(loginPage.id).toHaveValue(accounts[key].id);
        await expect(loginPage.submit).toBeEnabled();
        await expect(loginPage.password).toBeFocused();
      });

      await test.step('Type the right password and sign in', async () => {
        await page.keyboard.type(accounts[key].password);
        await expect(fault).toBeVisible();
        await loginPage.submit.click();
        await expect(shell.title('Dashboard')).toBeVisible();
        await expect(page.getByText('Invalid Credentials')).toHaveCount(0);
      });
    });
  });
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
  await expect(shell.title('Manage users')).toBeVisible();
});
