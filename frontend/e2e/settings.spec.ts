// Settings with one value each, all on one page. One test covers one setting.
import { ConflictDialog } from './pages/conflict-dialog';
import { oldValues, putBack } from './support/history';
import { picture } from './support/picture';
import { readValue } from './support/read-value';
import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('family count: changes picture and count, and an empty count keeps the previous count', async ({
  page,
  context,
  shell,
}) => {
  const count = page.getByLabel('Count', { exact: true });

  await test.step('Open the settings', async () => {
    await page.goto('/admin/familycount');
    await expect(shell.title('Manage Family Count')).toBeVisible();
    await expect(readValue(page, 'Count')).toHaveText(/^\d+$/);
  });
  const more = String(Number(await readValue(page, 'Count').innerText()) + 10);

  await test.step('Save a count that is no number', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await count.fill('many');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('form').getByText('Enter a whole number')).toBeVisible();
  });

  await test.step('Save without a connection', async () => {
    await count.fill(more);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(shell.toasts).toContainText('Family details update failed');
  });

  await test.step('Save again with a connection', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(shell.toasts).toContainText('Family details updated successfully');
    await expect(readValue(page, 'Count')).toHaveText(more);
  });

  const image = page.getByRole('button', { name: /^Show picture/ }).locator('img');
  const before = await image.getAttribute('src');

  await test.step('Change the picture and leave the count empty', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await count.fill('');
    await page.locator('#root input[type=file]').setInputFiles(picture);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(readValue(page, 'Count')).toHaveText(more);
    await expect(image).not.toHaveAttribute('src', before!);
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(readValue(page, 'Count')).toHaveText(more);
  });

  await test.step('Put the count from before back', async () => {
    // The entry of the picture holds no field that can be put back.
    await putBack(page).first().click();
    await expect(count).toHaveValue(String(Number(more) - 10));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(readValue(page, 'Count')).toHaveText(String(Number(more) - 10));
  });
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
