// The export of a list without rows.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

const root = (page: Page) => page.locator('#root');

const exportButton = (page: Page) => root(page).getByRole('button', { name: 'Export', exact: true });

test('offers no export of an empty list', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser?search=nobody-has-this-name');
  await expect(root(page).getByText('No match', { exact: false }).first()).toBeVisible();
  await expect(exportButton(page)).toBeDisabled();
});
