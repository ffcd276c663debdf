// The invariants of the ledger, which hold after every movement of coins.
import { LedgerCheckService } from '../../src/modules/ledger/ledger-check.service.js';
import type { TestApp } from '../support/app.js';

/** The sum over all accounts is 0, every balance is the sum of its entries, and only the platform's balance is below 0. */
export async function expectBalanced(app: TestApp): Promise<void> {
  const { total, differences } = await app.nest.get(LedgerCheckService).verify();
  expect({ total, differences }).toEqual({ total: 0, differences: [] });
  const below = { $lt: 0 };
  const counts = await Promise.all([
    app.connection
      .collection('users')
      .countDocuments({ $or: [{ coin: below }, { receivingCoins: below }, { heldCoins: below }] }),
    app.connection.collection('coinagencies').countDocuments({ coins: below }),
  ]);
  expect(counts).toEqual([0, 0]);
  expect(await overReturned(app)).toEqual([]);
}

/** Transfers with more returned coins than sent coins, counting returns that were not reversed. */
async function overReturned(app: TestApp): Promise<unknown[]> {
  const entries = await app.connection.collection('ledgerentries').find().toArray();
  const reversed = new Set(entries.flatMap(({ reversalOf }) => (reversalOf ? [String(reversalOf)] : [])));
  const back = new Map<string, number>();
  const add = (transfer: unknown, coins: number) =>
    back.set(String(transfer), (back.get(String(transfer)) ?? 0) + coins);
  for (const { _id, kind, coins, returnOf, covers = [] } of entries) {
    if (kind !== 'return' || reversed.has(String(_id))) continue;
    if (returnOf) add(returnOf, Number(coins));
    for (const cover of covers as { transfer: unknown; coins: number }[]) add(cover.transfer, cover.coins);
  }
  for (const { _id, coins } of entries) if (reversed.has(String(_id))) add(_id, Number(coins));
  return entries.filter(
    ({ _id, kind, coins }) => kind === 'send' && (back.get(String(_id)) ?? 0) > Number(coins),
  );
}
