import type { Caller } from '../../core/caller.js';
import type { LedgerEntry } from '../../modules/ledger/ledger-entry.schema.js';
import type { Movement } from '../../modules/ledger/ledger.service.js';
import type { Change } from '../../platform/audit/audit.service.js';

/** A movement of coins that someone makes at a time. */
export interface Step {
  at: Date;
  caller: Caller;
  movement: Movement;
  /** Returns what the audit log shows. */
  change?: (entry: LedgerEntry) => Change;
  /** The sale that a return names. */
  returns?: Step;
  /** The entry, once written. */
  entry?: LedgerEntry;
}

/** Something that happens if the balances suffice by then. */
export interface Chance {
  at: Date;
  take: () => Step[];
}

export const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
