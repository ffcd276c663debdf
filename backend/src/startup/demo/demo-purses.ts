import type { Account } from '../../modules/ledger/accounts.js';

/**
 * The balances while the demo's movements are planned. Coins that come in a batch can be spent from the next batch on,
 * because the ledger checks the movements of a batch against the balances before it.
 */
export class Purses {
  private readonly free = new Map<Account, number>();
  private readonly coming = new Map<Account, number>();

  open(account: Account, coins: number): void {
    this.free.set(account, coins);
  }

  /** Returns the coins that the account may spend in this batch. */
  of(account: Account): number {
    return this.free.get(account) ?? 0;
  }

  move(from: Account, to: Account, coins: number): void {
    this.free.set(from, this.of(from) - coins);
    this.coming.set(to, (this.coming.get(to) ?? 0) + coins);
  }

  endBatch(): void {
    for (const [account, coins] of this.coming) this.free.set(account, this.of(account) + coins);
    this.coming.clear();
  }
}
