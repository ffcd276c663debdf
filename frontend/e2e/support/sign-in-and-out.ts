import type { Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import type { LoginPage } from '../pages/login-page';
import type { Shell } from '../pages/shell';
import { accounts } from './accounts';
import { expect, test } from './test';

/** Signs in to a panel, checks what the browser stores, and signs out. */
export async function signInAndOut(
  key: PanelKey,
  { page, loginPage, shell }: { page: Page; loginPage: LoginPage; shell: Shell },
) {
  const panel = panels[key];

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
}
