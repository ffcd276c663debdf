// Withdrawals: requested in the app, listed, found and counted by the admin.
import { randomUUID } from 'node:crypto';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { BANK, withdrawals } from './withdrawals.js';

const w = withdrawals();

describe('POST /api/app/withdrawals', () => {
  it('should hold the requested coins', async () => {
    const id = await w.ask(400);
    expect(await w.balances()).toEqual([600, 400]);
    const own = expectSuccess(await w.user.agent.get('/api/app/withdrawals'));
    expect(own).toMatchObject({
      details: [{ _id: id, coins: 400, status: 0, accountNo: '••••••••7890', reason: '' }],
      total: 1,
    });
    const wallet = expectSuccess(await w.user.agent.get('/api/app/wallet'));
    expect(wallet.details).toEqual({ coin: 0, recievingCoins: 600, held: 400, owed: 0, frozen: false });
  });

  it('should hold the coins once when the request is repeated', async () => {
    const key = randomUUID();
    const send = () =>
      w.user.agent
        .post('/api/app/withdrawals')
        .set('Idempotency-Key', key)
        .send({ ...BANK, coins: 400 });
    const [first, again] = await Promise.all([send(), send()]);
    expect(expectSuccess(again)).toEqual(expectSuccess(first));
    expect(await w.balances()).toEqual([600, 400]);
  });

  it('should refuse a request when coins are short or the account is invalid', async () => {
    const send = (body: object) =>
      w.user.agent.post('/api/app/withdrawals').send({ ...BANK, coins: 5, ...body });
    expectFailure(await send({ coins: 1001 }), 'INSUFFICIENT_COINS');
    expectFailure(await send({ coins: 0 }), 'VALIDATION_FAILED', 'coins');
    expectFailure(await send({ accountNo: 'IBAN?' }), 'VALIDATION_FAILED', 'accountNo');
    expectFailure(await send({ bankName: '' }), 'VALIDATION_FAILED', 'bankName');
    expectFailure(await send({ status: 1 }), 'VALIDATION_FAILED', 'status');
  });

  it('should return 409 when the wallet is frozen', async () => {
    const freeze = { account: `user:${w.user.id}`, reason: 'Under review' };
    expectSuccess(await w.admin.agent.post('/api/admin/ledger/freeze').send(freeze));
    const response = await w.user.agent.post('/api/app/withdrawals').send({ ...BANK, coins: 5 });
    expectFailure(response, 'WALLET_FROZEN');
  });
});

