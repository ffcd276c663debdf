// The first admin of a production installation: ADMIN_PASSWORD is known to the operator.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Agent, freshUri, startApp, type TestApp } from '../support/app.js';
import { APP_SECRET } from '../support/bank-seals.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { runProgram } from '../support/run-program.js';

const NUMBER = '919876543210';
const CHOSEN = 'quiet lamps over the harbour';
const NEXT = 'seven boats and a lighthouse';
const GUESSABLE = [
  'password',
  'Password1',
  'Admin-2026!',
  'callboard',
  'superadmin1',
  NUMBER,
  'Administrator',
];

const production = (password: string) => ({
  ...{ NODE_ENV: 'production', RATE_LIMIT: 'on', ADMIN_NUMBER: NUMBER, ADMIN_PASSWORD: password },
});
let app: TestApp;
beforeAll(async () => {
  app = await startApp(production(CHOSEN));
});
afterAll(() => app.close());

/** A panel of the admin. The cookies are Secure, so the test sends them itself. */
async function panel(password: string): Promise<{ profile: unknown; agent: Agent }> {
  const signedIn = await app.login(
    'admin',
    { number: NUMBER },
    { password, headers: { 'X-Panel': 'admin' } },
  );
  const agent = app.guest();
  agent.set({ 'X-Panel': 'admin', Cookie: cookieHeader(cookiesOf(signedIn)) });
  return { profile: expectSuccess(signedIn).details ?? expectSuccess(signedIn).data, agent };
}
const change = (agent: Agent) =>
  agent
    .put('/api/admin/profile/updatepassword')
    .send({ oldpassword: CHOSEN, newpassword: NEXT, confirmpassword: NEXT });

describe('a start in production', () => {
  it('should be refused when ADMIN_PASSWORD is one that others would try', async () => {
    for (const password of GUESSABLE) {
      const start = startApp({ ...production(password), MONGODB_URI: app.databaseUri });
      await expect(start).rejects.toThrow(/^ADMIN_PASSWORD: Ma|^ADMIN_PASSWORD: Choose/);
    }
  });

  it('should end with one line and exit code 1 when ADMIN_PASSWORD is guessable', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'callboard-first-admin-'));
    const env = { DATA_DIR: dataDir, MONGODB_URI: freshUri(), APP_SECRET, ...production('password') };
    const end = await runProgram(['main.js'], env);
    await rm(dataDir, { recursive: true, force: true });
    expect(end).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^ADMIN_PASSWORD: Many people use this password[^\n]*\n$/),
    });
  });

  it('should accept a guessable ADMIN_PASSWORD outside production', async () => {
    const demo = await startApp({ ADMIN_NUMBER: NUMBER, ADMIN_PASSWORD: 'password' });
    const body = expectSuccess(await demo.login('admin', { number: NUMBER }, { password: 'password' }));
    await demo.close();
    expect(body).toHaveProperty('accessToken');
  });
});

describe('the first admin of a production installation', () => {
  it('should keep every call when a client signs in with a bearer token', async () => {
    const signedIn = await app.login('admin', { number: NUMBER }, { password: CHOSEN });
    const { accessToken, ...body } = expectSuccess(signedIn) as Record<string, unknown> & {
      accessToken: string;
    };
    expect(JSON.stringify(body)).toContain('"mustChangePassword":false');
    expectSuccess(await app.withToken(accessToken).get('/api/admin/users'));
  });

  it('should have to change the password in the panel before anything else', async () => {
    const { profile, agent } = await panel(CHOSEN);
    expect(profile).toMatchObject({ mustChangePassword: true });
    const me = expectSuccess(await agent.get('/api/auth/me')).details;
    expect(me).toMatchObject({ profile: { mustChangePassword: true } });
    expectFailure(await agent.get('/api/admin/users'), 'PASSWORD_CHANGE_REQUIRED');
    expectSuccess(await change(agent));
    expectSuccess(await agent.get('/api/admin/users'));
    const again = await panel(NEXT);
    expect(again.profile).toMatchObject({ mustChangePassword: false });
    expectSuccess(await again.agent.get('/api/admin/users'));
  });
});
