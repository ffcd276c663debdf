import type { UserDto } from '../src/modules/users/user.dto.js';
import type { User as UserRecord } from '../src/modules/users/user.schema.js';
import { type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { PASSWORD } from './factories/factory.js';

const UNKNOWN = '66f0c0ffee00000000000001';
let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

const change = (call: string, user: UserRecord | string, body: object) =>
  admin
    .post(`/api/admin/${call}`)
    .query({ id: typeof user === 'string' ? user : user._id.toHexString() })
    .send(body);
const view = async (user: UserRecord) => {
  const response = await admin.get('/api/admin/view_user').query({ id: user._id.toHexString() });
  return expectSuccess(response).details as UserDto;
};

describe('POST /api/admin/edituser', () => {
  it('should change what is given and nothing else', async () => {
    const user = await app.create.user({ bio: 'before', coin: 12 });
    const before = await view(user);
    expectSuccess(await change('edituser', user, { name: 'New Name', bio: 'after', gender: 'female' }));
    expect(await view(user)).toEqual({ ...before, name: 'New Name', bio: 'after', gender: 'female' });
  });

  it('should take the whole user as older clients send it, and drop what is not to be edited', async () => {
    const user = await app.create.user({ coin: 12 });
    const before = await view(user);
    const sent = {
      ...before,
      name: 'New Name',
      coin: 1_000_000,
      banStatus: '1',
      active: false,
      __v: 3,
      password: '',
    };
    expectSuccess(await change('edituser', user, sent));
    expect(await view(user)).toEqual({ ...before, name: 'New Name' });
  });

  it('should take a whole user whose email address of legacy data is none, and leave it', async () => {
    const user = await app.create.user({ email: 'Not An Address' });
    const whole = { ...(await view(user)), name: 'Another Name' };
    expectSuccess(await change('edituser', user, whole));
    expect(await view(user)).toMatchObject({ name: 'Another Name', email: 'Not An Address' });
    expectFailure(await change('edituser', user, { email: 'another text' }), 'VALIDATION_FAILED', 'email');
  });

  it('should keep an email address in lower case, empty it again and refuse what is none', async () => {
    const user = await app.create.user();
    expectSuccess(await change('edituser', user, { email: ' Anita@Example.com ' }));
    expect(await view(user)).toMatchObject({ email: 'anita@example.com' });
    expectFailure(await change('edituser', user, { email: 'nobody' }), 'VALIDATION_FAILED', 'email');
    expectSuccess(await change('edituser', user, { email: '' }));
    expect(await view(user)).toMatchObject({ email: '' });
  });

  it('should take the fields from a form too', async () => {
    const user = await app.create.user();
    expectSuccess(await change('edituser', user, {}).type('form').send({ name: 'From a form' }));
    expect((await view(user)).name).toBe('From a form');
  });

  it('should take null for unchanged and an empty text for empty', async () => {
    const user = await app.create.user({ name: 'Kept', bio: 'goes' });
    expectSuccess(await change('edituser', user, { name: null, bio: '' }));
    expect(await view(user)).toMatchObject({ name: 'Kept', bio: '' });
  });

  it('should leave the password and the sessions alone when the password is empty', async () => {
    const user = await app.create.user();
    const { agent } = await app.as('user', user);
    expectSuccess(await change('edituser', user, { name: 'New', password: '' }));
    expectSuccess(await agent.get('/api/auth/me'));
    expectSuccess(await app.login('user', user));
  });

  it('should end all sessions with a new password', async () => {
    const user = await app.create.user();
    const actors = [await app.as('user', user), await app.as('user', user)];
    expectSuccess(await change('edituser', user, { password: 'another-password' }));
    for (const { agent, refreshToken } of actors) {
      expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
      expectFailure(await app.guest().post('/api/auth/refresh').send({ refreshToken }), 'UNAUTHENTICATED');
    }
    expectFailure(await app.login('user', user), 'INVALID_CREDENTIALS');
    expectSuccess(await app.login('user', user, { password: 'another-password' }));
  });

  it('should keep a new phone number as digits and find the user by it', async () => {
    const user = await app.create.user();
    expectSuccess(await change('edituser', user, { number: '+91 99222 22222' }));
    expect((await view(user)).number).toBe('919922222222');
    const found = expectSuccess(await admin.get('/api/admin/search').query({ search: '922222222' }));
    expect((found.details as UserDto[]).map(({ _id }) => _id)).toEqual([user._id.toHexString()]);
    expectSuccess(await app.login('user', { number: '919922222222' }));
  });

  it('should find a user by the new name, and no more by the old', async () => {
    const user = await app.create.user({ username: 'before.change', name: 'Beforename' });
    expectSuccess(await change('edituser', user, { username: 'After.Change', name: 'Aftername' }));
    const count = async (search: string) =>
      expectSuccess(await admin.get('/api/admin/search').query({ search })).total;
    expect([await count('after.change'), await count('aftername')]).toEqual([1, 1]);
    expect([await count('before.change'), await count('beforename')]).toEqual([0, 0]);
  });

  it('should be named so in the lists of hosts, live sessions and withdrawals too', async () => {
    const user = await app.create.user({ username: 'listed.before' });
    await app.create.host(user, 'AG000077', { realName: 'Listed Person' });
    await app.create.liveSession(user, 'AG000077');
    await app.create.withdrawal(user);
    expectSuccess(await change('edituser', user, { username: 'Listed.After' }));
    const shown = async (path: string, search: string) =>
      expectSuccess(await admin.get(`/api/${path}`).query({ search, status: 0 }));
    for (const search of ['listed.after', 'listed person']) {
      const { details } = await shown('agency/host/gethost', search);
      expect(details).toMatchObject([{ username: 'Listed.After' }]);
    }
    const named = [{ userId: { username: 'Listed.After' } }];
    expect((await shown('admin/live/sessions', 'listed.after')).details).toMatchObject(named);
    expect((await shown('admin/withdrawal/pending', 'listed.after')).details).toMatchObject(named);
    expect((await shown('admin/withdrawal/pending', 'listed.before')).total).toBe(0);
  });

  it.each([
    ['username', 'a'],
    ['username', 'with space'],
    ['username', { $ne: '' }],
    ['name', 'x'.repeat(101)],
    ['name', ['a']],
    ['bio', 'x'.repeat(1001)],
    ['number', 'phone'],
    ['number', ''],
    ['password', 'short'],
    ['password', { $gt: '' }],
    ['gender', 7],
  ])('should refuse %s = %p', async (field, value) => {
    const user = await app.create.user();
    expectFailure(await change('edituser', user, { [field]: value }), 'VALIDATION_FAILED', field);
  });

  it('should refuse a username that another has, in any case, and name the field', async () => {
    const [user, other] = [await app.create.user(), await app.create.user()];
    const before = await view(user);
    const taken = { name: 'New', username: other.username.toUpperCase() };
    expectFailure(await change('edituser', user, taken), 'DUPLICATE', 'username');
    expect(await view(user)).toEqual(before);
  });

  it('should refuse a phone number that another has', async () => {
    const [user, other] = [await app.create.user(), await app.create.user()];
    expectFailure(await change('edituser', user, { number: `+${other.number}` }), 'DUPLICATE', 'number');
  });

  it('should let a user keep its own name, in another case too', async () => {
    const user = await app.create.user({ username: 'own.name' });
    expectSuccess(await change('edituser', user, { username: 'Own.Name', number: user.number }));
    expect((await view(user)).username).toBe('Own.Name');
  });
});

describe('POST /api/admin/usertag', () => {
  it('should give a tag and take it off', async () => {
    const [user, tag] = [await app.create.user(), await app.create.tag()];
    const myTag = tag._id.toHexString();
    expectSuccess(await change('usertag', user, { myTag }));
    expect((await view(user)).myTag).toBe(myTag);
    expectSuccess(await change('usertag', user, { myTag: '' }));
    expect((await view(user)).myTag).toBe('');
  });

  it('should refuse what is no id', async () => {
    const user = await app.create.user();
    for (const body of [{}, { myTag: 'x' }, { myTag: { $ne: null } }, { myTag: null }])
      expectFailure(await change('usertag', user, body), 'VALIDATION_FAILED', 'myTag');
  });

  it('should not find an unknown tag', async () => {
    expectFailure(await change('usertag', await app.create.user(), { myTag: UNKNOWN }), 'NOT_FOUND', 'myTag');
  });
});

describe('POST /api/admin/userban', () => {
  it('should end the sessions at once and tell why at the next sign-in', async () => {
    const user = await app.create.user();
    const { agent, refreshToken } = await app.as('user', user);
    const banned = await change('userban', user, { ...(await view(user)), banStatus: '1', reason: 'Fraud' });
    expect(expectSuccess(banned).message).toBe('User banned');
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.guest().post('/api/auth/refresh').send({ refreshToken }), 'UNAUTHENTICATED');
    const refused = await app.login('user', user);
    expectFailure(refused, 'ACCOUNT_BANNED');
    expect((refused.body as { message: string }).message).toContain('Fraud');
    expect((await view(user)).banStatus).toBe('1');
  });

  it('should unban, and forget the reason', async () => {
    const user = await app.create.user({ banned: true, banReason: 'Fraud' });
    expect(expectSuccess(await change('userban', user, { banStatus: 0 })).message).toBe('User unbanned');
    expectSuccess(await app.login('user', user));
    expect((await app.stored('users', user._id)).banReason).toBe('');
  });

  it.each(['2', 'true', '', null, true, ['1'], { $ne: '0' }])(
    'should refuse banStatus %p',
    async (banStatus) => {
      expectFailure(
        await change('userban', await app.create.user(), { banStatus }),
        'VALIDATION_FAILED',
        'banStatus',
      );
    },
  );
});

