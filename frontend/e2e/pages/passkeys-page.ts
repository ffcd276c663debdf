import type { Locator, Page } from '@playwright/test';

/** The passkeys on the profile page, and the passkey in the steps of a sign-in. */
export class PasskeysPage {
  readonly add: Locator;
  /** The dialog that adds one. */
  readonly adding: Locator;
  readonly list: Locator;
  readonly use: Locator;
  readonly setUp: Locator;
  readonly secondStep: Locator;
  readonly saved: Locator;

  constructor(private readonly page: Page) {
    this.add = page.getByRole('button', { name: 'Add a passkey' });
    this.adding = page.getByRole('dialog', { name: 'Add a passkey' });
    this.list = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    this.use = page.getByRole('button', { name: 'Use a passkey' });
    this.setUp = page.getByRole('button', { name: 'Set up a passkey' });
    this.secondStep = page.getByRole('heading', { name: 'Finish signing in' });
    this.saved = page.getByRole('button', { name: 'I have saved them' });
  }

  /** Opens the dialog that adds a passkey, and sends it. */
  async send(password: string, name: string) {
    await this.add.click();
    await this.adding.getByLabel('Current password').fill(password);
    await this.adding.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.adding.getByRole('button', { name: 'Continue' }).click();
  }

  rename(name: string) {
    return this.page.getByRole('button', { name: `Rename: ${name}` });
  }

  remove(name: string) {
    return this.page.getByRole('button', { name: `Remove: ${name}` });
  }
}
