// The steps that every catalogue has in common: open the list, submit an empty form, add a record, find it, delete it.
import { expect, type Page } from '@playwright/test';
import type { CataloguePage } from '../pages/catalogue-page';
import type { Shell } from '../pages/shell';
import type { CatalogueCase } from './catalogues';
import { openNext } from './follow-link';

/** One catalogue, in the page of a signed-in admin. */
export class CatalogueScenario {
  constructor(
    private readonly page: Page,
    private readonly catalogue: CataloguePage,
    private readonly shell: Shell,
    private readonly one: CatalogueCase,
  ) {}

  /** Opens the list with its documented columns. */
  async open() {
    await openNext(this.page, this.one.list + (this.one.open ?? ''));
    await expect(this.shell.title(this.one.title)).toBeVisible();
    for (const head of this.one.heads) await expect(this.catalogue.head(head)).toBeVisible();
  }

  /** Submits the empty form: each field reports that its value is missing, and the first field has focus. */
  async submitEmpty() {
    const { add: label, fields, choices = {} } = this.one;
    await this.catalogue.add.click();
    await this.catalogue.submit(label);
    await expect(this.catalogue.missing).toHaveCount(Object.keys({ ...fields, ...choices }).length);
    await expect(this.catalogue.form.locator('[aria-invalid="true"]').first()).toBeFocused();
  }

  /** Fills the open form, saves the record and finds its row. */
  async add() {
    const { add: label, fields, choices = {} } = this.one;
    await this.catalogue.fill(fields);
    for (const [field, value] of Object.entries(choices)) await this.catalogue.choose(field, value);
    await expect(this.catalogue.missing).toHaveCount(0);
    await this.catalogue.submit(label);
    await this.catalogue.back(this.one.list);
    await this.find(this.one.name, this.one.search);
  }

  /** Finds the row of a record by search, or in the list that `open` names. */
  async find(name: string, search: string | undefined) {
    if (this.one.open) await this.page.goto(this.one.list + this.one.open);
    if (search) await this.catalogue.find(search);
    await expect(this.catalogue.row(name)).toBeVisible();
  }

  async delete(name: string) {
    await this.catalogue.act('Delete', name);
    await expect(this.shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(this.shell.dialogText(name)).toBeVisible();
    await expect(this.shell.dialogText('No other record uses it.')).toBeVisible();
    await this.shell.answer('Delete');
    await expect(this.catalogue.row(name)).toHaveCount(0);
    await expect(this.shell.toasts).toContainText('deleted');
  }
}
