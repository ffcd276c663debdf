// A person who has the password of an account and a passkey, or an answer of one, that must not count.
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  addPasskey,
  beginPasskey,
  challenge,
  Device,
  finishPasskey,
  OFFERING,
  optionsOf,
  ownPasskey,
  passkeysOf,
  type PasskeyOwner,
  signature,
  signInWith,
  verifyPasskey,
} from '../support/passkey.js';
import { halfOpen, protect, verify } from '../support/second-factor.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...OFFERING, RATE_LIMIT: 'off' });
});
afterAll(() => app.close());

const challenges = () => app.connection.collection('passkeychallenges');
/** Expects that the answer opens nothing. */
const expectRefused = async (answer: PromiseLike<Response>) =>
  expectFailure(await answer, 'VALIDATION_FAILED', 'passkey');

describe('a signature', () => {
  let owner: PasskeyOwner;
  beforeAll(async () => {
    owner = await ownPasskey(app, 'bd');
  });

  it('should count once, also when two requests send it at once', async () => {
    const half = await halfOpen(app, owner);
    const signed = await signature(half, owner.device);
    const answers = await Promise.all([verifyPasskey(half, signed), verifyPasskey(half, signed)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = await halfOpen(app, owner);
    await expectRefused(verifyPasskey(other, signed));
  });

  it('should count for the challenge of its own session only', async () => {
    const [one, other] = [await halfOpen(app, owner), await halfOpen(app, owner)];
    const signed = await signature(one, owner.device);
    optionsOf(await challenge(other));
    await expectRefused(verifyPasskey(other, signed));
    expectSuccess(await verifyPasskey(one, signed));
  });

  it('should count for its purpose only', async () => {
    const proof = await signature(owner.agent, owner.device);
    await expectRefused(verifyPasskey(await halfOpen(app, owner), proof));
    const { agent } = await app.as('bd', owner.account as never);
    const forSignIn = await signature(await halfOpen(app, owner), owner.device);
    expectFailure(
      await agent.post('/api/auth/proof').send({ passkey: forSignIn }),
      'VALIDATION_FAILED',
      'passkey',
    );
  });

  it('should use up its challenge when it is wrong, and need a challenge', async () => {
    const half = await halfOpen(app, owner);
    const right = await signature(half, owner.device);
    const last = right.signature.at(-1) === 'A' ? 'Q' : 'A';
    await expectRefused(verifyPasskey(half, { ...right, signature: right.signature.slice(0, -1) + last }));
    await expectRefused(verifyPasskey(half, right));
    expectSuccess(await signInWith(half, owner.device));
  });

  it('should not count after five minutes', async () => {
    const half = await halfOpen(app, owner);
    const signed = await signature(half, owner.device);
    const account = new Types.ObjectId(owner.id);
    const stored = await challenges().findOne(
      { account, _id: /:signIn$/ as never },
      { sort: { expiresAt: -1 } },
    );
    const left = (stored!.expiresAt as Date).getTime() - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    await challenges().updateMany({ account }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    await expectRefused(verifyPasskey(half, signed));
  });

  it('should be for the address and the host name of the installation', async () => {
    const half = await halfOpen(app, owner);
    owner.device.origin = 'https://staff.example.com.attacker.example';
    await expectRefused(signInWith(half, owner.device));
    owner.device.origin = OFFERING.PUBLIC_URL;
    owner.device.host = 'example.com';
    await expectRefused(signInWith(half, owner.device));
    owner.device.host = 'staff.example.com';
    expectSuccess(await signInWith(half, owner.device));
  });

  it('should come from a device that checked who uses it', async () => {
    const half = await halfOpen(app, owner);
    owner.device.verifies = false;
    await expectRefused(signInWith(half, owner.device));
    owner.device.verifies = true;
    expectSuccess(await signInWith(half, owner.device));
  });
});

describe('the passkey of another person', () => {
  it('should open nothing', async () => {
    const [owner, other] = [await ownPasskey(app, 'bd'), await ownPasskey(app, 'bd')];
    const half = await halfOpen(app, owner);
    await expectRefused(signInWith(half, other.device));
    // The id of the owner's passkey with the signature of another.
    const forged = { ...(await signature(half, other.device)), id: owner.device.credential };
    const { userHandle: _theirs, ...nameless } = forged;
    await expectRefused(verifyPasskey(half, nameless));
    // A handle of another account.
    const { userHandle } = await signature(other.agent, other.device);
    const signed = await signature(half, owner.device);
    await expectRefused(verifyPasskey(half, { ...signed, userHandle }));
    expectSuccess(await signInWith(half, owner.device));
  });

  it('should not be accepted as a code, nor a code of digits by an account without an app', async () => {
    const owner = await ownPasskey(app, 'bd');
    const half = await halfOpen(app, owner);
    expectFailure(await verify(half, '123456'), 'VALIDATION_FAILED', 'code');
    expectSuccess(await verify(half, owner.recoveryCodes[0]!));
  });
});

describe('a copied passkey', () => {
  it('should be refused when its counter went back, with a note for the owner', async () => {
    const owner = await ownPasskey(app, 'bd');
    for (let n = 0; n < 3; n += 1) expectSuccess(await signInWith(await halfOpen(app, owner), owner.device));
    owner.device.counter = 1;
    await expectRefused(signInWith(await halfOpen(app, owner), owner.device));
    // The same counter as the last one.
    owner.device.counter = 2;
    await expectRefused(signInWith(await halfOpen(app, owner), owner.device));
    owner.device.counts = false;
    owner.device.counter = 0;
    await expectRefused(signInWith(await halfOpen(app, owner), owner.device));
    owner.device.counts = true;
    owner.device.counter = 3;
    const { accessToken } = expectSuccess(await signInWith(await halfOpen(app, owner), owner.device));
    const kinds = kindsOf(await ownHistory({ agent: app.withToken(accessToken as string) }));
    expect(kinds.filter((kind) => kind === 'passkeyCopied')).toHaveLength(3);
  });
});

describe('a new passkey', () => {
  it('should be made for the challenge of its own session, once', async () => {
    const account = await app.create.bd();
    const [one, other] = [await app.as('bd', account), await app.as('bd', account)];
    const made = new Device().make(optionsOf(await beginPasskey(one.agent)));
    optionsOf(await beginPasskey(other.agent));
    await expectRefused(finishPasskey(other.agent, made));
    expectSuccess(await finishPasskey(one.agent, made));
    await expectRefused(
      finishPasskey(one.agent, new Device().make({ challenge: 'AAAA', user: { id: 'AAAA', name: '' } })),
    );
  });

  it('should be made at the address of the installation, by a device that checks its user', async () => {
    const { agent } = await app.as('bd', await app.create.bd());
    for (const device of [
      new Device({ origin: 'https://attacker.example' }),
      new Device({ host: 'attacker.example' }),
      new Device({ verifies: false }),
    ])
      expectFailure(await addPasskey(agent, device), 'VALIDATION_FAILED', 'passkey');
    const device = new Device();
    const made = device.make(optionsOf(await beginPasskey(agent)));
    await expectRefused(finishPasskey(agent, { ...made, id: 'AAAA' }));
    await expectRefused(finishPasskey(agent, { ...made, attestationObject: 'oA' }));
    expect(await passkeysOf(agent)).toEqual([]);
  });

  it('should not be added in a session that has not shown the factor of the account', async () => {
    const owner = await protect(app, 'bd');
    expectFailure(await beginPasskey(await halfOpen(app, owner)), 'MFA_REQUIRED');
  });
});

describe('an installation without a domain name', () => {
  it('should offer no passkeys, and leave the recovery codes to those who have them', async () => {
    const owner = await ownPasskey(app, 'bd');
    const moved = await startApp({ MONGODB_URI: app.databaseUri, RATE_LIMIT: 'off' });
    const signedIn = expectSuccess(await moved.login('bd', owner.account));
    expect(signedIn.mfaAccepts).toEqual(['recoveryCode']);
    const half = moved.withToken(signedIn.accessToken as string);
    expectFailure(await challenge(half), 'INVALID_TRANSITION');
    const opened = expectSuccess(await verify(half, owner.recoveryCodes[0]!));
    const full = moved.withToken(opened.accessToken as string);
    expectFailure(await beginPasskey(full), 'INVALID_TRANSITION');
    const state = expectSuccess(await full.get('/api/auth/mfa')).details;
    await moved.close();
    expect(state).toMatchObject({ on: true, passkeysOffered: false, passkeys: [{ name: 'Test device' }] });
  });
});

describe('guessing', () => {
  it('should end after ten wrong signatures, together with wrong passwords', async () => {
    const limited = await startApp({ ...OFFERING, MONGODB_URI: app.databaseUri });
    const owner = await ownPasskey(limited, 'agency');
    const half = await halfOpen(limited, owner);
    const stranger = new Device();
    stranger.make({ challenge: 'AAAA', user: { id: 'AAAA', name: '' } });
    for (let n = 0; n < 10; n += 1) await expectRefused(signInWith(half, stranger));
    const right = await signInWith(half, owner.device);
    const again = await limited.login('agency', owner.account, { password: PASSWORD });
    await limited.close();
    expectFailure(right, 'RATE_LIMITED');
    expectFailure(again, 'RATE_LIMITED');
  });
});

describe('the database', () => {
  it('should keep challenges for a while, and each passkey once', async () => {
    const expiring = (await challenges().indexes()).find(({ key }) => 'expiresAt' in (key as object));
    expect(expiring).toMatchObject({ expireAfterSeconds: 0 });
    const indexes = await app.connection.collection('secondfactors').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { 'passkeys.credential': 1 }, unique: true }),
    );
  });
});
