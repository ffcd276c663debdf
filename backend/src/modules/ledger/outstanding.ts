import type { Model } from 'mongoose';
import type { Account } from './accounts.js';
import type { LedgerEntry, MovementKind } from './ledger-entry.schema.js';

const GIVEN: MovementKind[] = ['send', 'adjustment', 'reversal'];
const TAKEN: MovementKind[] = ['return', 'adjustment', 'reversal'];

/**
 * Returns the coins that `sender` had sent to an account and not had back before the entry `own` took some. The
 * platform may take more than it sent. Such an excess is not deducted from later transfers.
 */
export async function outstanding(
  entries: Model<LedgerEntry>,
  { _id: own, from: account, to: sender }: Pick<LedgerEntry, '_id' | 'from' | 'to'>,
): Promise<number> {
  const between = (from: Account, to: Account, kinds: MovementKind[]) =>
    entries
      .find({ _id: { $ne: own }, from, to, kind: { $in: kinds } }, { from: 1, coins: 1, createdAt: 1 })
      .lean();
  const [given, taken] = [await between(sender, account, GIVEN), await between(account, sender, TAKEN)];
  return [...given, ...taken]
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .reduce((sum, { from, coins }) => Math.max(0, from === sender ? sum + coins : sum - coins), 0);
}
