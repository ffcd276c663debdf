import { expect, type Locator, type Page } from '@playwright/test';

/** What a list offers for its selected rows, the question before a bulk change, and its progress. */
export class BulkBar {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  /** Selects all rows of the page. */
  async selectPage() {
    await this.page.locator('#root').getByRole('checkbox', { name: 'Select All' }).check();
  }

  /** Selects everything that matches the filters. */
  async selectAll(count: string) {
    await this.selectPage();
    await this.page.getByRole('button', { name: `Select all ${count} results` }).click();
    await expect(this.page.getByText(`${count} selected`)).toBeVisible();
  }

  /** Presses an action of the selected rows. */
  async ask(action: string) {
    await this.page.locator('#root').getByRole('button', { name: action, exact: true }).last().click();
    await expect(this.dialog).toBeVisible();
  }

  /** Presses an action of the selected rows on a screen that has such a button elsewhere too. */
  async pressBelow(action: string) {
    const count = this.page.getByRole('status').filter({ hasText: / selected$/ });
    const bar = this.page.locator('#root div').filter({ has: count }).last();
    await bar.getByRole('button', { name: action, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** The progress and the result of a bulk change. */
  notice(title: string) {
    return this.page.locator('#root').getByRole('region', { name: title, exact: true });
  }
}
