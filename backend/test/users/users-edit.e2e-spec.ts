// The admin edits the profile of a user.
import { Types } from 'mongoose';
import type { UserDto } from '../../src/modules/users/user.dto.js';
import { schemaOf } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { everyCase } from '../support/every-case.js';
import { until } from '../support/until.js';
import { userChanges } from './user-changes.js';

const users = userChanges();

describe('POST /api/admin/edituser', () => {
  it('should change only the given fields', async () => {
    const { app } = users;
    const user = await app.create.user({ bio: 'before', coin: 12 });
    const before = await users.view(user);
    expectSuccess(await users.change('edituser', user, { name: 'New Name', bio: 'after', gender: 'female' }));
    expect(await users.view(user)).toEqual({
      ...before,
      name: 'New Name',
      bio: 'after',
      gender: 'female',
      version: 1,
    });
  });

  it('should store, show and count as a new version each documented field when it is the only one', async () => {
    const values: Record<string, string> = { email: 'another@example.com', number: '919911223344' };
    const { password: _password, versionSeen: _seen, ...fields } = schemaOf('UpdateUserDto').properties!;
    await everyCase(Object.entries(fields), String, async ([field, { type }]) => {
      const user = await users.app.create.user();
      const before = await users.view(user);
      const value = values[field] ?? (type === 'integer' ? 21 : `another.${field}`);
      expectSuccess(await users.change('edituser', user, { [field]: value }));
      expect(await users.view(user)).toEqual({ ...before, [field]: value, version: 1 });
    });
  });

  it('should ignore read-only fields when an older client sends the whole user', async () => {
    const { app } = users;
    const user = await app.create.user({ coin: 12 });
    const before = await users.view(user);
    const sent = {
      ...before,
      name: 'New Name',
      coin: 1_000_000,
      banStatus: '1',
      active: false,
      __v: 3,
      password: '',
    };
    expectSuccess(await users.change('edituser', user, sent));
    expect(await users.view(user)).toEqual({ ...before, name: 'New Name', version: 1 });
  });

  it('should accept a whole user and keep the email when it is invalid legacy data', async () => {
    const { app } = users;
    const user = await app.create.user({ email: 'Not An Address' });
    const whole = { ...(await users.view(user)), name: 'Another Name' };
    expectSuccess(await users.change('edituser', user, whole));
    expect(await users.view(user)).toMatchObject({ name: 'Another Name', email: 'Not An Address' });
    expectFailure(
      await users.change('edituser', user, { email: 'another text' }),
      'VALIDATION_FAILED',
      'email',
    );
  });

  it('should store an email in lower case, clear it and return 400 when it is invalid', async () => {
    const { app } = users;
    const user = await app.create.user();
    expectSuccess(await users.change('edituser', user, { email: ' Anita@Example.com ' }));
    expect(await users.view(user)).toMatchObject({ email: 'anita@example.com' });
    expectFailure(await users.change('edituser', user, { email: 'nobody' }), 'VALIDATION_FAILED', 'email');
    expectSuccess(await users.change('edituser', user, { email: '' }));
    expect(await users.view(user)).toMatchObject({ email: '' });
  });

  it('should accept the fields when they come as a form', async () => {
    const { app } = users;
    const user = await app.create.user();
    expectSuccess(await users.change('edituser', user, {}).type('form').send({ name: 'From a form' }));
    expect((await users.view(user)).name).toBe('From a form');
  });

  it('should keep a field when it is null and clear it when it is empty', async () => {
    const { app } = users;
    const user = await app.create.user({ name: 'Kept', bio: 'goes' });
    expectSuccess(await users.change('edituser', user, { name: null, bio: '' }));
    expect(await users.view(user)).toMatchObject({ name: 'Kept', bio: '' });
  });

  it('should keep the password and the sessions when the password is empty', async () => {
    const { app } = users;
    const user = await app.create.user();
    const { agent } = await app.as('user', user);
    expectSuccess(await users.change('edituser', user, { name: 'New', password: '' }));
    expectSuccess(await agent.get('/api/auth/me'));
    expectSuccess(await app.login('user', user));
  });

  it('should end all sessions when the password is new', async () => {
    const { app } = users;
    const user = await app.create.user();
    const actors = [await app.as('user', user), await app.as('user', user)];
    expectSuccess(await users.change('edituser', user, { password: 'another-password' }));
    for (const { agent, refreshToken } of actors) {
      expectFailure(await agent.get('/api/auth/me'), 'UNAUTHENTICATED');
      expectFailure(await app.guest().post('/api/auth/refresh').send({ refreshToken }), 'UNAUTHENTICATED');
    }
    expectFailure(await app.login('user', user), 'INVALID_CREDENTIALS');
    expectSuccess(await app.login('user', user, { password: 'another-password' }));
  });

  it('should store a new phone number as digits and find the user by it', async () => {
    const { app, admin } = users;
    const user = await app.create.user();
    expectSuccess(await users.change('edituser', user, { number: '+91 99222 22222' }));
    expect((await users.view(user)).number).toBe('919922222222');
    const found = expectSuccess(await admin.get('/api/admin/search').query({ search: '922222222' }));
    expect((found.details as UserDto[]).map(({ _id }) => _id)).toEqual([user._id.toHexString()]);
    expectSuccess(await app.login('user', { number: '919922222222' }));
  });

  it('should find the user only by the new name when the name changes', async () => {
    const { app, admin } = users;
    const user = await app.create.user({ username: 'before.change', name: 'Beforename' });
    expectSuccess(await users.change('edituser', user, { username: 'After.Change', name: 'Aftername' }));
    const count = async (search: string) =>
      expectSuccess(await admin.get('/api/admin/search').query({ search })).total;
    expect([await count('after.change'), await count('aftername')]).toEqual([1, 1]);
    expect([await count('before.change'), await count('beforename')]).toEqual([0, 0]);
  });

  it('should show the new username in the lists of hosts, live sessions and withdrawals', async () => {
    const { app, admin } = users;
    const user = await app.create.user({ username: 'listed.before' });
    await app.create.host(user, 'AG000077', { realName: 'Listed Person' });
    await app.create.liveSession(user, 'AG000077');
    await app.create.withdrawal(user);
    expectSuccess(await users.change('edituser', user, { username: 'Listed.After' }));
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

  it('should rename many copies by a job, to the latest of two names', async () => {
    const { app, admin } = users;
    const user = await app.create.user({ username: 'many.before' });
    const session = await app.create.liveSession(user, 'AG000077', { status: 'archive' });
    const sessions = app.connection.collection('liveSessions');
    const copies = Array.from({ length: 1200 }, () => ({ ...session, _id: new Types.ObjectId() }));
    await sessions.insertMany(copies as never);

    expectSuccess(await users.change('edituser', user, { username: 'many.between' }));
    expect((await users.view(user)).username).toBe('many.between');
    expectSuccess(await users.change('edituser', user, { username: 'many.after' }));
    const isDone = async () => {
      const { details } = expectSuccess(await admin.get('/api/admin/jobs').query({ state: 'done' }));
      const titles = (details as { title: string }[]).map(({ title }) => title);
      return ['New username many.between', 'New username many.after'].every((title) =>
        titles.includes(title),
      );
    };
    await until(isDone);
    expect(await sessions.distinct('username', { user: user._id })).toEqual(['many.after']);
    const found = await admin.get('/api/admin/host/hostrecord').query({ search: 'many.after' });
    expect(expectSuccess(found).total).toBe(1201);
  });

  it("should accept the user's own name when only the case changes", async () => {
    const { app } = users;
    const user = await app.create.user({ username: 'own.name' });
    expectSuccess(await users.change('edituser', user, { username: 'Own.Name', number: user.number }));
    expect((await users.view(user)).username).toBe('Own.Name');
  });

  it.each([
    ['username', 'a'],
    ['username', 'with space'],
    ['username', { $ne: '' }],
    ['name', 'x'.repeat(101)],
    ['name', ['a']],
    ['bio', 'x'.repeat(1001)],
    ['number', 'phone'],
    ['password', 'short'],
    ['password', { $gt: '' }],
    ['gender', 7],
  ])('should return 400 when %s is %p', async (field, value) => {
    const { app } = users;
    const user = await app.create.user();
    expectFailure(await users.change('edituser', user, { [field]: value }), 'VALIDATION_FAILED', field);
  });

  it('should return 409 naming the field when another user has the username in any case', async () => {
    const { app } = users;
    const [user, other] = [await app.create.user(), await app.create.user()];
    const before = await users.view(user);
    const taken = { name: 'New', username: other.username.toUpperCase() };
    expectFailure(await users.change('edituser', user, taken), 'DUPLICATE', 'username');
    expect(await users.view(user)).toEqual(before);
  });

  it('should return 409 when another user has the phone number', async () => {
    const { app } = users;
    const [user, other] = [await app.create.user(), await app.create.user()];
    expectFailure(
      await users.change('edituser', user, { number: `+${other.number}` }),
      'DUPLICATE',
      'number',
    );
  });
});
