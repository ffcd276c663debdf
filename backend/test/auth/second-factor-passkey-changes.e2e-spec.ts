// The passkeys of an account as its owner changes them: names, removal, and the factor off.
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import {
  addPasskey,
  Device,
  OFFERING,
  ownPasskey,
  PASSKEYS,
  passkeysOf,
  removePasskey,
  signature,
  signInWith,
} from '../support/passkey.js';
import { halfOpen, protect } from '../support/second-factor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...OFFERING, RATE_LIMIT: 'off' });
});
afterAll(() => app.close());

const MFA = '/api/auth/mfa';

describe('PUT /api/auth/mfa/passkeys/{id}', () => {
  it('should rename an own passkey only', async () => {
    const [owner, other] = [await ownPasskey(app, 'bd'), await ownPasskey(app, 'bd')];
    const [{ _id } = { _id: '' }] = await passkeysOf(owner.agent);
    const rename = (agent: typeof owner.agent, name: string) =>
      agent.put(`${PASSKEYS}/${_id}`).send({ name });
    expectSuccess(await rename(owner.agent, 'Work laptop'));
    expect(await passkeysOf(owner.agent)).toMatchObject([{ name: 'Work laptop' }]);
    expectFailure(await rename(owner.agent, ''), 'VALIDATION_FAILED', 'name');
    expectFailure(await rename(other.agent, 'Mine'), 'NOT_FOUND');
    expect(await passkeysOf(owner.agent)).toMatchObject([{ name: 'Work laptop' }]);
  });
});

describe('POST /api/auth/mfa/passkeys/{id}/remove', () => {
  it('should need a proof, reach an own passkey only, and end the other sessions', async () => {
    const [owner, other] = [await ownPasskey(app, 'bd'), await ownPasskey(app, 'bd')];
    const second = new Device();
    expectSuccess(await addPasskey(owner.agent, second));
    const session = await app.as('bd', owner.account as never);
    const [{ _id } = { _id: '' }] = await passkeysOf(owner.agent);
    expectFailure(await removePasskey(owner.agent, _id, {}), 'VALIDATION_FAILED', 'password');
    expectFailure(
      await removePasskey(owner.agent, _id, { password: 'wrong-password' }),
      'VALIDATION_FAILED',
      'password',
    );
    expectFailure(await removePasskey(other.agent, _id, { password: PASSWORD }), 'NOT_FOUND');
    expectSuccess(await removePasskey(owner.agent, _id, { passkey: await signature(owner.agent, second) }));
    expectFailure(await session.agent.get('/api/auth/me'), 'UNAUTHENTICATED');

    const half = await halfOpen(app, owner);
    expectFailure(await signInWith(half, owner.device), 'VALIDATION_FAILED', 'passkey');
    expectSuccess(await signInWith(half, second));
    expectFailure(await removePasskey(owner.agent, _id, { password: PASSWORD }), 'NOT_FOUND');
  });

  it('should turn the factor off with the last one, unless there is an app', async () => {
    const owner = await ownPasskey(app, 'agencyadmin');
    const [{ _id } = { _id: '' }] = await passkeysOf(owner.agent);
    expectSuccess(await removePasskey(owner.agent, _id, { password: PASSWORD }));
    expect(expectSuccess(await owner.agent.get(MFA)).details).toMatchObject({
      on: false,
      recoveryCodesLeft: 0,
    });
    expect(expectSuccess(await app.login('agencyadmin', owner.account))).toHaveProperty('agency');

    const withApp = await protect(app, 'bd');
    expectSuccess(await addPasskey(withApp.agent, new Device()));
    const [own = { _id: '' }] = await passkeysOf(withApp.agent);
    expectSuccess(await removePasskey(withApp.agent, own._id, { password: PASSWORD }));
    expect(expectSuccess(await app.login('bd', withApp.account))).toMatchObject({
      mfaAccepts: ['code', 'recoveryCode'],
    });
  });

  it('should keep the factor on when two last passkeys are removed at once and one stays', async () => {
    const owner = await ownPasskey(app, 'bd');
    for (const device of [new Device(), new Device()]) expectSuccess(await addPasskey(owner.agent, device));
    const [first, second] = await passkeysOf(owner.agent);
    const answers = await Promise.all(
      [first!, second!].map(({ _id }) => removePasskey(owner.agent, _id, { password: PASSWORD })),
    );
    for (const answer of answers) expectSuccess(answer);
    expect(await passkeysOf(owner.agent)).toHaveLength(1);
    expect(expectSuccess(await app.login('bd', owner.account))).toMatchObject({ mfaRequired: true });
  });
});

describe('POST /api/auth/mfa/off', () => {
  it('should forget all passkeys, with a passkey as the proof', async () => {
    const owner = await ownPasskey(app, 'bd');
    const passkey = await signature(owner.agent, owner.device);
    expectSuccess(await owner.agent.post(`${MFA}/off`).send({ passkey }));
    expect(expectSuccess(await owner.agent.get(MFA)).details).toMatchObject({ on: false, passkeys: [] });
    // A device forgets nothing by itself: the same passkey can be added again.
    expectSuccess(await addPasskey(owner.agent, owner.device));
  });
});
