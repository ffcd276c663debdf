// What must hold after whatever was done with coins.
import { LedgerCheckService } from '../src/ledger/ledger-check.service.js';
import type { TestApp } from './app.js';

/** The sum over all accounts is 0, every balance is the sum of its entries, and none but the platform's is below 0. */
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
}
