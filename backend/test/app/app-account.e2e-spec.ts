import type { TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

describe('POST /api/app/register', () => {
  let count = 0;
  const person = (more: object = {}) => {
    count += 1;
    return {
      username: `new.user.${count}`,
      name: 'Anita',
      number: `9199000000${10 + count}`,
      password: PASSWORD,
      ...more,
    };
  };
  const register = (body: object) => app.guest().post('/api/app/register').send(body);

  it('should create a user with a session', async () => {
    const given = person({ gender: 'female' });
    const body = expectSuccess(await register(given));
    const { username, name, number } = given;
    expect(body.details).toMatchObject({ username, name, number, gender: 'female', active: true, coin: 0 });
    const me = expectSuccess(await app.withToken(String(body.accessToken)).get('/api/auth/me'));
    expect(me.details).toEqual({ role: 'user', profile: body.details });
    expectSuccess(await app.login('user', given));
  });

  it('should store the phone number as digits and the password as an argon2id hash', async () => {
    const given = person({ number: ' +91 99111 11111 ' });
    const { details } = expectSuccess(await register(given)) as { details: { _id: string } };
    const { number, password } = await app.stored('users', details._id);
    expect(number).toBe('919911111111');
    expect(password).toMatch(/^\$argon2id\$v=19\$/);
  });

  it.each([
    ['username', 'ab'],
    ['username', 'a b c'],
    ['username', '<b>anita</b>'],
    ['username', { $gt: '' }],
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['number', '12'],
    ['number', 'phone'],
    ['password', 'short'],
    ['password', 12345678],
    ['password', 'x'.repeat(201)],
    ['gender', ['female']],
    ['coin', 1_000_000],
    ['_id', '66f0c0ffee00000000000001'],
    ['active', false],
  ])('should return 400 for %s = %j', async (field, value) => {
    expectFailure(await register(person({ [field]: value })), 'VALIDATION_FAILED', field);
  });

  it('should return 400 when required fields are missing', async () => {
    expectFailure(await register({}), 'VALIDATION_FAILED', 'username', 'name', 'number', 'password');
  });

  it('should return 409 when the username is taken, in any case', async () => {
    const { username } = await app.create.user();
    expectFailure(await register(person({ username: username.toUpperCase() })), 'DUPLICATE', 'username');
  });

  it('should return 409 when the phone number is taken, in any spelling', async () => {
    const { number } = await app.create.user();
    expectFailure(await register(person({ number: `+${number}` })), 'DUPLICATE', 'number');
  });

  it('should create only one of several concurrent users with the same name', async () => {
    const given = person();
    const statuses = (await Promise.all([1, 2, 3].map(() => register(given)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });
});

describe('POST /api/app/login', () => {
  const login = (user: { number: string }, password = PASSWORD) =>
    app.guest().post('/api/app/login').send({ number: user.number, password });
  const message = ({ body }: { body: unknown }) => (body as { message: string }).message;

  it('should stay signed in for 30 days', async () => {
    const { refreshToken } = await app.as('user');
    const session = await app.stored('sessions', refreshToken.split('.')[0]!);
    const days = ((session.expiresAt as Date).getTime() - (session.createdAt as Date).getTime()) / 86_400_000;
    expect(days).toBe(30);
  });

  it('should return 400 when a field is unknown', async () => {
    const body = { number: '919800000000', password: PASSWORD, rememberMe: true };
    expectFailure(await app.guest().post('/api/app/login').send(body), 'VALIDATION_FAILED', 'rememberMe');
  });

  it('should give an inactive user the same answer as an unknown user', async () => {
    const user = await app.create.user({ active: false, banned: true });
    expectFailure(await login(user), 'INVALID_CREDENTIALS');
  });

  it('should return the reason of a ban only when the password is right', async () => {
    const user = await app.create.user({ banned: true, banReason: 'Fraud' });
    const right = await login(user);
    expectFailure(right, 'ACCOUNT_BANNED');
    expect(message(right)).toContain('Fraud');
    const wrong = await login(user, 'wrong-password');
    expectFailure(wrong, 'INVALID_CREDENTIALS');
    expect(message(wrong)).toBe('Invalid Credentials');
  });

  it('should refuse every user of a banned device', async () => {
    const banned = await app.create.user({ deviceBanned: true, deviceIds: ['device-1', 'device-2'] });
    const shares = await app.create.user({ deviceIds: ['device-2'] });
    const other = await app.create.user({ deviceIds: ['device-3'] });
    expectFailure(await login(banned), 'ACCOUNT_BANNED');
    expectFailure(await login(shares), 'ACCOUNT_BANNED');
    expectSuccess(await login(other));
  });
});
