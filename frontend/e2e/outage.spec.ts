// The server stops for a while: the panels recover by themselves.
import { offline, test } from './support/outage';
import { expect } from './support/test';

test('loads screens and lists again when the server returns', async ({ page, shell, server, userList }) => {
  const banner = page.getByRole('status').filter({ hasText: offline });
  await page.goto(`${server.url}/admin/manageUser`);
  await expect(userList.rows).toHaveCount(5);

  await test.step('Change the page while the server is stopped', async () => {
    await server.stop();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(banner).toBeVisible();
    await expect(page.getByRole('main').getByText('No connection')).toBeVisible();
  });

  await test.step('Start the server: the list is read', async () => {
    await server.start();
    await expect(banner).toHaveCount(0);
    await expect(userList.rows).toHaveCount(5);
    await expect(userList.range).toContainText('Showing 6 to 10');
  });

  await test.step('Open a screen while the server is stopped', async () => {
    await server.stop();
    await shell.menu.getByRole('link', { name: 'Send Coins' }).click();
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
