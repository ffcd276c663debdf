import type { Locator, Page } from '@playwright/test';

export class UserListPage {
  readonly search: Locator;
  readonly links: Locator;
  readonly pages: Locator;
  readonly rows: Locator;
  readonly range: Locator;
  readonly size: Locator;

  constructor(private readonly page: Page) {
    this.rows = page.locator('#root tr[data-row]');
    this.range = page.getByText(/^Showing|^0 entries/);
    this.size = page.getByRole('combobox', { name: 'Rows per page' });
    this.search = page.getByRole('searchbox', { name: 'Search username, name or phone' });
    this.links = page.getByRole('link', { name: /^View / });
    this.pages = page.getByRole('navigation', { name: 'Pages' });
  }

  open(query = '') {
    return this.page.goto(`/admin/manageUser${query}`);
  }

  head(name: string) {
    return this.page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  }

  sortBy(name: string) {
    return this.head(name).getByRole('button').click();
  }

  pageButton(number: number) {
    return this.pages.getByRole('button', { name: `Page ${number}`, exact: true });
  }

  /** Returns the shown usernames in order. */
  usernames() {
    return this.links.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label')?.replace('View ', '') ?? ''),
    );
  }

  /** Returns the numbers of one column in order. Column 0 holds the boxes that select a row. */
  async numbers(column: number) {
    const texts = await this.rows.locator(`td:nth-child(${column + 1})`).allInnerTexts();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  }
}
