// A forgotten password of an app user: a one-time code by SMS, and no answer that reveals whether a number has an account.
import type { User } from '../../src/modules/users/user.schema.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { Fast2Sms, setSmsKey, SMS_KEY } from './fast2sms.js';
import { until } from '../support/until.js';

const NEW = 'another-password-1';

let sms: Fast2Sms;
let app: TestApp;
let user: User;
beforeAll(async () => {
  sms = await Fast2Sms.start();
  app = await startApp({ FAST2SMS_URL: sms.url });
});
beforeEach(async () => {
  await setSmsKey(app, SMS_KEY);
  await app.connection.collection('throttle').deleteMany({});
  sms.sent.length = 0;
  user = await app.create.user();
});
afterAll(async () => {
  await app.close();
  await sms.close();
});

const forgot = (number: string) => app.guest().post('/api/app/password/forgot').send({ number });
const reset = (code: string, { number } = user, password = NEW) =>
  app.guest().post('/api/app/password/reset').send({ number, code, password });
async function codeFor({ number } = user): Promise<string> {
  const before = sms.sent.length;
  expectSuccess(await forgot(number));
  await until(() => sms.sent.length > before);
  return sms.sent.at(-1)!.variables_values;
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /api/app/password/forgot', () => {
  it('should send a code to the phone and store only its hash', async () => {
    const code = await codeFor();
    expect(code).toMatch(/^\d{6}$/);
    expect(sms.sent).toEqual([
      { route: 'otp', variables_values: code, numbers: user.number.slice(2), flash: '0' },
    ]);
    const stored = await app.connection
      .collection<{ _id: string }>('passwordcodes')
      .findOne({ _id: `reset:${user.number}` });
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('should return the same answer when the number is unknown or the user inactive', async () => {
    const inactive = await app.create.user({ active: false });
    const answers = [await forgot(user.number), await forgot('910000000000'), await forgot(inactive.number)];
    const [first, ...others] = answers.map(expectSuccess);
    for (const answer of others) expect(answer).toEqual(first);
    await until(() => sms.sent.length > 0);
    expect(sms.sent).toHaveLength(1);
  });

  it.each([
    ['one that has an account', () => user.number],
    ['one that has none', () => '910000000001'],
  ])('should send at most three codes to a number in 15 minutes, here %s', async (_name, number) => {
    for (let time = 0; time < 3; time += 1) expectSuccess(await forgot(number()));
    const refused = await forgot(number());
    expectFailure(refused, 'RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('should count a number once when it comes with and without a plus', async () => {
    for (let time = 0; time < 3; time += 1) await forgot(time % 2 ? user.number : `+${user.number}`);
    expectFailure(await forgot(user.number), 'RATE_LIMITED');
  });

  it('should return 409 for every number when the SMS key is missing', async () => {
    await setSmsKey(app, '');
    expectFailure(await forgot(user.number), 'INVALID_TRANSITION');
    expectFailure(await forgot('910000000002'), 'INVALID_TRANSITION');
  });

  it('should return 400 when the number is missing', async () => {
    expectFailure(await app.guest().post('/api/app/password/forgot').send({}), 'VALIDATION_FAILED', 'number');
  });
});

describe('POST /api/app/password/reset', () => {
  it('should set the password once and end the sessions', async () => {
    const session = await app.as('user', user);
    const code = await codeFor();
    expectSuccess(await reset(code));
    expectFailure(await session.agent.get('/api/app/profile'), 'UNAUTHENTICATED');
    expectSuccess(await app.login('user', user, { password: NEW }));
    expectFailure(await app.login('user', user), 'INVALID_CREDENTIALS');
    expectFailure(await reset(code), 'VALIDATION_FAILED', 'code');
  });

  it('should accept only the latest code', async () => {
    const [first, second] = [await codeFor(), await codeFor()];
    if (first !== second) expectFailure(await reset(first), 'VALIDATION_FAILED', 'code');
    expectSuccess(await reset(second));
  });

  it('should refuse every code after five wrong ones, even concurrent ones', async () => {
    const code = await codeFor();
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(other(code))));
    for (const answer of tries) expectFailure(answer, 'VALIDATION_FAILED', 'code');
    expectFailure(await reset(code), 'VALIDATION_FAILED', 'code');
  });

  it('should refuse the code when it is older than ten minutes', async () => {
    const code = await codeFor();
    const codes = app.connection.collection<{ _id: string }>('passwordcodes');
    const { expiresAt } = (await codes.findOne({ _id: `reset:${user.number}` })) as unknown as {
      expiresAt: Date;
    };
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    await codes.updateOne({ _id: `reset:${user.number}` }, { $set: { expiresAt: new Date() } });
    expectFailure(await reset(code), 'VALIDATION_FAILED', 'code');
  });

  it('should return the same answer when the number is unknown, and 429 when guesses continue', async () => {
    const unknown = { ...user, number: '910000000003' };
    const wrong = await reset('123456', unknown);
    expectFailure(wrong, 'VALIDATION_FAILED', 'code');
    expect((wrong.body as { message: string }).message).toBe(
      'This code is wrong or has expired. Request a new code',
    );
    for (let time = 1; time < 10; time += 1) await reset('123456', unknown);
    expectFailure(await reset('123456', unknown), 'RATE_LIMITED');
  });

  it('should count a number once when guesses come with and without a plus', async () => {
    const spelt = (at: number) => ({ ...user, number: at % 2 ? user.number : `+${user.number}` });
    for (let at = 0; at < 10; at += 1) await reset('123456', spelt(at));
    expectFailure(await reset('123456', spelt(10)), 'RATE_LIMITED');
  });

  it('should return 400 when the code lacks six digits or the password eight characters', async () => {
    expectFailure(await reset('12345', user, 'short'), 'VALIDATION_FAILED', 'code', 'password');
  });
});
