// Staff accounts that are locked after failed sign-ins: listed, and opened by an admin before the lock ends.
import type { LockedAccount } from '../../src/modules/sign-ins/locked-account.dto.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';

const PATH = '/api/admin/lockedaccounts';
const WRONG = { password: 'wrong-password' };

let app: TestApp;
let admin: Actor<'admin'>;
let address = 0;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(() => {
  address += 1;
});

const from = (ip = `198.51.100.${address}`) => app.guestFrom(ip);
const failTen = async (account: { number: string; uniqueId?: string }, agent = from()) => {
  for (let n = 0; n < 10; n += 1) await app.login('agency', account, { ...WRONG, agent });
};
const locksOf = async (id: object) => {
  const { details } = expectSuccess(await admin.agent.get(PATH));
  return (details as LockedAccount[]).filter(({ account }) => account === String(id));
};
const open = (id: string, by: Actor = admin) => by.agent.post(`${PATH}/${id}/open`);

describe('GET /api/admin/lockedaccounts', () => {
  it('should list an account after its last allowed failure, and not before', async () => {
    const account = await app.create.agency({ name: 'Star House' });
    for (let n = 0; n < 9; n += 1) await app.login('agency', account, { ...WRONG, agent: from() });
    expect(await locksOf(account._id)).toEqual([]);
    await app.login('agency', account, { ...WRONG, agent: from() });
    const [lock, ...others] = await locksOf(account._id);
    expect(others).toEqual([]);
    expect(lock).toMatchObject({
      ...{ role: 'agency', code: account.uniqueId, name: 'Star House', scope: 'address', failures: 10 },
      address: `198.51.100.${address}`,
    });
    const minutes = (Date.parse(lock!.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    // Refused attempts change nothing.
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
    expect(await locksOf(account._id)).toHaveLength(1);
  });

  it('should list an account that is locked over all addresses', async () => {
    const account = await app.create.agency();
    for (let n = 0; n < 50; n += 1)
      await app.login('agency', account, { ...WRONG, agent: from(`203.0.113.${n}`) });
    expect(await locksOf(account._id)).toMatchObject([{ scope: 'unknownDevices', failures: 50 }]);
  });

  it('should show no lock of a name without an account, and none that has ended', async () => {
    const { total } = expectSuccess(await admin.agent.get(PATH));
    await failTen({ number: '', uniqueId: 'AG000001' });
    expect(expectSuccess(await admin.agent.get(PATH)).total).toBe(total);
    const account = await app.create.agency();
    await failTen(account, from('192.0.2.1'));
    const locks = app.connection.collection('signinlocks');
    await locks.updateOne({ account: account._id }, { $set: { until: new Date(Date.now() - 1) } });
    const [ended] = await locks.find({ account: account._id }).toArray();
    expect(await locksOf(account._id)).toEqual([]);
    expectFailure(await open(String(ended!._id)), 'NOT_FOUND');
  });

  it('should refuse an unknown role and every role but the admin', async () => {
    expectFailure(await admin.agent.get(`${PATH}?role=user`), 'VALIDATION_FAILED', 'role');
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const)
      expectFailure(await (await app.as(role)).agent.get(PATH), 'FORBIDDEN');
  });
});

describe('POST /api/admin/lockedaccounts/:id/open', () => {
  it('should let the account sign in at once, audited and in its history', async () => {
    const account = await app.create.agency();
    await failTen(account);
    const [lock] = await locksOf(account._id);
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
    expectSuccess(await open(lock!._id));
    const { accessToken } = expectSuccess(await app.login('agency', account, { agent: from() }));
    const entries = await ownHistory({ agent: app.withToken(String(accessToken)) });
    expect(kindsOf(entries).slice(0, 4)).toEqual(['signedIn', 'unlocked', 'locked', 'wrongPassword']);
    expect(entries[1]).toMatchObject({ by: admin.record.name });
    expect(entries[2]).toMatchObject({ failures: 10 });
    expect(await app.connection.collection('audit').findOne({ action: 'agency.unlock' })).toMatchObject({
      actor: { id: admin.id },
      target: { kind: 'agency', id: account._id.toHexString(), label: account.uniqueId },
      before: { lockedOut: 'address' },
    });
    expect(await locksOf(account._id)).toEqual([]);
  });

  it('should open a lock once when two admins open it at the same time', async () => {
    const account = await app.create.agency();
    await failTen(account);
    const [lock] = await locksOf(account._id);
    const answers = await Promise.all([open(lock!._id), open(lock!._id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const audited = { action: 'agency.unlock', 'target.id': account._id.toHexString() };
    expect(await app.connection.collection('audit').countDocuments(audited)).toBe(1);
  });

  it('should leave the locks of other addresses', async () => {
    const account = await app.create.agency();
    await failTen(account);
    await failTen(account, from('192.0.2.77'));
    const [, first] = await locksOf(account._id);
    expectSuccess(await open(first!._id));
    expectSuccess(await app.login('agency', account, { agent: from() }));
    const other = await app.login('agency', account, { agent: from('192.0.2.77') });
    expectFailure(other, 'RATE_LIMITED');
  });

  it('should refuse malformed and unknown ids and every role but the admin', async () => {
    expectFailure(await open('x'), 'VALIDATION_FAILED', 'id');
    expectFailure(await open('66f0c0ffee00000000000001'), 'NOT_FOUND');
    expectFailure(await open('66f0c0ffee00000000000001', await app.as('bd')), 'FORBIDDEN');
  });
});
