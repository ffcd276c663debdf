// The frame of every screen: colours, scroll position, quick search, and code or data that does not load.
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';

test('keeps the chosen colour scheme', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
});

test('matches paths in any case', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/MANAGEBD');
  await expect(shell.title('BDs')).toBeVisible();
});

test('the quick search finds lists and forms', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageBd');
  await expect(shell.title('BDs')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a page' }).fill('add agency a');
  await page.keyboard.press('Enter');
  await expect(shell.title('Add agency admin')).toBeVisible();
});

test('loads the code of a screen when the pointer is over its link, before the click', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  await expect(shell.title('My profile')).toBeVisible();
  const asked = page.waitForRequest(/\/assets\/jobs-page-.*\.js/);
  await shell.menu.getByRole('link', { name: 'Jobs' }).hover();
  await asked;
  await expect(page).toHaveURL('/admin/profile');
});

test('Back returns to the scroll position of a list, and another screen starts at its top', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');

  await test.step('Scroll down in a list', async () => {
    await page.goto('/admin/manageUser?limit=50');
    await expect(userList.rows).toHaveCount(50);
    await userList.links.nth(30).scrollIntoViewIfNeeded();
  });
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);

  await test.step('Open a user: the page starts at its top', async () => {
    await userList.links.nth(30).click();
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('Go back', async () => {
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });
});

test('reports a screen whose code does not load, and opens the screen with Reload', async ({
  page,
  context,
  shell,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.route('**/assets/user-list-page-*.js', (route) => route.abort());
  await page.goto('/admin/manageUser');
  // The page reloads itself once before it shows the error.
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  await page.unrouteAll();
  await reload.click();
  await expect(userList.rows).toHaveCount(5);
  await expect(shell.title('Users')).toBeVisible();
});

test('keeps a list while the connection is lost, and turns the page when it returns', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  const next = page.getByRole('button', { name: 'Next' });
  await page.goto('/admin/manageUser');
  await expect(userList.rows).toHaveCount(5);
  await context.setOffline(true);
  await expect(next).toBeDisabled();
  await expect(userList.rows).toHaveCount(5);
  await context.setOffline(false);
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(userList.rows).toHaveCount(5);
});

test('keeps a form while the connection is lost, and opens the menu when the connection returns', async ({
  page,
  context,
}) => {
  await signIn(context, 'bd');
  const name = page.getByRole('textbox', { name: 'Name' });
  const menu = page.getByRole('button', { name: 'Open menu' });

  await test.step('Type into a form', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/bd/addagencyadmin');
    await name.fill('Half typed');
  });

  await test.step('Open the menu without a connection', async () => {
    await context.setOffline(true);
    await menu.click();
    // On a phone the toast covers the button.
    const toast = page.getByRole('alert').filter({ hasText: 'The data could not be loaded' });
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(name).toHaveValue('Half typed');
  });

  await test.step('Open the menu with a connection', async () => {
    await context.setOffline(false);
    await menu.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My profile' })).toBeVisible();
  });
});

test('opens a screen when its code can be loaded again', async ({ page, context, shell }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/dashboard');
  await expect(shell.title('Dashboard')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL('/bd/profile');
  await context.setOffline(false);
  await expect(shell.title('My profile')).toBeVisible();
});

test('keeps a long name within the screen', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  const { _id, name } = await addBd(context, 'issued-first-1', 'W'.repeat(80));
  await page.goto(`/admin/editBD?id=${_id}`);
  await expect(shell.title('Edit BD')).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('reports an unknown address and a foreign record as not found', async ({ page, context }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/viewAgency?id=66f0c0ffee00000000000001');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto('/bd/viewagencyadmin');
  await expect(page.getByText('Not found')).toBeVisible();
});
