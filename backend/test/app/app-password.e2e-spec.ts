// A user of the app changes the password, which requires the current password.
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

const NEXT = 'quite another passphrase';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());

let user: Actor<'user'>;
beforeEach(async () => {
  user = await app.as('user', await app.create.user());
});

const change = (body: object) => user.agent.post('/api/app/password').send(body);
const login = (password: string) => app.login('user', user.record, { password });

describe('POST /api/app/password', () => {
  it('should change the password and end the other sessions when the current password is right', async () => {
    const elsewhere = await app.as('user', user.record);
    expect(expectSuccess(await change({ oldPassword: PASSWORD, newPassword: NEXT })).message).toBe(
      'Password changed',
    );
    expectSuccess(await user.agent.get('/api/app/profile'));
    expectFailure(await elsewhere.agent.get('/api/app/profile'), 'UNAUTHENTICATED');
    expectFailure(await login(PASSWORD), 'INVALID_CREDENTIALS');
    expectSuccess(await login(NEXT));
  });

  it('should return 400 and change nothing when the current password is wrong', async () => {
    const elsewhere = await app.as('user', user.record);
    const refused = await change({ oldPassword: 'wrong-password', newPassword: NEXT });
    expectFailure(refused, 'VALIDATION_FAILED', 'oldPassword');
    expectSuccess(await elsewhere.agent.get('/api/app/profile'));
    expectSuccess(await login(PASSWORD));
  });

  it('should return 400 when the new password equals the current password', async () => {
    const refused = await change({ oldPassword: PASSWORD, newPassword: PASSWORD });
    expectFailure(refused, 'VALIDATION_FAILED', 'newPassword');
    expectSuccess(await login(PASSWORD));
  });

  it('should return 400 for a short password and for missing or unknown fields', async () => {
    const body = { oldPassword: PASSWORD, newPassword: NEXT };
    expectFailure(await change({ ...body, newPassword: 'short' }), 'VALIDATION_FAILED', 'newPassword');
    expectFailure(await change({}), 'VALIDATION_FAILED', 'oldPassword', 'newPassword');
    expectFailure(await change({ ...body, id: user.id }), 'VALIDATION_FAILED', 'id');
  });

  it('should return 401 to a guest and 403 to staff', async () => {
    const body = { oldPassword: PASSWORD, newPassword: NEXT };
    expectFailure(await app.guest().post('/api/app/password').send(body), 'UNAUTHENTICATED');
    expectFailure(await (await app.as('admin')).agent.post('/api/app/password').send(body), 'FORBIDDEN');
  });

  it('should apply only one of two concurrent changes', async () => {
    const [one, other] = await Promise.all(
      [NEXT, `${NEXT} too`].map((newPassword) => change({ oldPassword: PASSWORD, newPassword })),
    );
    expect([one!.status, other!.status].sort()).toEqual([200, 400]);
  });

  it('should return 429 after ten wrong passwords', async () => {
    const guess = (oldPassword: string) =>
      change({ oldPassword, newPassword: NEXT }).set('X-Forwarded-For', '198.51.100.77');
    for (let at = 0; at < 10; at += 1)
      expectFailure(await guess(`wrong-${at}`), 'VALIDATION_FAILED', 'oldPassword');
    expectFailure(await guess(PASSWORD), 'RATE_LIMITED');
  });
});
