// The entries themselves: append-only, and one opening for each balance from before the ledger.
import { LedgerEntry } from '../../src/modules/ledger/ledger-entry.schema.js';
import { LedgerState } from '../../src/modules/ledger/ledger-state.schema.js';
import { OpeningService } from '../../src/modules/ledger/opening.service.js';
import { userLedger } from './user-ledger.js';

const ledger = userLedger();

describe('the start on a database from before the ledger', () => {
  it('should enter each balance once when several processes start together', async () => {
    const { app, account } = ledger;
    const entries = app.connection.model<LedgerEntry>(LedgerEntry.name).collection;
    const opening = { opens: account };
    await entries.deleteOne(opening);
    await app.connection.model(LedgerState.name).deleteMany({});
    const service = app.nest.get(OpeningService);
    await Promise.all([service.ensure(), service.ensure(), service.ensure()]);
    expect(await entries.countDocuments(opening)).toBe(1);
  });
});

describe('a ledger entry', () => {
  it('should reject updates and deletions', async () => {
    const { app } = ledger;
    const model = app.connection.model<LedgerEntry>(LedgerEntry.name);
    const one = await model.findOne();
    await expect(model.updateOne({ _id: one!._id }, { coins: 5 })).rejects.toThrow('append-only');
    await expect(model.deleteOne({ _id: one!._id })).rejects.toThrow('append-only');
    one!.coins += 1;
    await expect(one!.save()).rejects.toThrow('append-only');
  });
});
