import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every screen, and what appears above it. */
export class Shell {
  readonly menu: Locator;
  readonly toasts: Locator;
  readonly account: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.account = page.getByRole('button', { name: /^Account of/ });
    this.dialog = page.getByRole('dialog');
    this.menu = page.getByRole('navigation', { name: 'Menu' });
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  title(name: string) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async signOut() {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }

  dialogText(text: string | RegExp) {
    return this.dialog.getByText(text);
  }

  /** Answers the question, and waits until it has gone: while it fades, its buttons are still there. */
  async answer(button: string) {
    await this.pressInDialog(button);
    await expect(this.dialog).toBeHidden();
  }

  /** For a button that leaves the dialog open. */
  pressInDialog(button: string) {
    return this.dialog.getByRole('button', { name: button }).click();
  }

  /** Whether the page can be moved sideways. */
  sidewaysScroll() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
