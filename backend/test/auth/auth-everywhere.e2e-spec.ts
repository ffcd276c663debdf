// Password guesses at one account from many addresses, and the known devices that can still sign in.
import type { Role } from '../../src/core/roles.js';
import type { Response } from 'supertest';
import { startApp, type TestApp } from '../support/app.js';
import { followedUp } from '../support/followed-up.js';
import { cookieHeader, deviceCookieOf } from '../support/cookies.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { ROLES } from '../support/sign-in.js';

const WRONG = { password: 'wrong-password' };
type Account = Parameters<TestApp['login']>[1];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(() => app.connection.collection('throttle').deleteMany({}));

const from = (address: string) => app.guestFrom(address);
const failFrom = (address: string, role: Role, account: Account) =>
  app.login(role, account, { ...WRONG, agent: from(address) });
/** Simulates 50 wrong guesses: one real failure creates the counter of the account, which is then set to 50. */
async function useUp(role: Role, account: Account): Promise<void> {
  expectFailure(await failFrom('198.51.100.1', role, account), 'INVALID_CREDENTIALS');
  const counts = app.connection.collection('throttle');
  const { matchedCount } = await counts.updateMany({ key: /^account:/ }, { $set: { points: 50 } });
  expect(matchedCount).toBeGreaterThan(0);
}

describe('the limit of failed sign-ins over all addresses', () => {
  it('should return 429 after 50 failures within an hour, each from a different address', async () => {
    const user = await app.create.user();
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await failFrom(`198.51.100.${at}`, 'user', user)).status);
    expect(statuses).toEqual([...Array<number>(50).fill(401), ...Array<number>(10).fill(429)]);
    const refused = await app.login('user', user, { agent: from('203.0.113.1') });
    expectFailure(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
  });

  it.each(ROLES)('should apply to an unknown name of %s', async (role) => {
    const unknown = { number: '910000000009', uniqueId: 'AG000009' };
    await useUp(role, unknown);
    expectFailure(await failFrom('198.51.100.2', role, unknown), 'RATE_LIMITED');
  });

  it('should exempt an address from which the account signed in before', async () => {
    const user = await app.create.user();
    const phone = from('203.0.113.7');
    expectSuccess(await app.login('user', user, { agent: phone }));
    await followedUp(app);
    await useUp('user', user);
    expectFailure(await app.login('user', user, { agent: from('203.0.113.8') }), 'RATE_LIMITED');
    expectSuccess(await app.login('user', user, { agent: phone }));
  });

  it('should count nothing for other accounts when the address has no attempt left', async () => {
    const address = '203.0.113.41';
    const names = [await app.create.bd(), { uniqueId: 'BD000009', number: '' }];
    await failFrom(address, 'bd', await app.create.bd());
    const counts = app.connection.collection('throttle');
    await counts.updateMany({ key: /^address:/ }, { $set: { points: 100 } });
    const before = await counts.find().sort({ key: 1 }).toArray();
    for (const name of names) expectFailure(await failFrom(address, 'bd', name), 'RATE_LIMITED');
    expect(await counts.find().sort({ key: 1 }).toArray()).toEqual(before);
  });

  it('should allow several concurrent first sign-ins', async () => {
    const user = await app.create.user();
    const signIn = (at: number) => app.login('user', user, { agent: from(`203.0.113.${at}`) });
    for (const answer of await Promise.all([1, 2, 3, 4, 5].map(signIn))) expectSuccess(answer);
  });

  it('should exempt the address from which the user registered', async () => {
    const number = '919955555501';
    const user = { username: 'known.since', name: 'Anita', number, password: PASSWORD };
    expectSuccess(await from('203.0.113.17').post('/api/app/register').send(user));
    await followedUp(app);
    await useUp('user', { number });
    expectSuccess(await app.login('user', { number: `+${number}` }, { agent: from('203.0.113.17') }));
  });

  it('should delete the known addresses of an account that its owner deletes', async () => {
    const user = await app.create.user();
    const phone = from('203.0.113.27');
    const { accessToken } = expectSuccess(await app.login('user', user, { agent: phone }));
    const agent = app.withToken(String(accessToken));
    await followedUp(app);
    const before = await app.connection.collection('knowndevices').countDocuments();
    expectSuccess(await agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    expect(await app.connection.collection('knowndevices').countDocuments()).toBe(before - 1);
  });

  it('should keep the latest twenty addresses of an account', async () => {
    const agency = await app.create.agency();
    const signIn = (at: number) => app.login('agency', agency, { agent: from(`192.0.2.${at}`) });
    for (let at = 0; at < 22; at += 1) expectSuccess(await signIn(at));
    await followedUp(app);
    const records = await app.connection.collection('knowndevices').find().toArray();
    expect(Math.max(...records.map(({ addresses }) => (addresses as string[]).length))).toBe(20);
    await useUp('agency', agency);
    expectFailure(await signIn(0), 'RATE_LIMITED');
    expectSuccess(await signIn(21));
  });
});

