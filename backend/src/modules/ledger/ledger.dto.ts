import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { ListDay, ShowsDaySum } from '../../http/day-sums.js';
import { Identifier, OneOf, Optional, Text } from '../../http/fields.js';
import { Filter } from '../../http/filter-fields.js';
import { ExportedPageQuery, Sort, type TimeOrder } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { ACCOUNT_PATTERN, type Account, type StoredAccount } from './accounts.js';
import { MOVEMENT_KINDS, type MovementKind, REVERSIBLE } from './ledger-entry.schema.js';
import { StatementRangeQuery } from './statement-filter.js';
import type { ListedRow, StatementRow } from './statement.service.js';
import { TAKEN_BACK, type TakenBack } from './taken-back.js';
import type { Difference, Verification } from './verification.schema.js';
import type { WalletFreeze } from './wallet-freeze.js';

const NO_ACCOUNT = { message: 'Must be a valid account' };
const AnAccount = () =>
  applyDecorators(
    Identifier(60, {
      description: 'platform, paidOut, coinAgency:{id}, user:{id}, earnings:{id} or held:{id}',
      example: 'user:66f0c0ffee00000000000001',
    }),
    Matches(new RegExp(ACCOUNT_PATTERN), NO_ACCOUNT),
  );

export class AccountQuery {
  @AnAccount() account: Account;
}

export class StatementPageQuery extends IntersectionType(
  AccountQuery,
  StatementRangeQuery,
  ExportedPageQuery,
) {
  @Sort('createdAt') sort?: TimeOrder;
  @Optional() @OneOf(MOVEMENT_KINDS, 'MovementKind') @Filter() kind?: MovementKind;
}

@RefuseUnknown()
export class WalletDto {
  @Identifier(60, { description: 'user:{id} or coinAgency:{id}', example: 'user:66f0c0ffee00000000000001' })
  @Matches(/^(user|coinAgency):[0-9a-f]{24}$/, { message: 'Must be a valid wallet' })
  account: StoredAccount;
  @Text(500, { lines: true, description: 'Reason', example: 'Stolen phone' }) reason: string;
}

@RefuseUnknown()
export class ReverseDto {
  @Text(500, { lines: true, description: 'Reason', example: 'Sent to the wrong user' }) reason: string;
}

export class Freeze {
  @ShowsText('Reason', 'Stolen phone') reason: string;
  @ShowsText('Name of the admin', 'Meera Nair') by: string;
  @ShowsTime() at: string;
}

export class StatementAccount {
  @ShowsText('The account', 'user:66f0c0ffee00000000000001') account: string;
  @ShowsText('Username or code', 'anita.sharma') label: string;
  @ShowsInt('Balance now', 500) balance: number;
  @ShowsInt('Coins that a user owes for refunded purchases; 0 for other accounts', 0) owed: number;
  @Shows({ type: () => Freeze, nullable: true, description: 'null: not frozen' })
  frozen: Freeze | null;
  @Shows({
    type: Boolean,
    description: 'Whether the owner is deleted; the wallet can no longer be frozen or unfrozen',
  })
  deleted: boolean;
}

export class StatementEntry {
  @ShowsId() _id: string;
  @Shows({ enum: [...MOVEMENT_KINDS], enumName: 'MovementKind' }) kind: MovementKind;
  @ShowsInt('Negative: coins left the account', -500) amount: number;
  @Shows({
    type: 'integer',
    nullable: true,
    description: 'Balance after the entry; null when the list is filtered',
  })
  balance: number | null;
  @ShowsText('The other account', 'platform') other: string;
  @ShowsText('Label of the other account', 'Platform') otherLabel: string;
  @ShowsText('Who moved the coins', 'Meera Nair') actor: string;
  @ShowsText('Role of who moved the coins', 'admin') actorRole: string;
  @ShowsText('Reason', '') reason: string;
  @ShowsText("What the coins were for, '' when unknown", 'Rose') subject: string;
  @ShowsText("Id of the entry that this entry reverses or returns, '' for other entries", '')
  reversalOf: string;
  @Shows({ enum: [...TAKEN_BACK, ''], enumName: 'TakenBack', description: "'': valid" })
  takenBack: TakenBack | '';
  @ShowsInt('Returned coins', 0) returned: number;
  @Shows({ type: Boolean, description: 'Whether the entry can be reversed' }) reversible: boolean;
  @ShowsTime() createdAt: string;
}

