// What the figures say about periods that are empty, not over, not known or not summed yet, and about failures.
import { chooseOption } from '../support/choose-option';
import type { FiguresResponse } from '../../src/api/figures.gen';
import { FiguresPage, untilSummed, type Series } from '../pages/figures-page';
import { axeFaults } from '../support/axe';
import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';

// The subjects below the counters load when they are seen.
test.use({ viewport: { width: 1280, height: 1800 } });

type Change = (series: Series) => Partial<Series>;

test.beforeEach(async ({ page, context }) => {
  test.setTimeout(10 * 60_000);
  await signIn(context, 'agency');
  await untilSummed(context.request, 'agency', 'liveMinutes');
  await interceptable(page);
});

for (const [state, change, text] of [
  ['are still being summed', () => ({ filling: true }), 'Past days are still being summed.'],
  [
    'contain nothing',
    ({ points, before }) => ({
      points: points.map((point) => ({ ...point, value: 0 })),
      total: 0,
      before: before && { ...before, total: 0 },
    }),
    'No sessions in this period',
  ],
] as [string, Change, string | RegExp][])
  test(`says that the days ${state}`, async ({ page }) => {
    // The API tests cover these states. This test covers the display.
    await page.route('**/api/figures?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as FiguresResponse;
      await route.fulfill({
        response,
        json: { ...body, details: { ...body.details, ...change(body.details) } },
      });
    });
    const figures = new FiguresPage(page);
    await page.goto('/agency/dashboard');
    await expect(figures.subject('Live').region).toContainText(text);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('figures without a past say since when they are known', async ({ page, context }) => {
  await signIn(context, 'admin');
  const users = new FiguresPage(page).subject('Users');
  await page.goto('/admin');
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await users.figure('Active users').click({ timeout: 500 });
  }).toPass();
  await expect(users.region).toContainText(/Known since \d+ \w+ 2\d{3}\./);
});

test('a period that ends today says that today is not over, a past one does not', async ({ page }) => {
  const figures = new FiguresPage(page);
  const live = figures.subject('Live');
  await page.goto('/agency/dashboard');
  await expect(live.region).toContainText('Today is not over.');
  await chooseOption(figures.period, 'Last month');
  await expect(live.chart).toBeVisible();
  await expect(live.region).not.toContainText('Today is not over.');
});

test('a failed read says why and can be tried again', async ({ page }) => {
  let fails = true;
  await page.route('**/api/figures?*', (route) =>
    fails
      ? route.fulfill({ status: 500, json: { success: 0, message: 'The server failed', code: 'INTERNAL' } })
      : route.continue(),
  );
  const figures = new FiguresPage(page);
  const live = figures.subject('Live');
  await page.goto('/agency/dashboard');
  await expect(live.region.getByRole('alert')).toContainText('The server failed');
  fails = false;
  await live.region.getByRole('button', { name: 'Retry' }).click();
  await expect(live.chart).toBeVisible();
});

test('the step follows the length of the period until another one is chosen', async ({ page }) => {
  const figures = new FiguresPage(page);
  await page.goto('/agency/dashboard');
  await expect(figures.step).toHaveValue('By day');
  await chooseOption(figures.period, 'Last 90 days');
  await expect(figures.step).toHaveValue('By week');
  await chooseOption(figures.step, 'By month');
  await expect(page).toHaveURL(/by=month/);
  await figures.subject('Live').tableButton.click();
  await expect(figures.subject('Live').table.getByRole('columnheader', { name: 'Month' })).toBeVisible();
});

test('figures load after the first paint of the dashboard', async ({ page }) => {
  const { chart } = new FiguresPage(page).subject('Live');
  await page.goto('/agency/dashboard');
  await expect(chart).toBeVisible();
  // The server knows this browser now and renders the screen.
  await page.reload();
  await expect(chart).toBeVisible();
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  const later = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/figures|\/(figures-(?!later)|charts-|time-chart-)[^/]+\.js/.test(name))
      .map(({ startTime }) => startTime),
  );
  // The code of the figures and of the chart, and at least one read.
  expect(later.length).toBeGreaterThan(2);
  expect(Math.min(...later)).toBeGreaterThan(paint);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in figures as charts and as tables (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const live = new FiguresPage(page).subject('Live');
    await page.goto('/agency/dashboard');
    await expect(live.chart.locator('path').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await live.tableButton.click();
    await expect(live.table).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
