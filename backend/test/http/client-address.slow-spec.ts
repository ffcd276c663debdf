// The address of a caller: limits and sessions use the address that the proxy in front sees and ignore the claims of clients.
import { request } from 'node:http';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { Proxy } from '../support/proxy.js';

const WRONG = { password: 'wrong-password' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(() => app.connection.collection('throttle').deleteMany({}));

const from = (address: string) => app.guestFrom(address);

describe('the address of a caller', () => {
  it('should count an IPv6 /64 network as one address', async () => {
    const account = await app.create.agency();
    for (let at = 0; at < 10; at += 1)
      await app.login('agency', account, { ...WRONG, agent: from(`2001:db8:0:7:${at}::1`) });
    expectFailure(await app.login('agency', account, { agent: from('2001:db8:0:7::99') }), 'RATE_LIMITED');
    expectSuccess(await app.login('agency', account, { agent: from('2001:db8:0:8::1') }));
  });

  it.each(['replaces', 'appends to'] as const)(
    'should be the address that the proxy sees when the proxy %s the claims of the client',
    async (what) => {
      const proxy = await Proxy.start(app.url, what === 'appends to');
      const { uniqueId } = await app.create.agency();
      const statuses: number[] = [];
      for (let at = 0; at < 11; at += 1) statuses.push(await signInWrong(proxy.url, uniqueId, at));
      const elsewhere = await signInWrong(proxy.url, uniqueId, 11, '127.0.0.2');
      await proxy.close();
      expect([...statuses, elsewhere]).toEqual([...Array<number>(10).fill(401), 429, 401]);
    },
  );

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

  it('should be the address of the connection when no proxy is configured', async () => {
    const direct = await startApp({ MONGODB_URI: app.databaseUri });
    const { uniqueId } = await direct.create.agency();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push(await signInWrong(direct.url, uniqueId, at));
    await direct.close();
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

/** Sends a wrong sign-in from this local address with claims of other addresses. Returns the status. */
function signInWrong(url: string, uniqueId: string, at: number, localAddress = '127.0.0.1'): Promise<number> {
  const body = JSON.stringify({ uniqueId, ...WRONG });
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': [`198.51.100.${at}`, `192.0.2.${at}`],
    'X-Real-IP': `198.51.100.${at}`,
    Forwarded: `for=198.51.100.${at}`,
  };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, localAddress };
    const call = request(`${url}/api/agency/login`, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end(body);
  });
}
