// The ledger as the admin reads it: statements, reversals, frozen wallets, the verification of all balances.
import { LedgerEntry } from '../src/modules/ledger/ledger-entry.schema.js';
import type { Flows } from '../src/modules/ledger/closing.schema.js';
import { OpeningService } from '../src/modules/ledger/opening.service.js';
import { LedgerState } from '../src/modules/ledger/ledger-state.schema.js';
import type { User } from '../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { expectBalanced } from './ledger.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
let account: string;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  user = await app.create.user({ coin: 100 });
  account = `user:${user._id.toHexString()}`;
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

interface Balance {
  balance: number;
}
const coins = async () => (await app.stored('users', user._id)).coin;
const send = async (coin: number): Promise<string> => {
  const body = { to: '2', userId: user.username, coin };
  return String(expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send(body)).transfer);
};
const statement = async (query: object = {}) =>
  expectSuccess(await admin.agent.get('/api/admin/ledger/statement').query({ account, ...query }));
const reverse = (id: string, reason = 'Sent to the wrong user') =>
  admin.agent.post(`/api/admin/ledger/reverse/${id}`).send({ reason });
const wallet = (verb: 'freeze' | 'thaw', of = account, reason = 'Stolen phone') =>
  admin.agent.post(`/api/admin/ledger/${verb}`).send({ account: of, reason });

describe('GET /api/admin/ledger/statement', () => {
  it('should show each movement with the balance after it, newest first', async () => {
    await send(30);
    await send(7);
    expect(await statement({ page: 1, limit: 2 })).toMatchObject({
      account: { account, label: user.username, balance: 137, frozen: null },
      details: [
        { kind: 'send', amount: 7, balance: 137, other: 'platform', actor: 'Administrator' },
        { kind: 'send', amount: 30, balance: 130 },
      ],
      total: 3,
      pages: 2,
    });
    expect(await statement({ page: 2, limit: 2 })).toMatchObject({
      details: [{ kind: 'opening', amount: 100, balance: 100 }],
    });
  });

  it('should filter by kind and time', async () => {
    await send(30);
    expect(await statement({ kind: 'opening' })).toMatchObject({ total: 1 });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await statement({ from: tomorrow })).toMatchObject({ total: 0 });
    expect(await statement({ to: tomorrow })).toMatchObject({ total: 2 });
  });

  it("should show the platform's account with its running sum", async () => {
    const before = (await statement({ account: 'platform', limit: 1 })).account as { balance: number };
    await send(30);
    await send(7);
    const after = await statement({ account: 'platform', page: 1, limit: 2 });
    expect(after).toMatchObject({
      account: { balance: before.balance - 37 },
      details: [
        { amount: -7, balance: before.balance - 37, other: account },
        { amount: -30, balance: before.balance - 30 },
      ],
    });
  });

  it('should sum days that are over once, and carry them forward', async () => {
    const { _id } = await app.create.coinAgency({ coins: 500 });
    const seller = `coinAgency:${_id.toHexString()}`;
    const entries = app.connection.collection('ledgerentries');
    const opening = (await entries.findOne({ to: seller }))!;
    opening.createdAt = new Date(Date.now() - 9 * 86_400_000);
    await entries.replaceOne({ _id: opening._id }, opening);
    const balance = async () =>
      ((await statement({ account: 'platform', limit: 1 })).account as Balance).balance;
    const closings = app.connection.collection('ledgerclosings');
    await closings.deleteMany();
    const today = await balance();
    expect(await closings.find({ account: 'platform' }).toArray()).toMatchObject([
      { flows: { toOthers: 500 } },
    ]);
    // Were they summed again, the platform would have these coins back.
    await entries.deleteOne({ _id: opening._id });
    expect(await balance()).toBe(today);
    await entries.insertOne(opening);
    await send(30);
    expect(await statement({ account: 'platform', limit: 1 })).toMatchObject({
      account: { balance: today - 30 },
      details: [{ amount: -30, balance: today - 30 }],
    });
  });

  it('should refuse what is no account and not find an unknown one', async () => {
    const get = (of: string) => admin.agent.get('/api/admin/ledger/statement').query({ account: of });
    expectFailure(await get('user:1'), 'VALIDATION_FAILED', 'account');
    expectFailure(await get('user:66f0c0ffee00000000000001'), 'NOT_FOUND');
  });
});

