// The sign-in history of staff: what is noted, and who reads it.
import { STAFF_ROLES } from '../../src/core/roles.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { refresh, sessionOf } from '../support/sessions.js';
import { type HistoryEntry, kindsOf, ownHistory } from '../support/sign-in-history.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0';
const WRONG = { password: 'wrong-password' };

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const signIn = async (account: { number: string; uniqueId?: string }, role = 'bd' as const) => {
  const agent = app.guestFrom('203.0.113.7').set('User-Agent', BROWSER);
  const body = expectSuccess(await app.login(role, account, { agent })) as unknown as Actor;
  const { accessToken, refreshToken } = body;
  return { accessToken, refreshToken, agent: app.withToken(accessToken) };
};
const signIns = async (query: object) =>
  expectSuccess(await admin.agent.get('/api/admin/signins').query(query)) as unknown as {
    details: (HistoryEntry & { role: string; name: string; code: string })[];
    total: number;
    partial: boolean;
  };

describe('GET /api/auth/history', () => {
  it.each(STAFF_ROLES)('should show a failure and a sign-in of %s with device and address', async (role) => {
    const account = await app.create.account(role);
    const agent = app.guestFrom('203.0.113.7').set('User-Agent', BROWSER);
    expectFailure(await app.login(role, account, { ...WRONG, agent }), 'INVALID_CREDENTIALS');
    const { accessToken } = expectSuccess(await app.login(role, account, { agent })) as unknown as Actor;
    const entries = await ownHistory({ agent: app.withToken(accessToken) });
    expect(kindsOf(entries)).toEqual(['signedIn', 'wrongPassword']);
    expect(entries[0]).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      kind: 'signedIn',
      address: '203.0.113.7',
      userAgent: BROWSER,
      failures: 0,
      by: '',
    });
  });

  it('should show a sign-out and a session that its owner ended elsewhere', async () => {
    const account = await app.create.bd();
    const [stays, ended, left] = [await signIn(account), await signIn(account), await signIn(account)];
    expectSuccess(await stays.agent.delete(`/api/auth/sessions/${sessionOf(ended)}`));
    expectSuccess(await left.agent.post('/api/auth/logout'));
    const [out, end] = await ownHistory(stays);
    expect(out).toMatchObject({ kind: 'signedOut', userAgent: BROWSER, address: '203.0.113.7', by: '' });
    expect(end).toMatchObject({ kind: 'sessionEnded', userAgent: BROWSER, address: '203.0.113.7', by: '' });
  });

  it('should name the admin who ended a session', async () => {
    const account = await app.create.bd();
    const [stays, ended] = [await signIn(account), await signIn(account)];
    const path = '/api/admin/staff/sessions/end';
    expectSuccess(await admin.agent.post(path).send({ id: sessionOf(ended) }));
    expect((await ownHistory(stays))[0]).toMatchObject({ kind: 'sessionEnded', by: admin.record.name });
  });

  it('should show a password that the owner changed and the sessions that this ended', async () => {
    const account = await app.create.bd();
    const [stays] = [await signIn(account), await signIn(account)];
    stays.agent.set('User-Agent', BROWSER).set('X-Forwarded-For', '203.0.113.8');
    expectSuccess(
      await stays.agent.put(`/api/bdpanel/updatepassword?id=${account._id.toHexString()}`).send({
        ...{ oldpassword: PASSWORD, newpassword: 'my-own-password', confirmpassword: 'my-own-password' },
      }),
    );
    const [end, change] = await ownHistory(stays);
    expect(end).toMatchObject({ kind: 'sessionEnded', address: '203.0.113.7' });
    expect(change).toMatchObject({ kind: 'passwordChanged', address: '203.0.113.8', userAgent: BROWSER });
  });

  it('should show who issued a password, without the address of that person', async () => {
    const account = await app.create.bd();
    await signIn(account);
    const issue = { kind: 'bd', id: account._id.toHexString(), password: 'issued-password-1' };
    expectSuccess(await admin.agent.post('/api/admin/staffpassword/issue').send(issue));
    const { body } = await app.login('bd', account, { password: issue.password });
    const entries = await ownHistory({ agent: app.withToken((body as Actor).accessToken) });
    expect(kindsOf(entries)).toEqual(['signedIn', 'sessionEnded', 'passwordIssued', 'signedIn']);
    expect(entries[2]).toMatchObject({ by: admin.record.name, address: '', userAgent: '' });
  });

  it('should show a replaced refresh token that was used again, once, with the address of that use', async () => {
    const account = await app.create.bd();
    const [stays, stolen] = [await signIn(account), await signIn(account)];
    expectSuccess(await refresh(app, stolen.refreshToken));
    await app.connection
      .collection('sessions')
      .updateOne(
        { _id: new app.connection.base.Types.ObjectId(sessionOf(stolen)) },
        { $set: { previousUntil: new Date(0) } },
      );
    for (let n = 0; n < 2; n += 1) {
      const thief = app.guestFrom('198.51.100.9').post('/api/auth/refresh');
      expectFailure(await thief.send({ refreshToken: stolen.refreshToken }), 'UNAUTHENTICATED');
    }
    const entries = await ownHistory(stays);
    expect(kindsOf(entries)).toEqual(['tokenReused', 'signedIn', 'signedIn']);
    expect(entries[0]).toMatchObject({ address: '198.51.100.9' });
  });

  it('should filter by kind, page, and show nothing of other accounts', async () => {
    const account = await app.create.bd();
    const mine = await signIn(account);
    for (let n = 0; n < 3; n += 1) await app.login('bd', account, WRONG);
    await app.login('bd', await app.create.bd(), WRONG);
    expect(kindsOf(await ownHistory(mine, { kind: 'wrongPassword' }))).toEqual(
      Array.from({ length: 3 }, () => 'wrongPassword'),
    );
    const page = await mine.agent.get('/api/auth/history').query({ page: 2, limit: 3 });
    expect(expectSuccess(page)).toMatchObject({ total: 4, pages: 2 });
    expectFailure(await mine.agent.get('/api/auth/history?kind=other'), 'VALIDATION_FAILED', 'kind');
    expectFailure(await app.guest().get('/api/auth/history'), 'UNAUTHENTICATED');
    expectFailure(await (await app.as('user')).agent.get('/api/auth/history'), 'FORBIDDEN');
  });
});

