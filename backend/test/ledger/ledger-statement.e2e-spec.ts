// What the admin reads of one account: its statement, its head, and the statement as a CSV file.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { userLedger } from './user-ledger.js';

const ledger = userLedger();

interface Balance {
  balance: number;
}

describe('GET /api/admin/ledger/statement', () => {
  it('should show each movement with the balance after it, newest first', async () => {
    const { user, account } = ledger;
    await ledger.send(30);
    await ledger.send(7);
    expect(await ledger.statement({ page: 1, limit: 2 })).toMatchObject({
      account: { account, label: user.username, balance: 137, frozen: null },
      details: [
        { kind: 'send', amount: 7, balance: 137, other: 'platform', actor: 'Administrator' },
        { kind: 'send', amount: 30, balance: 130 },
      ],
      total: 3,
      pages: 2,
    });
    expect(await ledger.statement({ page: 2, limit: 2 })).toMatchObject({
      details: [{ kind: 'opening', amount: 100, balance: 100 }],
    });
  });

  it('should filter by kind and day, and sum the days of the period', async () => {
    await ledger.send(30);
    expect(await ledger.statement({ kind: 'opening' })).toMatchObject({ total: 1 });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const whole = { fromPlatform: 130, fromOthers: 0, toPlatform: 0, toOthers: 0 };
    const nothing = { fromPlatform: 0, fromOthers: 0, toPlatform: 0, toOthers: 0 };
    expect(await ledger.statement({ from: tomorrow })).toMatchObject({
      total: 0,
      period: { opening: 130, ...nothing, closing: 130 },
    });
    expect(await ledger.statement({ to: tomorrow })).toMatchObject({
      total: 2,
      period: { opening: 0, ...whole, closing: 130 },
    });
  });

  it("should show the platform's account with its running sum", async () => {
    const { account } = ledger;
    const before = (await ledger.statement({ account: 'platform', limit: 1 })).account as Balance;
    await ledger.send(30);
    await ledger.send(7);
    const after = await ledger.statement({ account: 'platform', page: 1, limit: 2 });
    expect(after).toMatchObject({
      account: { balance: before.balance - 37 },
      details: [
        { amount: -7, balance: before.balance - 37, other: account },
        { amount: -30, balance: before.balance - 30 },
      ],
    });
  });

  it('should sum each closed day once and carry the sum forward', async () => {
    const { app, entries } = ledger;
    const { _id } = await app.create.coinAgency({ coins: 500 });
    const seller = `coinAgency:${_id.toHexString()}`;
    const opening = (await entries.findOne({ to: seller }))!;
    opening.createdAt = new Date(Date.now() - 9 * 86_400_000);
    await entries.replaceOne({ _id: opening._id }, opening);
    const balance = async () =>
      ((await ledger.statement({ account: 'platform', limit: 1 })).account as Balance).balance;
    const closings = app.connection.collection('ledgerclosings');
    await closings.deleteMany();
    const today = await balance();
    expect(await closings.find({ account: 'platform' }).toArray()).toMatchObject([
      { flows: { toOthers: 500 } },
    ]);
    // A second sum over the closed days would miss the deleted entry.
    await entries.deleteOne({ _id: opening._id });
    expect(await balance()).toBe(today);
    await entries.insertOne(opening);
    await ledger.send(30);
    expect(await ledger.statement({ account: 'platform', limit: 1 })).toMatchObject({
      account: { balance: today - 30 },
      details: [{ amount: -30, balance: today - 30 }],
    });
  });

  it('should return 400 when the account is malformed and 404 when it is unknown', async () => {
    const get = (of: string) => ledger.admin.agent.get('/api/admin/ledger/statement').query({ account: of });
    expectFailure(await get('user:1'), 'VALIDATION_FAILED', 'account');
    expectFailure(await get('user:66f0c0ffee00000000000001'), 'NOT_FOUND');
  });
});

describe('GET /api/admin/ledger/account', () => {
  const head = (of: string) => ledger.admin.agent.get('/api/admin/ledger/account').query({ account: of });

  it('should return balance, name and freeze of the account', async () => {
    const { user, account } = ledger;
    expect(expectSuccess(await head(account)).details).toEqual({
      account,
      label: user.username,
      balance: 100,
      owed: 0,
      frozen: null,
      deleted: false,
    });
    expectSuccess(await ledger.freeze());
    expect(expectSuccess(await head(account)).details).toMatchObject({
      frozen: { reason: 'Stolen phone', by: 'Administrator' },
    });
    expect(expectSuccess(await head('platform')).details).toMatchObject({ label: 'Platform', frozen: null });
  });

  it('should return 400 when the account is malformed and 404 when it is unknown', async () => {
    expectFailure(await head('elsewhere'), 'VALIDATION_FAILED', 'account');
    expectFailure(await head('user:66f0c0ffee00000000000001'), 'NOT_FOUND');
  });
});
