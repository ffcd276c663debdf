import { panelKeys, panels } from '../src/lib/panels';
import { accounts } from './support/accounts';
import { failThenSignIn } from './support/failed-sign-in';
import { expect, test } from './support/test';

for (const key of panelKeys) {
  const panel = panels[key];

  test(`${panel.name} panel: signs in to its dashboard, stores the profile and no token, and signs out`, async ({
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
}

test('shows a failed sign-in in the form until the next attempt, with the password selected', ({ page }) =>
  failThenSignIn(page, 'admin'));
