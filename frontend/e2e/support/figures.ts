// The figures of a dashboard: period, comparison, table, legend by keyboard, and the list behind a figure.
import type { BrowserContext, Page } from '@playwright/test';
import type { Measure } from '../../src/api/figures.gen';
import { panels, type PanelKey } from '../../src/lib/panels';
import { FiguresPage, untilSummed, type Series } from '../pages/figures-page';
import { chooseOption } from './choose-option';
import { downloaded } from './downloads';
import { expect, signIn, test } from './test';

interface Case {
  /** A key figure of the panel. */
  card: string;
  measure: Measure;
  /** The subject that shows the same figure over time. */
  subject: string;
  tab: string;
  /** The list behind the figure, if the panel has one. */
  list?: string;
  /** Where the first bar leads. */
  bar?: RegExp;
}

const cases: Record<PanelKey, Case> = {
  admin: {
    card: 'Live minutes',
    measure: 'liveMinutes',
    subject: 'Live',
    tab: 'Live minutes',
    list: '/admin/hostrecord',
    bar: /^\/admin\/hostrecord\?agencyCode=AG\d+&from=/,
  },
  bd: {
    card: 'Live minutes',
    measure: 'liveMinutes',
    subject: 'Live',
    tab: 'Live minutes',
    list: '/bd/earnings',
    bar: /^\/bd\/earnings\?period=custom&agencyAdmin=AA\d+&from=/,
  },
  agencyadmin: {
    card: 'Approved hosts',
    measure: 'hostApplicationsApproved',
    subject: 'Host applications',
    tab: 'Approved',
    list: '/agencyadmin/approvedhost',
    bar: /^\/agencyadmin\/approvedhost\?agencyCode=AG\d+&from=/,
  },
  agency: {
    card: 'Live minutes',
    measure: 'liveMinutes',
    subject: 'Live',
    tab: 'Live minutes',
    list: '/agency/hostrecord',
  },
  coin: {
    card: 'Coins sold to users',
    measure: 'coinsSoldToUsers',
    subject: 'Over time',
    tab: 'Sold to users',
    list: '/coin/history',
  },
};

const shown = (value: number | null) =>
  value === null ? '–' : new Intl.NumberFormat('en-GB').format(value).replace('-', '−');

/** What the table of a series must show. */
const rowsOf = ({ points, before }: Series) =>
  points.map(({ value }, at) => [shown(value), shown(before?.points[at]?.value ?? null)]);

/** Uses and checks the figures of a panel's dashboard as its staff do. */
export async function checkFigures(panel: PanelKey, page: Page, context: BrowserContext) {
  const { card, measure, subject: name, tab, list, bar } = cases[panel];
  test.setTimeout(10 * 60_000);
  await signIn(context, panel);
  await untilSummed(context.request, panel, measure);
  const figures = new FiguresPage(page);
  const subject = figures.subject(name);
  await page.goto(panels[panel].dashboard);

  const series = await test.step('Choose a period, which the address keeps', async () => {
    const [answer] = await Promise.all([
      figures.answer(measure, 7),
      chooseOption(figures.period, 'Last 7 days'),
    ]);
    await expect(page).toHaveURL(/period=7/);
    expect(answer.points).toHaveLength(7);
    // Today is not over: the six full days are compared with those before.
    expect(answer.before?.points).toHaveLength(6);
    await expect(figures.card(card)).toContainText(shown(answer.total));
    return answer;
  });

  await test.step('The chart draws both periods', async () => {
    await subject.region.scrollIntoViewIfNeeded();
    await subject.figure(tab).click();
    await expect(subject.chart).toHaveAccessibleName(new RegExp(shown(series.total)));
    await expect(subject.lines).toHaveCount(3);
  });

  await test.step('Keys hide and show a line', async () => {
    const before = subject.line('Period before');
    await expect(before).toHaveAttribute('aria-pressed', 'true');
    await before.focus();
    await page.keyboard.press('Space');
    await expect(before).toHaveAttribute('aria-pressed', 'false');
    await expect(subject.lines).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(subject.lines).toHaveCount(3);
  });

  if (bar)
    await test.step('A bar leads to the list of its owner', async () => {
      await expect(subject.bars.first().getByRole('link')).toHaveAttribute('href', bar);
    });

  await test.step('The table and the file hold the values of the API', async () => {
    await subject.tableButton.click();
    expect(await subject.values()).toEqual(rowsOf(series));
    const { text } = await downloaded(page, () =>
      subject.region.getByRole('button', { name: `Export CSV: ${name}` }).click(),
    );
    const lines = text.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
      series.points.map(({ day, value }) => [day, String(value ?? '')]),
    );
  });

  if (!list) return;
  await test.step('The figure leads to its list of the same days', async () => {
    const { from, to } = { from: series.points[0]!.day, to: series.points.at(-1)!.day };
    await figures.card(card).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${list}\\?.*from=${from}&to=${to}`, 'i'));
    await page.goBack();
    await expect(figures.period).toHaveValue('Last 7 days');
  });
}
