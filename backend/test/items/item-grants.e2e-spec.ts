// Staff give things to users, take them away, and undo both.
import { Types } from 'mongoose';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { finished, startBulk, undone } from '../support/bulk.js';
import { PASSWORD } from '../support/factories/factory.js';
import { DAY, daysOf, ItemWorld } from './item-world.js';

const w = new ItemWorld();
const REASON = 'Winner of the contest';
beforeAll(() => w.start());
beforeEach(() => w.newUser());
afterAll(() => w.stop());

const grant = async (kind: string, id: string, more: object = {}) => {
  const body = { user: w.user.id, kind, id, reason: REASON, ...more };
  return String(expectSuccess(await w.staff('grant', body)).id);
};
const audited = (action: string) =>
  w.app.connection.collection('audit').find({ action, 'target.id': w.user.id }).toArray();

describe('a grant', () => {
  it('should give what only staff give, and hidden records, with a message and a record', async () => {
    const frame = await w.add('frames', { type: 'ADMIN', shown: false });
    await grant('frames', frame);
    expect(await w.had()).toMatchObject([
      {
        kind: 'frames',
        item: frame,
        state: 'running',
        source: 'grant',
        by: w.admin.record.name,
        reason: REASON,
      },
    ]);
    expect((await w.records()).map(daysOf)).toEqual([10]);
    const { details } = expectSuccess(await w.user.agent.get('/api/app/notifications'));
    expect(details).toMatchObject([{ description: 'You were given the frame Golden.' }]);
    expect(await audited('items.grant')).toMatchObject([{ reason: REASON, after: { item: 'frame Golden' } }]);
    expect(await w.coins()).toBe(10_000);
  });

  it('should last as long as staff say, after the days that the user has', async () => {
    const frame = await w.add('frames');
    expectSuccess(await w.buy('frames', frame));
    await grant('frames', frame, { days: 3 });
    await grant('frames', frame, { days: 0 });
    expect((await w.records()).map(daysOf)).toEqual([10, 3, undefined]);
    expect((await w.had()).map(({ state }) => state)).toEqual(['coming', 'coming', 'running']);
  });

  it('should be made once for a key', async () => {
    const body = { user: w.user.id, kind: 'frames', id: await w.add('frames'), reason: REASON };
    const answers = [
      await w.staff('grant', body, 'grant-key-1'),
      await w.staff('grant', body, 'grant-key-1'),
    ];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await w.records()).toHaveLength(1);
  });

  it('should refuse bad input at the right field', async () => {
    const frame = await w.add('frames');
    const body = { user: w.user.id, kind: 'frames', id: frame, reason: REASON };
    const unknown = new Types.ObjectId().toHexString();
    for (const [more, code, field] of [
      [{ kind: 'gifts' }, 'VALIDATION_FAILED', 'kind'],
      [{ days: -1 }, 'VALIDATION_FAILED', 'days'],
      [{ days: 36_501 }, 'VALIDATION_FAILED', 'days'],
      [{ reason: '' }, 'VALIDATION_FAILED', 'reason'],
      [{ coins: 1 }, 'VALIDATION_FAILED', 'coins'],
      [{ user: unknown }, 'NOT_FOUND'],
      [{ id: unknown }, 'NOT_FOUND'],
    ] as const)
      expectFailure(await w.staff('grant', { ...body, ...more }), code, ...(field ? [field] : []));
    expect(await w.records()).toEqual([]);
  });
});

describe('a revocation', () => {
  it('should take the item away and off, and its undo should give back the days that were left', async () => {
    const frame = await w.add('frames');
    const id = await grant('frames', frame);
    expectSuccess(await w.wear('frames', frame));
    await w.passed(4 * DAY);
    expectSuccess(await w.staff('revoke', { id, reason: 'Given by mistake' }));
    expect(await w.own()).toEqual([]);
    expect(await w.worn()).toEqual([]);
    expect(await w.had()).toMatchObject([{ state: 'revoked', reason: 'Given by mistake' }]);
    expectFailure(await w.staff('revoke', { id, reason: 'Again' }), 'INVALID_TRANSITION');
    expectSuccess(await w.staff('restore', { id }));
    const [record] = await w.records();
    expect(daysOf(record!)).toBeCloseTo(6, 3);
    expectFailure(await w.staff('restore', { id }), 'INVALID_TRANSITION');
  });

  it('should bring the days that follow forward', async () => {
    const frame = await w.add('frames');
    const first = await grant('frames', frame);
    await w.buyTimes(2, frame);
    expectSuccess(await w.staff('revoke', { id: first, reason: 'Given by mistake' }));
    const [, second, third] = await w.records();
    const now = Date.now();
    expect(Math.abs(second!.from.getTime() - now)).toBeLessThan(60_000);
    expect([second, third].map((one) => daysOf(one!))).toEqual([10, 10]);
    expect(third!.from).toEqual(second!.until);
    expect(second!.endDue).toEqual(second!.until);
  });

  it('should return the coins of a purchase only when staff say so, and once', async () => {
    const frame = await w.add('frames');
    for (const refund of [false, true]) {
      expectSuccess(await w.buy('frames', frame));
      const [{ _id: id } = { _id: '' }] = await w.had();
      const before = await w.coins();
      expectSuccess(await w.staff('revoke', { id, reason: 'Asked by the user', refund }));
      expect(await w.coins()).toBe(before + (refund ? 100 : 0));
      if (refund) expectFailure(await w.staff('restore', { id }), 'INVALID_TRANSITION');
    }
    const granted = await grant('frames', frame);
    expectFailure(
      await w.staff('revoke', { id: granted, reason: REASON, refund: true }),
      'INVALID_TRANSITION',
    );
    expect(await w.differences()).toBe(0);
  });

  it('should take away what a VIP pack brought, with the pack only', async () => {
    const [vip, frame] = [await w.add('vips'), await w.add('frames')];
    await w.brings(vip, 'frames', frame);
    const pack = await grant('vips', vip);
    expect((await w.own()).map(({ id }) => id).sort()).toEqual([vip, frame].sort());
    const brought = (await w.had()).find(({ source }) => source === 'vip')!;
    expectFailure(await w.staff('revoke', { id: brought._id, reason: REASON }), 'INVALID_TRANSITION');
    expectSuccess(await w.wear('frames', frame));
    expectSuccess(await w.staff('revoke', { id: pack, reason: REASON }));
    expect(await w.own()).toEqual([]);
    expect(await w.worn()).toEqual([]);
    expectSuccess(await w.staff('restore', { id: pack }));
    expect(await w.own()).toHaveLength(2);
  });
});