describe('GET /api/admin/signins', () => {
  it('should find the events of an account by name and code, role, kind, id and day', async () => {
    const account = await app.create.bd({ name: 'Ira Sharma' });
    await signIn(account);
    await app.login('bd', account, WRONG);
    const id = account._id.toHexString();
    const today = new Date().toISOString().slice(0, 10);
    for (const query of [{ search: 'ira sharma' }, { search: account.uniqueId }, { account: id }])
      expect(kindsOf((await signIns({ ...query, role: 'bd' })).details)).toEqual([
        'wrongPassword',
        'signedIn',
      ]);
    expect(await signIns({ account: id, kind: 'signedIn' })).toMatchObject({ total: 1, partial: false });
    expect((await signIns({ account: id, role: 'coin' })).total).toBe(0);
    expect((await signIns({ account: id, from: today })).total).toBe(2);
    expect((await signIns({ account: id, to: '2020-01-01' })).total).toBe(0);
    expect((await signIns({ account: id })).details[0]).toMatchObject({
      ...{ role: 'bd', name: 'Ira Sharma', code: account.uniqueId, account: id },
    });
  });

  it('should keep no name and no account of a sign-in with an unknown name', async () => {
    await app.login('agency', { number: '', uniqueId: 'AG999999' }, WRONG);
    await app.login('agency', { number: '', uniqueId: 'my-secret-pass' }, WRONG);
    const { details } = await signIns({ role: 'agency', kind: 'wrongPassword', page: 1, limit: 2 });
    for (const entry of details) expect(entry).toMatchObject({ account: '', code: '', name: '' });
    const stored = await app.connection.collection('signins').find({ role: 'agency' }).toArray();
    expect(JSON.stringify(stored)).not.toMatch(/AG999999|my-secret-pass/i);
  });

  it('should keep no event of app users', async () => {
    const user = await app.create.user();
    await app.login('user', user, WRONG);
    await app.login('user', user);
    expect(await app.connection.collection('signins').countDocuments({ role: 'user' })).toBe(0);
  });

  it('should refuse a wrong order of days and every other role', async () => {
    const days = { from: '2026-02-02', to: '2026-02-01' };
    const wrong = await admin.agent.get('/api/admin/signins').query(days);
    expectFailure(wrong, 'VALIDATION_FAILED', 'from');
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const)
      expectFailure(await (await app.as(role)).agent.get('/api/admin/signins'), 'FORBIDDEN');
  });

  it('should delete events after 365 days by an index', async () => {
    const indexes = await app.connection.collection('signins').indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds === 365 * 86_400)?.key).toEqual({
      at: 1,
    });
  });
});
