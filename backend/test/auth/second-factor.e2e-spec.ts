// The second factor of staff: set up, sign-in with it, recovery codes, and off again.
import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { STAFF_ROLES } from '../../src/core/roles.js';
import { startApp, type TestApp } from '../support/app.js';
import { cookiesOf } from '../support/cookies.js';
import { auditOf } from '../support/audit-records.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  begin,
  codeOf,
  confirm,
  forgetStep,
  halfOpen,
  protect,
  signInFully,
  verify,
  wrongCode,
} from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';
import { SIGN_IN } from '../support/sign-in.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off', APP_NAME: 'Back Office' });
});
afterAll(() => app.close());

const MFA = '/api/auth/mfa';
const auditedOf = async (id: string) => (await auditOf(app, id)).map(({ action }) => action as string);

describe('POST /api/auth/mfa/totp and totp/confirm', () => {
  it('should turn the factor on with a code, and change nothing before', async () => {
    const { agent, record } = await app.as('bd', await app.create.bd());
    expect(expectSuccess(await agent.get(MFA)).details).toEqual({
      on: false,
      required: false,
      recoveryCodesLeft: 0,
      app: false,
      passkeysOffered: false,
      passkeys: [],
    });
    const { secret, uri } = expectSuccess(await begin(agent)).details as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Back%20Office');
    expect(uri).toContain(record.uniqueId);
    expect(expectSuccess(await app.login('bd', record)).bd).toMatchObject({ uniqueId: record.uniqueId });

    expectFailure(await confirm(agent, await wrongCode(secret)), 'VALIDATION_FAILED', 'code');
    const { recoveryCodes } = expectSuccess(await confirm(agent, await codeOf(secret))).details as {
      recoveryCodes: string[];
    };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    expect(expectSuccess(await agent.get(MFA)).details).toEqual({
      on: true,
      required: false,
      since: expect.any(String),
      recoveryCodesLeft: 10,
      app: true,
      passkeysOffered: false,
      passkeys: [],
    });
  });

  it('should end the other sessions of the account, which have not shown the factor', async () => {
    const account = await app.create.agency();
    const [first, other] = [await app.as('agency', account), await app.as('agency', account)];
    const { secret } = expectSuccess(await begin(first.agent)).details as { secret: string };
    expectSuccess(await confirm(first.agent, await codeOf(secret)));
    expectSuccess(await first.agent.get('/api/auth/me'));
    expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });

  it('should ask for the password, and refuse a second factor in addition to the first', async () => {
    const { agent } = await app.as('coin', await app.create.coinAgency());
    expectFailure(await begin(agent, 'wrong-password'), 'VALIDATION_FAILED', 'password');
    const owner = await protect(app, 'coin');
    expectFailure(await begin(owner.agent), 'IN_USE');
    expectFailure(await confirm(owner.agent, await codeOf(owner.secret)), 'VALIDATION_FAILED', 'code');
  });

  it('should accept only the secret of the last set-up, for 15 minutes', async () => {
    const { agent, id } = await app.as('bd', await app.create.bd());
    const first = expectSuccess(await begin(agent)).details as { secret: string };
    const second = expectSuccess(await begin(agent)).details as { secret: string };
    expectFailure(await confirm(agent, await codeOf(first.secret)), 'VALIDATION_FAILED', 'code');
    const record = await app.stored('secondfactors', id);
    const left = (record.pendingUntil as Date).getTime() - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const factors = app.connection.collection('secondfactors');
    await factors.updateOne(
      { _id: record._id as never },
      { $set: { pendingUntil: new Date(Date.now() - 1) } },
    );
    expectFailure(await confirm(agent, await codeOf(second.secret)), 'VALIDATION_FAILED', 'code');
  });
});

