// The columns of a list stay in place when the reader turns the page or sorts, unless a word needs more room.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

const lists = [
  '/admin/manageUser',
  '/admin/widthdrawal/pending',
  '/admin/widthdrawal/approved',
  '/admin/pendingHost?limit=10',
  '/admin/allHosts',
  '/admin/audit',
  '/admin/manageGift',
  '/admin/rechargeHistory',
];

interface Head {
  name: string;
  left: number;
  width: number;
  /** The width of the longest word in the column. */
  need: number;
}

/** Returns the heads of the list, and their height. */
const headsOf = (page: Page) =>
  page.locator('main section[data-list] table').evaluate((table) => {
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    const shown = heads.map((head) => head.getBoundingClientRect());
    table.style.width = '0';
    const needs = heads.map((head) => head.getBoundingClientRect().width);
    table.style.width = '';
    return {
      height: shown[0]!.height,
      heads: heads.map(({ dataset: { accessor = '' } }, index): Head => ({
        name: accessor,
        left: shown[index]!.left,
        width: shown[index]!.width,
        need: needs[index]!,
      })),
    };
  });
type Heads = Awaited<ReturnType<typeof headsOf>>;

/** Whether no word of the later page is wider than its column was before. */
const fits = (before: Heads, after: Heads) =>
  before.heads.length === after.heads.length &&
  after.heads.every(({ need }, index) => need <= before.heads[index]!.width + 1);

/** Returns the names of the columns that are elsewhere. */
const movedIn = (before: Heads, after: Heads) => [
  ...after.heads.flatMap(({ name, left }, index) =>
    Math.abs(left - before.heads[index]!.left) > 1 ? [name] : [],
  ),
  ...(Math.abs(after.height - before.height) > 1 ? ['height of the head'] : []),
];

for (const width of [1366, 1024])
  test(`columns stay in place at ${width} px`, async ({ page, context }) => {
    test.setTimeout(3 * 60_000);
    await signIn(context, 'admin');
    await page.setViewportSize({ width, height: 768 });
    const section = page.locator('main section[data-list]');
    const rows = section.locator('tr[data-row]');
    const ids = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
    let compared = 0;

    for (const list of lists) {
      await page.goto(list);
      await expect(rows.first()).toBeVisible();
      let before = await headsOf(page);
      /** Compares the heads after other rows have come. */
      const compare = async (what: string, act: () => Promise<void>) => {
        const shown = await ids();
        // A list may begin in the order that the first click asks for.
        await expect(async () => {
          await act();
          await expect.poll(ids, { message: `${list}: ${what}`, timeout: 5000 }).not.toEqual(shown);
        }).toPass({ timeout: 30_000 });
        await expect(section).toHaveAttribute('aria-busy', 'false');
        const after = await headsOf(page);
        if (fits(before, after)) {
          compared += 1;
          expect.soft(movedIn(before, after), `${list}: ${what}`).toEqual([]);
        }
        before = after;
      };
      await compare('page 2', () => section.getByRole('button', { name: 'Next' }).click());
      await compare('page 1', () => section.getByRole('button', { name: 'Previous' }).click());
      await compare('sorted', () => section.locator('thead').getByRole('button').first().click());
    }
    expect(compared).toBeGreaterThan(lists.length * 2);
  });

test('columns are measured anew in another window and with other columns', async ({
  page,
  context,
  listMenu,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin/manageUser');
  await expect(listMenu.rows.first()).toBeVisible();
  const widths = async () => (await headsOf(page)).heads.map(({ width }) => Math.round(width));
  const first = await widths();

  await page.setViewportSize({ width: 1920, height: 768 });
  await expect.poll(widths).not.toEqual(first);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(widths).toEqual(first);

  await listMenu.open();
  await listMenu.column('Phone').click();
  await expect.poll(widths).toHaveLength(first.length - 1);
  await listMenu.column('Phone').click();
  await expect.poll(widths).toEqual(first);
});
