import type { Model, Types } from 'mongoose';
import type { LedgerEntry } from './ledger-entry.schema.js';

/** How an entry was taken back: by a return that names it, or by a reversal. */
export const TAKEN_BACK = ['returned', 'reversed'] as const;
export type TakenBack = (typeof TAKEN_BACK)[number];

/** Which of these entries were taken back, and how. */
export async function takenBack(
  entries: Model<LedgerEntry>,
  ids: Types.ObjectId[],
): Promise<Map<string, TakenBack>> {
  const [returns, reversals] = await Promise.all([
    entries.find({ returnOf: { $in: ids } }, { returnOf: 1 }).lean(),
    entries.find({ reversalOf: { $in: ids } }, { reversalOf: 1 }).lean(),
  ]);
  return new Map([
    ...returns.map(({ returnOf }) => [returnOf!.toHexString(), 'returned'] as const),
    ...reversals.map(({ reversalOf }) => [reversalOf!.toHexString(), 'reversed'] as const),
  ]);
}
