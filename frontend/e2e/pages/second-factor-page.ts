import type { Locator, Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import { codeOf } from '../support/authenticator';

/** The second factor on the profile page, and the second step of the sign-in. */
export class SecondFactorPage {
  readonly begin: Locator;
  readonly code: Locator;
  readonly recoveryCode: Locator;
  readonly codes: Locator;
  readonly secondStep: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.begin = page.getByRole('button', { name: 'Set up authenticator app' });
    this.code = page.getByRole('textbox', { name: 'Code', exact: true });
    this.recoveryCode = page.getByRole('textbox', { name: 'Recovery code' });
    this.codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    this.secondStep = page.getByRole('heading', { name: 'Enter your code' });
    this.submit = page.getByRole('button', { name: 'Sign In' });
  }

  open(panel: PanelKey) {
    return this.page.goto(`${panels[panel].profile}?tab=factor`);
  }

  /** Answers the dialog that asks for the password. */
  async confirm(password: string, button: string) {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: button }).click();
  }

  /** Turns the factor on. Returns its secret; the recovery codes are shown. */
  async turnOn(password: string): Promise<string> {
    await this.begin.click();
    await this.confirm(password, 'Continue');
    await this.page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = await this.page.getByRole('tabpanel').locator('code').innerText();
    await this.code.fill(codeOf(secret));
    await this.page.getByRole('button', { name: 'Turn on' }).click();
    await this.codes.first().waitFor();
    return secret;
  }
}
