// The server stops for a while, or a new version of the panels is deployed: the panels recover by themselves.
import { offline, test } from '../support/outage';
import { expect, signIn } from '../support/test';

test('keeps a form during an outage', async ({ page, shell, server }) => {
  await page.goto(`${server.url}/admin/addGift`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half typed');
  await server.stop();
  const banner = page.getByRole('status').filter({ hasText: offline });
  await expect(banner).toBeVisible();
  await server.start();
  await expect(banner).toHaveCount(0);
  await expect(title).toHaveValue('Half typed');
  await expect(shell.title('Add gift')).toBeVisible();
});

test('a page of an older version loads the new version by itself', async ({ page, context, userList }) => {
  await signIn(context, 'admin');
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  // A browser may ask again for a file that it could not preload. The first page never gets it.
  await page.route('**/assets/user-list-page-*.js', (route) =>
    pages === 1 ? route.fulfill({ status: 404, contentType: 'text/html', body: '' }) : route.continue(),
  );
  await page.goto('/admin/manageUser');
  await expect(userList.rows).toHaveCount(5);
  expect(pages).toBe(2);
});

test('should keep the rows, disable their buttons and say so once when the server cannot be reached', async ({
  page,
  server,
  userList,
}) => {
  test.slow();
  await page.goto(`${server.url}/admin/manageUser`);
  await expect(userList.rows).toHaveCount(5);
  const first = await userList.rows.first().innerText();
  await server.stop();
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible();
  const read = page.waitForEvent('requestfailed', (request) => request.url().includes('search=an'));
  await userList.search.fill('an');
  await userList.search.press('Enter');
  await read;
  await expect(page.getByText(/No connection|cannot be reached/)).toHaveCount(1);
  expect(await userList.rows.first().innerText()).toBe(first);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(userList.rows.locator('input')).not.toHaveCount(0);
  await expect(userList.rows.locator(':is(button, input):enabled')).toHaveCount(0);
  await server.start();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('loads screens and lists again when the server returns', async ({ page, shell, server, userList }) => {
  test.slow();
  const banner = page.getByRole('status').filter({ hasText: offline });
  await page.goto(`${server.url}/admin/manageUser`);
  await expect(userList.rows).toHaveCount(5);

  await test.step('Search while the server is stopped', async () => {
    await server.stop();
    await userList.search.fill('an');
    await userList.search.press('Enter');
    await expect(banner).toBeVisible();
  });

  await test.step('Start the server: the list is read', async () => {
    await server.start();
    await expect(banner).toHaveCount(0);
    await expect(page).toHaveURL(/search=an/);
    await expect(userList.rows.first()).toContainText(/an/i);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
  });

  await test.step('Open a screen while the server is stopped', async () => {
    await server.stop();
    await shell.menu.getByRole('link', { name: 'Coins', exact: true }).click();
    await expect(page).toHaveURL(/sendCoins/);
    await expect(banner).toBeVisible();
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
  });

  await test.step('Start the server: the screen opens', async () => {
    await server.start();
    await expect(shell.title('Send Coins')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Coin' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
