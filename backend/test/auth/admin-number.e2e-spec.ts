// A platform admin signs in with a phone number: every spelling of the number finds the account. A panel requires the
// current password for a change of the number.
import { createHmac } from 'node:crypto';
import { SecretsService } from '../../src/platform/access/secrets.service.js';
import { prepareData } from '../../src/startup/prepare.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

let app: TestApp;
let address = 0;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
beforeEach(() => {
  address += 1;
});
afterAll(() => app.close());

/** A caller from an address that no other test uses. */
const from = () => app.guestFrom(`198.51.100.${address}`);
const signIn = (number: string, password = PASSWORD) =>
  app.login('admin', { number }, { password, agent: from() });
const idIn = (response: Parameters<typeof expectSuccess>[0]) =>
  (expectSuccess(response).details as { _id: string })._id;

describe('POST /api/admin/login', () => {
  it.each([
    '917011111111',
    '+91 70111 11111',
    '7011111111',
    '07011111111',
    '0091 70111-11111',
    '70111 11111',
  ])('should find the account when the number is typed as %s', async (typed) => {
    const known = await app.connection.collection('admins').findOne({ number: '917011111111' });
    const _id = known?._id ?? (await app.create.admin({ number: '917011111111' }))._id;
    expect(idIn(await signIn(typed))).toBe(String(_id));
  });

  it('should find the account when only the typed number has a country code', async () => {
    const { _id } = await app.create.admin({ number: '7022222222' });
    expect(idIn(await signIn('+91 70222 22222'))).toBe(String(_id));
  });

  it('should prefer the exact number and refuse an ambiguous spelling', async () => {
    const indian = await app.create.admin({ number: '917033333333' });
    const american = await app.create.admin({ number: '17033333333' });
    expect(idIn(await signIn('917033333333'))).toBe(String(indian._id));
    expect(idIn(await signIn('+1 7033333333'))).toBe(String(american._id));
    expectFailure(await signIn('7033333333'), 'INVALID_CREDENTIALS');
    const local = await app.create.admin({ number: '7033333333' });
    expect(idIn(await signIn('7033333333'))).toBe(String(local._id));
  });

  it('should return 401 for a part of a number and for a disabled account', async () => {
    await app.create.admin({ number: '917044444444' });
    expectFailure(await signIn('4444444'), 'INVALID_CREDENTIALS');
    await app.create.admin({ number: '917055555555', disabled: true });
    expectFailure(await signIn('7055555555'), 'INVALID_CREDENTIALS');
  });

  it.each([
    ['added the admin', { $unset: { numberEnd: 1 } }],
    ['changed the number of the admin', { $set: { numberEnd: '1234567' } }],
  ])(
    'should find the full number immediately, and every spelling after a restart, when an older version %s',
    async (_, left) => {
      const { _id, number } = await app.create.admin();
      await app.connection.collection('admins').updateOne({ _id }, left);
      expect(idIn(await signIn(`+${number}`))).toBe(String(_id));
      expectFailure(await signIn(number.slice(2)), 'INVALID_CREDENTIALS');
      await prepareData(app.nest);
      expect(idIn(await signIn(number.slice(2)))).toBe(String(_id));
    },
  );

  it.each([
    ['exists', true],
    ['does not exist', false],
  ])(
    'should count the failures of all spellings of a number together when the account %s',
    async (_, exists) => {
      const number = exists ? '917066666666' : '917077777777';
      if (exists) await app.create.admin({ number });
      const spellings = [number, number.slice(2), `+${number}`, `0${number.slice(2)}`, `00${number}`];
      for (const typed of [...spellings, ...spellings])
        expectFailure(await signIn(typed, 'wrong-password'), 'INVALID_CREDENTIALS');
      expectFailure(await signIn(number.slice(2)), 'RATE_LIMITED');
    },
  );
});

