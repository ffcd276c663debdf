import { actOn } from '../support/row-actions';
import type { Locator, Page } from '@playwright/test';

/** The host applications of one state, in any panel. */
export class HostListPage {
  readonly search: Locator;
  readonly rows: Locator;
  readonly selectAll: Locator;
  readonly approveSelected: Locator;
  readonly reason: Locator;
  readonly counts: Locator;

  constructor(private readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Search name, phone or agency code' });
    this.rows = page.locator('#root tr[data-row]');
    this.selectAll = page.getByRole('checkbox', { name: 'Select All' });
    this.approveSelected = page.getByRole('button', { name: 'Approve selected' });
    this.reason = page.getByRole('textbox', { name: 'Reason' });
    this.counts = page.getByRole('navigation', { name: 'Menu' });
  }

  /** Opens the list with the search text in the address. */
  open(path: string, search: string) {
    return this.page.goto(`${path}?search=${encodeURIComponent(search)}`);
  }

  row(username: string) {
    return this.rows.filter({ hasText: username });
  }

  approve(username: string) {
    return this.page.getByRole('button', { name: `Approve ${username}` });
  }

  act(username: string, action: string) {
    return actOn(this.row(username), action);
  }

  /** Waits for the answer to the next decision. Call it before the decision, which is sent after five seconds. */
  decided() {
    return this.page.waitForResponse(/\/agency\/host\/(approvehost|decide)$/);
  }

  evidence(username: string) {
    return this.page.locator(`[data-details][aria-label="Details: ${username}"]`);
  }

  expand(username: string) {
    return this.page.getByRole('button', { name: `Details: ${username}` });
  }

  /** Returns the number shown next to a menu entry. */
  async count(entry: string) {
    const text = await this.counts.getByRole('link', { name: new RegExp(`^${entry}`) }).innerText();
    return Number(text.replace(/\D/g, ''));
  }
}
