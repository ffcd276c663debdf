import type { Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import { Shell } from '../pages/shell';
import { expect } from './test';

/** Changes the password of the account that is signed in to a panel, and changes the password back. */
export async function changePasswordTwice(page: Page, panel: PanelKey, password: string) {
  const { dashboard, profile } = panels[panel];
  const change = async (from: string, to: string) => {
    await page.goto(`${profile}?tab=password`);
    await page.getByRole('textbox', { name: 'Current password' }).fill(from);
    await page.getByRole('textbox', { name: 'New password' }).fill(to);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(to);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(dashboard);
    await expect(new Shell(page).title('Dashboard')).toBeVisible();
  };
  await change(password, 'another-password-1');
  await change('another-password-1', password);
}
