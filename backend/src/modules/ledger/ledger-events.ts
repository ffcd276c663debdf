import { DomainEvent } from '../../platform/domain-events/domain-event.js';
import type { StoredAccount } from './accounts.js';
import type { LedgerEntry } from './ledger-entry.schema.js';
import type { Difference } from './verification.schema.js';

/** Emitted when an admin reverses an entry, in the transaction of the reversal. */
export class EntryReversed extends DomainEvent {
  constructor(readonly entry: LedgerEntry) {
    super();
  }
}

/**
 * Emitted when a user who owes coins received coins that pay debts first (`PAYS_DEBTS`), in the transaction of the
 * movement.
 */
export class DebtorReceived extends DomainEvent {
  constructor(
    readonly account: StoredAccount,
    readonly coins: number,
  ) {
    super();
  }
}

/**
 * Emitted when every balance was compared with the entries. A handler returns the differences in its domain's related
 * data.
 */
export class BalancesVerified extends DomainEvent<Difference[]> {}
