// A user of the app changes the own password with the present one.
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';

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
  it('should change the password and end the other sessions when the present one is right', async () => {
    const elsewhere = await app.as('user', user.record);
    expect(expectSuccess(await change({ oldPassword: PASSWORD, newPassword: NEXT })).message).toBe(
      'Password changed',
    );
    expectSuccess(await user.agent.get('/api/app/profile'));
    expectFailure(await elsewhere.agent.get('/api/app/profile'), 'UNAUTHENTICATED');
    expectFailure(await login(PASSWORD), 'INVALID_CREDENTIALS');
    expectSuccess(await login(NEXT));
  });

  it('should change nothing when the present password is wrong', async () => {
    const elsewhere = await app.as('user', user.record);
    const refused = await change({ oldPassword: 'wrong-password', newPassword: NEXT });
    expectFailure(refused, 'VALIDATION_FAILED', 'oldPassword');
    expectSuccess(await elsewhere.agent.get('/api/app/profile'));
    expectSuccess(await login(PASSWORD));
  });

  it('should refuse the present password as the new one', async () => {
    const refused = await change({ oldPassword: PASSWORD, newPassword: PASSWORD });
    expectFailure(refused, 'VALIDATION_FAILED', 'newPassword');
    expectSuccess(await login(PASSWORD));
  });

  it('should apply only one of two changes at the same time', async () => {
    const [one, other] = await Promise.all(
      [NEXT, `${NEXT} too`].map((newPassword) => change({ oldPassword: PASSWORD, newPassword })),
    );
    expect([one!.status, other!.status].sort()).toEqual([200, 400]);
  });

  it('should refuse short passwords, missing and unknown fields', async () => {
    const body = { oldPassword: PASSWORD, newPassword: NEXT };
    expectFailure(await change({ ...body, newPassword: 'short' }), 'VALIDATION_FAILED', 'newPassword');
    expectFailure(await change({}), 'VALIDATION_FAILED', 'oldPassword', 'newPassword');
    expectFailure(await change({ ...body, id: user.id }), 'VALIDATION_FAILED', 'id');
  });

  it('should refuse staff and visitors', async () => {
    const body = { oldPassword: PASSWORD, newPassword: NEXT };
    expectFailure(await app.guest().post('/api/app/password').send(body), 'UNAUTHENTICATED');
    expectFailure(await (await app.as('admin')).agent.post('/api/app/password').send(body), 'FORBIDDEN');
  });

  it('should refuse the 11th guess of the present password', async () => {
    const guess = (oldPassword: string) =>
      change({ oldPassword, newPassword: NEXT }).set('X-Forwarded-For', '198.51.100.77');
    for (let at = 0; at < 10; at += 1)
      expectFailure(await guess(`wrong-${at}`), 'VALIDATION_FAILED', 'oldPassword');
    expectFailure(await guess(PASSWORD), 'RATE_LIMITED');
  });
});
