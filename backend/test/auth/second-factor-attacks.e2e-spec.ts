// A person who has the password of an account, or a used code, but not its second factor.
import { STAFF_ROLES } from '../../src/core/roles.js';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { followedUp } from '../support/followed-up.js';
import { type Call, CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { callName, everyCase } from '../support/every-case.js';
import { PASSWORD } from '../support/factories/factory.js';
import { codeOf, forgetStep, halfOpen, protect, verify, wrongCode } from '../support/second-factor.js';

let app: TestApp;
let admin: Actor<'admin'>;
let address = 0;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  admin = await app.as('admin');
});
afterAll(() => app.close());
// Each test uses its own address, so that tests do not share a limit.
beforeEach(() => {
  address += 1;
});
const from = (ip = `198.51.100.${address}`) => app.guestFrom(ip);

const ask = (agent: Agent, { method, path }: Call) =>
  agent[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, '66f0c0ffee00000000000001'));
const OPEN_CALLS = ['askPasskey', 'logout', 'verifyMfa', 'verifyPasskey'];
/** Of answers to the same code, how many opened a session. */
const opened = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;

describe.each(STAFF_ROLES)('a half-open session of %s', (role) => {
  let half: Agent;
  beforeAll(async () => {
    half = await halfOpen(app, await protect(app, role));
  });
  const closed = CALLS.filter(({ secured, operationId }) => secured && !OPEN_CALLS.includes(operationId));

  it('should get 403 from every call but those of the second factor', () =>
    everyCase(closed, callName, async (call) => expectFailure(await ask(half, call), 'MFA_REQUIRED')));

  it('should not count as a member of staff on pages outside the API', async () => {
    const staffOnly = await startApp({ DOCS: 'staff', MONGODB_URI: app.databaseUri });
    const owner = await protect(staffOnly, role);
    const { accessToken } = expectSuccess(await staffOnly.login(role, owner.account));
    const page = (token: string) =>
      fetch(`${staffOnly.url}/api/docs-json`, { headers: { Authorization: `Bearer ${token}` } });
    const refused = await page(accessToken as string);
    const opened = expectSuccess(
      await verify(staffOnly.withToken(accessToken as string), await codeOf(owner.secret)),
    );
    const shown = await page(opened.accessToken as string);
    await staffOnly.close();
    expect(refused.status).not.toBe(200);
    expect(shown.status).toBe(200);
  });
});

describe('the document', () => {
  it('should list the calls of a half-open session, and the refusal at all other calls with a session', () => {
    const open = CALLS.filter((call) => call.staysOpenWhileCodeDue);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(OPEN_CALLS);
    const refusing = CALLS.filter(({ failures }) => failures[403]?.includes('MFA_REQUIRED'));
    const withSession = CALLS.filter(({ secured }) => secured);
    expect(refusing.map(({ operationId }) => operationId)).toEqual(
      withSession.map(({ operationId }) => operationId).filter((name) => !OPEN_CALLS.includes(name)),
    );
  });
});

describe('a code that was used', () => {
  it('should not open a second session, nor should the code that turned the factor on', async () => {
    const owner = await protect(app, 'bd');
    const code = await codeOf(owner.secret);
    expectSuccess(await verify(await halfOpen(app, owner, from()), code));
    expectFailure(await verify(await halfOpen(app, owner, from()), code), 'VALIDATION_FAILED', 'code');
    const other = await app.as('bd', await app.create.bd());
    const { secret } = expectSuccess(
      await other.agent.post('/api/auth/mfa/totp').send({ password: PASSWORD }),
    ).details as { secret: string };
    const first = await codeOf(secret);
    expectSuccess(await other.agent.post('/api/auth/mfa/totp/confirm').send({ code: first }));
    const { accessToken } = expectSuccess(await app.login('bd', other.record, { agent: from() }));
    expectFailure(await verify(app.withToken(accessToken as string), first), 'VALIDATION_FAILED', 'code');
  });

  it('should open one session when two requests send it at once', async () => {
    const owner = await protect(app, 'agency');
    const code = await codeOf(owner.secret);
    const sessions = [await halfOpen(app, owner, from()), await halfOpen(app, owner, from())];
    expect(opened(await Promise.all(sessions.map((half) => verify(half, code))))).toBe(1);
    const [recovery = ''] = owner.recoveryCodes;
    const others = [await halfOpen(app, owner, from()), await halfOpen(app, owner, from())];
    expect(opened(await Promise.all(others.map((half) => verify(half, recovery))))).toBe(1);
  });
});

describe('a code of another person', () => {
  it('should open nothing', async () => {
    const [owner, other] = [await protect(app, 'bd'), await protect(app, 'bd')];
    const half = await halfOpen(app, owner, from());
    for (const code of [await codeOf(other.secret), ...other.recoveryCodes.slice(0, 2)])
      expectFailure(await verify(half, code), 'VALIDATION_FAILED', 'code');
  });
});