/** A day in a statement. */
export class StatementDay extends ListDay {
  @ShowsDaySum('Coins that came') received: number | null;
  @ShowsDaySum('Coins that left') given: number | null;
}

/** The sums of a statement's period: opening + fromPlatform + fromOthers - toPlatform - toOthers = closing. */
export class StatementPeriod {
  @ShowsInt('Balance before the period', 0) opening: number;
  @ShowsInt('Coins that came from the platform', 500) fromPlatform: number;
  @ShowsInt('Coins that came from other accounts', 0) fromOthers: number;
  @ShowsInt('Coins that went to the platform', 0) toPlatform: number;
  @ShowsInt('Coins that went to other accounts', 100) toOthers: number;
  @ShowsInt('Balance after the period', 400) closing: number;
}

@ApiSchema({ name: 'LedgerSums' })
export class LedgerSumsDto {
  @ShowsInt('Negative number of the coins in circulation', -500) platform: number;
  @ShowsInt('Of all coin agencies', 100) coinAgency: number;
  @ShowsInt('Spendable, of all users', 100) user: number;
  @ShowsInt('Earned, of all users', 100) earnings: number;
  @ShowsInt('Waiting for a decision', 100) held: number;
  @ShowsInt('Paid out', 100) paidOut: number;
}

@ApiSchema({ name: 'Difference' })
export class DifferenceDto {
  @ShowsText('An account, or entry:{id}', 'user:66f0c0ffee00000000000001') account: string;
  @ShowsText('Username or code', 'anita.sharma') label: string;
  @ShowsInt('Stored balance', 600) balance: number;
  @ShowsInt('Balance according to the entries', 500) expected: number;
  @ShowsInt('Surplus of the stored balance; negative: missing coins', 100) difference: number;
  @ShowsInt('Entries of the account', 12) entries: number;
  @ShowsText('Problem', 'The balance differs from the sum of the entries') what: string;
}

@ApiSchema({ name: 'Verification' })
export class VerificationDto {
  @ShowsTime('When it was made') at: string;
  @ShowsInt('Duration', 120) milliseconds: number;
  @ShowsInt('Accounts with entries or a balance', 300) accounts: number;
  @ShowsInt('Lines of all entries', 2400) lines: number;
  @Shows({ type: () => LedgerSumsDto }) sums: LedgerSumsDto;
  @ShowsInt('Sum over all accounts: 0', 0) total: number;
  @ShowsInt('Number of differences; the first 200 are listed', 0) found: number;
  @Shows({ type: () => [DifferenceDto] }) differences: DifferenceDto[];
}

export const toFreeze = (freeze: WalletFreeze | undefined): Freeze | null =>
  freeze ? { reason: freeze.reason, by: freeze.by, at: freeze.at.toISOString() } : null;

/** Converts a row, without the returns and reversals of its entry. */
const toStatementLine = (row: StatementRow) => ({
  _id: row._id.toHexString(),
  kind: row.kind,
  amount: row.amount,
  balance: row.balance,
  other: row.other,
  otherLabel: row.otherLabel,
  actor: row.actor.name,
  actorRole: row.actor.role,
  reason: row.reason,
  subject: row.subjects?.[0]?.label ?? '',
  reversalOf: row.reversalOf?.toHexString() ?? '',
  createdAt: row.createdAt.toISOString(),
});

export const toStatementEntry = (row: ListedRow): StatementEntry => ({
  ...toStatementLine(row),
  takenBack: row.back.state ?? '',
  returned: row.back.returned,
  // A reversal undoes a whole entry. An entry that a return names cannot be reversed.
  reversible: REVERSIBLE.has(row.kind) && row.back.returnable === Math.abs(row.amount),
});

const toDifference = ({ account, label, balance, expected, entries, what }: Difference): DifferenceDto => ({
  account,
  label,
  balance,
  expected,
  difference: balance - expected,
  entries,
  what,
});

export const toVerification = (one: Verification): VerificationDto => ({
  at: one.at.toISOString(),
  milliseconds: one.milliseconds,
  accounts: one.accounts,
  lines: one.lines,
  sums: { ...one.sums },
  total: one.total,
  found: one.found,
  differences: one.differences.map(toDifference),
});
