import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { FilterBar } from '../pages/filter-bar';

/** Returns whether an answer is for this search. */
const isFor = (text: string) => (response: Response) =>
  new URL(response.url()).searchParams.get('search') === text ||
  !!response.request().postData()?.includes(JSON.stringify(text));

/** Uses what a list offers, as its reader does. Each method leaves the list as it was. */
export class ListUser {
  private readonly rows: Locator;

  constructor(
    private readonly page: Page,
    /** The section of the list. */
    private readonly list: Locator,
  ) {
    this.rows = list.locator('tbody tr[data-row]');
  }

  async settled() {
    // A list of 50 rows becomes usable late on a busy machine.
    await expect(this.list).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
    await expect(this.page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  }

  async isEmpty() {
    return (await this.rows.count()) === 0;
  }

  /** Opens the present address again: what the list showed before does not remain. */
  private async reload() {
    await this.page.reload();
    await this.settled();
  }

  /** The number of entries that the pager says; of a list without pages, the number of its rows. */
  private async total(): Promise<number> {
    const said = this.list.getByText(/^(Showing .* of .* entries|0 entries)$/);
    if (!(await said.count())) return this.rows.count();
    return Number((await said.innerText()).replace(/.* of /, '').replaceAll(/\D/g, ''));
  }

  private ids = () => this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

  /** Opens the menu of the first row that has one. Each entry shows another letter, and none with a meaning in every list. */
  async menus() {
    const menu = this.rows.getByRole('button', { name: /^More actions/ }).first();
    if (!(await menu.count())) return;
    await menu.click();
    const entries = this.page.getByRole('menuitem');
    await expect(entries.first()).toBeVisible();
    const keys = await entries.evaluateAll((all) => all.map((one) => one.querySelector('kbd')?.textContent));
    for (const key of keys) expect(key).toMatch(/^[a-ilmnp-tvwyz]$/);
    expect(new Set(keys).size).toBe(keys.length);
    await this.page.keyboard.press('Escape');
  }

  /** Sets a filter by its first choice or by a value that it takes. Checks address, chip and count. */
  async filter(label: string) {
    const before = this.page.url();
    const filters = new FilterBar(this.page, this.list);
    await filters.open(label);
    const choices = this.page.getByRole('menuitemradio');
    const editor = this.page.getByRole('dialog');
    const input = editor.locator('input:visible').first();
    await expect(choices.first().or(input)).toBeVisible();
    if (await choices.count()) await choices.first().click();
    else if ((await input.getAttribute('role')) === 'combobox')
      await this.page.getByRole('option').first().click();
    else {
      await input.fill((await input.getAttribute('type')) === 'date' ? '2026-01-31' : '1');
      await editor.getByRole('button', { name: 'Apply' }).click();
    }
    await expect(filters.chip(label)).toHaveText(new RegExp(`^${label}: .+`));
    // The address holds the filter: the list shows it again.
    await expect(this.page).not.toHaveURL(before);
    await this.reload();
    await expect(filters.chip(label)).toHaveText(new RegExp(`^${label}: .+`));
    await filters.clear(label);
    await expect(this.page).toHaveURL(before);
    await this.settled();
  }

  /** Sorts by a column in both directions. Checks address and order. */
  async sort(title: string) {
    const head = this.list
      .locator('thead th')
      .filter({ has: this.page.locator('button') })
      .filter({ hasText: title })
      .first();
    // A table that is being fitted to the window replaces its cells.
    let place = -1;
    await expect(async () => {
      place = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
      expect(place).toBeGreaterThanOrEqual(0);
    }).toPass({ timeout: 60_000 });
    const seen: { state: string | null; ids: string; values: string[] }[] = [];
    const see = async () => ({
      state: await head.locator('button').getAttribute('data-on'),
      ids: (await this.ids()).join(),
      values: await this.rows.locator(`td:nth-child(${place + 1})`).allInnerTexts(),
    });
    let inAddress = false;
    for (let click = 0; click < 2; click += 1) {
      const state = await head.locator('button').getAttribute('data-on');
      await head.locator('button').click();
      // A column that gives no order has no such attribute.
      await expect.poll(() => head.locator('button').getAttribute('data-on')).not.toBe(state);
      await this.settled();
      seen.push(await see());
      if (inAddress || !/[?&][\w-]*sort=/i.test(this.page.url())) continue;
      inAddress = true;
      // The address holds the order: the list shows it again. Its rows may have grown.
      await this.reload();
      expect((await see()).state).toBe(seen.at(-1)!.state);
    }
    const [first, second] = seen;
    expect(inAddress, `the address holds the order by ${title}`).toBe(true);
    expect(first!.state).not.toBe(second!.state);
    const isEqual = new Set([...first!.values, ...second!.values]).size <= 1;
    expect(first!.ids !== second!.ids || isEqual, `${title} changes the order`).toBe(true);
  }

  /** Searches by the texts of the first row until one finds this row. `here`: the panel searches by itself. */
  async search({ here }: { here: boolean }) {
    const { id, texts } = await this.firstRow();
    const box = this.list.getByRole('searchbox');
    // A number of one or two digits is mostly the number of the row.
    const isLong = (text: string) => Number(text.length > 2);
    const byPromise = [...new Set(texts)].sort((one, other) => isLong(other) - isLong(one));
    for (const text of byPromise.slice(0, 12)) {
      await box.fill(text);
      const answer = here ? this.page.waitForURL(/search=/) : this.page.waitForResponse(isFor(text));
      await box.press('Enter');
      await answer;
      // Without an answer, nothing says that the rows are those of the search.
      await (here ? this.reload() : this.settled());
      if ((await this.ids()).includes(id)) {
        await box.fill('');
        await box.press('Enter');
        await this.settled();
        return;
      }
    }
    throw new Error(`No text of the first row finds it: ${texts.join(' | ')}`);
  }

  /** Returns the id and the texts of the first row, read at once: the list may be read again at any time. */
  private async firstRow() {
    let row = { id: '', texts: [] as string[] };
    await expect(async () => {
      const { id, found } = await this.rows.first().evaluate((element) => ({
        id: element.getAttribute('data-row') ?? '',
        // A line may hold two texts: a name and the badge next to it.
        found: [...element.querySelectorAll<HTMLElement>('td, td :not(svg, svg *)')]
          .filter(
            (part) => part.checkVisibility() && !(part.childElementCount && part.closest('td') !== part),
          )
          .flatMap((part) => part.innerText.split('\n')),
      }));
      const texts = found
        .map((text) => text.trim())
        .filter((text) => /[\p{L}\d]/u.test(text) && text.length <= 40);
      expect(texts).not.toEqual([]);
      row = { id, texts };
    }).toPass({ timeout: 60_000 });
    return row;
  }

  /** Exports the list as CSV. Checks that the file has as many rows as the list. */
  async export({ grows = false }: { grows?: boolean | undefined }) {
    const button = this.list.getByRole('button', { name: 'Export', exact: true });
    const total = await this.total();
    const saved = this.page.waitForEvent('download', { timeout: 60_000 });
    // Parts that are read late move the screen, which closes a menu.
    const csv = this.page.getByRole('menuitem', { name: /CSV/ });
    await expect(async () => {
      if (!(await csv.isVisible())) await button.click({ timeout: 2000 });
      await csv.click({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    const text = await readFile(await (await saved).path(), 'utf8');
    // A quoted value may contain line breaks.
    const records = text
      .replace('\uFEFF', '')
      .trimEnd()
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split('\r\n');
    if (grows) expect(records.length - 1).toBeGreaterThanOrEqual(total);
    else expect(records.length - 1).toBe(total);
  }

  /** Hides a column and shows it again. */
  async columns() {
    const heads = this.list.locator('thead th[data-accessor^="column-"]');
    const open = () => this.list.getByRole('button', { name: /^View of the list/ }).click();
    const menu = this.page.getByRole('dialog', { name: 'View of the list' });
    await open();
    const field = await this.hideable(menu, heads);
    const box = menu.locator(`li[data-row="${field}"]`).getByRole('checkbox');
    const head = this.list.locator(`thead th[data-accessor="column-${field}"]`);
    // The list saves its columns, which renders the menu anew.
    await expect(() => box.uncheck({ timeout: 2000 })).toPass({ timeout: 60_000 });
    await expect(head).toHaveCount(0);
    await expect(() => box.check({ timeout: 2000 })).toPass({ timeout: 60_000 });
    await expect(head).toHaveCount(1);
    await menu.getByRole('button', { name: 'Reset list' }).click();
    await expect(menu).toBeHidden();
  }

  /** Returns a column that is shown and can be hidden. */
  private async hideable(menu: Locator, heads: Locator): Promise<string> {
    const shown = await heads.evaluateAll((all) => all.map((head) => head.getAttribute('data-accessor')));
    await expect(menu.getByRole('checkbox').first()).toBeVisible();
    for (const row of await menu.locator('li[data-row]').all()) {
      const field = await row.getAttribute('data-row');
      const isOpen = await row.getByRole('checkbox').isEnabled();
      if (isOpen && shown.includes(`column-${field}`)) return String(field);
    }
    throw new Error('No column can be hidden');
  }
}
