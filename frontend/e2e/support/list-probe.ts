import type { Locator, Page } from '@playwright/test';

/** What a list offers, as its screen shows it. */
export interface Offers {
  /** The labels of the filters. */
  filters: string[];
  /** The titles of the columns by which the list can be sorted. */
  sorts: string[];
  search: boolean;
  /** Whether the button can be used: in an empty list it cannot. */
  export: boolean;
  columns: boolean;
}

/** Returns what the list in this section offers. */
export async function offersOf(page: Page, section: Locator): Promise<Offers> {
  const has = async (locator: Locator) => (await locator.count()) > 0;
  return {
    filters: await filtersOf(page, section),
    sorts: (await section.locator('thead th button').allInnerTexts()).map((text) => text.trim()),
    search: await has(section.getByRole('searchbox')),
    export: await has(section.getByRole('button', { name: 'Export', exact: true, disabled: false })),
    columns: await has(section.getByRole('button', { name: /^View of the list/ })),
  };
}

/** The first filters are in the toolbar, the others in a menu. */
async function filtersOf(page: Page, section: Locator): Promise<string[]> {
  const bar = section.getByRole('group', { name: 'Filters' });
  const shown = await bar.locator('[data-filter] > button:first-of-type').allInnerTexts();
  const more = bar.getByRole('button', { name: 'Add filter' });
  if (!(await more.count())) return shown;
  await more.click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const others = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return [...shown, ...others];
}