describe('a known device that an older version stored under the full number', () => {
  const mac = (...parts: string[]) =>
    createHmac('sha256', app.nest.get(SecretsService).keys('known-device')[0]!.key)
      .update(JSON.stringify(parts))
      .digest('base64url');
  const expires = Date.now() + 3_600_000;

  it('should sign in by its address or its cookie when others used up the limit', async () => {
    const { number } = await app.create.admin({ number: '917088888888' });
    const account = `admin:${number}`;
    const home = `203.0.113.${address}`;
    await app.connection.collection<{ _id: string }>('knowndevices').insertOne({
      _id: mac(account),
      addresses: [mac(account, home)],
      expiresAt: new Date(expires),
    } as { _id: string });
    const id = 'A'.repeat(22);
    const cookie = `admin_device=${expires}.${id}.${mac(account, String(expires), id)}`;
    const strangers = Array.from({ length: 50 }, (_, at) => `192.0.2.${at}`);
    for (const stranger of strangers) {
      const agent = app.guest().set('X-Forwarded-For', stranger);
      await app.login('admin', { number }, { password: 'wrong-password', agent });
    }
    expectFailure(await signIn(number), 'RATE_LIMITED');
    const atHome = app.guest().set('X-Forwarded-For', home);
    expectSuccess(await app.login('admin', { number }, { agent: atHome }));
    const headers = { 'X-Panel': 'admin', Cookie: cookie };
    expectSuccess(await app.login('admin', { number }, { agent: from(), headers }));
  });
});

describe('POST /api/admin/profile/editprofile from a panel', () => {
  const panel = async () => {
    const admin = await app.create.admin();
    const agent = from();
    agent.set('X-Panel', 'admin');
    expectSuccess(await app.login('admin', admin, { agent, headers: { 'X-Panel': 'admin' } }));
    const id = admin._id.toHexString();
    return {
      admin,
      edit: (fields: object) => agent.post('/api/admin/profile/editprofile').send({ id, ...fields }),
    };
  };
  let next = 917_100_000_000;
  const number = () => String((next += 1));

  it('should not require the current password when only the spelling of the number changes', async () => {
    const { admin, edit } = await panel();
    expectSuccess(await edit({ name: 'Another Name', number: `+${admin.number}` }));
  });

  it('should require the current password when the number changes', async () => {
    const { admin, edit } = await panel();
    const wanted = number();
    expectFailure(await edit({ number: wanted }), 'VALIDATION_FAILED', 'currentPassword');
    const wrong = { number: wanted, currentPassword: 'wrong-password' };
    expectFailure(await edit(wrong), 'VALIDATION_FAILED', 'currentPassword');
    expect((await app.stored('admins', admin._id)).number).toBe(admin.number);
    expectSuccess(await edit({ number: wanted, currentPassword: PASSWORD }));
    expectSuccess(await signIn(wanted));
  });

  it.each(['Basic c3RhZ2luZzpnYXRl', 'Bearer', 'nonsense'])(
    'should require the current password when the cookie comes with the header "Authorization: %s"',
    async (header) => {
      const { admin, edit } = await panel();
      const change = edit({ number: number() }).set('Authorization', header);
      expectFailure(await change, 'VALIDATION_FAILED', 'currentPassword');
      expect((await app.stored('admins', admin._id)).number).toBe(admin.number);
    },
  );

  it('should require the current password only when the email address changes', async () => {
    const { admin, edit } = await panel();
    const email = `owner.${admin.number}@example.com`;
    expectFailure(await edit({ email }), 'VALIDATION_FAILED', 'currentPassword');
    expectSuccess(await edit({ email, currentPassword: PASSWORD }));
    expectSuccess(await edit({ email: email.toUpperCase(), name: 'Another Name' }));
    const { agent } = await app.as('admin', admin);
    const documented = { id: admin._id.toHexString(), email: `new.${email}` };
    expectSuccess(await agent.post('/api/admin/profile/editprofile').send(documented));
  });

  it('should return 429 after ten wrong passwords', async () => {
    const { edit } = await panel();
    const wanted = number();
    for (let n = 0; n < 10; n += 1)
      expectFailure(
        await edit({ number: wanted, currentPassword: `wrong-${n}` }),
        'VALIDATION_FAILED',
        'currentPassword',
      );
    expectFailure(await edit({ number: wanted, currentPassword: PASSWORD }), 'RATE_LIMITED');
  });
});
