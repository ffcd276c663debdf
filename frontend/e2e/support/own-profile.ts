import type { Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import { Shell } from '../pages/shell';
import { expect, signIn, test } from './test';

/** Edits the profile of the demo account of a panel, and tries to change the password with wrong values. */
export async function editOwnProfile(page: Page, panel: PanelKey) {
  const { profile, entry } = panels[panel];
  await signIn(page.context(), panel);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });

  await test.step('Open the profile', async () => {
    await page.goto(profile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
  });
  const before = await name.inputValue();

  await test.step('Save without a name', async () => {
    await name.fill('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(name).toHaveAccessibleDescription('This field cannot be empty');
  });

  await test.step('Save another name', async () => {
    await name.fill(`${before} II`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await expect(new Shell(page).account).toContainText(`${before} II`);
    const stored = await page.evaluate((of) => sessionStorage.getItem(of), entry);
    expect(JSON.parse(stored!)).toMatchObject({ name: `${before} II` });
  });

  await test.step('Update the password with empty fields', async () => {
    await page.goto(`${profile}?tab=password`);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'This field cannot be empty',
    );
  });

  await test.step('Update with a wrong password', async () => {
    for (const label of ['Current password', 'New password', 'Confirm password'])
      await page.getByRole('textbox', { name: label }).fill('not-the-password-1');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveAccessibleDescription(
      /Current password is wrong/,
    );
  });
}
