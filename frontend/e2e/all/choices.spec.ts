// Fields with choices from the server: their messages when the choices do not load, and how to recover.
import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';
import { plainUserAt } from '../support/users';
import { withoutFirstData } from '../support/without-first-data';

test.beforeEach(async ({ context }) => {
  await signIn(context, 'admin');
  await withoutFirstData(context);
});

const down = { status: 503, json: { success: false, message: 'Service unavailable' } };

test('loads categories again when the list is opened after a failure', async ({ page }) => {
  let works = false;
  await page.route(/livegiftcategory/i, (route) => (works ? route.continue() : route.fulfill(down)));
  await page.goto('/admin/addLiveGift');
  const field = page.getByRole('combobox', { name: 'Category' });
  await expect(field).toHaveAccessibleDescription(/could not be loaded/);
  works = true;
  await field.click();
  await page.getByRole('option', { name: 'Popular', exact: true }).click();
  await expect(field).toHaveValue('Popular');
  await expect(field).not.toHaveAccessibleDescription(/could not be loaded/);
});

test('reports a failed search for a BD as a failure, not as an empty result', async ({ page }) => {
  let works = false;
  await page.route('**/api/bdpanel/getbd?**', (route) => (works ? route.continue() : route.fulfill(down)));
  await page.goto('/admin/addAgencyAdmin');
  const field = page.getByRole('combobox', { name: 'BD' });
  await field.fill('BD1');
  await expect(page.getByText('The search failed. Type again to retry.')).toBeVisible();
  works = true;
  await field.fill('BD100001');
  await page.getByRole('option', { name: /^BD100001/ }).click();
  await expect(field).toHaveValue(/^BD100001/);
});

test('keeps the tag and says so when the tags cannot be loaded', async ({
  page,
  context,
  shell,
  userPage,
}) => {
  await interceptable(page);
  const { _id } = await plainUserAt(context, 15);
  await userPage.open(_id);
  await userPage.tag.selectOption('Rising Star');
  await expect(shell.toasts.getByRole('status')).toBeVisible();
  await page.route('**/api/admin/tag/**', (route) => route.fulfill(down));
  await page.reload();
  await expect(userPage.tag).toBeDisabled();
  await expect(userPage.tag).toHaveAccessibleDescription(/could not be loaded/);
  await expect(userPage.tag.locator('option:checked')).toHaveText('Has a tag');
});
