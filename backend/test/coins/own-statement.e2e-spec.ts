// The statement of a coin agency, as the coin agency reads it.
import { coinTransfers } from './coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();

interface Row {
  entry: string;
  amount: number;
  balance: number;
  createdAt: string;
}

const get = (query: object) => transfers.coin.agent.get('/api/coin/recharge/statement').query(query);
const read = async (query: object = {}) => {
  const { details, period, total, days } = expectSuccess(await get(query));
  return { rows: details as Row[], period: period as Record<string, number>, total, days };
};

/** Received 500, of which 200 went back; sold 100, of which 40 went back; sold 7, reversed. */
async function moveCoins() {
  const { agency, user } = transfers;
  expectSuccess(await transfers.send('1', agency.uniqueId, 500));
  expectSuccess(await transfers.sell(user.username, 100));
  expectSuccess(
    await transfers.giveBack({ username: user.username, coins: 40, senderName: agency.uniqueId }),
  );
  expectSuccess(await transfers.giveBack({ username: agency.uniqueId, coins: 200, senderName: '' }));
  const sale = expectSuccess(await transfers.sell(user.username, 7));
  expectSuccess(await transfers.reverse(String(sale.transfer)));
}

describe('GET /api/coin/recharge/statement', () => {
  it('should list every entry with the balance after it, newest first', async () => {
    await moveCoins();
    const { rows, total } = await read();
    expect(rows.map(({ entry, amount, balance }) => [entry, amount, balance])).toEqual([
      ['reversed', 7, 1240],
      ['sold', -7, 1233],
      ['returned', -200, 1240],
      ['returned', 40, 1440],
      ['sold', -100, 1400],
      ['received', 500, 1500],
      ['opening', 1000, 1000],
    ]);
    expect(total).toBe(7);
    const oldestFirst = await read({ sort: 'createdAt' });
    expect(oldestFirst.rows.map(({ amount }) => amount)).toEqual(
      rows.map(({ amount }) => amount).toReversed(),
    );
  });

  it('should explain the totals of the dashboard by its sums', async () => {
    await moveCoins();
    const { rows, period } = await read();
    expect(period).toEqual({
      opening: 0,
      fromPlatform: 1500,
      fromOthers: 47,
      toPlatform: 200,
      toOthers: 107,
      closing: 1240,
    });
    const totals = await transfers.totals();
    expect(totals).toMatchObject({
      balance: period.closing,
      received: period.fromPlatform! - period.toPlatform!,
      sent: period.toOthers! - period.fromOthers!,
    });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(period.closing);
  });

  it('should hide who acted for the platform and why', async () => {
    await moveCoins();
    const answer = JSON.stringify(expectSuccess(await get({})));
    expect(answer).not.toContain('Administrator');
    expect(answer).not.toContain('By mistake');
  });

  it('should filter by entry, counterparty and coins, and find by name', async () => {
    await moveCoins();
    const { user } = transfers;
    const totalOf = async (query: object) => (await read(query)).total;
    expect(await totalOf({ entry: 'received' })).toBe(1);
    expect(await totalOf({ entry: 'sold' })).toBe(2);
    expect(await totalOf({ entry: 'returned' })).toBe(2);
    expect(await totalOf({ entry: 'reversed' })).toBe(1);
    expect(await totalOf({ counterparty: 'platform' })).toBe(3);
    expect(await totalOf({ counterparty: user.username })).toBe(4);
    expect(await totalOf({ counterparty: 'no.such.name' })).toBe(0);
    expect(await totalOf({ counterparty: 'platform', search: user.username })).toBe(0);
    expect(await totalOf({ search: user.username.slice(2).toUpperCase(), entry: 'sold' })).toBe(2);
    expect(await totalOf({ search: 'plat' })).toBe(3);
    expect(await totalOf({ coinsFrom: 40, coinsTo: 200 })).toBe(3);
  });

  it('should bound the sums by the days of the period', async () => {
    await moveCoins();
    const entries = await transfers.entries
      .find({ 'lines.account': `coinAgency:${String(transfers.agency._id)}` })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
    // The opening and the first transfer are of earlier days.
    for (const [at, day] of ['2026-01-10', '2026-01-11'].entries()) {
      const entry = entries[at]!;
      await transfers.entries.updateOne(
        { _id: entry._id },
        { $set: { createdAt: new Date(`${day}T12:00:00Z`) } },
      );
    }
    await transfers.app.connection.collection('ledgerclosings').deleteMany({});
    const { period, total } = await read({ from: '2026-01-11', to: '2026-01-11' });
    expect(period).toMatchObject({ opening: 1000, fromPlatform: 500, toOthers: 0, closing: 1500 });
    expect(total).toBe(1);
    expect((await read({ from: '2026-01-12' })).period).toMatchObject({ opening: 1500, closing: 1240 });
    expect((await read({ to: '2026-01-09' })).period).toMatchObject({ opening: 0, closing: 0 });
    const { days } = await read({ page: 2, limit: 5, daySums: true });
    expect(days).toMatchObject([
      { day: '2026-01-11', count: 1, received: 500, given: 0 },
      { day: '2026-01-10', count: 1, received: 1000, given: 0 },
    ]);
  });

  it('should export the rows of a filter', async () => {
    await moveCoins();
    const file = await get({ format: 'csv', entry: 'returned', columns: 'entry:Entry,amount:Coins' });
    expect(String(file.text).split('\r\n').slice(0, 3)).toEqual([
      expect.stringContaining('Entry'),
      expect.stringMatching(/Return.*-200/),
      expect.stringMatching(/Return.*40/),
    ]);
  });

  it('should return 400 when the range or the entry is wrong', async () => {
    expectFailure(await get({ coinsFrom: 5, coinsTo: 4 }), 'VALIDATION_FAILED', 'coinsFrom');
    expectFailure(await get({ from: '2026-02-01', to: '2026-01-01' }), 'VALIDATION_FAILED', 'from');
    expectFailure(await get({ entry: 'gift' }), 'VALIDATION_FAILED', 'entry');
  });

  it('should return 403 to other roles and never show entries of another coin agency', async () => {
    const { app, admin, user } = transfers;
    const other = await app.create.coinAgency({ coins: 77, username: 'coins.pune' });
    const seller = await app.as('coin', other);
    const sale = { userId: user.username, coin: 3, type: 1, to: 2 };
    expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(sale));
    expect(await read({ search: user.username })).toMatchObject({ total: 0 });
    expect(await read({ counterparty: user.username })).toMatchObject({ total: 0 });
    expect((await read()).rows).toHaveLength(1);
    expectFailure(await admin.agent.get('/api/coin/recharge/statement'), 'FORBIDDEN');
  });
});
