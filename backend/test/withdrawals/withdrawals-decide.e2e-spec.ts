// Withdrawals are approved and rejected: one or several in a call, by one admin or by two.
import { IdempotencyService } from '../../src/platform/idempotency/idempotency.service.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { withdrawals } from './withdrawals.js';

const w = withdrawals();

describe('POST /api/admin/withdrawal/coinrequest/{id}', () => {
  it('should pay out approved withdrawals and return the coins of rejected ones', async () => {
    const [paid, given] = [await w.ask(300), await w.ask(200)];
    expectSuccess(await w.decide(paid, 1, { reason: 'Checked twice after the last fraud' }));
    expectSuccess(await w.decide(given, 2, { reason: 'The name differs' }));
    expect(await w.balances()).toEqual([700, 0]);
    const own = expectSuccess(await w.user.agent.get('/api/app/withdrawals')).details;
    expect(own).toMatchObject([
      { _id: given, status: 2, reason: 'The name differs' },
      // Only staff sees the reason of an approval.
      { _id: paid, status: 1, reason: '' },
    ]);
  });

  it('should accept the documented call without a body', async () => {
    const id = await w.ask(300);
    expectSuccess(await w.admin.agent.post(`/api/admin/withdrawal/coinrequest/${id}`).query({ status: '1' }));
    expect(await w.balances()).toEqual([700, 0]);
  });

  it('should write one audit record for each decision', async () => {
    const id = await w.ask(10);
    expectSuccess(await w.decide(id, 2, { reason: 'The name differs' }));
    const audit = await w.app.connection.collection('audit').find({ 'target.id': id }).toArray();
    expect(audit).toMatchObject([
      {
        action: 'withdrawal.reject',
        reason: 'The name differs',
        before: { status: 0 },
        after: { status: 2 },
      },
    ]);
  });

  it('should move the coins when an approved withdrawal is rejected and a rejected one approved', async () => {
    const id = await w.ask(300);
    expectSuccess(await w.decide(id, 1));
    expectSuccess(await w.decide(id, 2));
    expect(await w.balances()).toEqual([1000, 0]);
    expectSuccess(await w.decide(id, 1));
    expect(await w.balances()).toEqual([700, 0]);
  });

  it('should return 404 when the withdrawal is unknown', async () => {
    expectFailure(await w.decide('66f0c0ffee00000000000001', 1), 'NOT_FOUND');
    expectFailure(await w.decide('1', 1), 'VALIDATION_FAILED', 'id');
  });

  it('should return 409 when the coins of a rejected withdrawal are spent', async () => {
    const id = await w.ask(900);
    expectSuccess(await w.decide(id, 2));
    await w.ask(200);
    expectFailure(await w.decide(id, 1), 'INSUFFICIENT_COINS');
    expect(await w.balances()).toEqual([800, 200]);
  });

  it.each([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 2],
  ])('should return 409 when the state goes from %i to %i', async (from, to) => {
    const id = await w.ask(10);
    if (from) expectSuccess(await w.decide(id, from));
    expectFailure(await w.decide(id, to), 'INVALID_TRANSITION');
  });

  it('should return 409 naming the first decider to the second decider', async () => {
    const id = await w.ask(10);
    expectSuccess(await w.decide(id, 2, { from: 0 }, w.second));
    const late = await w.decide(id, 1, { from: 0 });
    expectFailure(late, 'INVALID_TRANSITION');
    expect((late.body as { message: string }).message).toMatch(
      /^This withdrawal was rejected by Second Admin at \d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
    );
  });

  it('should apply one of two concurrent decisions', async () => {
    const id = await w.ask(10);
    const responses = await Promise.all([
      w.decide(id, 1, { from: 0 }),
      w.decide(id, 2, { from: 0 }, w.second),
      w.decide(id, 1, { from: 0 }, w.second),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('should refuse to pay out from a frozen wallet and still return coins to it', async () => {
    const [one, other] = [await w.ask(10), await w.ask(20)];
    const freeze = { account: `user:${w.user.id}`, reason: 'Under review' };
    expectSuccess(await w.admin.agent.post('/api/admin/ledger/freeze').send(freeze));
    expectFailure(await w.decide(one, 1), 'WALLET_FROZEN');
    expectSuccess(await w.decide(other, 2));
    expect(await w.balances()).toEqual([990, 10]);
  });
});

describe('a withdrawal above the limit', () => {
  beforeEach(() => w.limit(100));
  afterEach(() => w.limit(''));

  it('should be paid out only when two admins agree', async () => {
    const id = await w.ask(101);
    expect(expectSuccess(await w.decide(id, 1))).toMatchObject({ needsSecond: true });
    expect(await w.balances()).toEqual([899, 101]);
    const search = { search: w.record.username };
    const agreed = { status: 0, needsTwo: true, agreedBy: 'Administrator', agreedOn: 1 };
    expect(await w.list(search)).toMatchObject([{ ...agreed, agreedByYou: true }]);
    expect(await w.list(search, w.second)).toMatchObject([{ ...agreed, agreedByYou: false }]);
    expectFailure(await w.decide(id, 1), 'NEEDS_SECOND_ADMIN');
    expect(expectSuccess(await w.decide(id, 1, {}, w.second))).toMatchObject({ needsSecond: false });
    expect(await w.balances()).toEqual([899, 0]);
    const evidence = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(evidence).details).toMatchObject({
      decisions: [{ to: 1, by: 'Second Admin', agreedBy: 'Administrator' }],
    });
  });

  it('should name an admin once when the limit is lifted between the decisions', async () => {
    const id = await w.ask(101);
    expectSuccess(await w.decide(id, 1));
    await w.limit('');
    expectSuccess(await w.decide(id, 1));
    const evidence = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(evidence).details).toMatchObject({
      decisions: [{ to: 1, by: 'Administrator', agreedBy: '' }],
    });
  });

  it('should be rejected when one admin rejects it', async () => {
    const id = await w.ask(101);
    expectSuccess(await w.decide(id, 1));
    expectSuccess(await w.decide(id, 2, {}, w.second));
    expect(await w.balances()).toEqual([1000, 0]);
  });

  it('should be marked when several are decided together', async () => {
    const ids = [await w.ask(101), await w.ask(10)];
    const response = await w.admin.agent
      .post('/api/admin/withdrawal/decide')
      .send({ ids, status: '1', from: 0 });
    expect(expectSuccess(response)).toMatchObject({
      message: '1 done, 1 awaiting a second admin',
      details: [
        { id: ids[0], done: true, needsSecond: true },
        { id: ids[1], done: true, needsSecond: false },
      ],
    });
  });

  it('should need one admin when the amount equals the limit', async () => {
    expect(expectSuccess(await w.decide(await w.ask(100), 1))).toMatchObject({ needsSecond: false });
  });
});

describe('POST /api/admin/withdrawal/decide', () => {
  it('should return the same result when the idempotency key repeats', async () => {
    const ids = [await w.ask(10), await w.ask(20)];
    const send = () =>
      w.admin.agent
        .post('/api/admin/withdrawal/decide')
        .set('Idempotency-Key', `again-${ids[0]}`)
        .send({ ids, status: '1', from: 0 });
    const [first, again] = [await send(), await send()];
    expect(expectSuccess(again)).toEqual(expectSuccess(first));
    expect(expectSuccess(again)).toMatchObject({ message: '2 done' });
    expect(await w.balances()).toEqual([970, 0]);
  });

  it('should return one result for each row', async () => {
    const ids = [await w.ask(10), await w.ask(20), await w.ask(30)];
    expectSuccess(await w.decide(ids[1]!, 2, {}, w.second));
    const body = { ids: [...ids, '66f0c0ffee00000000000001'], status: '1', from: 0 };
    const response = await w.admin.agent.post('/api/admin/withdrawal/decide').send(body);
    expect(expectSuccess(response)).toMatchObject({
      message: '2 done, 2 skipped',
      details: [
        { id: ids[0], done: true },
        {
          id: ids[1],
          done: false,
          code: 'INVALID_TRANSITION',
          message: expect.stringContaining('Second Admin'),
        },
        { id: ids[2], done: true },
        { done: false, code: 'NOT_FOUND' },
      ],
    });
    expect(await w.balances()).toEqual([960, 0]);
  });
});

describe('POST /api/admin/withdrawal/decide, sent again with its key', () => {
  const send = (ids: string[]) =>
    w.admin.agent
      .post('/api/admin/withdrawal/decide')
      .set('Idempotency-Key', `rows-${ids[0]}`)
      .send({ ids, status: '1', from: 0 });
  const wallet = async (state: 'freeze' | 'thaw') => {
    const body = { account: `user:${w.record._id.toHexString()}`, reason: 'Under investigation' };
    expectSuccess(await w.admin.agent.post(`/api/admin/ledger/${state}`).send(body));
  };

  it('should return the first result again when a refused row became possible', async () => {
    const ids = [await w.ask(10), await w.ask(20)];
    await wallet('freeze');
    const first = expectSuccess(await send(ids));
    expect(first.details).toMatchObject([{ code: 'WALLET_FROZEN' }, { code: 'WALLET_FROZEN' }]);
    await wallet('thaw');
    expect(expectSuccess(await send(ids))).toEqual(first);
    expect(await w.balances()).toEqual([970, 30]);
  });

  it('should continue with the remaining rows when the first call broke off', async () => {
    const ids = [await w.ask(10), await w.ask(20)];
    const first = expectSuccess(await send(ids));
    const calls = w.app.connection.collection<{ _id: string }>('answeredcalls');
    const { deletedCount } = await calls.deleteMany({ _id: { $regex: ` ${ids[1]}$` } });
    expect(deletedCount).toBe(1);
    const again = expectSuccess(await send(ids)).details as { code: string }[];
    expect(again[0]).toEqual((first.details as object[])[0]);
    expect(again[1]).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it("should return no personal data when the user's account was deleted", async () => {
    const ids = [await w.ask(10)];
    await wallet('freeze');
    expectSuccess(await send(ids));
    await w.app.connection
      .collection('answeredcalls')
      .updateMany({ names: w.record._id.toHexString() }, { $set: { names: 'someone' } });
    await w.app.nest.get(IdempotencyService).forget('someone', 'deleted user');
    const { details } = expectSuccess(await send(ids));
    expect(details).toMatchObject([{ done: false, message: 'Refused earlier, for a deleted user' }]);
    await wallet('thaw');
  });
});
