// The accounts of the ledger (docs/ledger.md). A stored account keeps its balance in its owner's record. The balances
// of the platform's accounts are sums over the entries, so that movements do not wait for each other.
import type { Types } from 'mongoose';
import { present } from '../../core/present.js';

/** `platform` holds minus the coins in circulation; `paidOut` holds the coins that withdrawals have paid out. */
export const PLATFORM = 'platform';
export const PAID_OUT = 'paidOut';

/** Sorted by name, because the verification reads entries and balances side by side in this order. */
export const STORED_KINDS = ['coinAgency', 'earnings', 'held', 'user'] as const;
export type StoredKind = (typeof STORED_KINDS)[number];
export type StoredAccount = `${StoredKind}:${string}`;
export type Account = typeof PLATFORM | typeof PAID_OUT | StoredAccount;

const STORED = /^(coinAgency|earnings|held|user):([0-9a-f]{24})$/;
/** The pattern of an account's name in the API and in the entries. */
export const ACCOUNT_PATTERN = `^(${PLATFORM}|${PAID_OUT}|(coinAgency|earnings|held|user):[0-9a-f]{24})$`;

const account = (kind: StoredKind) => (id: Types.ObjectId | string) =>
  `${kind}:${String(id)}` satisfies StoredAccount as StoredAccount;
export const coinAgencyAccount = account('coinAgency');
/** The account of a user's spendable coins. */
export const userAccount = account('user');
/** The account of the coins that a user earned from gifts. */
export const earningsAccount = account('earnings');
/** The account of the coins that are held until a withdrawal is decided. */
export const heldAccount = account('held');

/** Returns the kind and id in a stored account's name, or undefined for any other name. */
export function storedAccount(name: string): { kind: StoredKind; id: string } | undefined {
  const [, kind, id] = STORED.exec(name) ?? [];
  return kind && id ? { kind: kind as StoredKind, id } : undefined;
}

/** Returns the kind and id of an account that is known to be stored. */
export const partsOf = (account: StoredAccount) => present(storedAccount(account));

/** Whether an account of this name can exist. Coins that move to any other name would be lost. */
export const isAccount = (name: string): boolean =>
  name === PLATFORM || name === PAID_OUT || storedAccount(name) !== undefined;

/** Returns the wallet of an account. A user's three accounts form one wallet. */
export function walletOf(name: Account): string {
  const stored = storedAccount(name);
  if (!stored) return name;
  return `${stored.kind === 'coinAgency' ? 'coinAgency' : 'user'}:${stored.id}`;
}

/** Returns the accounts of a wallet: all three of a user. */
export function accountsOf(wallet: Account): Account[] {
  const stored = storedAccount(wallet);
  return stored?.kind === 'user' ? [wallet, earningsAccount(stored.id), heldAccount(stored.id)] : [wallet];
}
