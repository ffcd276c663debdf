// A salary run from the file to its result, and a file with errors.
import type { Page } from '@playwright/test';
import { balanceOf } from './support/coins';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const choose = (page: Page, ...rows: string[]) =>
  page.locator('#root input[type=file]').setInputFiles({
    name: 'salaries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Code,Coins,Note', ...rows].join('\r\n')),
  });
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true }).click();
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('sends the coins of a checked file and shows the result of each row', async ({
  page,
  context,
  shell,
}) => {
  const agencies = [await addCoinAgency(context, 1), await addCoinAgency(context, 1)];
  const title = `Salaries ${Date.now()}`;

  await test.step('Open a new run from the list', async () => {
    await page.goto('/admin/salaryruns');
    await page.getByRole('link', { name: 'New salary run' }).first().click();
    await expect(shell.title('New salary run')).toBeVisible();
  });

  await test.step('Check a file', async () => {
    await choose(page, `${agencies[0]!.uniqueId},"1,200",October`, `${agencies[1]!.uniqueId},34,`);
    await check(page);
    await expect(preview(page).getByRole('status')).toHaveText('2 rows1,234 coinsNo errors');
    await expect(preview(page).getByRole('row').nth(1)).toContainText(
      `${agencies[0]!.uniqueId}October1,200Ready`,
    );
  });

  await test.step('Confirm the sum and the number of recipients', async () => {
    await page.getByRole('textbox', { name: 'Title of the run' }).fill(title);
    await page.getByRole('button', { name: 'Send 1,234 coins to 2 recipients' }).click();
    await expect(shell.dialogText('Send 1,234 coins to 2 recipients?')).toBeVisible();
    await shell.answer('Send 1,234 coins to 2 recipients');
  });

  await test.step('Follow the run to its end', async () => {
    await expect(shell.title(title)).toBeVisible();
    await expect(page.getByText('2 of 2').first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: agencies[1]!.uniqueId })).toContainText('Done');
    expect(await balanceOf(context.request, agencies[0]!.uniqueId)).toBe(1201);
    expect(await balanceOf(context.request, agencies[1]!.uniqueId)).toBe(35);
  });

  await test.step('Find the transfer with its note in the recharge history', async () => {
    await page.goto(`/admin/rechargeHistory?search=${encodeURIComponent(agencies[0]!.uniqueId)}`);
    const row = page.getByRole('row').filter({ hasText: '1,200' });
    await expect(row).toContainText('October');
    await row.getByRole('link', { name: 'Salary run' }).click();
    await expect(shell.title(title)).toBeVisible();
  });
});
