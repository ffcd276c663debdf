import { actOn } from '../support/row-actions';
import type { Locator, Page } from '@playwright/test';

type State = 'pending' | 'approved' | 'rejected';

/** The withdrawals of one state. The labels of a row contain its user and coins. */
export class WithdrawalListPage {
  readonly rows: Locator;
  readonly selectAll: Locator;
  readonly reason: Locator;
  readonly tabs: Locator;
  readonly outcome: Locator;

  constructor(private readonly page: Page) {
    this.rows = page.locator('#root tr[data-row]');
    this.selectAll = page.getByRole('checkbox', { name: 'Select All' });
    this.reason = page.getByRole('textbox', { name: 'Reason' });
    this.tabs = page.getByRole('navigation', { name: 'Total Withdrawal', exact: true });
    this.outcome = page.getByRole('main').getByRole('alert');
  }

  open(state: State, search = '') {
    return this.page.goto(`/admin/widthdrawal/${state}?search=${encodeURIComponent(search)}`);
  }

  row(coins: number) {
    return this.rows.filter({ has: this.page.getByRole('cell', { name: String(coins), exact: true }) });
  }

  button(coins: number, action: string) {
    return this.row(coins).getByRole('button', { name: new RegExp(`^${action} `) });
  }

  expand(coins: number) {
    return this.button(coins, 'Details:');
  }

  /** Opens the rejection of a row and fills in the reason. */
  async reject(coins: number, reason: string) {
    await actOn(this.row(coins), 'Reject');
    await this.reason.fill(reason);
  }

  async count(tab: 'Pending' | 'Approved' | 'Rejected') {
    const text = await this.tabs.getByRole('link', { name: tab }).innerText();
    return Number(text.replace(/\D/g, ''));
  }
}
