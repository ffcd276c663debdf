import type { QueryFilter } from 'mongoose';
import { between, type Calendar } from '../../core/days.js';
import { numberRange } from '../../core/number-range.js';
import type { Account } from './accounts.js';
import { type LedgerEntry, MOVEMENT_KINDS, type MovementKind } from './ledger-entry.schema.js';

/** What the entries of an account are filtered by. */
export interface StatementFilter {
  kind?: MovementKind | undefined;
  /** With a kind: only entries in which the account gives, or receives. */
  side?: 'from' | 'to' | undefined;
  /** The accounts that may stand on the other side of an entry. */
  others?: readonly Account[] | undefined;
  /** The first and the last day, of the installation. */
  from?: string | undefined;
  to?: string | undefined;
  coinsFrom?: number | undefined;
  coinsTo?: number | undefined;
}

/** Returns the filter for the entries of an account. */
export function statementWhere(
  account: Account,
  { kind, side, others, from, to, coinsFrom, coinsTo }: StatementFilter,
  calendar: Calendar,
): QueryFilter<LedgerEntry> {
  const createdAt = between(from, to, calendar);
  const coins = numberRange(coinsFrom, coinsTo, 'coinsFrom');
  const more = { ...(coins && { coins }), ...(createdAt && { createdAt }) };
  const accountIs = side ?? 'lines.account';
  if (!others) return { [accountIs]: account, ...(kind && { kind }), ...more };
  // Each branch names the kind, so that an index finds the entries of the other account.
  const kinds = kind ?? { $in: MOVEMENT_KINDS };
  const branches = [
    { kind: kinds, from: account, to: { $in: others }, ...more },
    { kind: kinds, to: account, from: { $in: others }, ...more },
  ];
  if (side) return branches[side === 'from' ? 0 : 1] as QueryFilter<LedgerEntry>;
  return { $or: branches } as QueryFilter<LedgerEntry>;
}
