// Returns from versions that did not store which transfers a return covers.
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import { prepareData } from '../../src/startup/prepare.js';
import { agencyReturns } from './agency-returns.js';
import { expectSuccess } from '../support/errors.js';

const returns = agencyReturns();

describe('returns of an older version', () => {
  it('should count once and like new returns when the migration runs twice', async () => {
    const { app, entries } = returns;
    await returns.sendToAgency(300);
    await returns.sendToAgency(200);
    expectSuccess(await returns.back(50));
    await returns.sendToAgency(70);
    const before = await returns.states();
    await entries.updateMany({}, { $unset: { covers: 1 } });
    expect(await returns.states()).not.toEqual(before);
    const migration = MIGRATIONS.find(({ id }) => id === '0015-returned-transfers')!;
    for (let run = 0; run < 2; run += 1) {
      await migration.run(app.nest);
      expect(await returns.states()).toEqual(before);
    }
  });

  it('should count at the next start when an older process made them after the migration', async () => {
    const { app, entries } = returns;
    await returns.sendToAgency(300);
    expectSuccess(await returns.back(50));
    const before = await returns.states();
    await entries.updateMany({}, { $unset: { covers: 1 } });
    await prepareData(app.nest);
    expect(await returns.states()).toEqual(before);
  });

  it('should skip a transfer when a named return took it in full', async () => {
    const { app, entries } = returns;
    await returns.sendToAgency(300);
    const transfer = await returns.sendToAgency(200);
    expectSuccess(await returns.back(50));
    await entries.updateMany({}, { $unset: { covers: 1 } });
    // The older version returned a whole transfer even when a return by hand had already taken a part.
    expectSuccess(await returns.backOf(transfer, 200));
    await MIGRATIONS.find(({ id }) => id === '0015-returned-transfers')!.run(app.nest);
    expect(await returns.states()).toEqual([
      [200, 0, 'returned'],
      [50, 250, 'sent'],
    ]);
  });
});
