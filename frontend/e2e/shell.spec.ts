// What is around every screen: its menu, its colours, its addresses.
import { addBd } from './support/staff';
import { expect, signIn, test } from './support/test';

test('the menu of a phone opens, leads on and closes', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manage users' }).click();
  await expect(shell.title('Manage users')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(5);
});

test('the colour scheme that is chosen stays', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
});

test('paths match in any case', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/MANAGEBD');
  await expect(shell.title('Manage BD')).toBeVisible();
});

test('another address of a panel is said not to exist, a foreign record not to be found', async ({
  page,
  context,
}) => {
  await signIn(context, 'bd');
  await page.goto('/bd/viewAgency?id=66f0c0ffee00000000000001');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto('/bd/viewagencyadmin');
  await expect(page.getByText('Not found')).toBeVisible();
});

test('the quick search finds the lists and the forms', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageBd');
  await expect(shell.title('Manage BD')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen' }).fill('add agency a');
  await page.keyboard.press('Enter');
  await expect(shell.title('Add agency admin')).toBeVisible();
});

test('the code of a screen comes when somebody points at its link, before the click', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  await expect(shell.title('My profile')).toBeVisible();
  const asked = page.waitForRequest(/\/assets\/jobs-page-.*\.js/);
  await shell.menu.getByRole('button', { name: 'System' }).click();
  await shell.menu.getByRole('link', { name: 'Background jobs' }).hover();
  await asked;
  await expect(page).toHaveURL('/admin/profile');
});

test('Back leads to the row where a list was left, another screen begins at its top', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser?limit=50');
  await expect(userList.rows).toHaveCount(50);
  await userList.links.nth(30).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await userList.links.nth(30).click();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a screen whose code does not come says so within the frame, and comes with Reload', async ({
  page,
  context,
  shell,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.route('**/assets/user-list-page-*.js', (route) => route.abort());
  await page.goto('/admin/manageUser');
  // The page is loaded anew once by itself before it gives up.
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  await page.unrouteAll();
  await reload.click();
  await expect(userList.rows).toHaveCount(5);
  await expect(shell.title('Manage users')).toBeVisible();
});

test('without the code that moves rows a list is a list', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.route('**/assets/arranged-rows-*.js', (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await page.goto('/admin/manageGift');
  await missed;
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});

test('a list that could not be read without a connection comes back with it', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await expect(userList.rows).toHaveCount(5);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('main').getByText('No connection', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(userList.rows).toHaveCount(5);
});

test('without a connection a form stays as it is, and what could not open comes with the connection', async ({
  page,
  context,
}) => {
  await signIn(context, 'bd');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bd/addagencyadmin');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half typed');
  await context.setOffline(true);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  // On a phone the toast lies over the button.
  const toast = page.getByRole('alert').filter({ hasText: 'The data could not be loaded' });
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(name).toHaveValue('Half typed');
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My profile' })).toBeVisible();
});

test('a screen whose code has to wait for a connection comes with it', async ({ page, context, shell }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/dashboard');
  await expect(shell.title('Dashboard')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL('/bd/profile');
  await context.setOffline(false);
  await expect(shell.title('My profile')).toBeVisible();
});

test('a long name stays within the screen', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  const { _id, name } = await addBd(context, 'issued-first-1', 'W'.repeat(80));
  await page.goto(`/admin/editBD?id=${_id}`);
  await expect(shell.title('Edit BD')).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
