// The limits of codes by SMS: for a number, for an address, and in total.
import { Logger } from '@nestjs/common';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { followedUp } from '../support/followed-up.js';
import { Fast2Sms, setSmsKey, SMS_KEY } from './fast2sms.js';
import { until } from '../support/until.js';

let sms: Fast2Sms;
let app: TestApp;
beforeAll(async () => {
  sms = await Fast2Sms.start();
  app = await startApp({ FAST2SMS_URL: sms.url, TRUST_PROXY: '1' });
  await setSmsKey(app, SMS_KEY);
});
beforeEach(async () => {
  await throttle().deleteMany({});
  sms.sent.length = 0;
});
afterAll(async () => {
  await app.close();
  await sms.close();
});

const throttle = () => app.connection.collection('throttle');
/** Ends the shortest window: requests of one number from one address count for 15 minutes. */
const waitAQuarter = () => throttle().deleteMany({ key: /^sms-caller:/ });
const ask = (number: string, address: string, path = 'password/forgot') =>
  app.guest().post(`/api/app/${path}`).set('X-Forwarded-For', address).send({ number });

describe('codes by SMS', () => {
  it('should reach a number at most ten times a day over all addresses, spellings and purposes', async () => {
    const number = '919600000001';
    for (let at = 0; at < 10; at += 1) {
      const path = at % 2 ? 'password/forgot' : 'register/code';
      expectSuccess(await ask(at % 3 ? number : `+${number}`, `203.0.113.${at}`, path));
    }
    for (const path of ['password/forgot', 'register/code']) {
      const refused = await ask(number, '203.0.113.99', path);
      expectFailure(refused, 'RATE_LIMITED');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    }
  });

  it('should reach a number at most five times a day from one address', async () => {
    for (let at = 0; at < 5; at += 1) {
      await waitAQuarter();
      expectSuccess(await ask('919600000002', '203.0.113.1'));
    }
    await waitAQuarter();
    expectFailure(await ask('919600000002', '203.0.113.1'), 'RATE_LIMITED');
  });

  it('should reach the owner at a known address when others used up the ten of the day', async () => {
    const user = await app.create.user();
    const phone = app.guest();
    phone.set('X-Forwarded-For', '2001:db8:0:7::1');
    expectSuccess(await app.login('user', user, { agent: phone }));
    await followedUp(app);
    for (let at = 0; at < 10; at += 1) expectSuccess(await ask(user.number, `203.0.113.${at}`));
    expectFailure(await ask(user.number, '203.0.113.50'), 'RATE_LIMITED');
    await until(() => sms.sent.length === 10);
    expectSuccess(await ask(user.number, '2001:db8:0:7::2'));
    await until(() => sms.sent.length === 11);
    expect(sms.sent).toHaveLength(11);
  });

  it('should be limited to thirty an hour from one address', async () => {
    const number = (at: number) => `9196000001${10 + at}`;
    for (let at = 0; at < 30; at += 1) expectSuccess(await ask(number(at), '203.0.113.1'));
    expectFailure(await ask(number(30), '203.0.113.1'), 'RATE_LIMITED');
    expectSuccess(await ask(number(30), '203.0.113.2'));
  });

  it('should be limited to three hundred a day from one /48 network', async () => {
    const number = (at: number) => `91960000${1000 + at}`;
    expectSuccess(await ask(number(0), '2001:db8:9:1::1', 'register/code'));
    await throttle().updateOne({ key: /^sms-site-day:/ }, { $set: { points: 299 } });
    expectSuccess(await ask(number(1), '2001:db8:9:2::1', 'register/code'));
    expectFailure(await ask(number(2), '2001:db8:9:3::1', 'register/code'), 'RATE_LIMITED');
    expectSuccess(await ask(number(2), '2001:db8:a:3::1', 'register/code'));
    await until(() => sms.sent.length === 3);
  });

  it("should log a warning when half of the day's 5,000 were sent", async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    expectSuccess(await ask('919600000003', '203.0.113.1', 'register/code'));
    await until(() => sms.sent.length === 1);
    await throttle().updateOne({ key: /^sms-all:/ }, { $set: { points: 2499 } });
    for (const number of ['919600000004', '919600000005'])
      expectSuccess(await ask(number, '203.0.113.1', 'register/code'));
    await until(() => sms.sent.length === 3);
    const logged = warn.mock.calls.map(([message]) => message as object);
    warn.mockRestore();
    expect(logged).toEqual([expect.objectContaining({ purpose: 'register', sent: 2500 })]);
  });

  it("should refuse every number when the day's 5,000 of a purpose were sent", async () => {
    const user = await app.create.user();
    expectSuccess(await ask('919600000003', '203.0.113.1', 'register/code'));
    await until(() => sms.sent.length === 1);
    await throttle().updateOne({ key: /^sms-all:/ }, { $set: { points: 5000 } });
    for (const number of ['919600000004', user.number]) {
      const refused = await ask(number, '203.0.113.1', 'register/code');
      expectFailure(refused, 'RATE_LIMITED');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    }
    expectSuccess(await ask(user.number, '203.0.113.1'));
    await until(() => sms.sent.length === 2);
    expect(sms.sent.map(({ numbers }) => numbers)).toEqual(['9600000003', user.number.slice(2)]);
  });
});
