// Settings of one value each, all on one page: each is tested in one go.
import { picture } from './support/picture';
import { readValue } from './support/read-value';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('family count: the picture and the count are changed, a blank count keeps the old one', async ({
  page,
  context,
  shell,
}) => {
  await page.goto('/admin/familycount');
  await expect(shell.title('Manage Family Count')).toBeVisible();
  const count = page.getByLabel('Count', { exact: true });
  await expect(readValue(page, 'Count')).toHaveText('50');
  await page.getByRole('button', { name: 'Edit' }).click();
  await count.fill('many');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('form').getByText('Enter a whole number')).toBeVisible();
  await count.fill('60');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.toasts).toContainText('Family details update failed');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.toasts).toContainText('Family details updated successfully');
  await expect(readValue(page, 'Count')).toHaveText('60');

  const image = page.getByRole('button', { name: /^Show picture/ }).locator('img');
  const before = await image.getAttribute('src');
  await page.getByRole('button', { name: 'Edit' }).click();
  await count.fill('');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(readValue(page, 'Count')).toHaveText('60');
  await expect(image).not.toHaveAttribute('src', before!);
  await page.reload();
  await expect(readValue(page, 'Count')).toHaveText('60');
});

test('live time: Edit, Save, and Cancel that clears both fields', async ({ page, shell }) => {
  await page.goto('/admin/livetime');
  await expect(shell.title('Manage Live Time')).toBeVisible();
  const [days, time] = [page.getByLabel('Days'), page.getByLabel('Time (minutes)')];
  await expect(readValue(page, 'Days')).toHaveText('20');
  await expect(days).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await days.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field cannot be empty')).toBeVisible();
  await days.fill('25');
  await time.fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toasts).toContainText('Live time updated');
  await expect(readValue(page, 'Days')).toHaveText('25');

  await page.getByRole('button', { name: 'Edit' }).click();
  await days.fill('7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  for (const name of ['Days', 'Time (minutes)']) await expect(readValue(page, name)).toHaveText('');
  await expect(page.getByText('still 25 days and 90 minutes')).toBeVisible();
  await page.reload();
  await expect(readValue(page, 'Days')).toHaveText('25');
  await expect(readValue(page, 'Time (minutes)')).toHaveText('90');
});

test('app version: a minimum above the latest is refused, a right pair stays', async ({ page, shell }) => {
  await page.goto('/admin/appversion');
  await expect(shell.title('App version')).toBeVisible();
  const [minimum, latest] = [page.getByLabel('Minimum version'), page.getByLabel('Latest version')];
  await page.getByRole('button', { name: 'Edit' }).click();
  await minimum.fill('2.1');
  await latest.fill('2.0');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter the minimum version or a later one')).not.toHaveCount(0);
  await latest.fill('2.4.12');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.toasts).toContainText('App versions saved');
  await page.reload();
  await expect(readValue(page, 'Minimum version')).toHaveText('2.1');
  await expect(readValue(page, 'Latest version')).toHaveText('2.4.12');
});

test('the settings stand on one page; each address begins at its section and lets that one be changed', async ({
  page,
  shell,
}) => {
  const values = ['Count', 'Days', 'Minimum version', 'Sending coins'];
  // Coin limits are always open to be changed at their address.
  const value = (label: string) => readValue(page, label).or(page.getByLabel(label, { exact: true }));
  await page.goto('/admin');
  await shell.menu.getByRole('link', { name: 'General settings' }).click();
  await expect(shell.title('General settings')).toBeVisible();
  for (const label of values) await expect(readValue(page, label)).toBeVisible();
  await page.getByRole('link', { name: 'Edit live time' }).click();
  await expect(page).toHaveURL('/admin/livetime');
  await expect(shell.title('Manage Live Time')).toBeVisible();
  await expect(page.getByLabel('Days')).toBeEditable();
  await page.getByRole('button', { name: 'Cancel' }).click();

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
    // One form at a time: its buttons have no namesakes.
    await expect(page.getByRole('button', { name: /^(Edit|Save Changes)$/ })).toHaveCount(1);
  }
  const page640 = (await page.getByRole('region', { name: 'Live time' }).boundingBox())!;
  expect(page640.width).toBeLessThanOrEqual(640);
});

test('a section that could not be read is read again without taking the form of another one away', async ({
  page,
}) => {
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

test('a secret key that is read is no field', async ({ page }) => {
  await page.goto('/admin/secretkey');
  await expect(readValue(page, 'Google client ID')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
