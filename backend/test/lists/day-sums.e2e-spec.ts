// Count and sums of each day on a page of a list, exact although a day spans pages.
import { Types } from 'mongoose';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

// Days of Kolkata begin at 18:30 UTC.
const ZONE = 'Asia/Kolkata';
let app: TestApp;
let seller: Actor<'coin'>;
let agency: CoinAgency;

interface Day {
  day: string;
  before: string;
  count: number | null;
}
interface Row {
  _id: string;
  createdAt: string;
  coin: number;
}

beforeAll(async () => {
  app = await startApp({ TIME_ZONE: ZONE });
  agency = await app.create.coinAgency({ coins: 1000 });
  seller = await app.as('coin', agency);
  const user = await app.create.user({});
  const account = `coinAgency:${String(agency._id)}`;
  const [own, buyer] = [account, `user:${String(user._id)}`];
  // 60 sales, one each hour from 2026-01-09 19:00 UTC: 24 sales on the days of 10 and 11 January, 12 on the next one.
  const sales = Array.from({ length: 60 }, (_, at) => ({
    _id: new Types.ObjectId(),
    kind: 'send',
    from: own,
    to: buyer,
    coins: at + 1,
    lines: [
      { account: own, amount: -(at + 1), balance: 0 },
      { account: buyer, amount: at + 1, balance: 0 },
    ],
    fromLabel: agency.uniqueId,
    toLabel: user.username,
    actor: { role: 'coin', id: String(agency._id), code: agency.uniqueId, name: agency.name },
    reason: '',
    createdAt: new Date(Date.UTC(2026, 0, 9, 19 + at)),
  }));
  await app.connection.collection('ledgerentries').insertMany(sales);
});
afterAll(() => app.close());

const sumOf = (first: number, last: number) => ((first + last) * (last - first + 1)) / 2;
const WHOLE = {
  '2026-01-10': { count: 24, coins: sumOf(1, 24) },
  '2026-01-11': { count: 24, coins: sumOf(25, 48) },
  '2026-01-12': { count: 12, coins: sumOf(49, 60) },
};

async function history(body: object) {
  const answer = expectSuccess(await seller.agent.post('/api/coin/recharge/history').send(body));
  return { rows: answer.history as Row[], days: answer.days as Day[] | undefined };
}

describe('daySums of POST /api/coin/recharge/history', () => {
  it('should sum whole days on every page, whatever the size of a page', async () => {
    for (const limit of [5, 7, 24, 100])
      for (let page = 1; page <= Math.ceil(60 / limit); page += 1) {
        const { rows, days = [] } = await history({ page, limit, daySums: true });
        const local = (row: Row) =>
          new Date(Date.parse(row.createdAt) + 5.5 * 3_600_000).toISOString().slice(0, 10);
        const expected = [...new Set(rows.map(local))];
        expect(days).toEqual(
          expected.map((day) => ({
            day,
            before: rows.find((row) => local(row) === day)!._id,
            ...WHOLE[day as keyof typeof WHOLE],
          })),
        );
      }
  });

  it('should sum only what the filters match', async () => {
    const { days } = await history({ page: 1, limit: 5, coinsFrom: 40, coinsTo: 50, daySums: true });
    expect(days).toMatchObject([
      { day: '2026-01-12', count: 2, coins: 99 },
      { day: '2026-01-11', count: 9, coins: sumOf(40, 48) },
    ]);
    const oneDay = await history({ page: 2, limit: 10, from: '2026-01-11', to: '2026-01-11', daySums: true });
    expect(oneDay.days).toMatchObject([{ day: '2026-01-11', ...WHOLE['2026-01-11'] }]);
  });

  it('should count a reversal negatively on its own day in a flow', async () => {
    const admin = await app.as('admin');
    const user = await app.create.user({});
    const sale = { userId: user.username, coin: 5, type: 1, to: 2 };
    const sold = expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(sale));
    const reverse = `/api/admin/ledger/reverse/${String(sold.transfer)}`;
    expectSuccess(await admin.agent.post(reverse).send({ reason: 'By mistake' }));
    const { days } = await history({ flow: 'soldToUsers', page: 1, limit: 1, daySums: true });
    expect(days).toMatchObject([{ count: 2, coins: 0 }]);
  });

  it('should answer days only when they are asked for', async () => {
    expect((await history({ page: 1, limit: 5 })).days).toBeUndefined();
    expect((await history({ page: 99, limit: 5, daySums: true })).days).toEqual([]);
    const bad = await seller.agent.post('/api/coin/recharge/history').send({ daySums: 'often' });
    expectFailure(bad, 'VALIDATION_FAILED', 'daySums');
  });
});

describe('daySums of GET /api/agency/host/hostrecord', () => {
  it('should sum minutes and diamonds of days, and leave days out in another order', async () => {
    const owner = await app.create.agency({});
    const user = new Types.ObjectId();
    await app.connection.collection('liveSessions').insertMany(
      Array.from({ length: 30 }, (_, at) => ({
        user,
        username: 'host',
        image: '',
        agencyCode: owner.uniqueId,
        channelName: 'Songs',
        status: 'archive',
        minutes: 10,
        diamonds: at,
        deleted: false,
        searchKeys: [],
        heartbeatAt: new Date(),
        createdAt: new Date(Date.UTC(2026, 0, 9, 19 + at)),
        changedAt: new Date(),
      })),
    );
    const actor = await app.as('agency', owner);
    const get = async (query: object) =>
      expectSuccess(
        await actor.agent.get('/api/agency/host/hostrecord').query({ page: 2, limit: 5, ...query }),
      );
    expect((await get({ daySums: true })).days).toMatchObject([
      { day: '2026-01-11', count: 6, minutes: 60, diamonds: sumOf(24, 29) },
      { day: '2026-01-10', count: 24, minutes: 240, diamonds: sumOf(0, 23) },
    ]);
    expect((await get({ daySums: true, sort: 'minutes' })).days).toBeUndefined();
  });
});
