import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { FiguresResponse, Measure } from '../../src/api/figures.gen';
import { daysIn } from '../../src/lib/days';
import type { PanelKey } from '../../src/lib/panels';

export type Series = FiguresResponse['details'];

/** Waits until the past days are summed, which begins a minute after the start of the product. */
export async function untilSummed(request: APIRequestContext, panel: PanelKey, measure: Measure) {
  const day = new Date().toISOString().slice(0, 10);
  const read = async () => {
    const answer = await request.get('/api/figures', {
      headers: { 'X-Panel': panel },
      params: { measure, from: day, to: day },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as FiguresResponse).details.filling;
  };
  await expect.poll(read, { timeout: 5 * 60_000, intervals: [1000] }).toBe(false);
}

/** The figures of a dashboard. */
export class FiguresPage {
  readonly region: Locator;
  readonly period: Locator;
  readonly step: Locator;
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.region = page.locator('#root').getByRole('region', { name: /^(Figures|Sales)$/ });
    this.period = this.region.getByRole('combobox', { name: 'Period' });
    this.step = this.region.getByRole('combobox', { name: 'Step of the chart' });
    this.cards = this.region.locator('dl').first().locator('dt');
  }

  /** Waits for the answer of the API about a measure over this many days. */
  async answer(measure: Measure, days: number): Promise<Series> {
    const response = await this.page.waitForResponse((one) => {
      const { pathname, searchParams: given } = new URL(one.url());
      if (pathname !== '/api/figures' || given.get('measure') !== measure || given.has('group')) return false;
      return daysIn(given.get('from') ?? '', given.get('to') ?? '') === days;
    });
    return ((await response.json()) as FiguresResponse).details;
  }

  card(name: string) {
    return this.region.locator('dl > div').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** A subject, in view: subjects further down load when they are seen. */
  subject(name: string) {
    return new SubjectOfFigures(this.region.getByRole('region', { name, exact: true }));
  }
}

class SubjectOfFigures {
  readonly chart: Locator;
  readonly lines: Locator;
  readonly table: Locator;
  readonly tableButton: Locator;
  readonly bars: Locator;

  constructor(readonly region: Locator) {
    this.chart = region.locator('[role=img][aria-label]');
    this.lines = region.locator('.recharts-line');
    this.table = region.getByRole('table').first();
    this.tableButton = region.getByRole('button', { name: 'Table' });
    this.bars = region.locator('ul > li');
  }

  line(name: string) {
    return this.region.getByRole('button', { name });
  }

  figure(name: string) {
    return this.region.getByRole('tab', { name });
  }

  /** The values of the table's rows, without spaces and units: this period and the period before. */
  async values(): Promise<string[][]> {
    const rows = await this.table.locator('tbody tr').all();
    return Promise.all(rows.map(async (row) => (await row.getByRole('cell').allInnerTexts()).slice(0, 2)));
  }
}
