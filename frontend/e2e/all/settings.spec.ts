// All settings on one page.
import { readValue } from '../support/read-value';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('all settings are on one page; each address starts at its section and opens its form', async ({
  page,
  shell,
}) => {
  const values = ['Count', 'Days', 'Minimum version', 'Sending coins'];
  // The address of the coin limits always opens their form.
  const value = (label: string) => readValue(page, label).or(page.getByLabel(label, { exact: true }));

  await test.step('Open all settings from the menu', async () => {
    await page.goto('/admin');
    await shell.menu.getByRole('link', { name: 'General settings' }).click();
    await expect(shell.title('General settings')).toBeVisible();
    for (const label of values) await expect(readValue(page, label)).toBeVisible();
  });

  await test.step('Edit one section and cancel', async () => {
    await page.getByRole('link', { name: 'Edit live time' }).click();
    await expect(page).toHaveURL('/admin/livetime');
    await expect(shell.title('Manage Live Time')).toBeVisible();
    await expect(page.getByLabel('Days')).toBeEditable();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Each address starts at its section', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    for (const [path, title, label] of [
      ['/admin/familycount', 'Manage Family Count', 'Count'],
      ['/admin/livetime', 'Manage Live Time', 'Days'],
      ['/admin/appversion', 'App version', 'Minimum version'],
      ['/admin/coinlimits', 'Coin limits', 'Sending coins'],
    ] as const) {
      await page.goto(path);
      await expect(shell.title(title)).toBeAttached();
      await expect(value(label)).toBeInViewport();
      for (const other of values) await expect(value(other)).toBeVisible();
      // Only one form is open, so each button name occurs once.
      await expect(page.getByRole('button', { name: /^(Edit|Save Changes)$/ })).toHaveCount(1);
    }
  });
  const section = (await page.getByRole('region', { name: 'Live time' }).boundingBox())!;
  expect(section.width).toBeLessThanOrEqual(640);
});

test('reads a failed section again without closing the form of another section', async ({ page }) => {
  await withoutFirstData(page);
  const failing = '**/api/admin/appversion';
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { success: 0, message: 'No' } }));
  await page.goto('/admin/livetime');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Days').fill('29');
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(readValue(page, 'Minimum version')).toBeVisible();
  await expect(page.getByLabel('Days')).toHaveValue('29');
});

test('shows a secret key that is not being edited without a field', async ({ page }) => {
  await page.goto('/admin/secretkey');
  await expect(readValue(page, 'Google client ID')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
