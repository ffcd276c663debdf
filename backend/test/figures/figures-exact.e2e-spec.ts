// Figures over time: exact against the records.
import { Types } from 'mongoose';
import { dayAfter, daysFrom } from '../../src/core/days.js';
import {
  coinAgencyAccount,
  earningsAccount,
  heldAccount,
  PAID_OUT,
  PLATFORM,
  userAccount,
} from '../../src/modules/ledger/accounts.js';
import { type MovementKind, REVERSIBLE } from '../../src/modules/ledger/ledger-entry.schema.js';
import { type MeasureName, MEASURE_NAMES, measureOf } from '../../src/modules/figures/measures.js';
import { FigureMarks } from '../../src/modules/figures/figure-marks.js';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { calendar, DAYS, readFigures, storeFigures, today, ZONE } from './figures.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ TIME_ZONE: ZONE });
  admin = await app.as('admin');
});
afterAll(() => app.close());

interface Back {
  amount: number;
  state: string;
  at: Date;
}
/** The refunds and disputes whose money went back. */
const backOf = (...lists: Back[][]) =>
  lists.flat().filter(({ state }) => state !== 'failed' && state !== 'won');

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
    const first = calendar.startOf(dayAfter(today(), 1 - DAYS)).getTime();
    const range = Date.now() - first;
    /** Half of the times are within seconds of a midnight. */
    const time = () => {
      const any = new Date(first + random(range));
      if (random(2)) return any;
      const midnight = calendar.startOf(calendar.dayOf(any)).getTime();
      return new Date(Math.max(first, midnight + random(4000) - 2000));
    };
    const oid = () => new Types.ObjectId();
    const agencies = ['AG700001', 'AG700002', 'AG700003'];
    const people = Array.from({ length: 40 }, oid);
    const sellers = [oid(), oid()].map(coinAgencyAccount);
    const gifts = [oid(), oid()];
    const plans = [oid(), oid(), oid()];
    const held = () => heldAccount(oid());
    const kinds: (() => { kind: MovementKind; from: string; to: string; subjects?: object[] })[] = [
      () => ({ kind: 'opening', from: PLATFORM, to: userAccount(oid()) }),
      () => ({ kind: 'send', from: PLATFORM, to: sellers[random(2)]! }),
      () => ({ kind: 'send', from: PLATFORM, to: userAccount(oid()) }),
      () => ({ kind: 'send', from: sellers[random(2)]!, to: userAccount(oid()) }),
      () => ({ kind: 'return', from: userAccount(oid()), to: sellers[random(2)]! }),
      () => ({ kind: 'return', from: sellers[random(2)]!, to: PLATFORM }),
      () => ({ kind: 'adjustment', from: userAccount(oid()), to: PLATFORM }),
      () => ({ kind: 'payout', from: held(), to: PAID_OUT }),
      () => ({ kind: 'refund', from: PAID_OUT, to: held() }),
      () => ({
        ...{ kind: 'gift', from: userAccount(oid()), to: earningsAccount(oid()) },
        subjects: [{ kind: 'gift', id: gifts[random(2)]!.toHexString(), label: 'Rose' }],
      }),
    ];
    const entries = Array.from({ length: 4000 }, () => {
      const movement = { ...kinds[random(kinds.length)]!(), coins: 1 + random(500) };
      return { _id: oid(), ...movement, lines: [], fromLabel: '', toLabel: '', createdAt: time() };
    });
    const undone = entries.filter(({ kind }) => REVERSIBLE.has(kind)).slice(0, 300);
    const reversals = undone.map(({ _id, from, to, coins }) => ({
      ...{ _id: oid(), kind: 'reversal', from: to, to: from, coins, reversalOf: _id },
      ...{ lines: [], fromLabel: '', toLabel: '', createdAt: time() },
    }));
    const sessions = Array.from({ length: 3000 }, () => ({
      ...{ _id: oid(), user: people[random(40)]!, username: 'u', channelName: 'c', status: 'archive' },
      ...{ agencyCode: agencies[random(3)]!, minutes: random(300), diamonds: random(900), deleted: false },
      ...{ heartbeatAt: new Date(), createdAt: time(), changedAt: new Date(0) },
    }));
    const hosts = Array.from({ length: 900 }, (_, at) => ({
      ...{ _id: oid(), user: oid(), username: `h${at}`, realName: 'h', number: `${at}`, decisions: [] },
      ...{ agencyCode: agencies[random(3)]!, status: random(3), createdAt: time(), changedAt: new Date(0) },
    }));
    const videos = Array.from({ length: 900 }, (_, at) => ({
      ...{ _id: oid(), user: oid(), username: 'u', caption: '', file: `f${at}`, poster: `p${at}` },
      ...{ status: random(4), score: null, queueRank: 2, createdAt: time() },
    }));
    const withdrawals = Array.from({ length: 300 }, () => ({
      ...{ _id: oid(), user: oid(), username: 'u', coins: 1 + random(90), bankName: 'b', bank: 'b' },
      ...{ status: random(3), decisions: [], exported: null, createdAt: time(), changedAt: new Date(0) },
    }));
    // The first decision about every second application comes minutes after it.
    const decisions = hosts.slice(0, 450).map((host, at) => ({
      ...{ _id: oid(), at: new Date(host.createdAt.getTime() + random(100) * 60_000), reason: '' },
      actor: { role: 'admin', id: people[at % 3]!.toHexString(), code: '', name: `Admin ${at % 3}` },
      action: at % 4 ? 'host.approve' : 'host.reject',
      target: { kind: 'host', id: host._id.toHexString(), label: host.username },
      before: { status: at % 10 ? 0 : 1 },
      after: { status: at % 4 ? 1 : 2 },
    }));
    const orders = Array.from({ length: 600 }, () => {
      const [_id, plan] = [oid(), plans[random(3)]!];
      const refunds = random(3)
        ? []
        : [{ _id: oid(), amount: 1 + random(400), state: random(3) ? 'pending' : 'failed', at: time() }];
      const disputes = random(3)
        ? []
        : [{ amount: 1 + random(400), state: ['won', 'open', 'lost'][random(3)]!, at: time() }];
      return {
        ...{ _id, user: oid(), username: 'u', plan, planTitle: 'Plan', coins: 10, currency: 'inr' },
        ...{ amount: 1000 + random(9000), refunds, disputes, events: [] },
        moneyBack: backOf(refunds, disputes).reduce((sum, { amount }) => sum + amount, 0),
        ...{ marks: [...refunds.map(() => 'refunded'), ...disputes.map(() => 'disputed')] },
        ...(random(4) ? { status: 'paid', entry: oid(), paidAt: time() } : { status: 'open' }),
        ...{ createdAt: new Date(first), changedAt: new Date(0) },
      };
    });
    const paidOrders = orders.filter((order) => 'entry' in order);
    for (const { _id, user, entry, paidAt } of paidOrders)
      entries.push({
        ...{ _id: entry, kind: 'purchase', from: PLATFORM, to: userAccount(user), coins: 10, lines: [] },
        subjects: [{ kind: 'order', id: _id.toHexString(), label: 'Plan' }],
        ...{ fromLabel: '', toLabel: '', createdAt: paidAt },
      });
    const purchases = Array.from({ length: 400 }, () => {
      const [item, createdAt, returned] = [plans[random(3)]!, time(), time()];
      const by = { id: 'admin', name: 'Admin' };
      const refund = random(2) ? { refund: oid() } : {};
      return {
        ...{ _id: oid(), user: oid(), kind: 'frames', item, title: 'Frame', from: createdAt, until: null },
        ...{ source: 'purchase', price: 1 + random(900), purchase: oid(), createdAt },
        ...(random(4) ? {} : { revoked: { at: returned, by, reason: '', left: null, ...refund } }),
      };
    });
    const into = (name: string) => app.connection.collection(name);
    await into('ledgerentries').insertMany([...entries, ...reversals]);
    await into('liveSessions').insertMany(sessions);
    await into('hosts').insertMany(hosts);
    await into('videos').insertMany(videos);
    await into('withdrawals').insertMany(withdrawals);
    await into('audit').insertMany(decisions);
    await into('orders').insertMany(orders);
    await into('useritems').insertMany(purchases);
    await storeFigures(app);

    // Late: records of past days change after their days were stored.
    const late = async (name: string, record: { _id: Types.ObjectId }, change: object) => {
      Object.assign(record, change);
      await into(name).updateOne({ _id: record._id }, { $set: { ...change, changedAt: new Date() } });
    };
    for (const session of sessions.slice(0, 50))
      await late('liveSessions', session, random(2) ? { deleted: true } : { diamonds: 0 });
    for (const order of orders.filter(({ marks }) => marks.length).slice(0, 50))
      await late('orders', order, {
        refunds: order.refunds.map((refund) => ({ ...refund, state: 'failed' })),
        disputes: order.disputes.map((dispute) => ({ ...dispute, state: 'won' })),
        moneyBack: 0,
      });
    for (const host of hosts.slice(0, 50)) await late('hosts', host, { status: random(3) });
    for (const video of videos.slice(0, 50)) {
      await late('videos', video, { status: random(4) });
      await app.nest.get(FigureMarks).put('videos', [video.createdAt]);
    }
    await storeFigures(app);

    const expected = new Map<string, number>();
    const put = (measure: MeasureName, at: Date, value: number) => {
      const key = `${measure} ${calendar.dayOf(at)}`;
      expected.set(key, (expected.get(key) ?? 0) + value);
    };
    const coins = (
      { kind, from, to }: { kind: string; from: string; to: string },
      at: Date,
      value: number,
    ) => {
      const isOutside = (account: string) => account === PLATFORM || account === PAID_OUT;
      if (isOutside(from)) put('coinsInCirculation', at, value);
      if (isOutside(to)) put('coinsInCirculation', at, -value);
      const isSale = kind === 'send' && to.startsWith('coinAgency');
      if (isSale) put('coinsReceived', at, value);
      if (kind === 'send') put(isSale ? 'coinsSoldToAgencies' : 'coinsSoldToUsers', at, value);
      if (kind === 'return') put('coinsReturned', at, value);
      if (kind === 'gift') put('coinsGifted', at, value);
      if (kind === 'payout') put('coinsPaidOut', at, value);
      if (kind === 'refund') put('coinsPaidOut', at, -value);
    };
    for (const entry of entries) coins(entry, entry.createdAt, entry.coins);
    for (const [index, { createdAt }] of reversals.entries())
      coins(undone[index]!, createdAt, -undone[index]!.coins);
    const seen = new Set<string>();
    for (const { deleted, createdAt, minutes, diamonds, user, agencyCode } of sessions) {
      if (deleted) continue;
      put('liveSessions', createdAt, 1);
      put('liveMinutes', createdAt, minutes);
      put('liveDiamonds', createdAt, diamonds);
      const host = `${user} ${agencyCode} ${calendar.dayOf(createdAt)}`;
      if (!seen.has(host)) put('hostsLive', createdAt, 1);
      seen.add(host);
    }
    for (const { status, createdAt } of hosts) {
      put('hostApplications', createdAt, 1);
      const states = ['Pending', 'Approved', 'Rejected'] as const;
      put(`hostApplications${states[status as 0 | 1 | 2]}`, createdAt, 1);
    }
    for (const { status, createdAt } of videos) {
      if (status !== 3) put('videosUploaded', createdAt, 1);
      if (status === 1) put('videosApproved', createdAt, 1);
      if (status === 2) put('videosRejected', createdAt, 1);
    }
    for (const { coins: asked, createdAt } of withdrawals) put('coinsAskedFor', createdAt, asked);
    for (const { at } of decisions) put('decisions', at, 1);
    for (const { paidAt, amount: price, refunds, disputes } of paidOrders) {
      put('ordersPaid', paidAt, 1);
      put('revenue', paidAt, price);
      for (const { at, amount } of backOf(refunds, disputes)) put('moneyRefunded', at, amount);
    }

    for (const { createdAt, price, revoked } of purchases) {
      put('itemsSold', createdAt, 1);
      put('itemCoins', createdAt, price);
      if (revoked && 'refund' in revoked) put('itemCoins', revoked.at, -price);
    }

    const days = daysFrom(dayAfter(today(), 1 - DAYS), today());
    const measures = MEASURE_NAMES.filter((name) => {
      const { summary, source } = measureOf(name);
      return (summary === 'sum' || name === 'hostsLive') && source !== 'users' && source !== 'wallet';
    });
    for (const measure of measures) {
      const { points } = await readFigures(admin, measure);
      const counted = days.map((day) => ({ day, value: expected.get(`${measure} ${day}`) ?? 0 }));
      const shown = points.map(({ day, value }) => ({ day, value: value ?? 0 }));
      expect({ measure, days: shown }).toEqual({ measure, days: counted });
      const sum = counted.reduce((total, { value }) => total + value, 0);
      const months = await readFigures(admin, measure, { by: 'month' });
      expect({ measure, counted: months.total! > 0 }).toEqual({ measure, counted: true });
      if (measure !== 'hostsLive') expect({ measure, total: months.total }).toEqual({ measure, total: sum });
    }

    let balance = 0;
    const balances = days.map((day) => (balance += expected.get(`coinsInCirculation ${day}`) ?? 0));
    const circulation = await readFigures(admin, 'coinsInCirculation');
    expect(circulation.points.map(({ value }) => value)).toEqual(balances);
    const lastDays = await readFigures(admin, 'coinsInCirculation', { from: dayAfter(today(), -9) });
    expect(lastDays.points.map(({ value }) => value)).toEqual(balances.slice(-10));
    expect(lastDays.total).toBe(balances.at(-1));

    const waits = decisions
      .filter(({ before }) => before.status === 0)
      .map((decision) => {
        const host = hosts.find(({ _id }) => _id.toHexString() === decision.target.id)!;
        return (decision.at.getTime() - host.createdAt.getTime()) / 60_000;
      })
      .toSorted((one, other) => one - other);
    expect((await readFigures(admin, 'decisionWait')).total).toBe(waits[Math.ceil(waits.length / 2) - 1]);

    expect(await app.nest.get(FiguresCheck).verify()).toMatchObject({ differences: [] });
    await into('figuredays').updateOne(
      { source: 'live', key: 'agency:AG700001' },
      { $inc: { 'values.minutes': 1 } },
    );
    const { differences } = await app.nest.get(FiguresCheck).verify();
    expect(differences).toMatchObject([{ source: 'live', key: 'agency:AG700001', field: 'minutes' }]);
    expect(differences[0]!.stored).toBe(differences[0]!.counted + 1);
  }, 120_000);
});
