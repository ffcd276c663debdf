// Bank exports of approved withdrawals, and what the admin sees of a withdrawal: its account and the facts for a decision.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { withdrawals } from './withdrawals.js';

const w = withdrawals();

/** Where the coins of a user came from, and where they are. */
type Sources = Record<
  'otherGifts' | 'otherCoins' | 'totalEarned' | 'totalPaid' | 'held' | 'earnings',
  number
> & {
  gifts: { coins: number }[];
};

describe('bank exports', () => {
  const make = (body: object = {}) => w.admin.agent.post('/api/admin/withdrawal/exports').send(body);
  const approved = async (coins: number, bank?: object) => {
    const id = await w.ask(coins, bank);
    expectSuccess(await w.decide(id, 1));
    return id;
  };

  it('should contain each approved withdrawal once, with its full account', async () => {
    const id = await approved(10, { bankName: '=cmd()' });
    const { _id } = expectSuccess(await make()).details as { _id: string };
    expectFailure(await make(), 'NOT_FOUND');
    const file = await w.admin.agent.get(`/api/admin/withdrawal/exports/${_id}`);
    expect(file.status).toBe(200);
    const line = file.text.split('\r\n').find((one) => one.startsWith(`"${id}`))!;
    expect(line.slice(1, -1).split('","').slice(0, 8)).toEqual([
      id,
      w.record.username,
      w.record.name,
      '001234567890',
      'SBIN0001234',
      "'=cmd()",
      '',
      '10',
    ]);
    const audited = await w.app.connection.collection('audit').countDocuments({ 'target.id': _id });
    expect(audited).toBe(2);
    expect(expectSuccess(await w.admin.agent.get('/api/admin/withdrawal/exports'))).toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ _id })]),
    });
  });

  it('should contain the named withdrawals and report the ones left out', async () => {
    const [one, other, rejected] = [await approved(10), await approved(20), await approved(30)];
    expectSuccess(await w.decide(rejected, 2));
    expect(expectSuccess(await make({ ids: [one, rejected] }))).toMatchObject({
      message: '1 exported, 1 skipped because they were already exported or rejected',
      details: { count: 1, coins: 10, by: 'Administrator' },
    });
    const search = { status: 1, search: w.record.username };
    expect(await w.list({ ...search, exported: true })).toMatchObject([
      { _id: one, exported: true, needsTwo: true },
    ]);
    expect(await w.list({ ...search, exported: false })).toMatchObject([{ _id: other, exported: false }]);
    expectFailure(await make({ ids: [one] }), 'NOT_FOUND');
    expectFailure(await make({ ids: [] }), 'VALIDATION_FAILED', 'ids');
    expectFailure(await make({ all: true }), 'VALIDATION_FAILED', 'all');
  });

  it('should be made once when the request is repeated', async () => {
    const ids = [await approved(10)];
    const send = () => make({ ids }).set('Idempotency-Key', `export-${ids[0]}`);
    const [first, again] = [await send(), await send()];
    expect(expectSuccess(again)).toEqual(expectSuccess(first));
  });

  it('should return 404 when the export is unknown', async () => {
    const unknown = '/api/admin/withdrawal/exports/66f0c0ffee00000000000001';
    expectFailure(await w.admin.agent.get(unknown), 'NOT_FOUND');
  });

  it('should require two admins for a later reject', async () => {
    const id = await approved(10);
    expectSuccess(await make());
    expect(expectSuccess(await w.decide(id, 2, { reason: 'Bank returned it' }))).toMatchObject({
      needsSecond: true,
    });
    expectFailure(await w.decide(id, 2), 'NEEDS_SECOND_ADMIN');
    const [row] = await w.list({ status: 1, search: w.record.username });
    expect(row).toMatchObject({ agreedOn: 2, agreedReason: 'Bank returned it' });
    // The second admin's reject has no reason, so the first admin's reason stays.
    expectSuccess(await w.decide(id, 2, {}, w.second));
    expect(await w.balances()).toEqual([1000, 0]);
    const own = expectSuccess(await w.user.agent.get('/api/app/withdrawals')).details;
    expect(own).toMatchObject([{ status: 2, reason: 'Bank returned it' }]);
    // Approved again, the withdrawal goes into the next bank export.
    expectSuccess(await w.decide(id, 1));
    expectSuccess(await make());
  });
});

