// Bank details are sealed in the database and survive a rotation of APP_SECRET. A migration seals old records.
import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import { AccountDeleted } from '../../src/modules/users/user-events.js';
import { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';
import { WithdrawalsService } from '../../src/modules/withdrawals/withdrawals.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { APP_SECRET, bankSeals } from '../support/bank-seals.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { withdrawals } from './withdrawals.js';

const w = withdrawals();
const BANK = { accountNo: '998877665544', ifscCode: 'HDFC0009876', panNumber: 'QWERT4321Z' };
const IN_CLEAR = /998877665544|77665544|HDFC0009876|QWERT4321Z/i;

const stored = () => w.app.connection.collection('withdrawals');
const search = async (text: string, app: TestApp = w.app) => {
  const { accessToken } = await app.as('admin', w.admin.record);
  const query = { status: 0, search: text };
  const found = await app.withToken(accessToken).get('/api/admin/withdrawal/search').query(query);
  return (expectSuccess(found).details as { _id: string }[]).map(({ _id }) => _id);
};
const reveal = async (app: TestApp, request: string) => {
  const { accessToken } = await app.as('admin', w.admin.record);
  const body = { userId: w.user.id, request };
  return app.withToken(accessToken).post('/api/video/admin/withdrawal/details').send(body);
};
/** Runs the test in a process with another secret on the same database. */
async function rotated(env: Record<string, string>, test: (app: TestApp) => Promise<void>) {
  const app = await startApp({ MONGODB_URI: w.app.databaseUri, ...env });
  try {
    await test(app);
  } finally {
    await app.close();
  }
}
const NEW_SECRET = 'the secret after the rotation, long enough';
/** Rewrites a record in the format of the previous version. */
async function unseal(id: string) {
  const { accountNo, ifscCode, panNumber } = BANK;
  const searchKeys = ['998877665544', '77665544', '5544', w.record.username];
  await stored().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { accountNo, ifscCode, panNumber, searchKeys }, $unset: { bank: '', accountKeys: '' } },
  );
}

describe('bank details', () => {
  it('should be sealed in every collection, including the audit log', async () => {
    const id = await w.ask(10, BANK);
    expectSuccess(await reveal(w.app, id));
    expectSuccess(await w.decide(id, 1));
    expectSuccess(await w.admin.agent.post('/api/admin/withdrawal/exports').send({ ids: [id] }));
    for (const { name } of await w.app.connection.listCollections()) {
      const records = await w.app.connection.collection(name).find({}).toArray();
      expect({ name, leaked: JSON.stringify(records).match(IN_CLEAR)?.[0] }).toEqual({
        name,
        leaked: undefined,
      });
    }
  });

  it('should be complete in the revealed record and masked in the list and the evidence', async () => {
    const id = await w.ask(10, BANK);
    const { details } = expectSuccess(await reveal(w.app, id));
    expect((details as { accountDetails: object }).accountDetails).toMatchObject(BANK);
    const [row] = await w.list({ search: '5544', limit: 1 });
    expect(row).toMatchObject({ accountNo: '••••••••5544', ifscCode: BANK.ifscCode });
    const evidence = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    expect(expectSuccess(evidence).details).toMatchObject({ panNumber: '••••••321Z' });
    expect(evidence.text).not.toContain(BANK.accountNo);
  });

  it('should not open in the record of another withdrawal', async () => {
    const [one, other] = [await w.ask(10, BANK), await w.ask(10)];
    const { bank } = await w.app.stored('withdrawals', one);
    const { bank: own } = await w.app.stored('withdrawals', other);
    const put = (sealed: unknown) =>
      stored().updateOne({ _id: new Types.ObjectId(other) }, { $set: { bank: sealed as string } });
    await put(bank);
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expectFailure(await reveal(w.app, other), 'INTERNAL');
    const rows = await w.list({ limit: 2 });
    const logged = JSON.stringify(error.mock.calls.map(([first]) => first as object));
    error.mockRestore();
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _id: other, accountNo: '' }),
        expect.objectContaining({ _id: one, accountNo: '••••••••5544' }),
      ]),
    );
    expect(logged).toContain(`"withdrawal":"${other}"`);
    await put(own);
    expectSuccess(await reveal(w.app, other));
  });

  it('should name other users with the same account', async () => {
    const id = await w.ask(10, { accountNo: '112233445566' });
    const other = await w.app.as('user', await w.app.create.user({ receivingCoins: 100 }));
    await w.ask(10, { accountNo: '1122-3344-5566' }, other);
    await w.ask(10, { accountNo: '992233445566' }, other);
    const response = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    const { sameAccount } = expectSuccess(response).details as { sameAccount: object[] };
    expect(sameAccount).toEqual([expect.objectContaining({ _id: other.id, requests: 1 })]);
  });
});

