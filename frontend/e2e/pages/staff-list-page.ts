import { actOn } from '../support/row-actions';
import type { Locator, Page } from '@playwright/test';
import { searchList } from '../support/search';

/** The list of one kind of staff, in any panel. */
export class StaffListPage {
  readonly search: Locator;
  readonly rows: Locator;
  readonly add: Locator;
  readonly range: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search code, name, email or phone' });
    this.rows = page.locator('#root tr[data-row]');
    this.add = page.getByRole('link', { name: 'Add' });
    this.range = page.getByText(/^Showing|^0 entries/);
  }

  head(name: string) {
    return this.page.getByRole('columnheader', { name: new RegExp(`^${name}`, 'i') });
  }

  row(name: string) {
    return this.rows.filter({ hasText: name });
  }

  find(name: string) {
    return searchList(this.page, name, () => this.search.fill(name));
  }

  act(name: string, action: string) {
    return actOn(this.row(name), action);
  }
}