describe('POST /api/video/admin/withdrawal/details', () => {
  it('should return the full account and the agency, even a deleted one, and audit each reading', async () => {
    const agency = await w.app.create.agency({ bd: 'BD777777', admin: 'AA777777', deleted: true });
    await w.app.create.host(w.record, agency.uniqueId, { status: 1 });
    const [first, last] = [
      await w.ask(10),
      await w.ask(20, { accountNo: '999988887777', panNumber: 'ABCDE1234F' }),
    ];
    const read = (body: object) => w.admin.agent.post('/api/video/admin/withdrawal/details').send(body);
    expect(expectSuccess(await read({ userId: w.user.id })).details).toEqual({
      request: last,
      userDetails: {
        _id: w.user.id,
        picture: '',
        bio: '',
        username: w.record.username,
        email: '',
        name: w.record.name,
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
    const { details } = expectSuccess(await read({ userId: w.user.id, request: first }));
    expect(details).toMatchObject({ request: first, accountDetails: { accountNo: '001234567890' } });
    const audited = w.app.connection.collection('audit');
    expect(await audited.countDocuments({ action: 'withdrawal.reveal', 'target.id': first })).toBe(1);
    const other = await w.app.create.user();
    expectFailure(await read({ userId: other._id.toHexString() }), 'NOT_FOUND');
    expectFailure(await read({ userId: other._id.toHexString(), request: first }), 'NOT_FOUND');
  });
});

describe('GET /api/admin/withdrawal/evidence', () => {
  it('should return the facts for a decision with a masked account', async () => {
    const accountNo = '777788889999';
    const stranger = await w.app.create.user({ receivingCoins: 50 });
    await w.ask(5, { accountNo }, await w.app.as('user', stranger));
    const paid = await w.ask(100);
    expectSuccess(await w.decide(paid, 1));
    const id = await w.ask(20, { accountNo, panNumber: 'ABCDE1234F' });
    const response = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(response).details).toMatchObject({
      request: { _id: id, accountNo: '••••••••9999' },
      panNumber: '••••••234F',
      export: null,
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
    expect(response.text).not.toContain('ABCDE1234F');
  });

  it('should return sources that add up to the paid, pending and available coins', async () => {
    expectSuccess(await w.decide(await w.ask(100), 1));
    const id = await w.ask(20);
    const read = async () => {
      const response = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
      return expectSuccess(response).details as Sources;
    };
    expect(await read()).toMatchObject({ gifts: [], otherGifts: 0, otherCoins: 1000, totalEarned: 1000 });

    const giver = await w.app.as('user', await w.app.create.user({ coin: 1000 }));
    const agency = await w.app.create.agency();
    await w.app.create.host(w.record, agency.uniqueId, { status: 1 });
    await w.app.create.liveSession(w.record, agency.uniqueId);
    for (let coin = 1; coin <= 22; coin += 1) {
      const gift = await w.app.create.gift({ coin });
      const body = { gift: gift._id.toHexString(), userId: w.user.id };
      expectSuccess(await giver.agent.post('/api/app/gift').send(body));
    }
    const sources = await read();
    expect(sources.gifts).toHaveLength(20);
    const shown = sources.gifts.reduce((sum, { coins }) => sum + coins, 0);
    // The two cheapest of 22 gifts are left out.
    expect(sources).toMatchObject({ otherGifts: 3, otherCoins: 1000, totalEarned: 1253 });
    expect(shown + sources.otherGifts + sources.otherCoins).toBe(sources.totalEarned);
    expect(sources.totalPaid + sources.held + sources.earnings).toBe(sources.totalEarned);
  });

  it('should return the latest request of a user, and a named one only of that user', async () => {
    const [first, last] = [await w.ask(5), await w.ask(6)];
    const read = (query: object) => w.admin.agent.get('/api/admin/withdrawal/evidence').query(query);
    expect(expectSuccess(await read({ userId: w.user.id })).details).toMatchObject({
      request: { _id: last },
    });
    const named = { userId: w.user.id, id: first };
    expect(expectSuccess(await read(named)).details).toMatchObject({ request: { _id: first } });
    const stranger = await w.app.create.user();
    expectFailure(await read({ userId: stranger._id.toHexString(), id: first }), 'NOT_FOUND');
    expectFailure(await read({}), 'VALIDATION_FAILED', 'id');
  });

  it('should return which bank export contains the withdrawal, and when', async () => {
    const id = await w.ask(5);
    expectSuccess(await w.decide(id, 1));
    const made = expectSuccess(await w.admin.agent.post('/api/admin/withdrawal/exports').send({ ids: [id] }));
    const response = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(response).details).toMatchObject({ export: made.details });
  });
});