describe.each(STAFF_ROLES)('the sign-in of %s with a second factor', (role) => {
  it('should answer a half-open session without a profile, and the full one for a code', async () => {
    const owner = await protect(app, role);
    const signedIn = expectSuccess(await app.login(role, owner.account));
    expect(signedIn).toMatchObject({ mfaRequired: true, mfaAccepts: ['code', 'recoveryCode'] });
    expect(signedIn).not.toHaveProperty(SIGN_IN[role].key);
    const agent = app.withToken(signedIn.accessToken as string);
    expectFailure(await agent.get('/api/auth/me'), 'MFA_REQUIRED');

    const opened = expectSuccess(await verify(agent, await codeOf(owner.secret)));
    const full = app.withToken(opened.accessToken as string);
    expect(expectSuccess(await full.get('/api/auth/me')).details).toMatchObject({ role });
    const renewed = await app.guest().post('/api/auth/refresh').send({ refreshToken: opened.refreshToken });
    expectSuccess(renewed);
  });

  it('should set the cookies of a panel, and the one that its scripts read only with the code', async () => {
    const owner = await protect(app, role);
    const agent = app.guest();
    agent.set('X-Panel', role);
    const first = await app.login(role, owner.account, { agent, rememberMe: true });
    expect(expectSuccess(first)).toMatchObject({ mfaRequired: true });
    const named = cookiesOf(first).filter(({ value }) => value);
    expect(named.map(({ name }) => name)).toEqual([`${role}_access`, `${role}_refresh`]);
    expectFailure(await agent.get('/api/auth/me'), 'MFA_REQUIRED');

    const second = await verify(agent, await codeOf(owner.secret));
    expect(expectSuccess(second)).not.toHaveProperty('accessToken');
    const hint = cookiesOf(second).find(({ name }) => name === `${role}_session`)!;
    expect(Number(hint.attributes['max-age'])).toBeGreaterThan(29 * 86_400);
    expectSuccess(await agent.get('/api/auth/me'));
  });
});

