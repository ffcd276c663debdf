// Figures over time: exact against the records, within the scope of the caller.
import { Types } from 'mongoose';
import { dayAfter, dayOf, daysFrom, startOfDay } from '../src/core/days.js';
import { coinAgencyAccount, earningsAccount, PLATFORM, userAccount } from '../src/modules/ledger/accounts.js';
import { type MeasureName, MEASURE_NAMES } from '../src/modules/figures/measures.js';
import { Rollup } from '../src/modules/figures/rollup.service.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

// A zone with a change of its clocks within the days that the tests use.
const ZONE = 'America/New_York';
const DAYS = 120;

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ TIME_ZONE: ZONE });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const today = () => dayOf(new Date(), ZONE);
interface Series {
  points: { day: string; value: number | null; partial: boolean }[];
  total: number;
}
const read = async (measure: MeasureName, query: object = {}, by: Actor = admin): Promise<Series> => {
  const range = { from: dayAfter(today(), 1 - DAYS), to: today() };
  const response = await by.agent.get('/api/figures').query({ measure, ...range, ...query });
  return expectSuccess(response).details as Series;
};
/** Stores all days that have ended. */
const store = async () => {
  while (await app.nest.get(Rollup).store());
};

/** A repeatable random number below `most`. */
function randomNumbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

