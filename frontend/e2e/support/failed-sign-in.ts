import { expect, test, type Page } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { LoginPage } from '../pages/login-page';
import { Shell } from '../pages/shell';
import { accounts } from './accounts';

/** Signs in with a wrong password, then with the right password. The form shows the error until the next attempt. */
export async function failThenSignIn(page: Page, panel: PanelKey) {
  const loginPage = new LoginPage(page);
  const fault = page.getByRole('main').getByRole('alert');

  await test.step('Send a wrong password', async () => {
    await loginPage.open(panel);
    await expect(page.getByText(/^Forgot your password\? Ask .* platform admin/)).toBeVisible();
    await loginPage.send(accounts[panel].id, 'not-the-password');
    await expect(fault).toHaveText('Invalid Credentials');
    await expect(loginPage.id).toHaveValue(accounts[panel].id);
    await expect(loginPage.submit).toBeEnabled();
    await expect(loginPage.password).toBeFocused();
  });

  await test.step('Type the right password and sign in', async () => {
    await page.keyboard.type(accounts[panel].password);
    await expect(fault).toBeVisible();
    await loginPage.submit.click();
    await expect(new Shell(page).title('Dashboard')).toBeVisible();
    await expect(page.getByText('Invalid Credentials')).toHaveCount(0);
  });
}
