// Figures over time, within the scope of the caller.
import { Types } from 'mongoose';
import { dayAfter } from '../../src/core/days.js';
import { present } from '../../src/core/present.js';
import { PLATFORM, userAccount } from '../../src/modules/ledger/accounts.js';
import type { MovementKind } from '../../src/modules/ledger/ledger-entry.schema.js';
import type { MeasureName } from '../../src/modules/figures/measures.js';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import { Rollup } from '../../src/modules/figures/rollup.service.js';
import type { Job } from '../../src/platform/jobs/job.schema.js';
import { PASSWORD } from '../support/factories/factory.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { calendar, readFigures, storeFigures, today, ZONE } from './figures.js';
import { until } from '../support/until.js';

/** Whether a day is the first of a month or a Monday: ranges from such a day are compared with the month or week before. */
const beginsPeriod = (day: string) => day.endsWith('-01') || new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ TIME_ZONE: ZONE });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const read = (measure: MeasureName, query: object = {}, by: Actor = admin) => readFigures(by, measure, query);

describe('GET /api/figures', () => {
  it('should count registered users, also today', async () => {
    const before = await read('usersRegistered');
    await app.create.user();
    const after = await read('usersRegistered');
    expect(after.total).toBe((before.total ?? 0) + 1);
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

  it('should show the owners of a group within the scope, also of the days before', async () => {
    const bd = await app.as('bd', await app.create.bd());
    const agencyAdmin = await app.as('agencyadmin', await app.create.agencyAdmin());
    const place = { bd: bd.record.uniqueId, admin: agencyAdmin.record.uniqueId };
    const [one, two] = [await app.create.agency(place), await app.create.agency(place)];
    const other = await app.create.agency();
    const user = await app.create.user();
    const on = (day: number) => new Date(calendar.startOf(dayAfter(today(), day)).getTime() + 3_600_000);
    const ended = { status: 'archive' as const, minutes: 30 };
    await app.create.liveSession(user, one.uniqueId, { ...ended, diamonds: 40, createdAt: on(-3) });
    await app.create.liveSession(user, two.uniqueId, { ...ended, diamonds: 60, createdAt: on(-3) });
    await app.create.liveSession(user, two.uniqueId, { ...ended, diamonds: 5, createdAt: on(-10) });
    await app.create.liveSession(user, other.uniqueId, { ...ended, diamonds: 70, createdAt: on(-3) });
    await storeFigures(app);
    const from = present([-6, -5, -7].find((days) => !beginsPeriod(dayAfter(today(), days))));
    const week = { from: dayAfter(today(), from), compare: true };
    const byAgency = await read('liveDiamonds', { ...week, group: 'agency' }, bd);
    expect(byAgency).toMatchObject({
      total: 100,
      compared: { total: 100, from: dayAfter(today(), from), to: dayAfter(today(), -1) },
      before: { total: 5, from: dayAfter(today(), 2 * from), to: dayAfter(today(), from - 1) },
      groups: [
        {
          of: `agency:${two.uniqueId}`,
          code: two.uniqueId,
          name: two.name,
          total: 60,
          compared: 60,
          before: 5,
        },
        { of: `agency:${one.uniqueId}`, total: 40, compared: 40, before: null },
      ],
      others: 0,
    });
    const ofBd = `bd:${bd.record.uniqueId}`;
    const byBd = await read('liveDiamonds', { ...week, group: 'bd' });
    expect(byBd.groups).toContainEqual(expect.objectContaining({ of: ofBd, total: 100, before: 5 }));
    expect((await read('liveDiamonds', { ...week, of: ofBd })).total).toBe(100);
    expect((await read('liveDiamonds', { ...week, of: `agency:${two.uniqueId}` }, bd)).total).toBe(60);
    // A day that is stored again shows its new sums at once.
    await app.create.liveSession(user, one.uniqueId, { ...ended, diamonds: 25, createdAt: on(-3) });
    await storeFigures(app);
    const later = await read('liveDiamonds', { ...week, group: 'agency' }, bd);
    expect(later).toMatchObject({
      ...{ total: 125, before: { total: 5 } },
      groups: [
        { of: `agency:${one.uniqueId}`, total: 65, before: null },
        { of: `agency:${two.uniqueId}`, total: 60, before: 5 },
      ],
    });
    // Today is not over: its values are in the totals, and in no comparison.
    await app.create.liveSession(user, one.uniqueId, { ...ended, diamonds: 8 });
    await storeFigures(app);
    expect(await read('liveDiamonds', { ...week, group: 'agency' }, bd)).toMatchObject({
      ...{ total: 133, compared: { total: 125 } },
      groups: [
        { of: `agency:${one.uniqueId}`, total: 73, compared: 65 },
        { total: 60, compared: 60 },
      ],
    });
    // An agency outside of the scope has no figures, exactly like an agency that does not exist.
    for (const code of [other.uniqueId, 'AG999999'])
      expect((await read('liveDiamonds', { ...week, of: `agency:${code}` }, bd)).total).toBe(0);
  });

  it('should show the buyers of a coin agency and its balance', async () => {
    const seller = await app.as('coin', await app.create.coinAgency());
    const [often, once] = [await app.create.user(), await app.create.user()];
    const { uniqueId } = seller.record;
    const topUp = { userId: uniqueId, coin: 100, to: 1 };
    expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(topUp));
    for (const [user, coin] of [
      [often, 20],
      [once, 15],
      [often, 10],
    ] as const)
      expectSuccess(
        await seller.agent.patch('/api/coin/recharge/sendCoin').send({ userId: user.username, coin }),
      );
    const buyers = [
      { of: `buyer:${often._id}`, name: often.username, total: 30 },
      { of: `buyer:${once._id}`, name: once.username, total: 15 },
    ];
    const own = await read('coinsSoldToUsers', { group: 'buyer' }, seller);
    expect(own).toMatchObject({ total: 45, groups: buyers });
    expect(await read('coinBalance', {}, seller)).toMatchObject({ total: 55 });
    expect(await read('coinsReceived', {}, seller)).toMatchObject({ total: 100 });
    const of = `seller:${seller.record._id}`;
    expect(await read('coinsSoldToUsers', { group: 'buyer', of })).toMatchObject({ groups: buyers });
    const stranger = await app.as('coin', await app.create.coinAgency());
    expect((await read('coinsSoldToUsers', { of }, stranger)).total).toBe(0);
    expect((await read('coinsSoldToUsers', { of, group: 'buyer' }, stranger)).groups).toEqual([]);
  });

  it('should show gifts by name, and without a name when they are no record', async () => {
    const gift = await app.create.gift({ title: 'Tulip' });
    const ids = [gift._id.toHexString(), 'no-record'];
    const gifted = ids.map((id, more) => ({
      ...{ kind: 'gift', from: userAccount(new Types.ObjectId()), to: PLATFORM, lines: [] },
      ...{ createdAt: new Date(), coins: 1_000_000 + more, subjects: [{ kind: 'gift', id, label: 'Tulip' }] },
    }));
    await app.connection.collection('ledgerentries').insertMany(gifted);
    const { groups } = await read('coinsGifted', { group: 'gift' });
    expect(groups?.slice(0, 2)).toMatchObject([
      { of: 'gift:no-record', name: '', total: 1_000_001 },
      { of: `gift:${gift._id}`, name: 'Tulip', total: 1_000_000 },
    ]);
  });

  it('should show the coins and the spending of a user', async () => {
    const user = await app.create.user();
    await app.connection.collection('users').updateOne({ _id: user._id }, { $set: { coin: 70 } });
    const at = (day: number) => new Date(calendar.startOf(dayAfter(today(), day)).getTime() + 3_600_000);
    const account = userAccount(user._id);
    const move = (kind: MovementKind, amount: number, day: number) => ({
      ...{ kind, from: PLATFORM, to: account, coins: Math.abs(amount), createdAt: at(day) },
      lines: [{ account, amount, balance: null }],
    });
    const entries = [move('send', 100, -6), move('gift', -20, -4), move('gift', -10, -2)];
    await app.connection.collection('ledgerentries').insertMany(entries);
    const week = { from: dayAfter(today(), -6), of: `user:${user._id}`, compare: true };
    const coins = await read('userCoins', week);
    expect(coins.points.map(({ value }) => value)).toEqual([100, 100, 80, 80, 70, 70, 70]);
    expect(coins).toMatchObject({ total: 70, before: { total: 0 } });
    const spending = await read('userSpending', { ...week, by: 'month' });
    expect(spending).toMatchObject({ total: 30, before: { total: 0 } });
    for (const unknown of ['user:1', `user:${new Types.ObjectId()}`])
      expect((await read('userCoins', { ...week, of: unknown })).total).toBeNull();
  });

  it('should count active and banned users from the first look on', async () => {
    await app.create.user({ banned: true });
    const known = await read('usersBanned', { from: dayAfter(today(), -2), compare: true });
    expect(known.since).toBe(today());
    expect(known.points.map(({ value }) => value)).toEqual([null, null, expect.any(Number)]);
    expect(known.total).toBeGreaterThan(0);
    expect(known.before?.total).toBeNull();
  });

  it('should follow a deleted account', async () => {
    const old = new Date(calendar.startOf(dayAfter(today(), -5)).getTime() + 3_600_000);
    const user = await app.as('user', await app.create.user({ createdAt: old }));
    await storeFigures(app);
    const before = await read('usersRegistered');
    expectSuccess(await user.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    await storeFigures(app);
    expect((await read('usersRegistered')).total).toBe((before.total ?? 0) - 1);
  });

  it('should fill the past with a job that shows its progress', async () => {
    await app.connection.collection('figurestates').deleteMany({});
    const first = new Date(calendar.startOf(dayAfter(today(), -40)).getTime());
    await app.create.user({ createdAt: first });
    const jobs = async () =>
      (expectSuccess(await admin.agent.get('/api/admin/jobs')).details as Job[]).filter(
        ({ kind }) => kind === 'figures',
      );
    const known = (await jobs()).length;
    const rollup = app.nest.get(Rollup);
    await rollup.look();
    await rollup.look();
    await until(async () => (await jobs()).every(({ state }) => state !== 'running'), 20_000);
    const [job, ...earlier] = await jobs();
    expect(earlier).toHaveLength(known);
    expect(job!.state).toBe('done');
    expect(job!.done).toBeGreaterThanOrEqual(40);
    expect(job!.done).toBe(job!.total);
    expect(await app.nest.get(FiguresCheck).verify()).toMatchObject({ differences: [] });
    expect((await read('usersRegistered')).filling).toBe(false);
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
    [{ measure: 'liveMinutes', from: '2019-01-01', to: '2026-01-01' }, 'from'],
    [{ measure: 'liveMinutes', from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2026-01-02', by: 'year' }, 'by'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2026-01-02', group: 'gift' }, 'group'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2026-01-02', of: 'seller:1' }, 'of'],
    [{ measure: 'liveMinutes', from: '2026-01-01', to: '2026-01-02', of: 'agency' }, 'of'],
    [{ measure: 'userCoins', from: '2026-01-01', to: '2026-01-02' }, 'of'],
    [{ measure: 'coinsSoldToUsers', from: '2026-01-01', to: '2026-01-02', group: 'buyer' }, 'of'],
  ])('should return 400 for %j', async (query, field) => {
    expectFailure(await admin.agent.get('/api/figures').query(query), 'VALIDATION_FAILED', field);
  });
});