describe('GET /api/figures', () => {
  it('should equal a count over the records after 10,000 random events', async () => {
    const random = randomNumbers(7);
    const first = startOfDay(dayAfter(today(), 1 - DAYS), ZONE).getTime();
    const range = Date.now() - first;
    /** Half of the times are within seconds of a midnight. */
    const time = () => {
      const any = new Date(first + random(range));
      if (random(2)) return any;
      const midnight = startOfDay(dayOf(any, ZONE), ZONE).getTime();
      return new Date(Math.max(first, midnight + random(4000) - 2000));
    };
    const oid = () => new Types.ObjectId();
    const agencies = ['AG700001', 'AG700002', 'AG700003'];
    const sellers = [coinAgencyAccount(oid()), coinAgencyAccount(oid())];
    const kinds = [
      () => ({ kind: 'send', from: PLATFORM, to: sellers[random(2)]! }),
      () => ({ kind: 'send', from: PLATFORM, to: userAccount(oid()) }),
      () => ({ kind: 'send', from: sellers[random(2)]!, to: userAccount(oid()) }),
      () => ({ kind: 'return', from: userAccount(oid()), to: sellers[random(2)]! }),
      () => ({ kind: 'gift', from: userAccount(oid()), to: earningsAccount(oid()) }),
    ];
    const entries = Array.from({ length: 5000 }, () => {
      const movement = { ...kinds[random(kinds.length)]!(), coins: 1 + random(500) };
      return { _id: oid(), ...movement, lines: [], fromLabel: '', toLabel: '', createdAt: time() };
    });
    const reversals = entries.slice(0, 300).map(({ _id, from, to, coins }) => ({
      ...{ _id: oid(), kind: 'reversal', from: to, to: from, coins, reversalOf: _id },
      ...{ lines: [], fromLabel: '', toLabel: '', createdAt: time() },
    }));
    const sessions = Array.from({ length: 4700 }, () => ({
      ...{ _id: oid(), user: oid(), username: 'u', channelName: 'c', status: 'archive', deleted: false },
      ...{ agencyCode: agencies[random(3)]!, minutes: random(300), diamonds: random(900) },
      ...{ heartbeatAt: new Date(), createdAt: time(), changedAt: new Date(0) },
    }));
    await app.connection.collection('ledgerentries').insertMany([...entries, ...reversals]);
    await app.connection.collection('liveSessions').insertMany(sessions);
    await store();

    // Late: sessions of past days are deleted, and lose diamonds, after their days were stored.
    for (const session of sessions.slice(0, 100)) {
      const late = random(2) ? { deleted: true } : { diamonds: 0 };
      Object.assign(session, late);
      await app.connection
        .collection('liveSessions')
        .updateOne({ _id: session._id }, { $set: { ...late, changedAt: new Date() } });
    }
    await store();

    const expected = new Map<string, number>();
    const put = (measure: MeasureName, at: Date, value: number) => {
      const key = `${measure} ${dayOf(at, ZONE)}`;
      expected.set(key, (expected.get(key) ?? 0) + value);
    };
    const coins = (entry: { kind: string; to: string }, at: Date, value: number) => {
      if (entry.kind === 'send')
        put(entry.to.startsWith('coinAgency') ? 'coinsSoldToAgencies' : 'coinsSoldToUsers', at, value);
      if (entry.kind === 'return') put('coinsReturned', at, value);
      if (entry.kind === 'gift') put('coinsGifted', at, value);
    };
    for (const entry of entries) coins(entry, entry.createdAt, entry.coins);
    for (const [index, { createdAt }] of reversals.entries())
      coins(entries[index]!, createdAt, -entries[index]!.coins);
    for (const { deleted, createdAt, minutes, diamonds } of sessions) {
      if (deleted) continue;
      put('liveSessions', createdAt, 1);
      put('liveMinutes', createdAt, minutes);
      put('liveDiamonds', createdAt, diamonds);
    }
    for (const measure of MEASURE_NAMES.filter(
      (name) => name !== 'usersRegistered' && name !== 'coinsPaidOut',
    )) {
      const { points } = await read(measure);
      const counted = daysFrom(dayAfter(today(), 1 - DAYS), today()).map((day) => ({
        day,
        value: expected.get(`${measure} ${day}`) ?? 0,
      }));
      expect(
        points.map(({ day, value }) => ({ day, value: value ?? 0 })),
        measure,
      ).toEqual(counted);
      const months = await read(measure, { by: 'month' });
      expect(months.total, measure).toBeGreaterThan(0);
      expect(months.total, measure).toBe(counted.reduce((sum, { value }) => sum + value, 0));
    }
  });

  it('should count registered users, also today', async () => {
    const before = await read('usersRegistered');
    await app.create.user();
    const after = await read('usersRegistered');
    expect(after.total).toBe(before.total + 1);
    expect(after.points.at(-1)).toEqual({
      day: today(),
      value: (before.points.at(-1)?.value ?? 0) + 1,
      partial: true,
    });
  });

  it('should show each owner its own, and their superiors the sum', async () => {
    const bd = await app.as('bd');
    const agencyAdmin = await app.as('agencyadmin');
    const place = { bd: bd.record.uniqueId, admin: agencyAdmin.record.uniqueId };
    const [own, other] = [await app.create.agency(place), await app.create.agency()];
    const user = await app.create.user();
    const ended = { status: 'archive' as const, diamonds: 40, minutes: 30 };
    await app.create.liveSession(user, own.uniqueId, ended);
    await app.create.liveSession(user, other.uniqueId, ended);
    for (const actor of [bd, agencyAdmin, await app.as('agency', own)])
      expect((await read('liveDiamonds', {}, actor)).total).toBe(40);
    const stranger = await app.as('agency', await app.create.agency());
    expect((await read('liveDiamonds', {}, stranger)).total).toBe(0);
  });

  it('should show a coin agency its own sales', async () => {
    const seller = await app.as('coin', await app.create.coinAgency({ coins: 50 }));
    const other = await app.as('coin', await app.create.coinAgency());
    const sale = { userId: (await app.create.user()).username, coin: 15 };
    expectSuccess(await seller.agent.patch('/api/coin/recharge/sendCoin').send(sale));
    expect((await read('coinsSoldToUsers', {}, seller)).total).toBe(15);
    expect((await read('coinsSoldToUsers', {}, other)).total).toBe(0);
  });

  it('should return 403 for a measure that the role does not see', async () => {
    const refused: [Actor, MeasureName][] = [
      [await app.as('bd'), 'usersRegistered'],
      [await app.as('agency'), 'coinsSoldToUsers'],
      [await app.as('coin'), 'liveMinutes'],
    ];
    const range = { from: today(), to: today() };
    for (const [actor, measure] of refused)
      expectFailure(await actor.agent.get('/api/figures').query({ measure, ...range }), 'FORBIDDEN');
  });

  it.each([
    [{ measure: 'users', from: '2026-01-01', to: '2026-01-02' }, 'measure'],
    [{ measure: 'liveMinutes', from: '2026-01-02', to: '2026-01-01' }, 'from'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2999-01-01' }, 'to'],
    [{ measure: 'liveMinutes', from: '2019-01-01', to: '2026-01-01' }, 'from'],
    [{ measure: 'liveMinutes', from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2026-01-02', by: 'year' }, 'by'],
  ])('should return 400 for %j', async (query, field) => {
    expectFailure(await admin.agent.get('/api/figures').query(query), 'VALIDATION_FAILED', field);
  });
});
