// A limit also bounds the sums that one admin moves alone, and that one recipient receives so, within 24 hours.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { setLimits } from '../support/set-limits.js';
import { withdrawals } from '../withdrawals/withdrawals.js';

const HOUR = 3_600_000;

const w = withdrawals();
let user: User;
beforeEach(async () => {
  user = await w.app.create.user();
  await setLimits(w.app, w.admin, w.second, { send: 100, withdrawal: 100 });
});

const send = (coin: number, by = w.admin, to = user) =>
  by.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: to.username, coin });
const waits = async (coin: number, by = w.admin, to = user) =>
  expectSuccess(await send(coin, by, to)).waiting !== '';
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
    expect(await waits(100, w.second, await w.app.create.user())).toBe(false);
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
    const other = await w.app.create.user();
    expect([await waits(100), await waits(100, w.second, other)]).toEqual([false, false]);
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
    expect(await w.list(search, w.second)).toMatchObject([{ coins: 31, needsTwo: true }]);
    expect(expectSuccess(await w.decide(other, 1))).toMatchObject({ needsSecond: true });
    expect(await w.list(search, w.second)).toMatchObject([{ needsTwo: true, agreedOn: 1 }]);
    expect(expectSuccess(await w.decide(other, 1, {}, w.second))).toMatchObject({ needsSecond: false });
    // The confirmation does not count towards the limit of the second admin.
    const earner = await w.app.as('user', await w.app.create.user({ receivingCoins: 100 }));
    const theirs = await w.ask(100, {}, earner);
    expect(expectSuccess(await w.decide(theirs, 1, {}, w.second))).toMatchObject({ needsSecond: false });
  });

  it('should stay within the limit when they are approved concurrently', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await w.ask(40));
    const answers = await Promise.all(ids.map((id) => w.decide(id, 1)));
    expect(answers.filter((answer) => !expectSuccess(answer).needsSecond)).toHaveLength(2);
    expect(await w.balances()).toEqual([800, 120]);
  });
});

describe('sends to one recipient', () => {
  it('should wait when the sends of several admins exceed the limit together', async () => {
    const third = await w.app.as('admin', await w.app.create.admin());
    expect(await waits(50)).toBe(false);
    expect(await waits(30, w.second)).toBe(false);
    expect(await waits(21, third)).toBe(true);
    expect(await waits(20, third)).toBe(false);
    expect(await coins()).toBe(100);
    // Each admin may still send the rest to another recipient.
    const other = await w.app.create.user();
    expect(await waits(70, w.second, other)).toBe(false);
    expect(await waits(1, w.second, other)).toBe(true);
  });

  it('should stay within the limit when three admins send concurrently', async () => {
    const third = await w.app.as('admin', await w.app.create.admin());
    const admins = [w.admin, w.second, third];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => send(30, admins[at % 3])));
    expect(answers.filter((answer) => expectSuccess(answer).waiting === '')).toHaveLength(3);
    expect(await coins()).toBe(90);
    const totals = await w.app.connection.collection('daytotals').find().toArray();
    const sums = totals.map(({ _id, hours }) => [
      String(_id),
      ((hours ?? []) as { coins: number }[]).reduce((sum, hour) => sum + hour.coins, 0),
    ]);
    const [[, received] = []] = sums.filter(([key]) => key === `send:to:user:${String(user._id)}`);
    const sent = sums.filter(([key]) => !String(key).includes(':to:')).map(([, sum]) => Number(sum));
    expect(received).toBe(90);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(90);
  });

  it('should book nothing for the admin when the recipient is over the limit', async () => {
    expect(await waits(90)).toBe(false);
    expect(await waits(11, w.second)).toBe(true);
    const other = await w.app.create.user();
    expect(await waits(100, w.second, other)).toBe(false);
  });

  it('should count for 24 hours', async () => {
    expect(await waits(100)).toBe(false);
    await age(23);
    expect(await waits(1, w.second)).toBe(true);
    await age(26);
    expect(await waits(100, w.second)).toBe(false);
  });

  it('should count coin agencies and the Update User screen too', async () => {
    const agency = await w.app.create.coinAgency();
    const sell = (by: Actor) =>
      by.agent.post('/api/admin/recharge/sendcoin').send({ to: '1', userId: agency.uniqueId, coin: 60 });
    expect(expectSuccess(await sell(w.admin)).waiting).toBe('');
    expect(expectSuccess(await sell(w.second)).waiting).not.toBe('');
    expect(await waits(80, w.second)).toBe(false);
    expectFailure(await adjust(101), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await adjust(100));
  });

  it('should not count what two admins agreed on', async () => {
    const { waiting } = expectSuccess(await send(500));
    const path = `/api/admin/recharge/waiting/${String(waiting)}`;
    expectSuccess(await w.second.agent.post(path).send({ approve: true }));
    expect(await waits(100, w.second)).toBe(false);
  });

  it('should show what is left before the send', async () => {
    expect(await waits(60)).toBe(false);
    const check = async (query: object) =>
      expectSuccess(
        await w.second.agent.get('/api/admin/coinlimits/check').query({ limit: 'send', coins: 41, ...query }),
      ).details;
    expect(await check({})).toEqual({ waits: false, left: 100 });
    expect(await check({ recipient: `user:${String(user._id)}` })).toEqual({ waits: true, left: 40 });
    const refused = await w.second.agent
      .get('/api/admin/coinlimits/check')
      .query({ limit: 'send', coins: 41, recipient: 'platform' });
    expectFailure(refused, 'VALIDATION_FAILED', 'recipient');
  });
});

describe('withdrawals of one user', () => {
  it('should need a second admin when the approvals of several admins exceed the limit together', async () => {
    expect(expectSuccess(await w.decide(await w.ask(60), 1))).toMatchObject({ needsSecond: false });
    const id = await w.ask(41);
    expect(expectSuccess(await w.decide(id, 1, {}, w.second))).toMatchObject({ needsSecond: true });
    expect(expectSuccess(await w.decide(await w.ask(40), 1, {}, w.second))).toMatchObject({
      needsSecond: false,
    });
  });

  it('should stay within the limit when two admins approve them concurrently', async () => {
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push(await w.ask(40));
    const answers = await Promise.all(ids.map((id, at) => w.decide(id, 1, {}, at % 2 ? w.second : w.admin)));
    expect(answers.filter((answer) => !expectSuccess(answer).needsSecond)).toHaveLength(2);
    expect(await w.balances()).toEqual([760, 160]);
  });
});