describe('a rotation of APP_SECRET', () => {
  it('should open and find details sealed with the previous secret, and reseal them', async () => {
    const id = await w.ask(10, { accountNo: '600000001234' });
    await rotated({ APP_SECRET: NEW_SECRET, APP_SECRET_PREVIOUS: APP_SECRET }, async (app) => {
      // Created by a process that still has the old secret.
      const late = await w.ask(10, { accountNo: '600000001234' });
      for (const text of ['600000001234', '1234'])
        expect((await search(text, app)).sort()).toEqual([id, late].sort());
      for (const one of [id, late]) expectSuccess(await reveal(app, one));
      await bankSeals(app.connection, NEW_SECRET, APP_SECRET).sealAll();
      const after = bankSeals(app.connection, NEW_SECRET);
      for (const one of await app.connection.model<Withdrawal>(Withdrawal.name).find().lean<Withdrawal[]>())
        expect(after.open(one).accountNo).toMatch(/^[0-9A-Z]+$/);
      await bankSeals(app.connection, APP_SECRET, NEW_SECRET).sealAll();
    });
  });

  it('should return empty details in the list and 503 for record and export when the secret is lost', async () => {
    const id = await w.ask(10, BANK);
    expectSuccess(await w.decide(id, 1));
    const made = await w.admin.agent.post('/api/admin/withdrawal/exports').send({ ids: [id] });
    const { _id } = expectSuccess(made).details as { _id: string };
    await rotated({ APP_SECRET: NEW_SECRET }, async (app) => {
      const { accessToken } = await app.as('admin', w.admin.record);
      const admin = app.withToken(accessToken);
      const list = await admin.get('/api/admin/withdrawal/pending').query({ status: 1, limit: 1 });
      expect(expectSuccess(list).details).toMatchObject([{ _id: id, accountNo: '' }]);
      const refused = await reveal(app, id);
      expectFailure(refused, 'UNAVAILABLE');
      expect(refused.headers['retry-after']).toBe('60');
      expectFailure(await admin.get(`/api/admin/withdrawal/exports/${_id}`), 'UNAVAILABLE');
      const downloads = { action: 'withdrawal.download', 'target.id': _id };
      expect(await app.connection.collection('audit').countDocuments(downloads)).toBe(0);
    });
  });
});

describe('a deleted account', () => {
  it('should keep sealed details while the secret is lost and shorten them when it is back', async () => {
    const id = await w.ask(10, BANK);
    const { bank } = await w.app.stored('withdrawals', id);
    await rotated({ APP_SECRET: NEW_SECRET }, (app) =>
      app.nest.get(WithdrawalsService).forget(new AccountDeleted(new Types.ObjectId(w.user.id), '')),
    );
    const anonymous = { username: 'deleted user', name: '', accountKeys: [], searchKeys: [] };
    expect(await w.app.stored('withdrawals', id)).toMatchObject({ ...anonymous, bank });
    await bankSeals(w.app.connection, NEW_SECRET, APP_SECRET).sealAll();
    const stored = await w.app.connection.model<Withdrawal>(Withdrawal.name).findById(id).lean<Withdrawal>();
    expect(await w.app.stored('withdrawals', id)).toMatchObject(anonymous);
    const rest = { accountNo: '••••••••5544', ifscCode: BANK.ifscCode, panNumber: '' };
    expect(bankSeals(w.app.connection, NEW_SECRET).open(stored!)).toEqual(rest);
    await bankSeals(w.app.connection, APP_SECRET, NEW_SECRET).sealAll();
  });
});

describe('the migration that seals', () => {
  const migrate = () => MIGRATIONS.find(({ id }) => id === '0008-sealed-bank-details')!.run(w.app.nest);

  it('should seal old records, also after an aborted run, and change nothing else', async () => {
    const ids = [await w.ask(10, BANK), await w.ask(20, BANK)];
    const before = await w.app.stored('withdrawals', ids[0]!);
    for (const id of ids) await unseal(id);
    await stored().createIndex({ accountNo: 1, user: 1 });
    expectSuccess(await reveal(w.app, ids[0]!));
    await bankSeals(w.app.connection).sealAll();
    await unseal(ids[1]!);
    await migrate();
    await migrate();
    const after = await w.app.stored('withdrawals', ids[0]!);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    const { bank: _bank, ...rest } = before;
    expect(after).toMatchObject({ ...rest, searchKeys: expect.arrayContaining(rest.searchKeys as string[]) });
    for (const id of ids) expect(JSON.stringify(await w.app.stored('withdrawals', id))).not.toMatch(IN_CLEAR);
    expect((await search('998877665544')).sort()).toEqual(expect.arrayContaining(ids));
    expect(Object.keys((await stored().indexes()).map(({ name }) => name))).not.toContain(
      'accountNo_1_user_1',
    );
  });

  it('should keep the request of a deleted account out of the search', async () => {
    const id = await w.ask(10);
    expectSuccess(await w.decide(id, 2));
    const fields = { username: 'deleted user', name: '', accountNo: '••••••••7890', searchKeys: [] };
    await stored().updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: fields, $unset: { bank: '', accountKeys: '' } },
    );
    await migrate();
    expect(await w.app.stored('withdrawals', id)).toMatchObject({ accountKeys: [], searchKeys: [] });
    const { details } = expectSuccess(await reveal(w.app, id));
    expect(details).toMatchObject({ accountDetails: { accountNo: '••••••••7890' } });
  });
});
