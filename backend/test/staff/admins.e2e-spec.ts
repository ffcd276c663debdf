import { type Actor, ADMIN, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

let app: TestApp;
/** Each test has its own admin. */
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  admin = await app.as('admin', await app.create.admin());
});
afterAll(() => app.close());

describe('the first admin', () => {
  it('should be created once with the configured number and password', async () => {
    const again = await startApp({ MONGODB_URI: app.databaseUri, ADMIN_PASSWORD: 'another-password' });
    const admins = await app.connection.collection('admins').countDocuments({ number: ADMIN.number });
    const [old, other] = [
      await again.login('admin', ADMIN),
      await again.login('admin', ADMIN, { password: 'another-password' }),
    ];
    await again.close();
    expect(admins).toBe(1);
    expectSuccess(old);
    expectFailure(other, 'INVALID_CREDENTIALS');
  });
});

describe('POST /api/admin/profile/editprofile', () => {
  const edit = (fields: Record<string, string>, { agent, id } = admin) => {
    const request = agent.post('/api/admin/profile/editprofile');
    for (const [name, value] of Object.entries({ id, ...fields })) void request.field(name, value);
    return request;
  };
  const me = async () =>
    (expectSuccess(await admin.agent.get('/api/auth/me')).details as { profile: object }).profile;

  it('should change the given fields and return the profile', async () => {
    const before = (await me()) as { version: number };
    const fields = { name: 'New Name', email: 'New@Example.com', bio: 'Platform' };
    const { details } = expectSuccess(await edit(fields));
    expect(details).toEqual({
      ...before,
      ...fields,
      email: 'new@example.com',
      version: before.version + 1,
    });
    expect(await me()).toEqual(details);
  });

  it('should store a new number without plus and spaces and accept it at sign-in', async () => {
    const { details } = expectSuccess(await edit({ number: '+91 99333 33333' }));
    expect(details).toMatchObject({ number: '919933333333' });
    expectSuccess(await app.login('admin', { number: '919933333333' }));
  });

  it('should accept JSON and urlencoded bodies', async () => {
    const post = () => admin.agent.post('/api/admin/profile/editprofile');
    expectSuccess(await post().send({ id: admin.id, bio: 'by JSON' }));
    expect(await me()).toMatchObject({ bio: 'by JSON' });
    expectSuccess(await post().type('form').send({ id: admin.id, bio: 'by form' }));
    expect(await me()).toMatchObject({ bio: 'by form' });
  });

  it('should accept the number of a deleted admin', async () => {
    const gone = await app.create.admin({ deleted: true });
    expectSuccess(await edit({ number: gone.number }));
  });

  it('should ignore fields that cannot be edited', async () => {
    const before = await me();
    expectSuccess(
      await edit({ disabled: 'true', password: 'another-password', role: 'bd', image: 'uploads/x.webp' }),
    );
    expect(await me()).toEqual(before);
    expectSuccess(await app.login('admin', admin.record));
  });

  it.each([
    ['id', 'x'],
    ['id', ''],
    ['name', 'x'.repeat(101)],
    ['email', 'nobody'],
    ['number', '12'],
    ['email', '\ud800'],
    ['bio', 'x'.repeat(1001)],
  ])('should return 400 for %s = %j', async (field, value) => {
    const post = admin.agent.post('/api/admin/profile/editprofile');
    expectFailure(await edit({ [field]: value }), 'VALIDATION_FAILED', field);
    expectFailure(await post.send({ id: admin.id, [field]: value }), 'VALIDATION_FAILED', field);
  });

  it("should return 404 for another admin's profile", async () => {
    const other = await app.create.admin();
    expectFailure(await edit({ id: other._id.toHexString(), name: 'Taken over' }), 'NOT_FOUND');
    expect((await app.stored('admins', other._id)).name).toBe(other.name);
  });

  it('should return 409 for a number or an email address that another admin has', async () => {
    const other = await app.create.admin();
    expectFailure(await edit({ number: `+${other.number}` }), 'DUPLICATE', 'number');
    expectFailure(await edit({ email: other.email.toUpperCase() }), 'DUPLICATE', 'email');
  });
});

describe('PUT /api/admin/profile/updatepassword', () => {
  const NEW = 'another-password';
  const change = (fields: object = {}) =>
    admin.agent
      .put('/api/admin/profile/updatepassword')
      .send({ oldpassword: PASSWORD, newpassword: NEW, confirmpassword: NEW, ...fields });

  it('should change the password and end all other sessions', async () => {
    const other = await app.as('admin', admin.record);
    expect(expectSuccess(await change()).details).toMatchObject({ _id: admin.id });
    expectSuccess(await admin.agent.get('/api/auth/me'));
    expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('admin', admin.record), 'INVALID_CREDENTIALS');
    expectSuccess(await app.login('admin', admin.record, { password: NEW }));
  });

  it('should return 400 when the current password is missing or wrong', async () => {
    expectFailure(await change({ oldpassword: 'wrong-password' }), 'VALIDATION_FAILED', 'oldpassword');
    expectFailure(await change({ oldpassword: '' }), 'VALIDATION_FAILED', 'oldpassword');
    expectSuccess(await app.login('admin', admin.record));
  });

  it.each([
    ['newpassword', { newpassword: 'short', confirmpassword: 'short' }],
    ['newpassword', { newpassword: { $gt: '' } }],
    ['confirmpassword', { confirmpassword: 'something-else' }],
    ['confirmpassword', { confirmpassword: '' }],
    ['password', { password: 'x' }],
  ])('should return 400 for an invalid %s', async (field, fields) => {
    expectFailure(await change(fields), 'VALIDATION_FAILED', field);
    expectSuccess(await app.login('admin', admin.record));
  });
});
