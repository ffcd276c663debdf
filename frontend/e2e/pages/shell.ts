import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every screen, with dialogs and toasts. */
export class Shell {
  readonly menu: Locator;
  readonly toasts: Locator;
  readonly account: Locator;
  readonly dialog: Locator;
  /** The field of the quick search. */
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.account = page.getByRole('button', { name: /^Account of/ });
    // The details of a row may cover the list as a dialog too: a question lies above them.
    this.dialog = page.locator('[role=dialog]:not([data-details])');
    this.search = page.getByRole('combobox', { name: 'Search records or go to a page' });
    this.menu = page.getByRole('navigation', { name: 'Menu' });
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  /** The title of the open screen. */
  title(name: string) {
    return this.page.locator('#root').getByRole('heading', { level: 1, name });
  }

  /** Opens the quick search by its key and types a text. Presses again if the page was not ready for the key. */
  async find(text: string) {
    await expect(async () => {
      if (await this.search.isHidden()) await this.page.keyboard.press('Control+k');
      await expect(this.search).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await this.page.keyboard.type(text);
  }

  /** The entries of a section of the quick search. */
  found(section: string) {
    return this.page.getByRole('group', { name: section, exact: true }).getByRole('option');
  }

  async signOut() {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }

  dialogText(text: string | RegExp) {
    return this.dialog.getByText(text);
  }

  /** Answers a dialog and waits until it is hidden, because its buttons still exist while it fades out. */
  async answer(button: string) {
    await this.pressInDialog(button);
    await expect(this.dialog).toBeHidden();
  }

  /** Clicks a button in the dialog, without waiting for the dialog to close. */
  pressInDialog(button: string) {
    return this.dialog.getByRole('button', { name: button }).click();
  }

  /** Returns how many pixels the page is wider than the window. Above 0, the page scrolls sideways. */
  sidewaysScroll() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}
