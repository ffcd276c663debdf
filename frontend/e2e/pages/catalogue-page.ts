import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeFile } from '../support/media';
import { searchList } from '../support/search';

/** The list of a catalogue and its forms. */
export class CataloguePage {
  readonly form: Locator;
  readonly missing: Locator;
  readonly add: Locator;
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form');
    this.missing = this.form.getByText(/^this field cannot be empty$/i);
    this.add = page.getByRole('link', { name: 'Add', exact: true });
    // Below the levels stand the lists of what comes with a level.
    this.search = page.getByRole('searchbox').first();
  }

  find(text: string) {
    return searchList(this.page, text, () => this.search.fill(text));
  }

  head(name: string) {
    return this.page.getByRole('columnheader', { name: new RegExp(`^${name}`, 'i') }).first();
  }

  field(label: string) {
    const inputs = this.page.locator('input, select');
    return this.form
      .getByLabel(new RegExp(`^${label}\\b`))
      .and(inputs)
      .first();
  }

  async fill(fields: Record<string, string | MadeFile>) {
    for (const [label, value] of Object.entries(fields)) {
      if (typeof value === 'string') await this.field(label).fill(value);
      else await this.field(label).setInputFiles(value);
    }
  }

  /** A choice of a few words, or of records that are searched. */
  async choose(label: string, value: string) {
    const field = this.field(label);
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') return field.selectOption(value);
    await field.click();
    return this.page.getByRole('option', { name: value, exact: true }).click();
  }

  submit(name = 'Save Changes') {
    return this.form.getByRole('button', { name, exact: true }).click();
  }

  /** Waits for the list after a save: it turns to the page on which the record stands. */
  async back(list: string) {
    await expect(this.page).toHaveURL((url) => url.pathname === list);
  }

  /** The button of a row, or what its menu offers. */
  async act(action: string, name: string, menu = false) {
    if (menu) {
      await this.page.getByRole('button', { name: `More actions: ${name}`, exact: true }).click();
      return this.page.getByRole('menuitem', { name: action, exact: true }).click();
    }
    return this.page
      .getByRole(action === 'Edit' ? 'link' : 'button', { name: `${action} ${name}`, exact: true })
      .click();
  }

  /** What stands in a list for this record, whatever its actions look like. */
  row(name: string) {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.locator(`[aria-label$=${JSON.stringify(` ${name}`)}]`) });
  }
}
