import type { Model, QueryFilter } from 'mongoose';
import { present } from '../../core/present.js';
import type { LedgerCover, LedgerEntry } from './ledger-entry.schema.js';
import { takenBack } from './taken-back.js';

/** The number of transfers read in one step. A return seldom needs more. */
const STEP = 100;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/**
 * Returns the transfers that provide the coins of a return that names no transfer: those of this sender to this
 * account, newest first, each with the coins taken from it. Coins beyond all transfers (the platform may take more than
 * it sent) come from no transfer. Runs in the transaction of the return, after its balances are changed: every other
 * return of the account waits for the commit. `before` limits the search to transfers made before this moment, for a
 * past return.
 */
export async function coversOf(
  entries: Model<LedgerEntry>,
  { from: account, to: sender, coins }: Pick<LedgerEntry, 'from' | 'to' | 'coins'>,
  before?: Date,
): Promise<LedgerCover[]> {
  const covers: LedgerCover[] = [];
  let open = coins;
  let older: QueryFilter<LedgerEntry> = before ? { createdAt: { $lt: before } } : {};
  while (open > 0) {
    const transfers = await entries
      .find({ to: account, kind: 'send', from: sender, ...older }, { coins: 1, createdAt: 1 })
      .sort(NEWEST_FIRST)
      .limit(STEP)
      .lean();
    const back = await takenBack(entries, transfers);
    for (const { _id } of transfers) {
      const taken = Math.min(open, present(back.get(_id.toHexString())).left);
      if (taken > 0) covers.push({ transfer: _id, coins: taken });
      open -= taken;
    }
    const last = transfers.at(-1);
    if (!last || transfers.length < STEP) break;
    const { _id, createdAt } = last;
    older = { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }] };
  }
  return covers;
}