describe('POST /api/auth/mfa/verify', () => {
  it('should accept each recovery code once, in any case and with or without dashes', async () => {
    const owner = await protect(app, 'agency');
    const [code = '', other = ''] = owner.recoveryCodes;
    expectSuccess(await verify(await halfOpen(app, owner), code));
    const again = await halfOpen(app, owner);
    expectFailure(await verify(again, code), 'VALIDATION_FAILED', 'code');
    expectSuccess(await verify(again, other.replaceAll('-', '').toUpperCase()));
    const full = await signInFully(app, owner);
    expect(expectSuccess(await full.get(MFA)).details).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('should accept a shorter recovery code of an earlier version', async () => {
    const owner = await protect(app, 'bd');
    const hash = createHash('sha256').update('k3vd9xwqt2ham7fz').digest('base64url');
    await app.connection
      .collection('secondfactors')
      .updateOne({ _id: new Types.ObjectId(owner.id) }, { $set: { recoveryCodes: [hash] } });
    expectSuccess(await verify(await halfOpen(app, owner), 'k3vd-9xwq-t2ha-m7fz'));
  });

  it('should refuse a session that is open', async () => {
    const owner = await protect(app, 'bd');
    expectFailure(await verify(owner.agent, await codeOf(owner.secret)), 'INVALID_TRANSITION');
  });

  it('should leave the change of an issued password due', async () => {
    const owner = await protect(app, 'bd');
    await app.connection
      .collection('bds')
      .updateOne({ _id: owner.account._id }, { $set: { mustChangePassword: true } });
    const half = await halfOpen(app, owner);
    expectFailure(await half.get('/api/auth/me'), 'MFA_REQUIRED');
    const { accessToken } = expectSuccess(await verify(half, await codeOf(owner.secret)));
    const full = app.withToken(accessToken as string);
    expectSuccess(await full.get('/api/auth/me'));
    expectFailure(await full.get('/api/auth/sessions'), 'PASSWORD_CHANGE_REQUIRED');
  });

  it('should leave a half-open session free to sign out', async () => {
    const owner = await protect(app, 'bd');
    const half = await halfOpen(app, owner);
    expectSuccess(await half.post('/api/auth/logout'));
    expectFailure(await verify(half, await codeOf(owner.secret)), 'UNAUTHENTICATED');
  });
});

describe('POST /api/auth/mfa/recoverycodes', () => {
  it('should replace the codes, with the password or a code', async () => {
    const owner = await protect(app, 'bd');
    const renew = (proof: object) => owner.agent.post(`${MFA}/recoverycodes`).send(proof);
    expectFailure(await renew({}), 'VALIDATION_FAILED', 'password');
    expectFailure(await renew({ password: 'wrong-password' }), 'VALIDATION_FAILED', 'password');
    expectFailure(await renew({ code: await wrongCode(owner.secret) }), 'VALIDATION_FAILED', 'code');
    expectSuccess(await renew({ password: PASSWORD }));
    const { recoveryCodes } = expectSuccess(await renew({ code: await codeOf(owner.secret) })).details as {
      recoveryCodes: string[];
    };
    expect(recoveryCodes).toHaveLength(10);
    const half = await halfOpen(app, owner);
    expectFailure(await verify(half, owner.recoveryCodes[0]!), 'VALIDATION_FAILED', 'code');
    expectSuccess(await verify(half, recoveryCodes[0]!));
  });
});

describe.each(['recoverycodes', 'off'])('POST /api/auth/mfa/%s', (call) => {
  it('should end the other sessions of the account', async () => {
    const owner = await protect(app, 'bd');
    const other = await signInFully(app, owner);
    expectFailure(
      await owner.agent.post(`${MFA}/${call}`).send({ password: 'wrong-password' }),
      'VALIDATION_FAILED',
      'password',
    );
    expectSuccess(await other.get('/api/auth/me'));
    expectSuccess(await owner.agent.post(`${MFA}/${call}`).send({ password: PASSWORD }));
    expectSuccess(await owner.agent.get('/api/auth/me'));
    expectFailure(await other.get('/api/auth/me'), 'UNAUTHENTICATED');
  });
});

describe('POST /api/auth/mfa/off', () => {
  it('should give back the sign-in without a code', async () => {
    const owner = await protect(app, 'agencyadmin');
    const off = (proof: object) => owner.agent.post(`${MFA}/off`).send(proof);
    expectFailure(await off({ password: 'wrong-password' }), 'VALIDATION_FAILED', 'password');
    expectSuccess(await app.login('agencyadmin', owner.account));
    expectSuccess(await off({ password: PASSWORD }));
    expect(expectSuccess(await app.login('agencyadmin', owner.account))).toHaveProperty('agency');
    expectFailure(await off({ password: PASSWORD }), 'INVALID_TRANSITION');
  });

  it('should accept a code in place of the password', async () => {
    const owner = await protect(app, 'bd');
    expectSuccess(await owner.agent.post(`${MFA}/off`).send({ code: await codeOf(owner.secret) }));
    expect(expectSuccess(await owner.agent.get(MFA)).details).toMatchObject({ on: false });
  });
});

describe('the traces of a second factor', () => {
  it('should be in the sign-in history and in the audit log of the account', async () => {
    const owner = await protect(app, 'bd');
    const half = await halfOpen(app, owner);
    await verify(half, await wrongCode(owner.secret));
    const { accessToken } = expectSuccess(await verify(half, owner.recoveryCodes[0]!));
    const agent = app.withToken(accessToken as string);
    expectSuccess(await agent.post(`${MFA}/recoverycodes`).send({ password: PASSWORD }));
    await forgetStep(app, owner.id);
    expectSuccess(await agent.post(`${MFA}/off`).send({ code: await codeOf(owner.secret) }));
    expect(kindsOf(await ownHistory({ agent })).toReversed()).toEqual([
      ...['factorOn', 'codeAsked', 'wrongCode', 'recoveryCodeUsed', 'signedIn'],
      ...['recoveryCodesMade', 'sessionEnded', 'factorOff'],
    ]);
    expect(await auditedOf(owner.id)).toEqual([
      ...['bd.enableSecondFactor', 'bd.useRecoveryCode'],
      ...['bd.renewRecoveryCodes', 'bd.disableSecondFactor'],
    ]);
  });
});