describe('POST /api/admin/deviceban', () => {
  it('should ban the devices of a user, end its sessions, and unban them', async () => {
    const user = await app.create.user({ deviceIds: ['phone-1'] });
    const { agent } = await app.as('user', user);
    expect(expectSuccess(await change('deviceban', user, { banStatus: '1' })).message).toBe('Devices banned');
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('user', user), 'ACCOUNT_BANNED');
    expect(await view(user)).toMatchObject({ deviceBanStatus: '1', banStatus: '0', devices: 1 });
    expectSuccess(await change('deviceban', user, { banStatus: '0' }));
    expectSuccess(await app.login('user', user));
  });

  it('should refuse anything but 0 and 1', async () => {
    const user = await app.create.user();
    expectFailure(await change('deviceban', user, { banStatus: '3' }), 'VALIDATION_FAILED', 'banStatus');
    expectFailure(await change('deviceban', user, {}), 'VALIDATION_FAILED', 'banStatus');
  });
});

describe('POST /api/admin/userstatus', () => {
  const setStatus = (id: string, active: unknown) => admin.post('/api/admin/userstatus').send({ id, active });

  it.each([
    [false, true],
    ['false', 'true'],
    [0, 1],
    ['0', '1'],
  ])('should end the sessions with %p and let in again with %p', async (off, on) => {
    const user = await app.create.user();
    const id = user._id.toHexString();
    const { agent } = await app.as('user', user);
    expect(expectSuccess(await setStatus(id, off)).details).toMatchObject({ _id: id, active: false });
    expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('user', user), 'INVALID_CREDENTIALS');
    expect(expectSuccess(await setStatus(id, on)).details).toMatchObject({ _id: id, active: true });
    expectSuccess(await app.login('user', user, { password: PASSWORD }));
  });

  it('should refuse what is neither', async () => {
    const id = (await app.create.user())._id.toHexString();
    for (const active of ['', 'yes', 2, null, [true]])
      expectFailure(await setStatus(id, active), 'VALIDATION_FAILED', 'active');
    expectFailure(await setStatus('x', true), 'VALIDATION_FAILED', 'id');
  });

  it('should not find an unknown user', async () => {
    expectFailure(await setStatus(UNKNOWN, true), 'NOT_FOUND');
  });
});

describe.each([
  ['edituser', { name: 'x' }],
  ['usertag', { myTag: '' }],
  ['userban', { banStatus: '1' }],
  ['deviceban', { banStatus: '1' }],
])('POST /api/admin/%s', (call, body) => {
  it('should ask for the id of a user', async () => {
    expectFailure(await admin.post(`/api/admin/${call}`).send(body), 'VALIDATION_FAILED', 'id');
    expectFailure(await change(call, 'x', body), 'VALIDATION_FAILED', 'id');
  });

  it('should not find an unknown user', async () => {
    expectFailure(await change(call, UNKNOWN, body), 'NOT_FOUND');
  });
});