describe('GET /api/admin/ledger/account', () => {
  const head = (of: string) => admin.agent.get('/api/admin/ledger/account').query({ account: of });

  it('should answer balance, name and freeze', async () => {
    expect(expectSuccess(await head(account)).details).toEqual({
      account,
      label: user.username,
      balance: 100,
      frozen: null,
      deleted: false,
    });
    expectSuccess(await wallet('freeze'));
    expect(expectSuccess(await head(account)).details).toMatchObject({
      frozen: { reason: 'Stolen phone', by: 'Administrator' },
    });
    expect(expectSuccess(await head('platform')).details).toMatchObject({ label: 'Platform', frozen: null });
  });

  it('should refuse what is no account, and not find an unknown one', async () => {
    expectFailure(await head('elsewhere'), 'VALIDATION_FAILED', 'account');
    expectFailure(await head('user:66f0c0ffee00000000000001'), 'NOT_FOUND');
  });
});

describe('GET /api/admin/ledger/statement.csv', () => {
  it('should be a file that no spreadsheet takes for formulas', async () => {
    await send(30);
    const [first, last] = (await statement()).details as { _id: string }[];
    expectSuccess(await reverse(first!._id, '=HYPERLINK("http://x")'));
    const response = await admin.agent.get('/api/admin/ledger/statement.csv').query({ account });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=statement-${user.username}.csv`,
    });
    const lines = response.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Time","Entry","Kind","Amount","Balance","Account","Name","By","For","Reason"',
    );
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      `,"reversal","-30","100","platform","Platform","Administrator","","'=HYPERLINK(""http://x"")"`,
    );
    expect(lines[3]).toContain(last!._id);
  });
});

describe('POST /api/admin/ledger/reverse/{id}', () => {
  it('should take an entry back by another one, with its reason, once', async () => {
    const id = await send(30);
    expectSuccess(await reverse(id));
    expect(await coins()).toBe(100);
    expect(await statement()).toMatchObject({
      details: [
        {
          kind: 'reversal',
          amount: -30,
          reversalOf: id,
          reason: 'Sent to the wrong user',
          reversible: false,
        },
        { kind: 'send', takenBack: 'reversed', reversible: false },
        { kind: 'opening', takenBack: '', reversible: false },
      ],
    });
    expectFailure(await reverse(id), 'INVALID_TRANSITION');
    const audit = await app.connection
      .collection('audit')
      .findOne({ action: 'coins.reverse', 'target.id': id });
    expect(audit).toMatchObject({ reason: 'Sent to the wrong user', actor: { name: 'Administrator' } });
  });

  it('should not overdraw', async () => {
    const id = await send(30);
    const back = { username: user.username, coins: 110 };
    expectSuccess(await admin.agent.post('/api/admin/return/coins').send(back));
    expectFailure(await reverse(id), 'INSUFFICIENT_COINS');
    expect(await coins()).toBe(20);
  });

  it('should not take back what was returned, nor return what was taken back', async () => {
    const [returned, reversed] = [await send(30), await send(40)];
    const back = (coin: number, transfer: string) =>
      admin.agent.post('/api/admin/return/coins').send({ username: user.username, coins: coin, transfer });
    expectSuccess(await back(30, returned));
    expect((await statement()).details).toMatchObject([
      { kind: 'return', reversible: true },
      { _id: reversed, takenBack: '', reversible: true },
      { _id: returned, takenBack: 'returned', reversible: false },
      {},
    ]);
    expectFailure(await reverse(returned), 'INVALID_TRANSITION');
    expectSuccess(await reverse(reversed));
    expectFailure(await back(40, reversed), 'INVALID_TRANSITION');
    expect(await coins()).toBe(100);
  });

  it('should let one of a return and a reversal win that come at once', async () => {
    const transfer = await send(30);
    const back = { username: user.username, coins: 30, transfer };
    const responses = await Promise.all([
      reverse(transfer),
      admin.agent.post('/api/admin/return/coins').send(back),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await coins()).toBe(100);
  });

  it('should tell every loser who was first when eight reversals or returns come at once', async () => {
    const [reversed, returned] = [await send(30), await send(40)];
    const give = { username: user.username, coins: 40, transfer: returned };
    for (const attempt of [
      () => reverse(reversed),
      () => admin.agent.post('/api/admin/return/coins').send(give),
    ]) {
      const responses = await Promise.all(Array.from({ length: 8 }, attempt));
      const lost = responses.filter(({ status }) => status !== 200);
      expect(lost).toHaveLength(7);
      for (const response of lost) {
        expectFailure(response, 'INVALID_TRANSITION');
        expect(response.text).toMatch(/Administrator has already (returned|reversed) this/);
      }
    }
    expect(await coins()).toBe(100);
  });

  it('should ask for a reason, and refuse what is reversed otherwise', async () => {
    const [{ _id: opening }] = (await statement()).details as [{ _id: string }];
    expectFailure(await reverse(opening), 'INVALID_TRANSITION');
    expectFailure(await reverse(opening, ' '), 'VALIDATION_FAILED', 'reason');
    expectFailure(await reverse('66f0c0ffee00000000000001'), 'NOT_FOUND');
  });
});

describe('POST /api/admin/ledger/freeze', () => {
  it('should let nothing leave a wallet, and coins still come in', async () => {
    expectSuccess(await wallet('freeze'));
    const back = { username: user.username, coins: 10 };
    expectFailure(await admin.agent.post('/api/admin/return/coins').send(back), 'WALLET_FROZEN');
    await send(5);
    expect(await statement()).toMatchObject({
      account: { balance: 105, frozen: { reason: 'Stolen phone', by: 'Administrator' } },
    });
    expectFailure(await wallet('freeze'), 'INVALID_TRANSITION');
    expectSuccess(await wallet('thaw', account, 'Phone found'));
    expectSuccess(await admin.agent.post('/api/admin/return/coins').send(back));
    const audit = await app.connection
      .collection('audit')
      .find({ 'target.id': user._id.toHexString(), action: /^wallet\./ })
      .sort({ at: 1 })
      .toArray();
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['wallet.freeze', 'Stolen phone'],
      ['wallet.thaw', 'Phone found'],
    ]);
  });

  it("should hold for a coin agency's sales", async () => {
    const coin = await app.as('coin', await app.create.coinAgency({ coins: 100 }));
    const sell = () =>
      coin.agent.patch('/api/coin/recharge/sendCoin').send({ userId: user.username, coin: 5 });
    expectSuccess(await wallet('freeze', `coinAgency:${coin.id}`));
    expectFailure(await sell(), 'WALLET_FROZEN');
    expectSuccess(await wallet('thaw', `coinAgency:${coin.id}`));
    expectSuccess(await sell());
  });

  it('should need a wallet and a reason', async () => {
    expectFailure(await wallet('freeze', 'platform'), 'VALIDATION_FAILED', 'account');
    expectFailure(await wallet('freeze', account, ''), 'VALIDATION_FAILED', 'reason');
    expectFailure(await wallet('freeze', 'user:66f0c0ffee00000000000001'), 'NOT_FOUND');
    expectFailure(await wallet('thaw'), 'INVALID_TRANSITION');
  });
});

describe('the verification of all balances', () => {
  const verify = async () => expectSuccess(await admin.agent.post('/api/admin/ledger/verify')).details;

  it('should find nothing, and keep what it found', async () => {
    const details = await verify();
    expect(details).toMatchObject({ total: 0, found: 0, differences: [] });
    const { details: last } = expectSuccess(await admin.agent.get('/api/admin/ledger/reconciliation'));
    expect(last).toEqual(details);
    const { sums } = last as { sums: Record<string, number> };
    expect(Object.values(sums).reduce((sum, one) => sum + one)).toBe(0);
  });

  it('should name a planted balance with account, entries and amount', async () => {
    await send(30);
    const users = app.connection.collection('users');
    await users.updateOne({ _id: user._id }, { $inc: { coin: 25 } });
    const difference = {
      account,
      label: user.username,
      balance: 155,
      expected: 130,
      difference: 25,
      entries: 2,
    };
    expect(await verify()).toMatchObject({ found: 1, differences: [difference] });
    // Nor does a new start explain it away.
    await app.nest.get(OpeningService).ensure();
    expect(await verify()).toMatchObject({ found: 1, differences: [difference] });
    await users.updateOne({ _id: user._id }, { $inc: { coin: -25 } });
    expect(await verify()).toMatchObject({ found: 0 });
  });

  it('should name an entry whose lines were changed', async () => {
    const id = await send(30);
    const entries = app.connection.collection('ledgerentries');
    const _id = new app.connection.base.Types.ObjectId(id);
    const change = (amount: number) => entries.updateOne({ _id }, { $set: { 'lines.1.amount': amount } });
    await change(31);
    const { found, differences } = (await verify()) as { found: number; differences: { account: string }[] };
    expect(found).toBe(2);
    expect(differences.map((one) => one.account).sort()).toEqual([`entry:${id}`, account]);
    await change(30);
  });

  it('should name an entry that says something else than its lines', async () => {
    const id = await send(30);
    const entries = app.connection.collection('ledgerentries');
    const _id = new app.connection.base.Types.ObjectId(id);
    const lines = (await entries.findOne({ _id }))!.lines as object[];
    const said = { coins: 30, from: 'platform', to: account, lines };
    const other = 'user:66f0c0ffee00000000000001';
    for (const [wrong, balance, expected] of [
      [{ coins: 3000 }, 30, 3000],
      [{ from: other }, 30, 30],
      [{ to: other }, 30, 30],
      [{ lines: [...lines, { account, amount: 0, balance: null }] }, 30, 30],
    ] as const) {
      await entries.updateOne({ _id }, { $set: wrong });
      expect(await verify()).toMatchObject({
        found: 1,
        differences: [{ account: `entry:${id}`, balance, expected, difference: balance - expected }],
      });
      await entries.updateOne({ _id }, { $set: said });
    }
  });

  it('should name an account that cannot exist also when its lines add up to nothing', async () => {
    await send(30);
    await send(30);
    const entries = app.connection.collection('ledgerentries');
    const [one, other] = await entries.find({ to: account, kind: 'send' }).toArray();
    const change = (_id: unknown, line: object) =>
      entries.updateOne(
        { _id: _id as never },
        {
          $set: Object.fromEntries(Object.entries(line).map(([field, value]) => [`lines.1.${field}`, value])),
        },
      );
    await change(one!._id, { account: 'nowhere' });
    await change(other!._id, { account: 'nowhere', amount: -30 });
    const { differences } = (await verify()) as { differences: { account: string }[] };
    expect(differences.map((difference) => difference.account)).toContain('nowhere');
    for (const { _id } of [one!, other!]) await change(_id, { account, amount: 30 });
  });

  it('should name an account that nobody has', async () => {
    const entries = app.connection.collection('ledgerentries');
    const nobody = `earnings:${user._id.toHexString()}X`;
    await entries.updateOne({ to: account, kind: 'opening' }, { $set: { 'lines.1.account': nobody } });
    expect(await verify()).toMatchObject({
      total: 0,
      found: 3,
      differences: [
        { account: nobody, balance: 0, expected: 100, entries: 1 },
        { account, balance: 100, expected: 0, entries: 0 },
        { account: expect.stringMatching(/^entry:/) },
      ],
    });
    await entries.updateOne({ to: account, kind: 'opening' }, { $set: { 'lines.1.account': account } });
  });

  it('should name a sum carried forward that is not that of the entries', async () => {
    const closings = app.connection.collection('ledgerclosings');
    await closings.deleteMany();
    const entries = app.connection.collection('ledgerentries');
    const opening = (await entries.findOne({ to: account, kind: 'opening' }))!;
    const day = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - (Date.now() % day) - days * day);
    opening.createdAt = ago(3);
    await entries.replaceOne({ _id: opening._id }, opening);
    await statement({ account: 'platform' });
    const [kept] = await closings.find().toArray();
    // An earlier one, which a later one does not rest on.
    const early = { account: 'platform', until: ago(2), flows: kept!.flows as Flows };
    const { toOthers } = early.flows;
    await closings.insertOne({ ...early });
    await closings.insertOne({
      ...early,
      until: ago(3),
      flows: { ...early.flows, toOthers: toOthers - 100 },
    });
    expect(await verify()).toMatchObject({ found: 0 });

    const change = (coins: number) =>
      closings.updateOne({ until: ago(2) }, { $inc: { 'flows.toOthers': coins } });
    await change(7);
    expect(await verify()).toMatchObject({
      found: 1,
      differences: [{ account: 'platform', balance: toOthers + 7, expected: toOthers, difference: 7 }],
    });
    await change(-7);
    await entries.deleteOne({ _id: opening._id });
    const { differences } = (await verify()) as { differences: { account: string }[] };
    expect(differences.map((one) => one.account)).toContain('platform');
    await entries.insertOne(opening);
    expect(await verify()).toMatchObject({ found: 0 });
  });

  it('should find nothing while coins move', async () => {
    const moving = Array.from({ length: 10 }, async () => {
      for (let n = 0; n < 4; n += 1) await send(1);
    });
    for (let n = 0; n < 4; n += 1) expect(await verify()).toMatchObject({ found: 0, total: 0 });
    await Promise.all(moving);
  });
});

describe('the start of a database from before the ledger', () => {
  it('should enter each balance once, also with several processes', async () => {
    const entries = app.connection.model<LedgerEntry>(LedgerEntry.name).collection;
    const opening = { opens: account };
    await entries.deleteOne(opening);
    await app.connection.model(LedgerState.name).deleteMany({});
    const service = app.nest.get(OpeningService);
    await Promise.all([service.ensure(), service.ensure(), service.ensure()]);
    expect(await entries.countDocuments(opening)).toBe(1);
  });
});

describe('an entry', () => {
  it('should never be changed or removed', async () => {
    const model = app.connection.model<LedgerEntry>(LedgerEntry.name);
    const one = await model.findOne();
    await expect(model.updateOne({ _id: one!._id }, { coins: 5 })).rejects.toThrow('append-only');
    await expect(model.deleteOne({ _id: one!._id })).rejects.toThrow('append-only');
    one!.coins += 1;
    await expect(one!.save()).rejects.toThrow('append-only');
  });
});
