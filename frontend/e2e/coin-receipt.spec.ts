// The receipt of a sale: from the list of sent coins to the printed page.
import { axeFaults } from './support/axe';
import { expect, signIn, test } from './support/test';

test('opens the receipt of a sale, and shares it as text', async ({ page, context, shell }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, 'coin');
  await page.goto('/coin/history');
  const row = page.locator('#root tr[data-row]').filter({ hasText: 'Sent' }).first();
  const user = (await row.locator('td').nth(1).innerText()).split('\n')[0]!;
  const coins = (await row.locator('td').nth(2).innerText()).trim();
  await row.getByRole('link', { name: /^Receipt/ }).click();
  await expect(shell.title('Receipt')).toBeVisible();
  const paper = page.locator('#root').getByRole('article', { name: 'Receipt' });
  await expect(paper).toContainText(`${coins} coins`);
  await expect(paper).toContainText(user);
  await expect(paper).toContainText('coin@100001');
  expect(await axeFaults(page)).toEqual([]);

  await page.locator('#root').getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('#root').getByRole('button', { name: 'Copied as text' })).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(`${coins} coins for`);
  expect(shared).toContain(new URL(page.url()).pathname.split('/').at(-1)!);

  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => shell.sidewaysScroll()).toBeLessThanOrEqual(0);

  await test.step('A sale of another coin agency does not exist', async () => {
    await page.goto('/coin/receipt/66f0c0ffee00000000000001');
    await expect(page.locator('#root').getByText('Not found').first()).toBeVisible();
  });
});
