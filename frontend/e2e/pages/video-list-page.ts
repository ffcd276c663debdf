import type { Locator, Page } from '@playwright/test';

export class VideoListPage {
  readonly rows: Locator;
  readonly range: Locator;
  readonly search: Locator;

  constructor(private readonly page: Page) {
    this.rows = page.locator('#root tr[data-row]');
    this.range = page.getByText(/^Showing|^0 entries/);
    this.search = page.getByRole('searchbox', { name: 'Search username or caption' });
  }

  open(query = '') {
    return this.page.goto(`/admin/videos${query}`);
  }

  head(name: string) {
    return this.page.getByRole('columnheader', { name, exact: true });
  }
}
