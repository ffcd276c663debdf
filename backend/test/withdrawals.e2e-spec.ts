// Withdrawals: asked for in the app, listed and decided by the admin, handed to the bank.
import { randomUUID } from 'node:crypto';
import type { User } from '../src/users/user.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { expectBalanced } from './ledger.js';

let app: TestApp;
let admin: Actor<'admin'>;
let second: Actor<'admin'>;
let user: Actor<'user'>;
let record: User;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
});
beforeEach(async () => {
  record = await app.create.user({ receivingCoins: 1000 });
  user = await app.as('user', record);
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const BANK = { accountNo: '0012 3456 7890', bankName: 'State Bank of India', ifscCode: 'SBIN0001234' };
const ask = async (coins: number, bank: object = {}, by = user): Promise<string> => {
  const response = await by.agent.post('/api/app/withdrawals').send({ ...BANK, coins, ...bank });
  return (expectSuccess(response).details as { _id: string })._id;
};
const decide = (id: string, status: number, body: object = {}, by: Actor = admin) =>
  by.agent.post(`/api/admin/withdrawal/coinrequest/${id}?status=${status}`).send(body);
const balances = async () => {
  const { receivingCoins, heldCoins } = await app.stored('users', record._id);
  return [receivingCoins, heldCoins ?? 0];
};
const list = async (query: object) =>
  expectSuccess(await admin.agent.get('/api/admin/withdrawal/pending').query({ status: 0, ...query }))
    .details as Record<string, unknown>[];

describe('POST /api/app/withdrawals', () => {
  it('should hold the coins', async () => {
    const id = await ask(400);
    expect(await balances()).toEqual([600, 400]);
    const own = expectSuccess(await user.agent.get('/api/app/withdrawals'));
    expect(own).toMatchObject({
      details: [{ _id: id, coins: 400, status: 0, accountNo: '••••••••7890', reason: '' }],
      total: 1,
    });
    const wallet = expectSuccess(await user.agent.get('/api/app/wallet'));
    expect(wallet.details).toEqual({ coin: 0, recievingCoins: 600, held: 400, frozen: false });
  });

  it('should hold them once, however often it is sent', async () => {
    const key = randomUUID();
    const send = () =>
      user.agent
        .post('/api/app/withdrawals')
        .set('Idempotency-Key', key)
        .send({ ...BANK, coins: 400 });
    const [first, again] = await Promise.all([send(), send()]);
    expect(expectSuccess(again)).toEqual(expectSuccess(first));
    expect(await balances()).toEqual([600, 400]);
  });

  it('should refuse more than there is, and what is no account', async () => {
    const send = (body: object) =>
      user.agent.post('/api/app/withdrawals').send({ ...BANK, coins: 5, ...body });
    expectFailure(await send({ coins: 1001 }), 'INSUFFICIENT_COINS');
    expectFailure(await send({ coins: 0 }), 'VALIDATION_FAILED', 'coins');
    expectFailure(await send({ accountNo: 'IBAN?' }), 'VALIDATION_FAILED', 'accountNo');
    expectFailure(await send({ bankName: '' }), 'VALIDATION_FAILED', 'bankName');
    expectFailure(await send({ status: 1 }), 'VALIDATION_FAILED', 'status');
  });

  it('should not take from a frozen wallet', async () => {
    const freeze = { account: `user:${user.id}`, reason: 'Under review' };
    expectSuccess(await admin.agent.post('/api/admin/ledger/freeze').send(freeze));
    const response = await user.agent.post('/api/app/withdrawals').send({ ...BANK, coins: 5 });
    expectFailure(response, 'WALLET_FROZEN');
  });
});

describe('GET /api/admin/withdrawal/pending', () => {
  it('should list one state with masked accounts, oldest first when asked', async () => {
    const [older, newer] = [await ask(10), await ask(20)];
    const mine = (rows: Record<string, unknown>[]) =>
      rows.filter(({ userId }) => (userId as { _id: string })._id === user.id).map(({ _id }) => _id);
    expect(mine(await list({}))).toEqual([newer, older]);
    expect(mine(await list({ sort: 'createdAt' }))).toEqual([older, newer]);
    const [row] = await list({ sort: '-createdAt', limit: 1 });
    expect(row).toEqual({
      _id: newer,
      userId: { _id: user.id, username: record.username, name: record.name, picture: '' },
      coins: 20,
      accountNo: '••••••••7890',
      bankName: 'State Bank of India',
      ifscCode: 'SBIN0001234',
      status: 0,
      reason: '',
      decidedBy: '',
      agreedBy: '',
      agreedOn: null,
      exported: false,
      createdAt: expect.any(String),
    });
  });

  it('should refuse a state that is none', async () => {
    const get = (query: object) => admin.agent.get('/api/admin/withdrawal/pending').query(query);
    expectFailure(await get({ status: 3 }), 'VALIDATION_FAILED', 'status');
    expectFailure(await get({}), 'VALIDATION_FAILED', 'status');
    expectFailure(await get({ status: 0, sort: 'accountNo' }), 'VALIDATION_FAILED', 'sort');
  });
});

describe('GET /api/admin/withdrawal/search', () => {
  it('should find by user and by account number', async () => {
    const id = await ask(10, { accountNo: '555566667777' });
    const search = async (text: string) => {
      const response = await admin.agent
        .get('/api/admin/withdrawal/search')
        .query({ status: 0, search: text });
      return (expectSuccess(response).details as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await search(record.username.toUpperCase())).toEqual([id]);
    expect(await search('66667777')).toEqual([id]);
    expect(await search('nobody at all')).toEqual([]);
  });
});

describe('POST /api/admin/withdrawal/coinrequest/{id}', () => {
  it('should pay out what is approved, and give back what is rejected', async () => {
    const [paid, given] = [await ask(300), await ask(200)];
    expectSuccess(await decide(paid, 1));
    expectSuccess(await decide(given, 2, { reason: 'The name differs' }));
    expect(await balances()).toEqual([700, 0]);
    const own = expectSuccess(await user.agent.get('/api/app/withdrawals')).details;
    expect(own).toMatchObject([
      { _id: given, status: 2, reason: 'The name differs' },
      { _id: paid, status: 1 },
    ]);
  });

  it('should take the documented call without a body', async () => {
    const id = await ask(300);
    expectSuccess(await admin.agent.post(`/api/admin/withdrawal/coinrequest/${id}`).query({ status: '1' }));
    expect(await balances()).toEqual([700, 0]);
  });

  it('should move an approved one back, and a rejected one on, with its coins', async () => {
    const id = await ask(300);
    expectSuccess(await decide(id, 1));
    expectSuccess(await decide(id, 2));
    expect(await balances()).toEqual([1000, 0]);
    expectSuccess(await decide(id, 1));
    expect(await balances()).toEqual([700, 0]);
  });

  it('should not approve a rejected one whose coins are gone', async () => {
    const id = await ask(900);
    expectSuccess(await decide(id, 2));
    await ask(200);
    expectFailure(await decide(id, 1), 'INSUFFICIENT_COINS');
    expect(await balances()).toEqual([800, 200]);
  });

  it.each([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 2],
  ])('should not go from %i to %i', async (from, to) => {
    const id = await ask(10);
    if (from) expectSuccess(await decide(id, from));
    expectFailure(await decide(id, to), 'INVALID_TRANSITION');
  });

  it('should tell the second decider who was first', async () => {
    const id = await ask(10);
    expectSuccess(await decide(id, 2, { from: 0 }, second));
    const late = await decide(id, 1, { from: 0 });
    expectFailure(late, 'INVALID_TRANSITION');
    expect((late.body as { message: string }).message).toMatch(
      /^This withdrawal was rejected by Second Admin at \d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
    );
  });

  it('should let one of two deciders win who decide at once', async () => {
    const id = await ask(10);
    const responses = await Promise.all([
      decide(id, 1, { from: 0 }),
      decide(id, 2, { from: 0 }, second),
      decide(id, 1, { from: 0 }, second),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('should not pay out from a frozen wallet, but give back to it', async () => {
    const [one, other] = [await ask(10), await ask(20)];
    const freeze = { account: `user:${user.id}`, reason: 'Under review' };
    expectSuccess(await admin.agent.post('/api/admin/ledger/freeze').send(freeze));
    expectFailure(await decide(one, 1), 'WALLET_FROZEN');
    expectSuccess(await decide(other, 2));
    expect(await balances()).toEqual([990, 10]);
  });

  it('should not find an unknown one', async () => {
    expectFailure(await decide('66f0c0ffee00000000000001', 1), 'NOT_FOUND');
    expectFailure(await decide('1', 1), 'VALIDATION_FAILED', 'id');
  });

  it('should write one audit record a decision', async () => {
    const id = await ask(10);
    expectSuccess(await decide(id, 2, { reason: 'The name differs' }));
    const audit = await app.connection.collection('audit').find({ 'target.id': id }).toArray();
    expect(audit).toMatchObject([
      {
        action: 'withdrawal.reject',
        reason: 'The name differs',
        before: { status: 0 },
        after: { status: 2 },
      },
    ]);
  });
});

describe('a withdrawal above the limit', () => {
  const limit = async (withdrawal: number | '') =>
    expectSuccess(await admin.agent.post('/api/admin/coinlimits').send({ withdrawal }));
  beforeEach(() => limit(100));
  afterEach(() => limit(''));

  it('should be paid out when two admins agree, and not by one', async () => {
    const id = await ask(101);
    expect(expectSuccess(await decide(id, 1))).toMatchObject({ needsSecond: true });
    expect(await balances()).toEqual([899, 101]);
    const [row] = await list({ search: record.username });
    expect(row).toMatchObject({ status: 0, agreedBy: 'Administrator', agreedOn: 1 });
    expectFailure(await decide(id, 1), 'NEEDS_SECOND_ADMIN');
    expect(expectSuccess(await decide(id, 1, {}, second))).toMatchObject({ needsSecond: false });
    expect(await balances()).toEqual([899, 0]);
  });

  it('should be rejected by one', async () => {
    const id = await ask(101);
    expectSuccess(await decide(id, 1));
    expectSuccess(await decide(id, 2, {}, second));
    expect(await balances()).toEqual([1000, 0]);
  });

  it('should not change one at the limit', async () => {
    expect(expectSuccess(await decide(await ask(100), 1))).toMatchObject({ needsSecond: false });
  });
});

describe('POST /api/admin/withdrawal/decide', () => {
  it('should answer a result a row', async () => {
    const ids = [await ask(10), await ask(20), await ask(30)];
    expectSuccess(await decide(ids[1]!, 2, {}, second));
    const body = { ids: [...ids, '66f0c0ffee00000000000001'], status: '1', from: 0 };
    const response = await admin.agent.post('/api/admin/withdrawal/decide').send(body);
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
    expect(await balances()).toEqual([960, 0]);
  });
});

describe('GET /api/admin/withdrawal/counts', () => {
  it('should count by state', async () => {
    const counts = async () =>
      expectSuccess(await admin.agent.get('/api/admin/withdrawal/counts')).details as Record<string, number>;
    const before = await counts();
    const [one] = [await ask(10), await ask(20)];
    expectSuccess(await decide(one, 1));
    const { pending, approved, rejected, toExport } = before as Record<string, number>;
    expect(await counts()).toEqual({
      pending: pending! + 1,
      approved: approved! + 1,
      rejected,
      toExport: toExport! + 1,
    });
  });
});

describe('bank exports', () => {
  const make = () => admin.agent.post('/api/admin/withdrawal/exports');

  it('should take each approved withdrawal once, with its account in full', async () => {
    const id = await ask(10, { bankName: '=cmd()' });
    expectSuccess(await decide(id, 1));
    const { _id } = expectSuccess(await make()).details as { _id: string };
    expectFailure(await make(), 'NOT_FOUND');
    const file = await admin.agent.get(`/api/admin/withdrawal/exports/${_id}`);
    expect(file.status).toBe(200);
    const line = file.text.split('\r\n').find((one) => one.startsWith(id))!;
    expect(line.split(',').slice(0, 8)).toEqual([
      id,
      record.username,
      record.name,
      "'001234567890",
      'SBIN0001234',
      "'=cmd()",
      '',
      '10',
    ]);
    const audited = await app.connection.collection('audit').countDocuments({ 'target.id': _id });
    expect(audited).toBe(2);
    expect(expectSuccess(await admin.agent.get('/api/admin/withdrawal/exports'))).toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ _id })]),
    });
  });

  it('should need two admins for a reject afterwards', async () => {
    const id = await ask(10);
    expectSuccess(await decide(id, 1));
    expectSuccess(await make());
    expect(expectSuccess(await decide(id, 2, { reason: 'Bank returned it' }))).toMatchObject({
      needsSecond: true,
    });
    expectFailure(await decide(id, 2), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await decide(id, 2, { reason: 'Bank returned it' }, second));
    expect(await balances()).toEqual([1000, 0]);
    // Approved again it goes to the bank again.
    expectSuccess(await decide(id, 1));
    expectSuccess(await make());
  });
});

