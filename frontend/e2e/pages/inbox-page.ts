import type { Locator, Page } from '@playwright/test';

/** The bell in the header, what it opens, and the screen of the inbox. */
export class InboxPage {
  /** What the bell opens. */
  readonly newest: Locator;
  /** The notices in it. */
  readonly notices: Locator;
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.newest = page.getByRole('dialog', { name: 'Inbox' });
    this.notices = this.newest.getByRole('listitem');
    this.rows = page.locator('#root section[data-list="inbox"] [data-row]');
  }

  /** The bell while this number of notices is unread. */
  bell(unread: number): Locator {
    const names = ['Inbox', 'Inbox, 1 unread notice'];
    return this.page.getByRole('button', {
      name: names[unread] ?? `Inbox, ${unread} unread notices`,
      exact: true,
    });
  }

  /** The switch of a kind of notices. */
  kind(name: string): Locator {
    return this.page.getByRole('switch', { name });
  }
}
