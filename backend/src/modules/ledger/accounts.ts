// The accounts of the ledger (docs/ledger.md). A stored account keeps its balance in the record of its owner. The balances of the
// platform are sums over the entries, so that no movement waits for another one.
import type { Types } from 'mongoose';
import { present } from '../../core/present.js';

/** Minus the coins in circulation, and the coins that withdrawals have paid out. */
export const PLATFORM = 'platform';
export const PAID_OUT = 'paidOut';

/** In the order of their names: the check reads the entries and the balances side by side in this order. */
export const STORED_KINDS = ['coinAgency', 'earnings', 'held', 'user'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];
export type StoredAccount = `${StoredKind}:${string}`;
export type Account = typeof PLATFORM | typeof PAID_OUT | StoredAccount;

const STORED = /^(coinAgency|earnings|held|user):([0-9a-f]{24})$/;
/** How an account is named on the wire and in the entries. */
export const ACCOUNT_PATTERN = `^(${PLATFORM}|${PAID_OUT}|(coinAgency|earnings|held|user):[0-9a-f]{24})$`;

const account = (kind: StoredKind) => (id: Types.ObjectId | string) =>
  `${kind}:${String(id)}` satisfies StoredAccount as StoredAccount;
export const coinAgencyAccount = account('coinAgency');
/** Spendable coins of a user. */
export const userAccount = account('user');
/** Coins that a user earned from gifts. */
export const earningsAccount = account('earnings');
/** Coins that wait for the decision of a withdrawal. */
export const heldAccount = account('held');

/** The parts of a stored account's name; undefined for those of the platform. */
export function storedAccount(name: string): { kind: StoredKind; id: string } | undefined {
  const [, kind, id] = STORED.exec(name) ?? [];
  return kind && id ? { kind: kind as StoredKind, id } : undefined;
}

/** The parts of the name of an account that is known to be a stored one. */
export const partsOf = (account: StoredAccount) => present(storedAccount(account));

/** Anything else would take coins and keep them nowhere. */
export const isAccount = (name: string): boolean =>
  name === PLATFORM || name === PAID_OUT || storedAccount(name) !== undefined;

/** Whose wallet an account belongs to: a user's three accounts are one wallet. */
export function walletOf(name: Account): string {
  const stored = storedAccount(name);
  if (!stored) return name;
  return `${stored.kind === 'coinAgency' ? 'coinAgency' : 'user'}:${stored.id}`;
}
