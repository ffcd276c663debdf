import type { Response } from 'supertest';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { ROLES } from '../support/sign-in.js';

const WRONG = { password: 'wrong-password' };
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const statuses = (responses: Response[]) => responses.map(({ status }) => status);

describe('throttling of sign-ins', () => {
  let app: TestApp;
  let address = 0;
  // Each test uses its own address, so that tests do not share a limit.
  beforeAll(async () => {
    app = await startApp({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    address += 1;
  });
  const from = (ip = `198.51.100.${address}`, on = app) => on.guestFrom(ip);

  it.each(ROLES)('should return 429 to %s after ten failures', async (role) => {
    const account = await app.create.account(role);
    for (let n = 0; n < 10; n += 1) {
      expectFailure(await app.login(role, account, { ...WRONG, agent: from() }), 'INVALID_CREDENTIALS');
    }
    const refused = await app.login(role, account, { agent: from() });
    expectFailure(refused, 'RATE_LIMITED');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('should return 429 after ten wrong current passwords, which protects a stolen session', async () => {
    const { agent, id } = await app.as('bd');
    const change = (oldpassword: string) =>
      agent.put(`/api/bdpanel/updatepassword?id=${id}`).set('X-Forwarded-For', `198.51.100.${address}`).send({
        oldpassword,
        newpassword: 'another-password-1',
        confirmpassword: 'another-password-1',
      });
    for (let n = 0; n < 10; n += 1)
      expectFailure(await change(`wrong-${n}`), 'VALIDATION_FAILED', 'oldpassword');
    expectFailure(await change(PASSWORD), 'RATE_LIMITED');
  });

  it('should count the failures of an unknown name', async () => {
    const unknown = { number: '', uniqueId: 'AG000001' };
    for (let n = 0; n < 10; n += 1) await app.login('agency', unknown, { agent: from() });
    expectFailure(await app.login('agency', unknown, { agent: from() }), 'RATE_LIMITED');
  });

  it('should still accept other accounts at this address and this account at other addresses', async () => {
    const [account, other] = [await app.create.agency(), await app.create.agency()];
    for (let n = 0; n < 11; n += 1) await app.login('agency', account, { ...WRONG, agent: from() });
    expectSuccess(await app.login('agency', other, { agent: from() }));
    expectSuccess(await app.login('agency', account, { agent: from('203.0.113.1') }));
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
  });

  it('should count all spellings of a login name together', async () => {
    const account = await app.create.agency();
    const { uniqueId } = account;
    const typed = [
      uniqueId,
      uniqueId.toLowerCase(),
      ` ${uniqueId}`,
      `${uniqueId.slice(0, 3)} ${uniqueId.slice(3)}`,
    ];
    for (let n = 0; n < 10; n += 1)
      await app.login('agency', { ...account, uniqueId: typed[n % 4]! }, { ...WRONG, agent: from() });
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
  });

  it.each(['admin', 'user'] as const)(
    'should count a number of %s with and without a plus together',
    async (role) => {
      const account = await app.create.account(role);
      const { number } = account;
      for (let n = 0; n < 10; n += 1)
        await app.login(role, { number: n % 2 ? number : `+${number}` }, { ...WRONG, agent: from() });
      expectFailure(await app.login(role, account, { agent: from() }), 'RATE_LIMITED');
    },
  );

  it('should not count successful sign-ins', async () => {
    const account = await app.create.agency();
    for (let n = 0; n < 15; n += 1) expectSuccess(await app.login('agency', account, { agent: from() }));
    for (let n = 0; n < 9; n += 1) await app.login('agency', account, { ...WRONG, agent: from() });
    expectSuccess(await app.login('agency', account, { agent: from() }));
    expectFailure(await app.login('agency', account, { ...WRONG, agent: from() }), 'INVALID_CREDENTIALS');
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
  });

  it('should let at most ten of many concurrent attempts through', async () => {
    const account = await app.create.agency();
    const responses = await times(30, () => app.login('agency', account, { ...WRONG, agent: from() }));
    expect(statuses(responses).sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  });

  it('should share the count between processes', async () => {
    const account = await app.create.agency();
    const other = await startApp({ MONGODB_URI: app.databaseUri, TRUST_PROXY: '1' });
    for (let n = 0; n < 10; n += 1)
      await other.login('agency', account, { ...WRONG, agent: from(undefined, other) });
    await other.close();
    expectFailure(await app.login('agency', account, { agent: from() }), 'RATE_LIMITED');
  });

  it('should return 429 to an address after 100 failures with any account', async () => {
    const unknown = (at: number) => ({ number: '', uniqueId: `AG00${at}` });
    const failed = await times(100, (at) => app.login('agency', unknown(at), { agent: from() }));
    expect(new Set(statuses(failed))).toEqual(new Set([401]));
    const refused = await app.login('agency', await app.create.agency(), { agent: from() });
    expectFailure(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
  });

  it('should ignore X-Forwarded-For when no proxy is configured', async () => {
    const direct = await startApp({ MONGODB_URI: app.databaseUri });
    const account = await direct.create.agency();
    for (let n = 0; n < 10; n += 1)
      await direct.login('agency', account, { ...WRONG, agent: from(`203.0.113.${n}`, direct) });
    const response = await direct.login('agency', account, { agent: from('203.0.113.99', direct) });
    await direct.close();
    expectFailure(response, 'RATE_LIMITED');
  });
});
