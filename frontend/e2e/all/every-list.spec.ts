// Every list of every screen: it offers what the OpenAPI document declares (docs/lists.md), and each of these works.
import type { Locator } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { addressOf } from '../support/addresses';
import { declaredList } from '../support/declared-lists';
import { documentedScreens } from '../support/documented-screens';
import { offersOf } from '../support/list-probe';
import { ListUser } from '../support/list-user';
import { ownScreens } from '../support/own-screens';
import { Records } from '../support/records';
import type { Screen } from '../support/screen-walk';
import { expect, signIn, test } from '../support/test';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

/** Lists to which other readers add records meanwhile: sign-ins, their sessions and audit records. */
const GROWING = new Set(['sessions', 'sign-ins', 'own-sign-ins', 'audit-log']);
/** Lists of a screen that offer less than their call, and why. */
const DEVIATIONS: Record<string, { filters?: string; orders?: string }> = {
  'admin: moderation': { filters: 'Its tabs are its filter.' },
  'agency: earnings': { filters: 'The period and its days are the filter; an agency sees one agency.' },
  'admin: bulk-rows': { orders: 'In the order of the selection.' },
};
/** Lists that the panel searches by itself. */
const SEARCHED_HERE = new Set(['trash']);
const LESS_BELOW = 'A list below another one has no filters: they would share their parameters.';

/** A list without a record shows what it offers only to a reader who searched. */
const searching = (address: string) => `${address}${address.includes('?') ? '&' : '?'}search=nothing`;

type OpenScreen = Pick<Screen, 'path'> & { panel: PanelKey };
const screensAt = (panel: PanelKey, ...paths: string[]) => paths.map((path) => ({ panel, path }));
/** Screens with lists that no walk opens. */
const more: OpenScreen[] = [
  ...screensAt('admin', '/admin/allHosts', '/admin/inbox'),
  ...screensAt('bd', '/bd/earnings?period=90', '/bd/hosts', '/bd/profile?tab=history', '/bd/inbox'),
  ...screensAt('agencyadmin', '/agencyadmin/earnings?period=90', '/agencyadmin/allhosts'),
  ...screensAt('agencyadmin', '/agencyadmin/aaprofile?tab=history', '/agencyadmin/inbox'),
  ...screensAt('agency', '/agency/earnings?period=90', '/agency/profile?tab=history', '/agency/inbox'),
  ...screensAt('coin', '/coin/profile?tab=history', '/coin/inbox'),
];
const screens = [...documentedScreens, ...ownScreens].flatMap(({ panel, path, signsOut }): OpenScreen[] =>
  signsOut || panel === 'public' ? [] : [{ panel, path }],
);
/** Two addresses of one screen that differ in the state of its list count once. */
const screenOf = ({ panel, path }: OpenScreen) =>
  `${panel} ${path.replaceAll(/(?<=[?&])(limit|search|status)=[^&]*&?/g, '').replace(/\?$/, '')}`;
const distinct = [...new Map([...more, ...screens].reverse().map((one) => [screenOf(one), one])).values()];

for (const screen of distinct)
  test(`${screen.panel}: the lists of ${screen.path}`, async ({ context, page }) => {
    test.setTimeout(10 * 60_000);
    const topics = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/events')
        for (const topic of searchParams.get('topics')!.split(',')) topics.add(topic);
    });
    await signIn(context, 'admin');
    await signIn(context, screen.panel);
    await page.setViewportSize({ width: 1600, height: 1000 });
    const address = await addressOf(screen.path, new Records(context.request));
    await page.goto(address);
    await expect(page.locator('#root h1')).toBeVisible();
    const sections = page.locator('#root section[data-list]');
    const names = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-list')!));
    for (const [at, name] of names.entries()) {
      const list = page.locator(`#root section[data-list="${name}"]`).first();
      const reader = new ListUser(page, list);
      await reader.settled();
      const isEmpty = await reader.isEmpty();
      if (isEmpty) {
        await page.goto(searching(address));
        await reader.settled();
      }
      await useList({ panel: screen.panel, name, list, reader, isEmpty, isBelow: at > 0, topics });
      if (at + 1 < names.length) await page.goto(address);
    }
  });

interface OpenList {
  panel: PanelKey;
  name: string;
  list: Locator;
  reader: ListUser;
  isEmpty: boolean;
  /** Whether the screen has another list above. */
  isBelow: boolean;
  topics: ReadonlySet<string>;
}

async function useList({ panel, name, list, reader, isEmpty, isBelow, topics }: OpenList) {
  const page = list.page();
  const declared = declaredList(panel, name);
  const less = DEVIATIONS[`${panel}: ${name}`];
  const noFilter = declared.without.filters ?? less?.filters ?? (isBelow ? LESS_BELOW : undefined);
  const noOrder = declared.without.orders ?? less?.orders;
  let offers = await offersOf(page, list);
  await test.step(`${name} offers what the document declares`, async () => {
    // The filters come one after another on a busy machine.
    await expect(async () => {
      offers = await offersOf(page, list);
      expect({ ...offers, filters: offers.filters.length > 0, sorts: offers.sorts.length > 0 }).toEqual({
        filters: noFilter === undefined,
        sorts: noOrder === undefined && !isEmpty,
        search: declared.without.search === undefined || SEARCHED_HERE.has(name),
        export: declared.without.file === undefined && !isEmpty,
        columns: true,
      });
    }).toPass({ timeout: 20_000 });
    expect(Object.keys(declared.filters).length > 0 || declared.without.filters).toBeTruthy();
    if (declared.live) await expect.poll(() => [...topics]).toContain(declared.live.topic);
  });
  if (isEmpty) return;
  const [filter] = offers.filters;
  const [sort] = offers.sorts;
  if (declared.without.file === undefined)
    await test.step('exports as many rows as it has', () => reader.export({ grows: GROWING.has(name) }));
  if (filter) await test.step(`filters by ${filter}`, () => reader.filter(filter));
  if (offers.search)
    await test.step('finds its first row', () => reader.search({ here: SEARCHED_HERE.has(name) }));
  await test.step('hides a column and shows it again', () => reader.columns());
  if (sort) await test.step(`sorts by ${sort}`, () => reader.sort(sort));
  await test.step('shows a key of its own for each action in the menus of its rows', () => reader.menus());
}