describe('the device cookie of a panel', () => {
  const headers = (cookie?: string) => ({ 'X-Panel': 'bd', ...(cookie ? { Cookie: cookie } : {}) });
  const deviceOf = (answer: Response) => cookieHeader([deviceCookieOf(answer)]);
  const signIn = (account: Account, address: string, cookie?: string, password = PASSWORD) =>
    app.login('bd', account, { agent: from(address), headers: headers(cookie), password });

  it('should be HttpOnly, SameSite=Strict and valid for 90 days', async () => {
    const { name, attributes } = deviceCookieOf(await signIn(await app.create.bd(), '203.0.113.31'));
    expect(name).toBe('bd_device');
    expect(attributes).toMatchObject({
      path: '/api',
      httponly: '',
      samesite: 'Strict',
      'max-age': String(90 * 86_400),
    });
  });

  it('should be Secure and prefixed in production', async () => {
    const production = await startApp({ NODE_ENV: 'production', MONGODB_URI: app.databaseUri });
    const answer = await production.login('bd', await app.create.bd(), { headers: headers() });
    await production.close();
    const { name, attributes } = deviceCookieOf(answer);
    expect([name, attributes.secure]).toEqual(['__Secure-bd_device', '']);
  });

  it('should let its browser sign in from a new address while others guess', async () => {
    const account = await app.create.bd();
    const cookie = deviceOf(await signIn(account, '203.0.113.32'));
    await useUp('bd', account);
    expectFailure(await signIn(account, '203.0.113.33'), 'RATE_LIMITED');
    expectSuccess(await signIn(account, '203.0.113.34', cookie));
  });

  it('should let its browser sign in when others used up the limit of its address', async () => {
    const [account, other] = [await app.create.bd(), await app.create.bd()];
    const cookie = deviceOf(await signIn(account, '203.0.113.39'));
    await failFrom('203.0.113.39', 'bd', other);
    await app.connection.collection('throttle').updateMany({ key: /^address:/ }, { $set: { points: 100 } });
    expectFailure(await signIn(other, '203.0.113.39'), 'RATE_LIMITED');
    expectSuccess(await signIn(account, '203.0.113.39', cookie));
  });

  it('should have its own limit of ten failures', async () => {
    const account = await app.create.bd();
    const cookie = deviceOf(await signIn(account, '203.0.113.35'));
    for (let at = 0; at < 10; at += 1)
      expectFailure(
        await signIn(account, `203.0.113.${100 + at}`, cookie, 'wrong-one'),
        'INVALID_CREDENTIALS',
      );
    expectFailure(await signIn(account, '203.0.113.120', cookie), 'RATE_LIMITED');
    expectSuccess(await signIn(account, '203.0.113.121'));
  });

  it('should be ignored for another account and after a change of its value', async () => {
    const [account, other] = [await app.create.bd(), await app.create.bd()];
    const own = deviceOf(await signIn(account, '203.0.113.36'));
    const foreign = deviceOf(await signIn(other, '203.0.113.37'));
    await useUp('bd', account);
    const later = own.replace(/=(\d+)/, (_all, expires: string) => `=${Number(expires) + 1}`);
    for (const cookie of [foreign, later, 'bd_device=j:{}', 'bd_device=1.2.3'])
      expectFailure(await signIn(account, '203.0.113.38', cookie), 'RATE_LIMITED');
  });
});
