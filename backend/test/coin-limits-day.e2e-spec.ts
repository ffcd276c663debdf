// A limit also bounds the sum that one admin moves alone within 24 hours.
import type { User } from '../src/modules/users/user.schema.js';
import { expectFailure, expectSuccess } from './errors.js';
import { setLimits } from './set-limits.js';
import { withdrawals } from './withdrawals.js';

const HOUR = 3_600_000;

const w = withdrawals();
let user: User;
beforeEach(async () => {
  user = await w.app.create.user();
  await setLimits(w.app, w.admin, w.second, { send: 100, withdrawal: 100 });
});

const send = (coin: number, by = w.admin) =>
  by.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: user.username, coin });
const waits = async (coin: number, by = w.admin) => expectSuccess(await send(coin, by)).waiting !== '';
const adjust = (coin: number) =>
  w.admin.agent.post('/api/app/edit/update').send({ number: user.number, coin, level: 1, experience: 1 });
const coins = async () => Number((await w.app.stored('users', user._id)).coin);
/** Moves the booked totals into the past. */
const age = (hours: number) =>
  w.app.connection
    .collection('daytotals')
    .updateMany({}, [
      { $set: { hours: [{ hour: new Date(Date.now() - hours * HOUR), coins: { $sum: '$hours.coins' } }] } },
    ]);

describe('sends of one admin', () => {
  it('should wait when their sum exceeds the limit', async () => {
    expect(await waits(60)).toBe(false);
    expect(await waits(41)).toBe(true);
    expect(await waits(40)).toBe(false);
    expect(await waits(1)).toBe(true);
    expect(await coins()).toBe(100);
    expect(await waits(100, w.second)).toBe(false);
  });

  it('should stay within the limit when ten of them are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(30)));
    expect(answers.filter((answer) => expectSuccess(answer).waiting === '')).toHaveLength(3);
    expect(await coins()).toBe(90);
  });

  it('should count for 24 hours', async () => {
    expect(await waits(100)).toBe(false);
    await age(23);
    expect(await waits(1)).toBe(true);
    await age(26);
    expect(await waits(100)).toBe(false);
  });

  it('should not count for the admin who asked or confirmed when two admins agreed', async () => {
    const { waiting } = expectSuccess(await send(500));
    expectSuccess(
      await w.second.agent.post(`/api/admin/recharge/waiting/${String(waiting)}`).send({ approve: true }),
    );
    expect([await waits(100), await waits(100, w.second)]).toEqual([false, false]);
  });

  it('should count together with increases on the Update User screen', async () => {
    expect(await waits(60)).toBe(false);
    expectFailure(await adjust(101), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await adjust(90));
    expectFailure(await adjust(101), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await adjust(0));
    expectFailure(await adjust(11), 'NEEDS_SECOND_ADMIN');
    expect(await waits(11)).toBe(true);
    expectSuccess(await adjust(10));
  });

  it('should not be counted when no limit is set', async () => {
    await setLimits(w.app, w.admin, w.second, { send: '' });
    for (const coin of [1_000_000, 2_000_000]) expect(await waits(coin)).toBe(false);
    expect(await w.app.connection.collection('daytotals').countDocuments()).toBe(0);
  });
});

describe('withdrawals that one admin approves', () => {
  it('should need a second admin when their sum exceeds the limit', async () => {
    const [one, other] = [await w.ask(70), await w.ask(31)];
    expect(expectSuccess(await w.decide(one, 1))).toMatchObject({ needsSecond: false });
    const search = { search: w.record.username };
    expect(await w.list(search)).toMatchObject([{ coins: 31, needsTwo: true }]);
    expect(await w.list(search, w.second)).toMatchObject([{ coins: 31, needsTwo: false }]);
    expect(expectSuccess(await w.decide(other, 1))).toMatchObject({ needsSecond: true });
    expect(await w.list(search, w.second)).toMatchObject([{ needsTwo: true, agreedOn: 1 }]);
    expect(expectSuccess(await w.decide(other, 1, {}, w.second))).toMatchObject({ needsSecond: false });
    // The confirmation does not count towards the limit of the second admin.
    expect(expectSuccess(await w.decide(await w.ask(100), 1, {}, w.second))).toMatchObject({
      needsSecond: false,
    });
  });

  it('should stay within the limit when they are approved concurrently', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await w.ask(40));
    const answers = await Promise.all(ids.map((id) => w.decide(id, 1)));
    expect(answers.filter((answer) => !expectSuccess(answer).needsSecond)).toHaveLength(2);
    expect(await w.balances()).toEqual([800, 120]);
  });
});
