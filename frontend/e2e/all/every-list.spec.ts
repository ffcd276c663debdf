// The table of all lists (e2e/lists.json): each list offers what the table says, and each of these works.
import { isTopic } from '../../src/lib/topics';
import { panelKeys } from '../../src/lib/panels';
import { addressOf } from '../support/addresses';
import { documentedScreens } from '../support/documented-screens';
import { listTable, type ListRow } from '../support/list-table';
import { offersOf } from '../support/list-probe';
import { ListUser } from '../support/list-user';
import { ownScreens } from '../support/own-screens';
import { Records } from '../support/records';
import { expect, signIn, test } from '../support/test';
import { test as walkTest } from '../support/walk-test';
import { walksOf } from '../support/walks';

const some = (offered: string[] | string) => (Array.isArray(offered) ? offered : []);

/** A list without a record shows what it offers only to a reader who searched. */
const searching = (address: string) => `${address}${address.includes('?') ? '&' : '?'}search=nothing`;

for (const row of listTable)
  test(`${row.panel}: ${row.list} at ${row.path}`, async ({ context, page }) => {
    test.setTimeout(10 * 60_000);
    const topics = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/events')
        for (const topic of searchParams.get('topics')!.split(',')) topics.add(topic);
    });
    await signIn(context, 'admin');
    await signIn(context, row.panel);
    await page.setViewportSize({ width: 1600, height: 1000 });
    const address = await addressOf(row.path, new Records(context.request));
    await page.goto(row.demo === 'empty' ? searching(address) : address);
    const list = page.locator(`#root section[data-list="${row.list}"]`).first();
    const reader = new ListUser(page, list);
    await reader.settled();

    await test.step('offers what the table says', async () => {
      // The filters come one after another on a busy machine.
      await expect(async () => {
        // Other tests may have added records.
        const isEmpty = row.demo === 'empty' && (await reader.isEmpty());
        const { filters, sorts, ...offers } = await offersOf(page, list);
        expect(filters).toEqual(some(row.filters));
        expect(sorts).toEqual(isEmpty ? [] : some(row.sorts));
        expect(offers).toEqual({
          search: row.search === true,
          export: row.export === true && !isEmpty,
          columns: true,
        });
      }).toPass({ timeout: 20_000 });
      if (isTopic(row.live)) await expect.poll(() => topics.has(row.live)).toBe(true);
    });
    if (row.demo !== 'empty') await useAll(row, reader);
  });

async function useAll(row: ListRow, reader: ListUser) {
  const [filter] = some(row.filters);
  const [sort] = some(row.sorts);
  if (row.export === true) await test.step('exports as many rows as it has', () => reader.export(row));
  if (filter) await test.step(`filters by ${filter}`, () => reader.filter(filter));
  if (row.search === true) await test.step('finds its first row', () => reader.search());
  if (row.columns === true) await test.step('hides a column and shows it again', () => reader.columns());
  if (sort) await test.step(`sorts by ${sort}`, () => reader.sort(sort));
}

const screens = [...documentedScreens, ...ownScreens].filter(({ act, signsOut }) => !act && !signsOut);

for (const panel of panelKeys) {
  const known = new Set(listTable.filter((row) => row.panel === panel).map(({ list }) => list));
  for (const walked of walksOf(screens.filter((one) => one.panel === panel)))
    walkTest(`${panel}: the table names every list of ${walked.name}`, async ({ walkTo }) => {
      walkTest.setTimeout(10 * 60_000);
      const found = new Set<string>();
      for (const screen of walked.screens)
        for (const name of await (await walkTo(screen)).lists(screen)) found.add(name);
      expect([...found].filter((name) => !known.has(name))).toEqual([]);
    });
}
