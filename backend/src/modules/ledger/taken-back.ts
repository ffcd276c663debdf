import type { Model, Types } from 'mongoose';
import { present } from '../../core/present.js';
import type { LedgerEntry } from './ledger-entry.schema.js';

/** How an entry was undone: all of its coins were returned, or a reversal names it. */
export const TAKEN_BACK = ['returned', 'reversed'] as const;
export type TakenBack = (typeof TAKEN_BACK)[number];

/** The returns and the reversal of an entry. */
export interface Back {
  /**
   * 'returned': all coins came back, or a return names the entry. 'reversed': a reversal names the entry. null: the
   * entry is in effect, perhaps with a part returned.
   */
  state: TakenBack | null;
  /** Coins of the entry that returns took. Reversed returns do not count. */
  returned: number;
  /** Coins that a return that names this entry may take; 0 once a return has named the entry or it was reversed. */
  returnable: number;
  /** Coins of the entry that no return or reversal took. */
  left: number;
}

/** Returns the state of each entry, by its _id as text. */
export async function takenBack(
  entries: Model<LedgerEntry>,
  given: readonly Pick<LedgerEntry, '_id' | 'coins'>[],
): Promise<Map<string, Back>> {
  const $in = given.map(({ _id }) => _id);
  const fields = { coins: 1, returnOf: 1, covers: 1 };
  // The queries run one after the other, because a transaction may call this function
  // (platform/database/transaction.ts).
  const naming = await entries.find({ returnOf: { $in } }, fields).lean();
  const covering = await entries.find({ 'covers.transfer': { $in } }, fields).lean();
  const reversals = await entries.find({ reversalOf: { $in } }, { reversalOf: 1 }).lean();
  const undone = await reversedOf(entries, [...naming, ...covering]);
  const isReversed = new Set(reversals.map(({ reversalOf }) => reversalOf?.toHexString()));
  const isInEffect = ({ _id }: Pick<LedgerEntry, '_id'>) => !undone.has(_id.toHexString());
  const named = new Set(naming.map(({ returnOf }) => returnOf?.toHexString()));
  const closed = new Set(naming.filter(isInEffect).map(({ returnOf }) => returnOf?.toHexString()));
  const returned = new Map<string, number>();
  const add = (transfer: Types.ObjectId, coins: number) =>
    returned.set(transfer.toHexString(), (returned.get(transfer.toHexString()) ?? 0) + coins);
  for (const { coins, returnOf } of naming.filter(isInEffect)) add(present(returnOf), coins);
  for (const { covers } of covering.filter(isInEffect)) {
    for (const { transfer, coins } of covers ?? []) add(transfer, coins);
  }
  return new Map(
    given.map(({ _id, coins }): [string, Back] => {
      const id = _id.toHexString();
      const back = returned.get(id) ?? 0;
      if (isReversed.has(id)) return [id, { state: 'reversed', returned: back, returnable: 0, left: 0 }];
      const left = Math.max(coins - back, 0);
      const state = closed.has(id) || left === 0 ? 'returned' : null;
      return [id, { state, returned: back, returnable: named.has(id) ? 0 : left, left }];
    }),
  );
}

/** Returns the _ids, as text, of the entries that a reversal undid. */
async function reversedOf(
  entries: Model<LedgerEntry>,
  given: readonly Pick<LedgerEntry, '_id'>[],
): Promise<Set<string>> {
  if (!given.length) return new Set();
  const found = await entries
    .find({ reversalOf: { $in: given.map(({ _id }) => _id) } }, { reversalOf: 1 })
    .lean();
  return new Set(found.map(({ reversalOf }) => present(reversalOf).toHexString()));
}
