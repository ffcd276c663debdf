// What hosts earned: list, period, order, the days of a host, and the export.
import type { BrowserContext, Page } from '@playwright/test';
import type { Shell } from '../pages/shell';
import { chooseOption } from './choose-option';
import { exportedList } from './downloads';
import { expect, signIn, test } from './test';

const rows = (page: Page) => page.locator('#root tr[data-row]');
const numberOf = (text: string) => Number(text.split('\n')[0]!.replaceAll(',', ''));
/** Returns the numbers of a column that the list shows, in order. */
async function numbers(page: Page, column: string) {
  const heads = await page.locator('#root thead th').allInnerTexts();
  const at = heads.findIndex((head) => head.startsWith(column));
  const texts = await rows(page)
    .locator(`td:nth-child(${at + 1})`)
    .allInnerTexts();
  return texts.map(numberOf);
}

/** Uses and checks the earnings of hosts, from the list to the days of a host. */
export async function checkEarnings(
  panel: 'admin' | 'agency',
  { page, context, shell }: { page: Page; context: BrowserContext; shell: Shell },
) {
  await signIn(context, panel);
  const period = page.locator('#root').getByRole('combobox', { name: 'Period' });
  const list = page.locator('#root').getByRole('region', { name: 'Earnings' });
  const totals = page.locator('#root').getByRole('region', { name: 'Totals of all hosts' });

  await test.step('Open the list', async () => {
    await page.goto(`/${panel}/earnings`);
    await expect(shell.title('Earnings')).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(period).toHaveValue('Last 30 days');
    await expect(rows(page).first()).toContainText(/\d, target \d/);
  });

  await test.step('Choose a period', async () => {
    const ofMonth = await totals.innerText();
    await chooseOption(period, 'Last 90 days');
    await expect(page).toHaveURL(/period=90/);
    await expect.poll(() => totals.innerText()).not.toBe(ofMonth);
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const before = await totals.innerText();
    await chooseOption(period, 'Custom days');
    await expect(page).toHaveURL(/period=custom&from=[\d-]+&to=[\d-]+|from=[\d-]+&to=[\d-]+&period=custom/);
    await expect(page.locator('#root').getByLabel('From', { exact: true })).toBeVisible();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    expect(await totals.innerText()).toBe(before);
    await page.reload();
    await expect(page.locator('#root').getByLabel('From', { exact: true })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('Sort by minutes', async () => {
    const head = list.getByRole('columnheader', { name: /^Minutes/ }).getByRole('button');
    const rising = (one: number, other: number) => one - other;
    await head.click();
    await expect(page).toHaveURL(/sort=minutes/);
    await expect(async () => {
      const shown = await numbers(page, 'Minutes');
      expect(shown).toEqual(shown.toSorted(rising));
    }).toPass();
    await head.click();
    await expect(page).toHaveURL(/sort=-minutes/);
    await expect(async () => {
      const shown = await numbers(page, 'Minutes');
      expect(shown).toEqual(shown.toSorted(rising).toReversed());
    }).toPass();
  });

  const name = (await rows(page).first().getByRole('link').innerText()).trim();

  await test.step('Export the same hosts', async () => {
    const total = Number((await totals.locator('dd').first().innerText()).replaceAll(',', ''));
    const { name: file, lines } = await exportedList(page);
    expect(file).toMatch(/^earnings-[\d-]+\.csv$/);
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toContain(name);
  });

  await test.step('Open a host: its calendar adds up', async () => {
    await rows(page).first().getByRole('link').click();
    await expect(page.locator('#root').getByRole('heading', { level: 1, name })).toBeVisible();
    const calendar = page.locator('#root').getByRole('table', { name: /^Days of / });
    await expect(calendar.getByRole('columnheader').first()).toHaveText(/Monday/);
    const previous = page.locator('#root').getByRole('button', { name: 'Previous month' });
    const month = await page.locator('#root h2').first().innerText();
    await previous.click();
    await expect(page.locator('#root h2').first()).not.toHaveText(month);
    await expect(page).toHaveURL(/month=\d{4}-\d\d/);
    const now = await page.locator('#root h2').first().innerText();
    await expect(calendar).toHaveAccessibleName(`Days of ${now}`);
    await expect(async () => {
      const days = await calendar.locator('td').allInnerTexts();
      const minutes = days.map((day) => Number(/([\d,]+) minutes/.exec(day)?.[1]?.replaceAll(',', '') ?? 0));
      const total = page
        .locator('#root dl > div')
        .filter({ hasText: /^Minutes/ })
        .locator('dd');
      expect(numberOf(await total.innerText())).toBe(minutes.reduce((sum, value) => sum + value, 0));
    }).toPass();
  });

  await test.step('Fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}
