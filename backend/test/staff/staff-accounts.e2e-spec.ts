// The four kinds of staff accounts: add, list, read, change and delete.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { STAFF_KINDS, staffAccounts } from './staff-accounts.js';

const staff = staffAccounts();

describe.each(STAFF_KINDS)('$title', (kind) => {
  it('should be added with a generated code and a picture', async () => {
    const { app } = staff;
    const account = await staff.added(kind);
    expect(account.uniqueId).toMatch(kind.code);
    expect((await app.guest().get(`/api/${account.image}`)).headers['content-type']).toBe('image/webp');
    expect(expectSuccess(await staff.read(kind, account._id!))[kind.read.key]).toMatchObject({
      uniqueId: account.uniqueId,
    });
  });

  it('should be listed when the search is its code, name, email or phone', async () => {
    const { admin } = staff;
    const { _id, uniqueId, name, email, number } = await staff.added(kind);
    for (const search of [uniqueId, name, email, number]) {
      const query = `search=${encodeURIComponent(search!.toUpperCase())}&page=1&limit=5`;
      const body = expectSuccess(await admin.get(`/api/${kind.list.path}?${query}`));
      expect((body[kind.list.key] as { _id: string }[]).map((one) => one._id)).toContain(_id);
      expect(body).toMatchObject({ total: expect.any(Number), pages: expect.any(Number) });
    }
  });

  it('should change only the given fields and keep the password when it is empty', async () => {
    const account = await staff.added(kind);
    expectSuccess(await staff.update(kind, account._id!, { name: 'Renamed', password: '' }));
    expect(expectSuccess(await staff.read(kind, account._id!))[kind.read.key]).toMatchObject({
      name: 'Renamed',
      email: account.email,
      image: account.image,
      mustChangePassword: false,
    });
  });

  it('should lose its old picture when a new one is saved', async () => {
    const { app, image } = staff;
    const account = await staff.added(kind);
    const request = staff.update(kind, account._id!, {}).attach('image', image, 'next.png');
    expectSuccess(await request);
    expectFailure(await app.guest().get(`/api/${account.image}`), 'NOT_FOUND');
  });

  it('should return 400 naming each invalid field', async () => {
    expectFailure(
      await staff.add(kind, { name: '', email: 'nobody', number: 'x', password: 'short' }, null),
      'VALIDATION_FAILED',
      ...['name', 'email', 'number', 'password', 'image'],
    );
  });

  it('should be missing from list and record when it is deleted, and return 404 to a second deletion', async () => {
    const { app, admin } = staff;
    const account = await staff.added(kind);
    expectSuccess(await staff.remove(kind, account._id!));
    expectFailure(await staff.read(kind, account._id!), 'NOT_FOUND');
    expectFailure(await staff.remove(kind, account._id!), 'NOT_FOUND');
    const body = expectSuccess(
      await admin.get(`/api/${kind.list.path}?search=${encodeURIComponent(account.uniqueId!)}`),
    );
    expect(body).toMatchObject({ [kind.list.key]: [], total: 0 });
    expect((await app.stored(kind.collection, account._id!)).deleted).toBe(true);
  });

  it.each(['email', 'number'])(
    'should return 409 when its %s is taken, until the holder is deleted',
    async (field) => {
      const account = await staff.added(kind);
      const value = account[field]!.replace('+', '');
      expectFailure(await staff.add(kind, { [field]: value }), 'DUPLICATE', field);
      expectSuccess(await staff.remove(kind, account._id!));
      expectSuccess(await staff.add(kind, { [field]: value }));
    },
  );

  it('should leave no file behind when it is refused with 409', async () => {
    const { app } = staff;
    const account = await staff.added(kind);
    const { readdir } = await import('node:fs/promises');
    const files = () => readdir(`${app.dataDir}/uploads`, { recursive: true });
    const before = await files();
    expectFailure(await staff.add(kind, { email: account.email! }), 'DUPLICATE', 'email');
    expect((await files()).sort()).toEqual(before.sort());
  });
});
