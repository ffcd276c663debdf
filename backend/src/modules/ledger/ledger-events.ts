import { DomainEvent } from '../../platform/domain-events/domain-event.js';
import type { LedgerEntry } from './ledger-entry.schema.js';
import type { Difference } from './verification.schema.js';

/** An admin took an entry of the ledger back; in the transaction that moves the coins back. */
export class EntryReversed extends DomainEvent {
  constructor(readonly entry: LedgerEntry) {
    super();
  }
}

/** Every balance was compared with the entries. A handler replies the differences in what its domain keeps beside the balances. */
export class BalancesVerified extends DomainEvent<Difference[]> {}
