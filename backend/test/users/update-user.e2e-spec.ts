// Update User: refuses to overwrite a balance that changed since it was seen. Coins above the limit wait for a second admin.
import type { User } from '../../src/modules/users/user.schema.js';
import { ADMIN } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { setLimits } from '../support/set-limits.js';
import { withdrawals } from '../withdrawals/withdrawals.js';

const w = withdrawals();
let user: User;
beforeEach(async () => {
  user = await w.app.create.user({ coin: 400 });
});
afterEach(() => expectBalanced(w.app));

const adjust = (body: object, agent = w.admin.agent) =>
  agent
    .post('/api/app/edit/update')
    .send({ number: user.number, coin: 400, level: 3, experience: 120, ...body });
const stored = () => w.app.stored('users', user._id);
const messageOf = (response: { body: unknown }) => (response.body as { message: string }).message;

describe('coinSeen', () => {
  it('should apply the change when the balance is the seen balance', async () => {
    expectSuccess(await adjust({ coin: 500, coinSeen: '400' }));
    expect(await stored()).toMatchObject({ coin: 500, level: 3, experience: 120 });
  });

  it('should return the current balance and change nothing when the balance differs', async () => {
    expectSuccess(await adjust({ coin: 1500 }));
    const refused = await adjust({ coin: 500, coinSeen: 400, level: 9 });
    expectFailure(refused, 'VERSION_CONFLICT', 'coin');
    expect(messageOf(refused)).toContain(`${user.username} now has 1,500 coins`);
    expect(await stored()).toMatchObject({ coin: 1500, level: 3 });
  });

  it('should refuse a change of the seen coins when the balance changed since', async () => {
    expectSuccess(await adjust({ coin: 700 }));
    expectFailure(await adjust({ coin: 400, coinSeen: 400 }), 'VERSION_CONFLICT', 'coin');
  });

  it('should apply one change when concurrent calls saw the same balance', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => adjust({ coin: 500, coinSeen: 400 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stored()).coin).toBe(500);
  });

  it.each([-1, 1.5, 'many', null])('should validate coinSeen when it is %j', async (coinSeen) => {
    if (coinSeen === null) expectSuccess(await adjust({ coinSeen }));
    else expectFailure(await adjust({ coinSeen }), 'VALIDATION_FAILED', 'coinSeen');
  });
});

describe('the number', () => {
  it('should find the user with a plus and spaces, and in a panel without the country code', async () => {
    expectSuccess(await adjust({ coin: 410, number: `+${user.number.slice(0, 2)} ${user.number.slice(2)}` }));
    const local = user.number.slice(2);
    expectFailure(await adjust({ coin: 420, number: local }), 'NOT_FOUND', 'number');
    const panel = await w.app.panel('admin', ADMIN);
    expectSuccess(await adjust({ coin: 420, number: local }, panel));
    expect((await stored()).coin).toBe(420);
    await w.app.create.user({ number: `1${local}` });
    expectFailure(await adjust({ number: local }, panel), 'NOT_FOUND', 'number');
  });
});

describe('above the limit', () => {
  beforeEach(() => setLimits(w.app, w.admin, w.second, { send: 100 }));
  afterEach(() => setLimits(w.app, w.admin, w.second, { send: '' }));

  it('should let the coins wait and change level and experience when askAbove is set', async () => {
    const answer = expectSuccess(await adjust({ coin: 20_400, coinSeen: 400, askAbove: true }));
    expect(answer.message).toBe(
      `A second admin must confirm the transfer of 20,000 coins to ${user.username}`,
    );
    expect(await stored()).toMatchObject({ coin: 400, level: 3, experience: 120 });
    const { details } = expectSuccess(await w.second.agent.get('/api/admin/recharge/waiting'));
    const waiting = (details as { _id: string; userId: string; coin: number }[]).find(
      ({ userId }) => userId === user.username,
    )!;
    expect(waiting.coin).toBe(20_000);
    expectSuccess(
      await w.second.agent.post(`/api/admin/recharge/waiting/${waiting._id}`).send({ approve: true }),
    );
    expect((await stored()).coin).toBe(20_400);
  });

  it('should change the coins immediately when askAbove is set and they are within the limit', async () => {
    expectSuccess(await adjust({ coin: 500, askAbove: true }));
    expect((await stored()).coin).toBe(500);
  });

  it('should refuse the change when askAbove is not set', async () => {
    expectFailure(await adjust({ coin: 600, level: 9 }), 'NEEDS_SECOND_ADMIN');
    expect(await stored()).toMatchObject({ coin: 400 });
  });
});

describe('GET /api/admin/coinlimits/check', () => {
  const check = async (coins: number, by = w.admin) =>
    expectSuccess(await by.agent.get('/api/admin/coinlimits/check').query({ limit: 'send', coins })).details;
  const send = async (coin: number) =>
    expectSuccess(
      await w.admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: user.username, coin }),
    );

  it('should report whether a send would wait, including earlier sends, and book nothing', async () => {
    await setLimits(w.app, w.admin, w.second, { send: '' });
    expect(await check(1_000_000)).toEqual({ waits: false, left: null });
    await setLimits(w.app, w.admin, w.second, { send: 100 });
    expect(await check(101)).toEqual({ waits: true, left: 100 });
    expect(await check(100)).toEqual({ waits: false, left: 100 });
    expect((await send(60)).waiting).toBe('');
    expect(await check(41)).toEqual({ waits: true, left: 40 });
    expect(await check(41, w.second)).toEqual({ waits: false, left: 100 });
    expect((await send(41)).waiting).not.toBe('');
    expect((await send(40)).waiting).toBe('');
  });

  it('should return 400 when the amount is invalid', async () => {
    const path = '/api/admin/coinlimits/check';
    for (const query of [{ limit: 'send', coins: 0 }, { limit: 'other', coins: 5 }, {}])
      expectFailure(await w.admin.agent.get(path).query(query), 'VALIDATION_FAILED');
  });
});