describe('GET /api/admin/withdrawal/pending', () => {
  it('should list one state with masked accounts, oldest first when requested', async () => {
    const [older, newer] = [await w.ask(10), await w.ask(20)];
    const mine = (rows: Record<string, unknown>[]) =>
      rows.filter(({ userId }) => (userId as { _id: string })._id === w.user.id).map(({ _id }) => _id);
    expect(mine(await w.list({}))).toEqual([newer, older]);
    expect(mine(await w.list({ sort: 'createdAt' }))).toEqual([older, newer]);
    const [row] = await w.list({ sort: '-createdAt', limit: 1 });
    expect(row).toEqual({
      _id: newer,
      userId: { _id: w.user.id, username: w.record.username, name: w.record.name, picture: '' },
      coins: 20,
      accountNo: '••••••••7890',
      bankName: 'State Bank of India',
      ifscCode: 'SBIN0001234',
      requestOfDay: 2,
      // Users of other tests have the same account.
      accountSharers: expect.any(Number),
      status: 0,
      reason: '',
      decidedBy: '',
      decidedAt: null,
      needsTwo: false,
      agreedBy: '',
      agreedOn: null,
      agreedReason: '',
      agreedByYou: false,
      exported: false,
      createdAt: expect.any(String),
    });
  });

  it('should mark a further request of the day and an account of other users, only while pending', async () => {
    const accountNo = '445566778899';
    const strangers = await Promise.all(
      [1, 2].map(async () => w.app.as('user', await w.app.create.user({ receivingCoins: 50 }))),
    );
    await w.ask(5, { accountNo }, strangers[0]);
    await w.ask(5, { accountNo }, strangers[0]);
    await w.ask(5, { accountNo }, strangers[1]);
    const ids = [await w.ask(10, { accountNo }), await w.ask(20, { accountNo: '998877665544' })];
    const marks = async (status: number) => {
      const rows = await w.list({ status });
      return ids.map((id) => {
        const row = rows.find(({ _id }) => _id === id);
        return row && [row['requestOfDay'], row['accountSharers']];
      });
    };
    expect(await marks(0)).toEqual([
      [undefined, 2],
      [2, undefined],
    ]);
    expectSuccess(await w.decide(ids[1]!, 1));
    expect(await marks(1)).toEqual([undefined, [undefined, undefined]]);
  });

  it('should show the agency of the time of the request in every state, also in files, and none for a user who was no host', async () => {
    const { uniqueId: agencyCode, name: agencyName } = await w.app.create.agency({ name: 'Star Agency' });
    const host = await w.app.create.host(w.record, agencyCode, { status: HOST_STATUS.approved });
    const stranger = await w.app.as('user', await w.app.create.user({ receivingCoins: 50 }));
    const [ofHost, ofStranger] = [await w.ask(10), await w.ask(10, {}, stranger)];
    await w.app.connection
      .collection('hosts')
      .updateOne({ _id: host._id }, { $set: { agencyCode: 'AG000001' } });
    for (const status of [0, 1, 2]) {
      if (status) for (const id of [ofHost, ofStranger]) expectSuccess(await w.decide(id, status));
      const rows = await w.list({ status });
      const agencyOf = (id: string) => {
        const row = rows.find(({ _id }) => _id === id)!;
        return [row['agencyCode'], row['agencyName']];
      };
      expect(agencyOf(ofHost)).toEqual([agencyCode, agencyName]);
      expect(agencyOf(ofStranger)).toEqual([undefined, undefined]);
      const file = await w.admin.agent
        .get('/api/admin/withdrawal/pending')
        .query({ status, format: 'csv', columns: '_id,agencyCode:Agency,agencyName' });
      expect(file.text).toContain(`"${ofHost}","${agencyCode}","${agencyName}"`);
      expect(file.text).toContain(`"${ofStranger}","",""`);
    }
  });

  it('should return 400 when the state is invalid', async () => {
    const get = (query: object) => w.admin.agent.get('/api/admin/withdrawal/pending').query(query);
    expectFailure(await get({ status: 3 }), 'VALIDATION_FAILED', 'status');
    expectFailure(await get({}), 'VALIDATION_FAILED', 'status');
    expectFailure(await get({ status: 0, sort: 'accountNo' }), 'VALIDATION_FAILED', 'sort');
  });
});

describe('GET /api/admin/withdrawal/search', () => {
  it('should find by user, full account number and its last four digits', async () => {
    const id = await w.ask(10, { accountNo: '555566667777' });
    await w.ask(10, { accountNo: '777755556666' });
    const search = async (text: string) => {
      const response = await w.admin.agent
        .get('/api/admin/withdrawal/search')
        .query({ status: 0, search: text });
      return (expectSuccess(response).details as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await search(w.record.username.toUpperCase())).toHaveLength(2);
    for (const text of ['555566667777', '5555 6666 7777', '5555-66667777', '7777'])
      expect(await search(text)).toEqual([id]);
    for (const part of ['66667777', '55556', '777']) expect(await search(part)).toEqual([]);
    expect(await search('nobody at all')).toEqual([]);
  });
});

describe('GET /api/admin/withdrawal/counts', () => {
  it('should count withdrawals by state, and date the oldest of both queues', async () => {
    const counts = async () =>
      expectSuccess(await w.admin.agent.get('/api/admin/withdrawal/counts')).details as Record<
        string,
        number
      >;
    const oldest = async (where: object) => {
      const found = await w.app.connection
        .collection('withdrawals')
        .findOne(where, { sort: { createdAt: 1 } });
      return (found!['createdAt'] as Date).toISOString();
    };
    const before = await counts();
    const [one] = [await w.ask(10), await w.ask(20)];
    expectSuccess(await w.decide(one, 1));
    const { pending, approved, rejected, toExport } = before as Record<string, number>;
    expect(await counts()).toEqual({
      pending: pending! + 1,
      approved: approved! + 1,
      rejected,
      toExport: toExport! + 1,
      oldestPending: await oldest({ status: 0 }),
      oldestToExport: await oldest({ status: 1, exported: null }),
    });
  });
});
