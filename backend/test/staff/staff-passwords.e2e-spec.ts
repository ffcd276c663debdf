// The passwords that the admin issues to staff accounts, until their owners change them.
import type { Actor } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { ISSUED_PASSWORD, STAFF_KINDS, staffAccounts } from './staff-accounts.js';

const staff = staffAccounts();

describe.each(STAFF_KINDS)('$title', (kind) => {
  it('should sign in with the issued password, readable to the admin until the owner changes it', async () => {
    const { app } = staff;
    const account = await staff.added(kind);
    const revealed = await staff.reveal(kind, account._id!);
    expect(revealed.headers['cache-control']).toBe('no-store');
    expect(expectSuccess(revealed).details).toEqual({
      issuedPassword: ISSUED_PASSWORD,
      changedByOwner: false,
    });
    const stored = await app.stored(kind.collection, account._id!);
    expect(JSON.stringify(stored)).not.toContain(ISSUED_PASSWORD);
    const audits = app.connection.collection('audit');
    expect(
      await audits.countDocuments({ action: `${kind.reveal}.revealPassword`, 'target.id': account._id }),
    ).toBe(1);

    const { accessToken } = (await app.login(kind.reveal, account as never, { password: ISSUED_PASSWORD }))
      .body as Actor;
    const { method, path, old } = kind.own;
    const owner = app.withToken(accessToken);
    const change = (newpassword: string) =>
      owner[method](`/api/${path(account._id!)}`).send({
        [old]: ISSUED_PASSWORD,
        newpassword,
        confirmpassword: newpassword,
      });
    // The admin still knows the issued password.
    expectFailure(await change(ISSUED_PASSWORD), 'VALIDATION_FAILED', 'newpassword');
    expectSuccess(await change('my-own-password'));
    expect((await app.stored(kind.collection, account._id!)).issuedPassword).toBeUndefined();
    expect(expectSuccess(await staff.reveal(kind, account._id!)).details).toEqual({
      issuedPassword: '',
      changedByOwner: true,
    });
  });

  it('should not report a change by the owner when the issued password is unreadable', async () => {
    const { app } = staff;
    const account = await staff.added(kind);
    const _id = new app.connection.base.Types.ObjectId(account._id);
    const keep = (change: object) => app.connection.collection(kind.collection).updateOne({ _id }, change);
    const nothing = { issuedPassword: '', changedByOwner: false };
    // First a password sealed under a lost secret, then an imported account without a sealed password.
    for (const change of [{ $set: { issuedPassword: 'gone.xyz' } }, { $unset: { issuedPassword: '' } }]) {
      await keep(change);
      expect(expectSuccess(await staff.reveal(kind, account._id!)).details).toEqual(nothing);
    }
  });

  it('should have to choose a password when the admin issues one with mustChangePassword', async () => {
    const account = await staff.added(kind);
    expectSuccess(
      await staff.update(kind, account._id!, { password: 'another-password-2', mustChangePassword: 'true' }),
    );
    expect(expectSuccess(await staff.read(kind, account._id!))[kind.read.key]).toMatchObject({
      mustChangePassword: true,
    });
    expect(expectSuccess(await staff.reveal(kind, account._id!)).details).toMatchObject({
      issuedPassword: 'another-password-2',
    });
  });

  it('should return 400 with the maximum length when the password is too long', async () => {
    const account = await staff.added(kind);
    const password = 'p'.repeat(201);
    for (const request of [staff.add(kind, { password }), staff.update(kind, account._id!, { password })]) {
      const response = await request;
      expectFailure(response, 'VALIDATION_FAILED', 'password');
      expect(response.text).toContain('Use at most 200 characters');
    }
  });
});
