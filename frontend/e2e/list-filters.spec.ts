// The shared filters of lists: the address holds them, chips name them, and each chip clears its filter.
import type { Page } from '@playwright/test';
import { chooseOption } from './support/choose-option';
import { expect, signIn, test } from './support/test';

const root = (page: Page) => page.locator('#root');
const range = (page: Page) => root(page).getByText(/^Showing|^0 entries/);

/** Reads a total from the API with the session of the browser. */
async function totalOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/api/${path}`, { headers: { 'X-Panel': 'admin' } });
  return Number(((await answer.json()) as { total: number }).total);
}

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('filters the users by state and day, in the address', async ({ page, filters }) => {
  const inactive = await totalOf(page, 'admin/users?active=false&limit=1');
  const all = await totalOf(page, 'admin/users?limit=1');
  expect(inactive).toBeLessThan(all);

  await test.step('a choice is in the address, narrows the list and says so', async () => {
    await page.goto('/admin/manageUser?page=2');
    await filters.choose('Account', 'Inactive');
    await expect(page).toHaveURL('/admin/manageUser?active=false');
    await expect(range(page)).toContainText(`of ${inactive} entries`);
    await expect(filters.chip('Account')).toBeFocused();
    await page.reload();
    await expect(range(page)).toContainText(`of ${inactive} entries`);
    await expect(filters.chip('Account')).toHaveText('Account: Inactive');
  });

  await test.step('days without a user show an empty list that names the filter', async () => {
    await filters.type('Registered', { To: '2001-01-31' });
    await expect(page).toHaveURL('/admin/manageUser?active=false&to=2001-01-31');
    await expect(filters.chip('Registered')).toHaveText('Registered: until 31 Jan 2001');
    await expect(root(page).getByText('Clear a filter or choose other values.')).toBeVisible();
  });

  await test.step('a chip clears its filter, and Back sets it again', async () => {
    await filters.clear('Registered');
    await expect(page).toHaveURL('/admin/manageUser?active=false');
    await expect(filters.bar.getByRole('button', { name: 'Add filter' })).toBeFocused();
    await expect(range(page)).toContainText(`of ${inactive} entries`);
    await page.goBack();
    await expect(filters.chip('Registered')).toHaveText('Registered: until 31 Jan 2001');
  });

  await test.step('one button clears all filters', async () => {
    await filters.clearAll.click();
    await expect(page).toHaveURL('/admin/manageUser');
    await expect(range(page)).toContainText(`of ${all} entries`);
    await expect(filters.clearAll).toBeHidden();
  });
});

test('adds a filter from the menu, and forgets a filter that got no value', async ({ page, filters }) => {
  await page.goto('/admin/audit');
  await filters.open('Role');
  await page.keyboard.press('Escape');
  await expect(filters.chip('Role')).toBeHidden();
  await filters.choose('Role', 'Agency');
  await expect(page).toHaveURL('/admin/audit?role=agency');
  await expect(filters.chip('Role')).toBeFocused();
  await filters.clear('Role');
  await expect(filters.chip('Role')).toBeHidden();
  await expect(filters.bar.getByRole('button', { name: 'Add filter' })).toBeFocused();
});

test('sets the filters of a list on a phone in a sheet', async ({ page, filters }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/manageUser');
  const sheet = page.getByRole('dialog', { name: 'Filters' });

  await test.step('one button sets all filters at once', async () => {
    await filters.bar.getByRole('button', { name: 'Filters', exact: true }).click();
    await chooseOption(sheet.getByRole('combobox', { name: 'Account' }), 'Inactive');
    await sheet.getByRole('group', { name: 'Registered' }).getByLabel('From').fill('2020-01-01');
    await sheet.getByRole('button', { name: 'Show rows' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/admin/manageUser?active=false&from=2020-01-01');
  });

  await test.step('a wrong range stays in the sheet', async () => {
    await page.reload();
    await filters.bar.getByRole('button', { name: 'Filters (2)' }).click();
    await sheet.getByRole('group', { name: 'Registered' }).getByLabel('To').fill('2019-01-01');
    await sheet.getByRole('button', { name: 'Show rows' }).click();
    await expect(sheet.getByRole('alert')).toHaveText('From must be on or before To');
  });

  await test.step('the sheet clears them, and the focus returns to its button', async () => {
    await sheet.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/admin/manageUser');
    await expect(filters.bar.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  });
});
