import { actOn } from '../support/row-actions';
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
    // Takes the first search box, because the level screen has further lists below the levels.
    this.search = page.getByRole('searchbox').first();
  }

  open(address: string) {
    return this.page.goto(address);
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

  /** Chooses an option in a select or in a combobox of records. */
  async choose(label: string, value: string) {
    const field = this.field(label);
    await field.click();
    return this.page.getByRole('option', { name: value, exact: true }).click();
  }

  submit(name = 'Save Changes') {
    return this.form.getByRole('button', { name, exact: true }).click();
  }

  /** Waits for the list after a save. Ignores the query, because the list opens the page with the record. */
  async back(list: string) {
    await expect(this.page).toHaveURL((url) => url.pathname === list);
  }

  act(action: string, name: string) {
    return actOn(this.row(name), action);
  }

  /** Locates the row of this record by the labels of its actions. */
  row(name: string) {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.locator(`[aria-label$=${JSON.stringify(` ${name}`)}]`) });
  }
}
