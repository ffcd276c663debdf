import type { Locator, Page } from '@playwright/test';

/** The filters above a list. */
export class FilterBar {
  readonly bar: Locator;
  readonly clearAll: Locator;

  /** `list`: the section of the list, on a screen with several. */
  constructor(
    readonly page: Page,
    list = page.locator('#root'),
  ) {
    this.bar = list.getByRole('group', { name: 'Filters' });
    this.clearAll = this.bar.getByRole('button', { name: 'Clear filters' });
  }

  /** The button of a filter; it says the value once the filter is set. */
  chip(filter: string) {
    return this.bar.getByRole('button', { name: new RegExp(`^${filter}(:|$)`) });
  }

  /** Opens the editor of a filter, which may be in the menu of further filters. */
  async open(filter: string) {
    await this.bar.getByRole('button').first().waitFor();
    if (await this.chip(filter).count()) return this.chip(filter).click();
    await this.bar.getByRole('button', { name: 'Add filter' }).click();
    await this.page.getByRole('menuitem', { name: filter, exact: true }).click();
  }

  async choose(filter: string, choice: string) {
    await this.open(filter);
    await this.page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  }

  /** Types values into the inputs of a filter and applies them: `{ From: '10', To: '20' }`. */
  async type(filter: string, values: Record<string, string>) {
    await this.open(filter);
    const editor = this.page.getByRole('dialog');
    for (const [label, value] of Object.entries(values))
      await editor.getByLabel(label, { exact: true }).fill(value);
    await editor.getByRole('button', { name: 'Apply' }).click();
  }

  /** Picks a record by a part of its name or by its code, which applies the filter. */
  async pick(filter: string, text: string) {
    await this.open(filter);
    await this.page.getByRole('combobox', { name: filter }).fill(text);
    await this.page.getByRole('option', { name: text }).click();
  }

  clear(filter: string) {
    return this.bar.getByRole('button', { name: `Clear filter: ${filter}` }).click();
  }
}
