// All settings on one page.
import { readValue } from '../support/read-value';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';
import { ConflictDialog } from '../pages/conflict-dialog';
import { oldValues, putBack } from '../support/history';
import { secondAdmin } from '../support/second-admin';

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
    await shell.menu.getByRole('link', { name: 'Settings' }).click();
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

test('live time: edits, saves, and Cancel clears both fields', async ({ page, shell }) => {
  const [days, time] = [page.getByLabel('Days'), page.getByLabel('Time (minutes)')];

  await test.step('Open the settings', async () => {
    await page.goto('/admin/livetime');
    await expect(shell.title('Manage Live Time')).toBeVisible();
    await expect(readValue(page, 'Days')).toHaveText(/^\d+$/);
    await expect(days).toBeHidden();
  });
  const more = String(Number(await readValue(page, 'Days').innerText()) + 5);

  await test.step('Save without days', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await days.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This field cannot be empty')).toBeVisible();
  });

  await test.step('Save valid values', async () => {
    await days.fill(more);
    await time.fill('90');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(shell.toasts).toContainText('Live time updated');
    await expect(readValue(page, 'Days')).toHaveText(more);
  });

  await test.step('Cancel an edit: both fields are cleared', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await days.fill('7');
    await page.getByRole('button', { name: 'Cancel' }).click();
    for (const name of ['Days', 'Time (minutes)']) await expect(readValue(page, name)).toHaveText('');
    await expect(page.getByText(`still ${more} days and 90 minutes`)).toBeVisible();
  });

  await test.step('Reload: the values are stored', async () => {
    await page.reload();
    await expect(readValue(page, 'Days')).toHaveText(more);
    await expect(readValue(page, 'Time (minutes)')).toHaveText('90');
  });

  await test.step('Put the days from before back: the form opens with them, and a save writes them', async () => {
    const before = String(Number(more) - 5);
    await putBack(page).first().click();
    await expect(days).toHaveValue(before);
    await expect(oldValues(page)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(readValue(page, 'Days')).toHaveText(before);
  });
});

test('app version: refuses a minimum above the latest version, saves a valid pair and asks about a colleague', async ({
  page,
  browser,
  shell,
}) => {
  const [minimum, latest] = [page.getByLabel('Minimum version'), page.getByLabel('Latest version')];

  await test.step('Save a minimum above the latest version', async () => {
    await page.goto('/admin/appversion');
    await expect(shell.title('App version')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await minimum.fill('2.1');
    await latest.fill('2.0');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Enter the minimum version or a later version')).not.toHaveCount(0);
  });

  await test.step('Save a valid pair', async () => {
    await latest.fill('2.4.12');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(shell.toasts).toContainText('App versions saved');
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(readValue(page, 'Minimum version')).toHaveText('2.1');
    await expect(readValue(page, 'Latest version')).toHaveText('2.4.12');
  });

  await test.step('Put the versions from before back while a colleague saves others: choose', async () => {
    const conflict = new ConflictDialog(page);
    const colleague = await secondAdmin(browser);
    await putBack(page).first().click();
    await expect(oldValues(page)).toBeVisible();
    await expect(minimum).not.toHaveValue('2.1');
    const data = { minimum: '2.2', latest: '2.5.0' };
    const saved = await colleague.request.post('/api/admin/appversion', {
      headers: { 'X-Panel': 'admin' },
      data,
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const [field, now] of [
      ['Minimum version', '2.2'],
      ['Latest version', '2.5.0'],
    ] as const) {
      await expect(conflict.side(field, 'Now')).toHaveAccessibleName(`Now ${now}`);
      await conflict.side(field, 'Now').check();
    }
    await conflict.save.click();
    await expect(readValue(page, 'Minimum version')).toHaveText('2.2');
    await expect(readValue(page, 'Latest version')).toHaveText('2.5.0');
    await colleague.close();
  });
});
