// The admin tags, bans and deactivates a user; and what every call requires that changes one.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { userChanges } from './user-changes.js';

const UNKNOWN = '66f0c0ffee00000000000001';
const users = userChanges();

describe('POST /api/admin/usertag', () => {
  it('should set a tag and remove it', async () => {
    const { app } = users;
    const [user, tag] = [await app.create.user(), await app.create.tag()];
    const myTag = tag._id.toHexString();
    expectSuccess(await users.change('usertag', user, { myTag }));
    expect((await users.view(user)).myTag).toBe(myTag);
    expectSuccess(await users.change('usertag', user, { myTag: '' }));
    expect((await users.view(user)).myTag).toBe('');
  });

  it('should return 400 when the tag is no id', async () => {
    const { app } = users;
    const user = await app.create.user();
    for (const body of [{}, { myTag: 'x' }, { myTag: { $ne: null } }, { myTag: null }])
      expectFailure(await users.change('usertag', user, body), 'VALIDATION_FAILED', 'myTag');
  });

  it('should return 404 when the tag is unknown', async () => {
    const { app } = users;
    expectFailure(
      await users.change('usertag', await app.create.user(), { myTag: UNKNOWN }),
      'NOT_FOUND',
      'myTag',
    );
  });
});

describe('POST /api/admin/userban', () => {
  it('should end the sessions immediately and give the reason at the next sign-in', async () => {
    const { app } = users;
    const user = await app.create.user();
    const { agent, refreshToken } = await app.as('user', user);
    const banned = await users.change('userban', user, {
      ...(await users.view(user)),
      banStatus: '1',
      reason: 'Fraud',
    });
    expect(expectSuccess(banned).message).toBe('User banned');
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.guest().post('/api/auth/refresh').send({ refreshToken }), 'UNAUTHENTICATED');
    const refused = await app.login('user', user);
    expectFailure(refused, 'ACCOUNT_BANNED');
    expect((refused.body as { message: string }).message).toContain('Fraud');
    expect((await users.view(user)).banStatus).toBe('1');
  });

  it('should lift the ban and clear the reason', async () => {
    const { app } = users;
    const user = await app.create.user({ banned: true, banReason: 'Fraud' });
    expect(expectSuccess(await users.change('userban', user, { banStatus: 0 })).message).toBe(
      'User unbanned',
    );
    expectSuccess(await app.login('user', user));
    expect((await app.stored('users', user._id)).banReason).toBe('');
  });

  it.each(['2', 'true', '', null, true, ['1'], { $ne: '0' }])(
    'should return 400 when banStatus is %p',
    async (banStatus) => {
      const { app } = users;
      expectFailure(
        await users.change('userban', await app.create.user(), { banStatus }),
        'VALIDATION_FAILED',
        'banStatus',
      );
    },
  );
});

describe('POST /api/admin/deviceban', () => {
  it("should ban the user's devices, end the sessions and lift the ban again", async () => {
    const { app } = users;
    const user = await app.create.user({ deviceIds: ['phone-1'] });
    const { agent } = await app.as('user', user);
    expect(expectSuccess(await users.change('deviceban', user, { banStatus: '1' })).message).toBe(
      'Devices banned',
    );
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('user', user), 'ACCOUNT_BANNED');
    expect(await users.view(user)).toMatchObject({ deviceBanStatus: '1', banStatus: '0', devices: 1 });
    expectSuccess(await users.change('deviceban', user, { banStatus: '0' }));
    expectSuccess(await app.login('user', user));
  });

  it.each([
    ['userban', '1', 'user.ban'],
    ['userban', '0', 'user.unban'],
    ['deviceban', '1', 'user.banDevice'],
    ['deviceban', '0', 'user.unbanDevice'],
  ])(
    'should record a reason that follows a change when %s is sent again with %s',
    async (call, banStatus, action) => {
      const { app } = users;
      const isBanned = banStatus === '0';
      const user = await app.create.user({ banned: isBanned, deviceBanned: isBanned });
      expectSuccess(await users.change(call, user, { banStatus }));
      expectSuccess(await users.change(call, user, { banStatus, reason: 'Sells coins elsewhere' }));
      const log = await users.admin.get('/api/admin/audit').query({ target: user._id.toHexString() });
      const entries = (expectSuccess(log).details as { action: string; reason: string }[]).toReversed();
      const given = action === 'user.ban' ? action : 'user.giveReason';
      expect(entries.map((entry) => [entry.action, entry.reason])).toEqual([
        [action, ''],
        [given, 'Sells coins elsewhere'],
      ]);
    },
  );

  it('should return 400 when banStatus is neither 0 nor 1', async () => {
    const { app } = users;
    const user = await app.create.user();
    expectFailure(
      await users.change('deviceban', user, { banStatus: '3' }),
      'VALIDATION_FAILED',
      'banStatus',
    );
    expectFailure(await users.change('deviceban', user, {}), 'VALIDATION_FAILED', 'banStatus');
  });
});

describe('POST /api/admin/userstatus', () => {
  const setStatus = (id: string, active: unknown) =>
    users.admin.post('/api/admin/userstatus').send({ id, active });

  it.each([
    [false, true],
    ['false', 'true'],
    [0, 1],
    ['0', '1'],
  ])('should end the sessions when active is %p and allow the sign-in when it is %p', async (off, on) => {
    const { app } = users;
    const user = await app.create.user();
    const id = user._id.toHexString();
    const { agent } = await app.as('user', user);
    expect(expectSuccess(await setStatus(id, off)).details).toMatchObject({ _id: id, active: false });
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('user', user), 'INVALID_CREDENTIALS');
    expect(expectSuccess(await setStatus(id, on)).details).toMatchObject({ _id: id, active: true });
    expectSuccess(await app.login('user', user, { password: PASSWORD }));
  });

  it('should return 400 when active is not a boolean', async () => {
    const { app } = users;
    const id = (await app.create.user())._id.toHexString();
    for (const active of ['', 'yes', 2, null, [true]])
      expectFailure(await setStatus(id, active), 'VALIDATION_FAILED', 'active');
    expectFailure(await setStatus('x', true), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the user is unknown', async () => {
    expectFailure(await setStatus(UNKNOWN, true), 'NOT_FOUND');
  });
});

describe.each([
  ['edituser', { name: 'x' }],
  ['usertag', { myTag: '' }],
  ['userban', { banStatus: '1' }],
  ['deviceban', { banStatus: '1' }],
])('POST /api/admin/%s', (call, body) => {
  it('should return 400 when the id is missing or malformed', async () => {
    expectFailure(await users.admin.post(`/api/admin/${call}`).send(body), 'VALIDATION_FAILED', 'id');
    expectFailure(await users.change(call, 'x', body), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the user is unknown', async () => {
    expectFailure(await users.change(call, UNKNOWN, body), 'NOT_FOUND');
  });
});
