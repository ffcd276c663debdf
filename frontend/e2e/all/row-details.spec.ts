// The details of a row at the three widths: next to the names of the list, over the list, in place of it.
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

const LISTS = [
  '/admin/widthdrawal/pending',
  '/admin/manageUser',
  '/admin/approvedHost',
  '/admin/videos',
  '/admin/rechargeHistory',
  '/admin/audit',
  '/admin/manageAgency',
  '/admin/admins',
];
const panelOf = (page: Page) => page.locator('[data-details]');

/** Clicks a row where it has no control. */
async function clickRow(row: Locator) {
  const x = await row.evaluate((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    const isFree = (at: number) => {
      const element = document.elementFromPoint(left + at, top + 3);
      return (
        one.contains(element) && !element?.closest('a, button, input, select, label, [class*=selector-cell]')
      );
    };
    return Array.from({ length: Math.floor(width / 8) }, (_, index) => index * 8 + 4).find(isFree);
  });
  await row.click({ position: { x: x!, y: 3 } });
}

for (const width of [360, 1024, 1366])
  test(`opens, moves on and closes at ${width} px`, async ({ page, context }) => {
    test.setTimeout(5 * 60_000);
    await signIn(context, 'admin');
    await page.setViewportSize({ width, height: 768 });
    for (const path of LISTS)
      await test.step(path, async () => {
        await page.goto(path);
        const rows = page.locator('main [data-row]');
        await rows.first().waitFor();
        const columns = await page.locator('thead th').count();
        await clickRow(rows.first());
        const panel = panelOf(page);
        await expect(panel).toBeVisible();
        await expect(panel).toHaveAttribute('role', width < 1366 ? 'dialog' : 'complementary');
        await expect(panel.locator('.mantine-Skeleton-root')).toHaveCount(0);
        const box = (await panel.boundingBox())!;
        expect(box.x + box.width).toBe(width);
        expect(box.width).toBe(width < 768 ? width : 440);
        // No value is wider than the panel, and no column of the list has moved away.
        expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
        expect(await page.locator('thead th').count()).toBe(columns);
        const first = await panel.getAttribute('data-details');
        await page.keyboard.press('j');
        await expect(panel).not.toHaveAttribute('data-details', first!);
        await expect(page).toHaveURL(new RegExp(`open=${(await panel.getAttribute('data-details'))!}`));
        const shared = page.url();
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
        await expect(page.locator('main [data-row] :focus')).toHaveCount(1);
        await page.goto(shared);
        await expect(panel).toBeVisible();
      });
  });

test('keeps the focus inside while the details cover the list', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/admin/widthdrawal/pending');
  await clickRow(page.locator('tr[data-row]').first());
  const panel = panelOf(page);
  await expect(panel.getByText('Total paid')).toBeVisible();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
  }
});
