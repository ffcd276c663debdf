import type { Locator, Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import { accounts } from '../support/accounts';

export class LoginPage {
  readonly id: Locator;
  readonly submit: Locator;
  readonly password: Locator;

  constructor(private readonly page: Page) {
    this.password = page.getByLabel('Password', { exact: true });
    this.id = page.getByRole('textbox', { name: /Phone|Unique Id|Agency Code/ });
    this.submit = page.getByRole('button', { name: 'Sign In' });
  }

  open(panel: PanelKey) {
    return this.page.goto(panels[panel].login);
  }

  async send(id: string, password: string) {
    await this.id.fill(id);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signIn(panel: PanelKey) {
    await this.send(accounts[panel].id, accounts[panel].password);
  }
}