describe('a grant to many users', () => {
  it('should give the item to each, and its undo take it away again', async () => {
    const frame = await w.add('frames');
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, at) => w.app.create.user({ username: `contest.${at}` })),
    );
    const order = { kind: 'frames', item: frame, days: 5, reason: REASON, expected: 40 };
    const { batch } = expectSuccess(await startBulk(w.admin, 'items/bulk', order, { search: 'contest' }));
    expect(await finished(w.admin, String(batch))).toMatchObject({
      title: 'Give Golden',
      done: 40,
      failed: 0,
    });
    const given = { item: new Types.ObjectId(frame), user: { $in: people.map(({ _id }) => _id) } };
    const records = () => w.app.connection.collection('useritems').find(given).toArray();
    expect((await records()).filter(({ revoked }) => !revoked)).toHaveLength(40);
    const sales = expectSuccess(await w.admin.agent.get(`/api/admin/items/sales?kind=frames&ids=${frame}`));
    expect(sales.details).toMatchObject([{ id: frame, owners: 40, sold: 0 }]);
    await undone(w.admin, String(batch));
    expect((await records()).filter(({ revoked }) => !revoked)).toHaveLength(0);
  });
});

describe('a revocation for many users', () => {
  it('should take all days of the item away from each, and its undo give them back', async () => {
    const frame = await w.add('frames');
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, at) => w.app.create.user({ username: `cheat.${at}`, coin: 500 })),
    );
    const owners = await Promise.all(people.slice(0, 4).map((one) => w.app.as('user', one)));
    for (const by of [...owners, ...owners]) expectSuccess(await w.buy('frames', frame, { by }));
    const [first] = owners;
    expectSuccess(await w.wear('frames', frame, first));
    const before = await w.records(first);
    const order = { kind: 'frames', item: frame, reason: 'Cheated', expected: 5 };
    const { batch } = expectSuccess(
      await startBulk(w.admin, 'items/bulk/revoke', order, { search: 'cheat' }),
    );
    expect(await finished(w.admin, String(batch))).toMatchObject({
      title: 'Revoke Golden',
      done: 5,
      failed: 0,
    });
    for (const by of owners) expect(await w.own(by)).toEqual([]);
    expect(await w.worn(first)).toEqual([]);
    expect(await w.coins(first)).toBe(300);
    await undone(w.admin, String(batch));
    const after = await w.records(first);
    expect(after.map(daysOf).map((days) => Math.round(days!))).toEqual(before.map(daysOf));
    expect(after[1]!.from).toEqual(after[0]!.until);
    expect(await w.differences()).toBe(0);
  });
});

describe('the verification', () => {
  it('should name a user whose items differ from the coins', async () => {
    const frame = await w.add('frames');
    expectSuccess(await w.buy('frames', frame));
    await w.app.connection
      .collection('useritems')
      .updateOne({ user: new Types.ObjectId(w.user.id) }, { $set: { price: 99 } });
    expect(await w.differences()).toBe(1);
    await w.app.connection
      .collection('useritems')
      .updateOne({ user: new Types.ObjectId(w.user.id) }, { $set: { price: 100 } });
    expect(await w.differences()).toBe(0);
  });
});

describe('the account of a user who has things', () => {
  it('should be deleted with what staff wrote, and leave the sales', async () => {
    await w.newUser({ coin: 100 });
    const frame = await w.add('frames');
    expectSuccess(await w.buy('frames', frame));
    await grant('frames', frame);
    expectSuccess(await w.user.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    const records = await w.records();
    expect(records.map(({ source, reason }) => [source, reason])).toEqual([
      ['purchase', ''],
      ['grant', ''],
    ]);
    records.forEach(({ until }) => expect(until!.getTime()).toBeLessThanOrEqual(Date.now()));
    expect(await w.differences()).toBe(0);
  });
});
