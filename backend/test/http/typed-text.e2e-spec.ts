// Text as people type or paste it: identifiers with invisible marks, names in several scripts, passwords.
import { Logger } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Types } from 'mongoose';
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { preview, type Preview, previewed } from '../withdrawals/salary-runs.js';
import { codeOf, halfOpen, protect, verify } from '../support/second-factor.js';
import { sharedApp } from '../support/shared-app.js';
import { ROLES, SIGN_IN } from '../support/sign-in.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** The marks that contacts, PDF files and chats add. */
const marked = (text: string) => `\u202a\u200e${[...text].join('\u200b')}\u00ad\ufe0f\u2066\u202c`;
const inHindi = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));

describe('identifiers with invisible marks or digits of another script', () => {
  it.each(ROLES)('should sign in %s', async (role) => {
    const account = (await app.create.account(role)) as { number: string; uniqueId?: string };
    const login = String(account[SIGN_IN[role].login]);
    for (const typed of [marked(login), inHindi(login)])
      expectSuccess(await app.login(role, { number: typed, uniqueId: typed } as never));
  });

  it('should complete a sign-in with a code or a recovery code', async () => {
    const owner = await protect(app, 'agency');
    const code = await codeOf(owner.secret);
    for (const typed of [marked(code), marked(String(owner.recoveryCodes[0]))])
      expectSuccess(await verify(await halfOpen(app, owner), typed));
  });

  it('should be folded in the rows of imports', async () => {
    const { username } = await app.create.user();
    const { uniqueId } = await app.create.coinAgency();
    const salaries = `code,coins\n${marked(username)},${marked('100')}\n${marked(uniqueId)},${inHindi('20')}`;
    expect(await previewed(admin, salaries)).toMatchObject({ faulty: 0, coins: 120 });
    const staff = `name,email,number\nN,n\u200b@example.com,"${marked('+91 98111 11115')}"`;
    const answer = await preview(admin, staff, '/api/admin/staffimports').field({ kind: 'bd' });
    expect(expectSuccess(answer).details as Preview).toMatchObject({ faulty: 0 });
  });

  it('should name the same coin agency in a transfer', async () => {
    const { uniqueId } = await app.create.coinAgency();
    const sent = await admin.agent
      .post('/api/admin/recharge/sendcoin')
      .send({ to: 1, userId: marked(uniqueId), coin: marked('1,000') });
    expectSuccess(sent);
  });

  it('should never be part of a username', async () => {
    const user = await app.create.user();
    const id = user._id.toHexString();
    const rename = (username: string) =>
      admin.agent.post('/api/admin/edituser').query({ id }).send({ username });
    expectSuccess(await rename(marked(`renamed.${user.number}`)));
    expect((await app.stored('users', id)).username).toBe(`renamed.${user.number}`);
    expectFailure(await rename('\u202erenamed'), 'VALIDATION_FAILED', 'username');
  });
});

describe('a search', () => {
  const FOUND = { username: 'user.97-00.x', number: '919700010001' };
  const PATHS = { '/api/admin/users': 'users', '/api/admin/search': 'details' };
  beforeAll(() => app.create.user(FOUND));

  it.each([
    '+91 97000-10001',
    '97000-10001',
    '(97000) 10001',
    '+91 (0)97000 10001',
    '97000.10001',
    marked('9700010001'),
    inHindi('9700010001'),
    '97-00.x',
    marked('user.97-00'),
  ])('should find a user by %j', async (search) => {
    for (const [path, key] of Object.entries(PATHS)) {
      const body = expectSuccess(await admin.agent.get(path).query({ search }));
      const found = (body[key] as { username: string }[]).map(({ username }) => username);
      expect({ path, found }).toEqual({ path, found: [FOUND.username] });
    }
  });
});

