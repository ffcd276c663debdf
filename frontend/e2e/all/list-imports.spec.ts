// Imports of staff and hosts, from the button next to Add to the added records.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const choose = (page: Page, ...rows: string[]) =>
  page.locator('#root input[type=file]').setInputFiles({
    name: 'table.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('imports BDs, and hands out their first passwords once', async ({ page, shell }) => {
  const mark = Date.now();
  const [first, second] = [`Import One ${mark}`, `Import Two ${mark}`];
  const number = (last: number) => `91${String(mark).slice(-9)}${last}`;

  await test.step('Check a file with an error, then the corrected file', async () => {
    await page.goto('/admin/manageBd');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await choose(page, 'name,email,number', `${first},no-address,${number(1)}`);
    await check(page);
    await expect(preview(page)).toContainText('email: Enter an email address');
    await choose(
      page,
      'name,email,number',
      `${first},one.${mark}@example.com,${number(1)}`,
      `${second},two.${mark}@example.com,${number(2)}`,
    );
    await check(page);
    await expect(preview(page).getByRole('status')).toContainText('No errors');
  });

  await test.step('Add the accounts', async () => {
    await page.getByRole('button', { name: 'Add 2 accounts' }).click();
    await shell.answer('Add 2 accounts');
    await expect(page.getByText('2 of 2').first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('Done');
  });

  await test.step('Download the passwords once', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download passwords' }).click();
    await shell.answer('Download passwords');
    const lines = (await readFile((await (await saved).path())!, 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(new RegExp(`^BD\\d{6},${first},\\S{12}$`));
    await expect(page.getByText('The passwords were downloaded')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download passwords' })).toHaveCount(0);
  });

  await test.step('Find an account in the list', async () => {
    await page.goto(`/admin/manageBd?search=${encodeURIComponent(second)}`);
    await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();
  });
});