describe('POST /api/video/admin/withdrawal/details', () => {
  it('should answer the account in full, and audit each reading', async () => {
    const agency = await app.create.agency({ bd: 'BD777777', admin: 'AA777777' });
    await app.create.host(record, agency.uniqueId, { status: 1 });
    const [first, last] = [
      await ask(10),
      await ask(20, { accountNo: '999988887777', panNumber: 'ABCDE1234F' }),
    ];
    const read = (body: object) => admin.agent.post('/api/video/admin/withdrawal/details').send(body);
    expect(expectSuccess(await read({ userId: user.id })).details).toEqual({
      request: last,
      userDetails: {
        _id: user.id,
        picture: '',
        bio: '',
        username: record.username,
        email: '',
        name: record.name,
      },
      accountDetails: {
        accountNo: '999988887777',
        ifscCode: 'SBIN0001234',
        bankName: 'State Bank of India',
        panNumber: 'ABCDE1234F',
      },
      agency: { uniqueId: agency.uniqueId, bd: 'BD777777', admin: 'AA777777' },
      createdAt: expect.any(String),
    });
    const { details } = expectSuccess(await read({ userId: user.id, request: first }));
    expect(details).toMatchObject({ request: first, accountDetails: { accountNo: '001234567890' } });
    const audited = app.connection.collection('audit');
    expect(await audited.countDocuments({ action: 'withdrawal.reveal', 'target.id': first })).toBe(1);
    const other = await app.create.user();
    expectFailure(await read({ userId: other._id.toHexString() }), 'NOT_FOUND');
    expectFailure(await read({ userId: other._id.toHexString(), request: first }), 'NOT_FOUND');
  });
});

describe('GET /api/admin/withdrawal/evidence', () => {
  it('should show what a decision rests on, the account masked', async () => {
    const accountNo = '777788889999';
    const stranger = await app.create.user({ receivingCoins: 50 });
    await ask(5, { accountNo }, await app.as('user', stranger));
    const paid = await ask(100);
    expectSuccess(await decide(paid, 1));
    const id = await ask(20, { accountNo });
    const response = await admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(response).details).toMatchObject({
      request: { _id: id, accountNo: '••••••••9999' },
      requests: [{ _id: paid, status: 1 }],
      totalPaid: 100,
      earnings: 880,
      held: 20,
      frozen: '',
      gifts: [],
      agency: { uniqueId: '', bd: '', admin: '' },
      sameAccount: [{ username: stranger.username, requests: 1 }],
    });
    expect(response.text).not.toContain(accountNo);
  });
});
