import type { Locator, Page } from '@playwright/test';

/** The forms that send and return coins, in both panels. */
export class CoinsPage {
  readonly form: Locator;
  readonly found: Locator;
  readonly question: Locator;
  readonly sent: Locator;
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('form');
    this.found = this.form.getByRole('status').filter({ hasText: /\S/ });
    this.question = page.getByRole('dialog');
    this.sent = page.getByRole('region', { name: 'Sent in this session' }).locator('tbody tr');
    this.rows = page.locator('#root tr[data-row]');
  }

  field(label: string) {
    return this.form.getByRole('textbox', { name: label });
  }

  async fill(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  button(name: string) {
    return this.form.getByRole('button', { name, exact: true });
  }

  /** Clicks a button anywhere on the page: in a row, a notice or a dialog. */
  press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).click();
  }

  notice(text: string) {
    return this.page.getByText(text);
  }

  /** Locates the figure with this caption. */
  figure(caption: string) {
    return this.page
      .locator('dl > *', { hasText: caption })
      .locator('xpath=self::dt/following-sibling::dd[1] | dd')
      .first();
  }

  async giveReason(reason: string, button: string) {
    await this.question.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await this.question.getByRole('button', { name: button }).click();
    await this.question.waitFor({ state: 'hidden' });
  }
}