describe('guessing codes', () => {
  it('should end after ten tries, over all half-open sessions and with the passwords together', async () => {
    const owner = await protect(app, 'agency');
    const wrong = await wrongCode(owner.secret);
    const guess = async () => {
      const half = await halfOpen(app, owner, from());
      half.set('X-Forwarded-For', `198.51.100.${address}`);
      return verify(half, wrong);
    };
    for (let n = 0; n < 9; n += 1) expectFailure(await guess(), 'VALIDATION_FAILED', 'code');
    const half = await halfOpen(app, owner, from());
    half.set('X-Forwarded-For', `198.51.100.${address}`);
    expectFailure(await verify(half, wrong), 'VALIDATION_FAILED', 'code');
    expectFailure(await verify(half, await codeOf(owner.secret)), 'RATE_LIMITED');
    expectFailure(await app.login('agency', owner.account, { agent: from() }), 'RATE_LIMITED');

    const locks = expectSuccess(await admin.agent.get('/api/admin/lockedaccounts')).details as {
      account: string;
    }[];
    expect(locks.filter(({ account }) => account === owner.id)).toMatchObject([
      { scope: 'address', failures: 10 },
    ]);
    // The owner signs in from elsewhere.
    const own = await halfOpen(app, owner, from('203.0.113.7'));
    own.set('X-Forwarded-For', '203.0.113.7');
    expectSuccess(await verify(own, await codeOf(owner.secret)));
  });

  it('should not make the device of a half-open session a known one', async () => {
    const owner = await protect(app, 'bd');
    await halfOpen(app, owner, from('203.0.113.9'));
    const known = await app.connection.collection('knowndevices').countDocuments();
    const half = await halfOpen(app, owner, from('203.0.113.9'));
    expect(await app.connection.collection('knowndevices').countDocuments()).toBe(known);
    expectSuccess(await verify(half, await codeOf(owner.secret)));
    expect(await app.connection.collection('knowndevices').countDocuments()).toBe(known + 1);
  });

  it('should end a try at the proof of the owner too', async () => {
    const owner = await protect(app, 'bd');
    const wrong = await wrongCode(owner.secret);
    for (let n = 0; n < 10; n += 1)
      expectFailure(
        await owner.agent.post('/api/auth/mfa/off').send({ code: wrong }),
        'VALIDATION_FAILED',
        'code',
      );
    const right = { code: await codeOf(owner.secret) };
    expectFailure(await owner.agent.post('/api/auth/mfa/off').send(right), 'RATE_LIMITED');
  });
});

describe('the tokens of a half-open session', () => {
  it('should renew to half-open tokens only, and to none once the session is open', async () => {
    const owner = await protect(app, 'coin');
    const tokens = expectSuccess(await app.login('coin', owner.account, { agent: from() }));
    const renew = (refreshToken: unknown) => app.guest().post('/api/auth/refresh').send({ refreshToken });
    const renewed = expectSuccess(await renew(tokens.refreshToken));
    const half = app.withToken(renewed.accessToken as string);
    expectFailure(await half.get('/api/auth/me'), 'MFA_REQUIRED');
    expectSuccess(await verify(half, await codeOf(owner.secret)));
    expectFailure(await renew(renewed.refreshToken), 'UNAUTHENTICATED');
  });

  it('should end with a new password', async () => {
    const owner = await protect(app, 'bd');
    const half = await halfOpen(app, owner, from());
    const issued = { kind: 'bd', id: owner.id, password: 'another-password-1' };
    expectSuccess(await admin.agent.post('/api/admin/staffpassword/issue').send(issued));
    expectFailure(await verify(half, await codeOf(owner.secret)), 'UNAUTHENTICATED');
  });

  it('should leave the sessions of the owner open, however many there are', async () => {
    const owner = await protect(app, 'agency');
    for (let n = 0; n < 55; n += 1) await halfOpen(app, owner, from());
    await followedUp(app);
    expectSuccess(await owner.agent.get('/api/auth/me'));
    const ofAccount = await app.nest.get(SessionsService).listOf(owner.id);
    expect(ofAccount.filter(({ codeDue }) => codeDue)).toHaveLength(50);
  });
});

describe('the database', () => {
  it('should hold neither the secret nor a recovery code in the clear', async () => {
    const owner = await protect(app, 'bd');
    await forgetStep(app, owner.id);
    const stored = JSON.stringify(await app.stored('secondfactors', owner.id));
    for (const text of [owner.secret, ...owner.recoveryCodes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(text.replaceAll('-', ''));
    }
  });
});
