// Registration of app users: a limit for each network, a code by SMS while its key is set, and no hashing for refusals.
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { Fast2Sms, setSmsKey, SMS_KEY } from './fast2sms.js';
import { until } from '../support/until.js';

let sms: Fast2Sms;
let app: TestApp;
beforeAll(async () => {
  sms = await Fast2Sms.start();
  app = await startApp({ FAST2SMS_URL: sms.url, TRUST_PROXY: '1', REGISTRATIONS_PER_HOUR: '3' });
});
beforeEach(async () => {
  await setSmsKey(app, '');
  await app.connection.collection('throttle').deleteMany({});
  sms.sent.length = 0;
});
afterAll(async () => {
  await app.close();
  await sms.close();
});

let drawn = 0;
const person = (more: object = {}) => {
  drawn += 1;
  const number = `9197000000${10 + drawn}`;
  return { username: `some.body.${drawn}`, name: 'Anita', number, password: PASSWORD, ...more };
};
const from = (address: string) => app.guestFrom(address);
const register = (body: object, address = '203.0.113.1') =>
  from(address).post('/api/app/register').send(body);
const ask = (number: string, address = '203.0.113.1') =>
  from(address).post('/api/app/register/code').send({ number });
async function codeFor(number: string): Promise<string> {
  const before = sms.sent.length;
  expectSuccess(await ask(number));
  await until(() => sms.sent.length > before);
  return sms.sent.at(-1)!.variables_values;
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /api/app/register', () => {
  it('should return 429 only to a network that used up its registrations of the hour', async () => {
    for (let at = 0; at < 3; at += 1) expectSuccess(await register(person(), `2001:db8:0:7:${at}::1`));
    const refused = await register(person(), '2001:db8:0:7::99');
    expectFailure(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
    expectSuccess(await register(person(), '2001:db8:0:8::1'));
  });

  it('should count registrations refused because the name is taken', async () => {
    const { username } = await app.create.user();
    for (let at = 0; at < 3; at += 1)
      expectFailure(await register(person({ username })), 'DUPLICATE', 'username');
    expectFailure(await register(person({ username })), 'RATE_LIMITED');
  });

  it('should count nothing when RATE_LIMIT is off', async () => {
    const unlimited = await startApp({ RATE_LIMIT: 'off', REGISTRATIONS_PER_HOUR: '1' });
    const call = () => unlimited.guest().post('/api/app/register').send(person());
    const answers = [await call(), await call()];
    await unlimited.close();
    answers.forEach(expectSuccess);
  });

  it('should create one account when several registrations of a number run concurrently', async () => {
    const { number } = person();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => register(person({ number }), `203.0.113.${at}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await app.connection.collection('users').countDocuments({ number })).toBe(1);
  });

  it('should accept a registration without code when the SMS key is not set', async () => {
    expectSuccess(await register(person()));
    expectSuccess(await register(person({ code: '123456' })));
    expectFailure(await ask('919700000000'), 'INVALID_TRANSITION');
  });
});

describe('POST /api/app/register while the SMS key is set', () => {
  beforeEach(() => setSmsKey(app, SMS_KEY));

  it('should require a code whether or not the number has an account', async () => {
    const { number } = await app.create.user();
    const answers = [await register(person()), await register(person({ number }))];
    for (const answer of answers) expectFailure(answer, 'VALIDATION_FAILED', 'code');
  });

  it('should create the account with the code and accept each code once', async () => {
    const given = person();
    const code = await codeFor(given.number);
    expect(sms.sent).toEqual([
      { route: 'otp', variables_values: code, numbers: given.number.slice(2), flash: '0' },
    ]);
    expectSuccess(await register({ ...given, number: `+${given.number}`, code }));
    expectFailure(await register(person({ number: given.number, code })), 'VALIDATION_FAILED', 'code');
  });

  it('should keep the code when the username is taken', async () => {
    const { username } = await app.create.user();
    const given = person();
    const code = await codeFor(given.number);
    expectFailure(await register({ ...given, username, code }), 'DUPLICATE', 'username');
    expectSuccess(await register({ ...given, code }));
  });

  it('should return the same answer when the number has an account and say so only by SMS', async () => {
    const { number } = await app.create.user();
    const [taken, free] = [await ask(number), await ask(person().number)];
    expect(expectSuccess(taken)).toEqual(expectSuccess(free));
    await until(() => sms.sent.length === 2);
    const code = await codeFor(number);
    expectFailure(await register(person({ number, code: other(code) })), 'VALIDATION_FAILED', 'code');
    expectFailure(await register(person({ number, code })), 'DUPLICATE', 'number');
  });

  it('should refuse every code after five wrong ones', async () => {
    const given = person();
    const code = await codeFor(given.number);
    const guess = (address: string) => register({ ...given, code: other(code) }, address);
    for (let at = 0; at < 5; at += 1)
      expectFailure(await guess(`203.0.113.${at}`), 'VALIDATION_FAILED', 'code');
    expectFailure(await register({ ...given, code }), 'VALIDATION_FAILED', 'code');
  });

  it('should refuse a code that was sent for a password reset, and the reverse', async () => {
    const { number } = await app.create.user();
    const registering = await codeFor(number);
    expectSuccess(await from('203.0.113.1').post('/api/app/password/forgot').send({ number }));
    await until(() => sms.sent.length === 2);
    const resetting = sms.sent[1]!.variables_values;
    if (registering === resetting) return;
    expectFailure(await register(person({ number, code: resetting })), 'VALIDATION_FAILED', 'code');
    const reset = { number, code: registering, password: 'another-password-1' };
    expectFailure(await app.guest().post('/api/app/password/reset').send(reset), 'VALIDATION_FAILED', 'code');
  });

  it('should return 400 when a field is unknown, the code has letters or the number is missing', async () => {
    expectFailure(await app.guest().post('/api/app/register/code').send({}), 'VALIDATION_FAILED', 'number');
    const unknown = { number: '919700000001', username: 'x' };
    expectFailure(
      await app.guest().post('/api/app/register/code').send(unknown),
      'VALIDATION_FAILED',
      'username',
    );
    expectFailure(await register(person({ code: 'abcdef' })), 'VALIDATION_FAILED', 'code');
  });
});
