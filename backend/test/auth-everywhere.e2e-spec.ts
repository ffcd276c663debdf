// Guesses at one account from many addresses, and the devices that this does not keep out.
import { request } from 'node:http';
import type { Response } from 'supertest';
import { type Agent, startApp, type TestApp } from './app.js';
import { type Cookie, cookieHeader, cookiesOf } from './cookies.js';
import { expectFailure, expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';
import type { Role } from '../src/access/roles.js';

const WRONG = { password: 'wrong-password' };
type Account = Parameters<TestApp['login']>[1];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(() => app.connection.collection('throttle').deleteMany({}));

const from = (address: string): Agent => {
  const agent = app.guest();
  agent.set('X-Forwarded-For', address);
  return agent;
};
/** Wrong passwords, each from another address. */
async function guess(role: Role, account: Account, times: number): Promise<Response[]> {
  const answers: Response[] = [];
  for (let at = 0; at < times; at += 1)
    answers.push(await app.login(role, account, { ...WRONG, agent: from(`198.51.100.${at}`) }));
  return answers;
}
const countOf = (answers: Response[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

describe('failed sign-ins over all addresses', () => {
  it.each(['admin', 'user'] as const)('should refuse %s after 50 failures in an hour', async (role) => {
    const account = await app.create.account(role);
    const answers = await guess(role, account, 60);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([50, 10]);
    const refused = await app.login(role, account, { agent: from('203.0.113.1') });
    expectFailure(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
  });

  it('should count a name that nobody has like any other', async () => {
    const answers = await guess('agency', { number: '', uniqueId: 'AG000009' }, 52);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([50, 2]);
  });

  it('should let the address in from which the account signed in before', async () => {
    const user = await app.create.user();
    const phone = from('203.0.113.7');
    expectSuccess(await app.login('user', user, { agent: phone }));
    await guess('user', user, 60);
    expectFailure(await app.login('user', user, { agent: from('203.0.113.8') }), 'RATE_LIMITED');
    expectSuccess(await app.login('user', user, { agent: phone }));
  });

  it('should let a user in that registered from this address', async () => {
    const number = '919955555501';
    const user = { username: 'known.since', name: 'Anita', number, password: PASSWORD };
    expectSuccess(await from('203.0.113.17').post('/api/app/register').send(user));
    await guess('user', { number }, 55);
    expectSuccess(await app.login('user', { number: `+${number}` }, { agent: from('203.0.113.17') }));
  });

  it('should know no address of an account that its owner deleted', async () => {
    const user = await app.create.user();
    const phone = from('203.0.113.27');
    const { accessToken } = expectSuccess(await app.login('user', user, { agent: phone }));
    const agent = app.withToken(String(accessToken));
    const before = await app.connection.collection('knowndevices').countDocuments();
    expectSuccess(await agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    expect(await app.connection.collection('knowndevices').countDocuments()).toBe(before - 1);
  });

  it('should keep the latest twenty addresses of an account', async () => {
    const agency = await app.create.agency();
    const signIn = (at: number) => app.login('agency', agency, { agent: from(`192.0.2.${at}`) });
    for (let at = 0; at < 22; at += 1) expectSuccess(await signIn(at));
    const records = await app.connection.collection('knowndevices').find().toArray();
    expect(Math.max(...records.map(({ addresses }) => (addresses as string[]).length))).toBe(20);
    await guess('agency', agency, 52);
    expectFailure(await signIn(0), 'RATE_LIMITED');
    expectSuccess(await signIn(21));
  });
});

describe('the device cookie of a panel', () => {
  const headers = (cookie?: string) => ({ 'X-Panel': 'bd', ...(cookie ? { Cookie: cookie } : {}) });
  const deviceOf = (answer: Response) =>
    cookiesOf(answer).filter(({ name }) => name.includes('_device')) as [Cookie];
  const signIn = (account: Account, address: string, cookie?: string, password = PASSWORD) =>
    app.login('bd', account, { agent: from(address), headers: headers(cookie), password });

  it('should be out of the reach of scripts and other sites, and last 90 days', async () => {
    const [{ name, attributes }] = deviceOf(await signIn(await app.create.bd(), '203.0.113.31'));
    expect(name).toBe('bd_device');
    expect(attributes).toMatchObject({
      path: '/api',
      httponly: '',
      samesite: 'Strict',
      'max-age': String(90 * 86_400),
    });
  });

  it('should let its browser in from a new address while others guess', async () => {
    const account = await app.create.bd();
    const cookie = cookieHeader(deviceOf(await signIn(account, '203.0.113.32')));
    await guess('bd', account, 60);
    expectFailure(await signIn(account, '203.0.113.33'), 'RATE_LIMITED');
    expectSuccess(await signIn(account, '203.0.113.34', cookie));
  });

  it('should have ten failures of its own', async () => {
    const account = await app.create.bd();
    const cookie = cookieHeader(deviceOf(await signIn(account, '203.0.113.35')));
    for (let at = 0; at < 10; at += 1)
      expectFailure(
        await signIn(account, `203.0.113.${100 + at}`, cookie, 'wrong-one'),
        'INVALID_CREDENTIALS',
      );
    expectFailure(await signIn(account, '203.0.113.120', cookie), 'RATE_LIMITED');
    expectSuccess(await signIn(account, '203.0.113.121'));
  });

  it('should prove nothing for another account, or when it was changed', async () => {
    const [account, other] = [await app.create.bd(), await app.create.bd()];
    const own = cookieHeader(deviceOf(await signIn(account, '203.0.113.36')));
    const foreign = cookieHeader(deviceOf(await signIn(other, '203.0.113.37')));
    await guess('bd', account, 60);
    const later = own.replace(/=(\d+)/, (_all, expires: string) => `=${Number(expires) + 1}`);
    for (const cookie of [foreign, later, 'bd_device=j:{}', 'bd_device=1.2.3'])
      expectFailure(await signIn(account, '203.0.113.38', cookie), 'RATE_LIMITED');
  });
});

describe('the address of a caller', () => {
  it('should count all of an IPv6 /64 as one', async () => {
    const account = await app.create.agency();
    for (let at = 0; at < 10; at += 1)
      await app.login('agency', account, { ...WRONG, agent: from(`2001:db8:0:7:${at}::1`) });
    expectFailure(await app.login('agency', account, { agent: from('2001:db8:0:7::99') }), 'RATE_LIMITED');
    expectSuccess(await app.login('agency', account, { agent: from('2001:db8:0:8::1') }));
  });

  it('should be the one that the proxy adds, whatever the client claims before it', async () => {
    const account = await app.create.agency();
    for (let at = 0; at < 10; at += 1)
      await app.login('agency', account, { ...WRONG, agent: from(`198.51.100.${at}, 203.0.113.41`) });
    const spoofed = from('198.51.100.77, 10.0.0.5, 203.0.113.41');
    expectFailure(await app.login('agency', account, { agent: spoofed }), 'RATE_LIMITED');
  });

  it.each(['<script>alert(1)</script>', '203.0.113.9:5000', 'unknown'])(
    'should be stored as empty when a proxy sends %s',
    async (text) => {
      const agency = await app.create.agency();
      const { accessToken } = expectSuccess(await app.login('agency', agency, { agent: from(text) }));
      const agent = app.withToken(String(accessToken));
      const { details } = expectSuccess(await agent.get('/api/auth/sessions')) as {
        details: { address: string }[];
      };
      expect(details.map(({ address }) => address)).toEqual(['']);
    },
  );

  it('should be the one of the connection when the client sends several headers to a server without proxies', async () => {
    const direct = await startApp({ MONGODB_URI: app.databaseUri });
    const { uniqueId } = await direct.create.agency();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push(await rawSignIn(direct.url, uniqueId, at));
    await direct.close();
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

/** A wrong sign-in by a client of Node itself, which sends the header twice; answers the status. */
function rawSignIn(url: string, uniqueId: string, at: number): Promise<number> {
  const body = JSON.stringify({ uniqueId, ...WRONG });
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': [`198.51.100.${at}`, `192.0.2.${at}`],
    Forwarded: `for=198.51.100.${at}`,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/agency/login`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end(body);
  });
}
