// Reads entries and balances side by side, in the order of the account names, without loading either as a whole.
import type { Connection, Model } from 'mongoose';
import { present } from '../../core/present.js';
import { STORED_KINDS, type StoredKind } from './accounts.js';
import { HOMES, type Owner } from './balances.service.js';
import type { LedgerEntry } from './ledger-entry.schema.js';

const BATCH = 1000;

/** The sum of an account's entries. */
export interface Summed {
  account: string;
  expected: number;
  entries: number;
}
/** The stored balance of an account. */
export interface StoredBalance {
  account: string;
  balance: number;
  label: string;
}
export interface Pair {
  account: string;
  summed?: Summed;
  stored?: StoredBalance;
}

/** Sums the lines of the entries by account. The database does the grouping. */
async function* summed(entries: Model<LedgerEntry>): AsyncGenerator<Summed> {
  const groups = entries
    .aggregate<{ _id: string; expected: number; entries: number }>([
      { $unwind: '$lines' },
      { $group: { _id: '$lines.account', expected: { $sum: '$lines.amount' }, entries: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ])
    .allowDiskUse(true)
    .cursor<{ _id: string; expected: number; entries: number }>({ batchSize: BATCH });
  for await (const { _id, ...rest } of groups) yield { account: _id, ...rest };
}

/** Reads the nonzero balances of one kind by owner id, which is also the order of the account names. */
async function* storedOf(connection: Connection, kind: StoredKind): AsyncGenerator<StoredBalance> {
  const { model, balance, label } = HOMES[kind];
  const owners = connection
    .model<Owner>(model)
    .find({ [balance]: { $nin: [0, null] } }, { [balance]: 1, [label]: 1 })
    .sort({ _id: 1 })
    .lean<Owner[]>()
    .cursor({ batchSize: BATCH });
  for await (const owner of owners as AsyncIterable<Owner>)
    yield {
      account: `${kind}:${String(owner._id)}`,
      balance: owner[balance] ?? 0,
      label: owner[label] ?? '',
    };
}

/** Reads all stored balances in the order of the account names, because STORED_KINDS is sorted. */
async function* storedByAccount(connection: Connection): AsyncGenerator<StoredBalance> {
  for (const kind of STORED_KINDS) yield* storedOf(connection, kind);
}

/** Yields every account that has entries or a balance. */
export async function* pairs(connection: Connection, entries: Model<LedgerEntry>): AsyncGenerator<Pair> {
  const [left, right] = [summed(entries), storedByAccount(connection)];
  // The streams are read in turn, because a transaction runs one statement at a time.
  let one = await left.next();
  let other = await right.next();
  while (!one.done || !other.done) {
    const [a, b] = [one.done ? undefined : one.value, other.done ? undefined : other.value];
    const account = a && (!b || a.account <= b.account) ? a.account : present(b).account;
    const pair: Pair = { account };
    if (a?.account === account) pair.summed = a;
    if (b?.account === account) pair.stored = b;
    yield pair;
    if (pair.summed) one = await left.next();
    if (pair.stored) other = await right.next();
  }
}
