// Passkeys of staff: add them, sign in with them, rename and remove them.
import { Types } from 'mongoose';
import { STAFF_ROLES } from '../../src/core/roles.js';
import { startApp, type TestApp } from '../support/app.js';
import { cookiesOf } from '../support/cookies.js';
import { auditOf } from '../support/audit-records.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  addPasskey,
  beginPasskey,
  challenge,
  Device,
  finishPasskey,
  HOST,
  OFFERING,
  optionsOf,
  ownPasskey,
  PASSKEYS,
  passkeysOf,
  removePasskey,
  signature,
  signInWith,
} from '../support/passkey.js';
import { begin, codeOf, confirm, forgetStep, halfOpen, protect, verify } from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';
import { SIGN_IN } from '../support/sign-in.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...OFFERING, RATE_LIMIT: 'off', APP_NAME: 'Back Office' });
});
afterAll(() => app.close());

const MFA = '/api/auth/mfa';
const auditedOf = async (id: string) => (await auditOf(app, id)).map(({ action }) => action as string);

describe('POST /api/auth/mfa/passkeys and passkeys/finish', () => {
  it('should turn the factor on with the first passkey, and change nothing before', async () => {
    const { agent, id, record } = await app.as('bd', await app.create.bd());
    const options = optionsOf(await beginPasskey(agent));
    expect(options).toMatchObject({
      rp: { id: HOST, name: 'Back Office' },
      user: { name: record.uniqueId, displayName: record.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(options.user!.id).not.toContain(id);
    expect(expectSuccess(await agent.get(MFA)).details).toMatchObject({
      on: false,
      app: false,
      passkeysOffered: true,
      passkeys: [],
    });

    const answer = expectSuccess(await finishPasskey(agent, new Device().make(options), '  My phone '));
    const { recoveryCodes } = answer.details as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(answer).not.toHaveProperty('accessToken');
    expect(expectSuccess(await agent.get(MFA)).details).toEqual({
      on: true,
      required: false,
      since: expect.any(String),
      recoveryCodesLeft: 10,
      app: false,
      passkeysOffered: true,
      passkeys: [{ _id: expect.any(String), name: 'My phone', createdAt: expect.any(String) }],
    });
  });

  it('should end the other sessions with the first passkey only, and make recovery codes once', async () => {
    const account = await app.create.agency();
    const [first, other] = [await app.as('agency', account), await app.as('agency', account)];
    expectSuccess(await addPasskey(first.agent, new Device()));
    expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');

    const third = await app.as('agency', account);
    const again = expectSuccess(await addPasskey(first.agent, new Device()));
    expect(again.details).toEqual({ recoveryCodes: [] });
    expectSuccess(await third.agent.get('/api/auth/me'));
  });

  it('should be possible next to an authenticator app, whichever came first', async () => {
    const owner = await protect(app, 'coin');
    expect(expectSuccess(await addPasskey(owner.agent, new Device())).details).toEqual({ recoveryCodes: [] });
    expect(expectSuccess(await app.login('coin', owner.account))).toMatchObject({
      mfaRequired: true,
      mfaAccepts: ['code', 'recoveryCode', 'passkey'],
    });

    const { agent, id, account, recoveryCodes } = await ownPasskey(app, 'bd');
    const { secret } = expectSuccess(await begin(agent)).details as { secret: string };
    const confirmed = expectSuccess(await confirm(agent, await codeOf(secret)));
    expect(confirmed.details).toEqual({ recoveryCodes: [] });
    await forgetStep(app, id);
    expectSuccess(await verify(await halfOpen(app, { role: 'bd', account }), await codeOf(secret)));
    expectSuccess(await verify(await halfOpen(app, { role: 'bd', account }), recoveryCodes[0]!));
    expect(kindsOf(await ownHistory({ agent }))).toContain('appAdded');
  });

  it('should ask for the password, and for a name of 1 to 60 characters', async () => {
    const { agent } = await app.as('bd', await app.create.bd());
    expectFailure(await beginPasskey(agent, 'wrong-password'), 'VALIDATION_FAILED', 'password');
    const made = new Device().make(optionsOf(await beginPasskey(agent)));
    expectFailure(await finishPasskey(agent, made, ' '), 'VALIDATION_FAILED', 'name');
    expectFailure(await finishPasskey(agent, made, 'x'.repeat(61)), 'VALIDATION_FAILED', 'name');
    expectSuccess(await finishPasskey(agent, made, 'x'.repeat(60)));
  });

  it('should refuse an eleventh passkey', async () => {
    const { agent } = await app.as('bd', await app.create.bd());
    for (let n = 0; n < 10; n += 1) expectSuccess(await addPasskey(agent, new Device()));
    expectFailure(await beginPasskey(agent), 'INVALID_TRANSITION');
    expect(await passkeysOf(agent)).toHaveLength(10);
  });

  it('should name the passkeys that the account has, and refuse each a second time', async () => {
    const { agent, device } = await ownPasskey(app, 'bd');
    const options = optionsOf(await beginPasskey(agent));
    expect(options.excludeCredentials).toMatchObject([{ id: device.credential, transports: ['internal'] }]);
    expectFailure(await finishPasskey(agent, device.make(options)), 'DUPLICATE', 'passkey');
    const other = await app.as('agency', await app.create.agency());
    expectFailure(await addPasskey(other.agent, device), 'DUPLICATE', 'passkey');
    expect(expectSuccess(await other.agent.get(MFA)).details).toMatchObject({ on: false });
  });
});

describe.each(STAFF_ROLES)('the sign-in of %s with a passkey', (role) => {
  it('should answer a half-open session without a profile, and the full one for a signature', async () => {
    const owner = await ownPasskey(app, role);
    const signedIn = expectSuccess(await app.login(role, owner.account));
    expect(signedIn).toMatchObject({ mfaRequired: true, mfaAccepts: ['recoveryCode', 'passkey'] });
    expect(signedIn).not.toHaveProperty(SIGN_IN[role].key);
    const half = app.withToken(signedIn.accessToken as string);
    expectFailure(await half.get('/api/auth/me'), 'MFA_REQUIRED');

    const opened = expectSuccess(await signInWith(half, owner.device));
    const full = app.withToken(opened.accessToken as string);
    expect(expectSuccess(await full.get('/api/auth/me')).details).toMatchObject({ role });
    expect(await passkeysOf(full)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    const renewed = await app.guest().post('/api/auth/refresh').send({ refreshToken: opened.refreshToken });
    expectSuccess(renewed);
    expectFailure(
      await app.guest().post('/api/auth/refresh').send({ refreshToken: signedIn.refreshToken }),
      'UNAUTHENTICATED',
    );
  });
});

describe('POST /api/auth/mfa/passkeys/verify', () => {
  it('should set the cookie that the scripts of a panel read', async () => {
    const owner = await ownPasskey(app, 'bd');
    const agent = app.guest();
    agent.set('X-Panel', 'bd');
    expectSuccess(await app.login('bd', owner.account, { agent }));
    const answer = await signInWith(agent, owner.device);
    expect(expectSuccess(answer)).not.toHaveProperty('accessToken');
    expect(cookiesOf(answer).map(({ name }) => name)).toContain('bd_session');
    expectSuccess(await agent.get('/api/auth/me'));
  });

  it('should accept a device that never counts', async () => {
    const owner = await ownPasskey(app, 'bd');
    owner.device.counts = false;
    expectSuccess(await signInWith(await halfOpen(app, owner), owner.device));
    expectSuccess(await signInWith(await halfOpen(app, owner), owner.device));
  });

  it('should refuse a session that is open, and a challenge without a passkey', async () => {
    const owner = await ownPasskey(app, 'bd');
    const signed = await signature(owner.agent, owner.device);
    expectFailure(
      await owner.agent.post(`${PASSKEYS}/verify`).send({ passkey: signed }),
      'INVALID_TRANSITION',
    );
    const bare = await app.as('bd', await app.create.bd());
    expectFailure(await challenge(bare.agent), 'INVALID_TRANSITION');
  });

  it('should refuse texts that are no base64url, and fields that it does not know', async () => {
    const owner = await ownPasskey(app, 'bd');
    const half = await halfOpen(app, owner);
    const signed = await signature(half, owner.device);
    const send = (passkey: unknown) => half.post(`${PASSKEYS}/verify`).send({ passkey } as object);
    for (const passkey of [
      undefined,
      'text',
      [signed],
      { ...signed, signature: '?' },
      { ...signed, more: 1 },
    ])
      expectFailure(await send(passkey), 'VALIDATION_FAILED');
    expectSuccess(await send(signed));
  });
});

describe('the traces of passkeys', () => {
  it('should be in the sign-in history and in the audit log of the account', async () => {
    const owner = await ownPasskey(app, 'bd');
    const [{ _id } = { _id: '' }] = await passkeysOf(owner.agent);
    expectSuccess(await owner.agent.put(`${PASSKEYS}/${_id}`).send({ name: 'Renamed' }));
    expectSuccess(await signInWith(await halfOpen(app, owner), owner.device));
    expectSuccess(await removePasskey(owner.agent, _id, { password: PASSWORD }));
    expect(kindsOf(await ownHistory({ agent: owner.agent })).toSorted()).toEqual(
      [
        ...['passkeyAdded', 'factorOn', 'codeAsked', 'signedIn'],
        ...['passkeyRemoved', 'factorOff', 'sessionEnded'],
      ].toSorted(),
    );
    expect((await auditedOf(owner.id)).toSorted()).toEqual(
      [
        ...['bd.addPasskey', 'bd.enableSecondFactor', 'bd.renamePasskey'],
        ...['bd.removePasskey', 'bd.disableSecondFactor'],
      ].toSorted(),
    );
  });

  it('should hold a random handle in place of the _id, and no private key', async () => {
    const owner = await ownPasskey(app, 'bd');
    const record = await app.stored('secondfactors', owner.id);
    expect(record.userHandle).toMatch(/^[\w-]{43}$/);
    const [passkey] = record.passkeys as Record<string, unknown>[];
    expect(Object.keys(passkey!).toSorted()).toEqual(
      ['_id', 'name', 'credential', 'publicKey', 'counter', 'transports', 'createdAt'].toSorted(),
    );
    expect(passkey!._id).toBeInstanceOf(Types.ObjectId);
  });
});
