import { expect, type Page } from '@playwright/test';
import type { MadeFile } from '../support/media';

/** The page that imports records into a catalogue. */
export class CatalogueImport {
  constructor(private readonly page: Page) {}

  /** Opens the page from the list at an address. */
  async open(list: string) {
    await this.page.goto(list);
    await this.page.getByRole('button', { name: 'Export / import' }).click();
    await this.page.getByRole('menuitem', { name: 'Import…' }).click();
    await expect(this.page.getByRole('button', { name: 'Download template' })).toBeVisible();
  }

  /** The field of the table or export. The fields before it continue uploads. */
  private get file() {
    return this.page.getByRole('main').locator('input[type=file]:not([multiple])').last();
  }

  choose = (file: MadeFile) => this.file.setInputFiles(file);

  /** Chooses the files that the table names. */
  chooseFiles = (files: MadeFile[]) =>
    this.page.getByRole('main').locator('input[type=file][multiple]').first().setInputFiles(files);

  chooseTable = (text: string) =>
    this.choose({ name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  press = (button: string) =>
    this.page.getByRole('main').getByRole('button', { name: button, exact: true }).click();

  text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);
}