describe('names', () => {
  it.each([
    ['क्\u200dष', 'क्\u200dष'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Anita ❤\ufe0f 👩\u200d🎤', 'Anita ❤\ufe0f 👩\u200d🎤'],
    ['Re\u0301my', 'Rémy'],
    ['Anita\u202e gnp\u0007.exe', 'Anita gnp.exe'],
    ['Anita\r\nSharma', 'Anita Sharma'],
  ])('should be stored so when they are %j', async (name, stored) => {
    const id = (await app.create.user())._id.toHexString();
    expectSuccess(await admin.agent.post('/api/admin/edituser').query({ id }).send({ name }));
    expect((await app.stored('users', id)).name).toBe(stored);
  });

  it('should keep the lines of a bio', async () => {
    const id = (await app.create.user())._id.toHexString();
    expectSuccess(
      await admin.agent.post('/api/admin/edituser').query({ id }).send({ bio: 'One\nTwo\u0000' }),
    );
    expect((await app.stored('users', id)).bio).toBe('One\nTwo');
  });

  it('should be refused when nothing of them is visible', async () => {
    const sent = admin.agent
      .post('/api/admin/plan/createPlan')
      .send({ title: '\u200b\u00ad', coins: 1, rs: 1 });
    expectFailure(await sent, 'VALIDATION_FAILED', 'title');
  });
});

describe('a password with an accent', () => {
  const COMPOSED = 'caf\u00e9 au lait';
  const DECOMPOSED = 'cafe\u0301 au lait';
  const COLLECTION = { user: 'users', agencyadmin: 'agencyadmins' };
  const put = async (role: 'user' | 'agencyadmin', password: string) => {
    const account = await app.create.account(role);
    await app.connection.collection(COLLECTION[role]).updateOne({ _id: account._id }, { $set: { password } });
    return account as never;
  };
  const cheap = (text: string) => hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 });

  it.each(['user', 'agencyadmin'] as const)(
    'should sign in %s however its letters are composed',
    async (role) => {
      const account = await app.create.account(role);
      const actor = await app.as(role, account as never);
      const change =
        role === 'user'
          ? actor.agent.post('/api/app/password').send({ oldPassword: PASSWORD, newPassword: DECOMPOSED })
          : actor.agent
              .put('/api/agencyadmin/upatepassword')
              .query({ id: actor.id })
              .send({ oldpassword: PASSWORD, newpassword: DECOMPOSED, confirmpassword: COMPOSED });
      expectSuccess(await change);
      for (const password of [COMPOSED, DECOMPOSED])
        expectSuccess(await app.login(role, account as never, { password }));
      expectFailure(
        await app.login(role, account as never, { password: 'cafe au lait' }),
        'INVALID_CREDENTIALS',
      );
    },
  );

  it.each(['user', 'agencyadmin'] as const)(
    'should still sign in %s with the hash of an earlier version',
    async (role) => {
      const account = await put(role, await cheap(DECOMPOSED));
      expectSuccess(await app.login(role, account, { password: DECOMPOSED }));
    },
  );

  it('should not be replaced by itself in another composition', async () => {
    const account = await put('user', await cheap(COMPOSED));
    const signedIn = expectSuccess(await app.login('user', account, { password: DECOMPOSED }));
    const agent = app.withToken(signedIn.accessToken as string);
    const sent = agent.post('/api/app/password').send({ oldPassword: DECOMPOSED, newPassword: COMPOSED });
    expectFailure(await sent, 'VALIDATION_FAILED', 'newPassword');
  });
});

describe('the migration that lists identifiers', () => {
  it('should name records that differ only in invisible marks, and change nothing', async () => {
    const [one, other] = [
      await app.create.bd({ email: 'same@example.com' }),
      await app.create.bd({ email: 'same\u200b@example.com' }),
    ];
    await app.create.bd({ email: 'alone\u200b@example.com' });
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await MIGRATIONS.find(({ id }) => id === '0021-typed-identifiers')!.run(app.nest);
    const logged = warn.mock.calls.map(([first]) => first as { msg: string; records: string[] });
    warn.mockRestore();
    expect(logged).toEqual([
      {
        msg: '2 records of Bd have the same email once invisible marks are dropped. Correct all but one',
        records: expect.arrayContaining([one._id.toHexString(), other._id.toHexString()]),
      },
    ]);
    const stored = await app.connection.collection('bds').findOne({ _id: new Types.ObjectId(other._id) });
    expect(stored?.email).toBe('same\u200b@example.com');
  });
});
