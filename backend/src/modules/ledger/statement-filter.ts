import { IntersectionType } from '@nestjs/swagger';
import type { QueryFilter } from 'mongoose';
import type { Calendar } from '../../core/days.js';
import { DaySumsQuery } from '../../http/day-sums.js';
import { CoinsOf, DaysOf } from '../../http/filter-fields.js';
import { type Asked, whereOf } from '../../platform/database/filters.js';
import type { Account } from './accounts.js';
import { type LedgerEntry, MOVEMENT_KINDS, type MovementKind } from './ledger-entry.schema.js';

/** The days and the coins by which every statement is filtered. */
export class StatementRangeQuery extends IntersectionType(
  DaysOf('createdAt'),
  CoinsOf('coins'),
  DaySumsQuery,
) {}

/** What the entries of an account are filtered by. */
export interface StatementFilter extends Asked<Omit<StatementRangeQuery, 'daySums'>> {
  kind?: MovementKind | undefined;
  /** With a kind: only entries in which the account gives, or receives. */
  side?: 'from' | 'to' | undefined;
  /** The accounts that may be on the other side of an entry. */
  others?: readonly Account[] | undefined;
}

/** Returns the filter for the entries of an account. */
export function statementWhere(
  account: Account,
  { kind, side, others, ...range }: StatementFilter,
  calendar: Calendar,
): QueryFilter<LedgerEntry> {
  const more = whereOf(range, calendar, StatementRangeQuery);
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
