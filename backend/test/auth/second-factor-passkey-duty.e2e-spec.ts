// Passkeys where a second factor is due, where another person resets it, and as a proof before sensitive calls.
import { Types } from 'mongoose';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  addPasskey,
  Device,
  OFFERING,
  ownPasskey,
  passkeysOf,
  removePasskey,
  signature,
  signInWith,
} from '../support/passkey.js';
import { halfOpen } from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ ...OFFERING, RATE_LIMIT: 'off' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const setRules = (factorRoles: string[]) =>
  admin.agent.put('/api/admin/signinrules').send({ factorRoles, proofOfAll: false });
const resetOf = (id: string) =>
  admin.agent.post('/api/admin/staffaccount/mfa/reset').send({ kind: 'bd', id });

describe('a person who must have a second factor', () => {
  beforeAll(async () => {
    expectSuccess(await setRules(['bd']));
  });
  afterAll(async () => {
    expectSuccess(await setRules([]));
  });

  it('should set up a passkey at the sign-in, and be signed in then', async () => {
    const account = await app.create.bd();
    const answer = expectSuccess(await app.login('bd', account));
    expect(answer).toMatchObject({ mfaSetUp: true, mfaAccepts: [], mfaOffers: ['code', 'passkey'] });
    const half = app.withToken(answer.accessToken as string);
    const device = new Device();
    const opened = expectSuccess(await addPasskey(half, device));
    expect(opened.details).toMatchObject({ recoveryCodes: expect.any(Array) });
    const full = app.withToken(opened.accessToken as string);
    expectSuccess(await full.get('/api/auth/me'));
    expect(kindsOf(await ownHistory({ agent: full }))).toEqual(
      expect.arrayContaining(['codeAsked', 'passkeyAdded', 'factorOn', 'signedIn']),
    );
    expectSuccess(await signInWith(await halfOpen(app, { role: 'bd', account }), device));
  });

  it('should keep the last factor, and may remove another', async () => {
    const owner = await ownPasskey(app, 'bd');
    expectSuccess(await addPasskey(owner.agent, new Device()));
    const [first, last] = await passkeysOf(owner.agent);
    expectSuccess(await removePasskey(owner.agent, first!._id, { password: PASSWORD }));
    expectFailure(await removePasskey(owner.agent, last!._id, { password: PASSWORD }), 'IN_USE');
    expect(await passkeysOf(owner.agent)).toMatchObject([{ _id: last!._id }]);
    expectFailure(await owner.agent.post('/api/auth/mfa/off').send({ password: PASSWORD }), 'IN_USE');
  });

  it('should keep the sessions that showed a passkey when the rule comes', async () => {
    expectSuccess(await setRules([]));
    const owner = await ownPasskey(app, 'bd');
    const bare = await app.as('bd', await app.create.bd());
    expectSuccess(await setRules(['bd']));
    expectSuccess(await owner.agent.get('/api/auth/me'));
    expectFailure(await bare.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
  });
});

describe('the reset by an Owner', () => {
  it('should remove passkeys too, and end the sessions', async () => {
    const owner = await ownPasskey(app, 'bd');
    const state = () => admin.agent.get('/api/admin/staffpassword/state').query({ kind: 'bd', id: owner.id });
    expect(expectSuccess(await state()).details).toMatchObject({ secondFactor: true });
    const half = await halfOpen(app, owner);
    expectSuccess(await resetOf(owner.id));
    expect(expectSuccess(await state()).details).toMatchObject({ secondFactor: false });
    for (const agent of [owner.agent, half])
      expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    const stored = app.connection.collection('secondfactors');
    expect(await stored.countDocuments({ _id: new Types.ObjectId(owner.id) })).toBe(0);
    expect(expectSuccess(await app.login('bd', owner.account))).toHaveProperty('bd');
    expectFailure(await resetOf(owner.id), 'INVALID_TRANSITION');
  });
});

describe('POST /api/auth/proof', () => {
  const addAdmin = (agent: Actor['agent'], number: string) =>
    agent.post('/api/admin/admins').send({ name: 'Somebody', number, password: PASSWORD });

  it('should accept a passkey in place of the password, once', async () => {
    const owner = await ownPasskey(app, 'admin');
    const agent = app.guest();
    agent.set('X-Panel', 'admin');
    expectSuccess(await app.login('admin', owner.account, { agent }));
    expectSuccess(await signInWith(agent, owner.device));
    const provenAt = new Date(Date.now() - 11 * 60_000);
    await app.connection
      .collection('sessions')
      .updateMany({ account: new Types.ObjectId(owner.id) }, { $set: { provenAt } });
    expectFailure(await addAdmin(agent, '916630000001'), 'PROOF_REQUIRED');

    const prove = (passkey: object) => agent.post('/api/auth/proof').send({ passkey });
    const stranger = await ownPasskey(app, 'admin');
    expectFailure(await prove(await signature(agent, stranger.device)), 'VALIDATION_FAILED', 'passkey');
    const signed = await signature(agent, owner.device);
    expectSuccess(await prove(signed));
    expectFailure(await prove(signed), 'VALIDATION_FAILED', 'passkey');
    expectSuccess(await addAdmin(agent, '916630000001'));
  });
});
