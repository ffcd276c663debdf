// Family count and live time: one record each, so each screen is tested in one go.
import { picture } from './support/picture';
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
  await expect(count).toHaveValue('50');
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
  await expect(count).toHaveValue('60');

  const image = page.getByRole('button', { name: /^Show picture/ }).locator('img');
  const before = await image.getAttribute('src');
  await page.getByRole('button', { name: 'Edit' }).click();
  await count.fill('');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(count).toHaveValue('60');
  await expect(image).not.toHaveAttribute('src', before!);
  await page.reload();
  await expect(count).toHaveValue('60');
});

test('live time: Edit, Save, and Cancel that clears both fields', async ({ page, shell }) => {
  await page.goto('/admin/livetime');
  await expect(shell.title('Manage Live Time')).toBeVisible();
  const [days, time] = [page.getByLabel('Days'), page.getByLabel('Time (minutes)')];
  await expect(days).toHaveValue('20');
  await expect(days).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Edit' }).click();
  await days.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field cannot be empty')).toBeVisible();
  await days.fill('25');
  await time.fill('90');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toasts).toContainText('Live time updated');
  await expect(days).toHaveAttribute('readonly');
  await expect(days).toHaveValue('25');

  await page.getByRole('button', { name: 'Edit' }).click();
  await days.fill('7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  for (const field of [days, time]) {
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('readonly');
  }
  await expect(page.getByText('25 days and 90 minutes still hold')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('25');
  await expect(time).toHaveValue('90');
});

test('app version: a minimum above the latest is refused, a right pair stays', async ({ page, shell }) => {
  await page.goto('/admin/appversion');
  await expect(shell.title('App Version')).toBeVisible();
  const [minimum, latest] = [page.getByLabel('Minimum version'), page.getByLabel('Latest version')];
  await page.getByRole('button', { name: 'Edit' }).click();
  await minimum.fill('2.1');
  await latest.fill('2.0');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This must not be below the minimum')).not.toHaveCount(0);
  await latest.fill('2.4.12');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.toasts).toContainText('App versions saved');
  await page.reload();
  await expect(minimum).toHaveValue('2.1');
  await expect(latest).toHaveValue('2.4.12');
});
