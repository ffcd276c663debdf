// Settings with one value each, all on one page. One test covers one setting.
import { putBack } from './support/history';
import { picture } from './support/picture';
import { readValue } from './support/read-value';
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
