// A platform admin who forgot the password or was disabled regains access through another admin. Large amounts still need
// two admins.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { COIN_LIMITS, setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

const ISSUED = 'issued-password-1';
const OWN = 'my-own-password-1';

let app: TestApp;
let first: Actor<'admin'>;
let other: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
});
beforeEach(async () => {
  await app.connection.collection('admins').deleteMany({ addedBy: { $exists: true }, name: 'Other Admin' });
  other = await app.as('admin', await app.create.admin({ name: 'Other Admin' }));
});
afterAll(() => app.close());

const issue = (id = other.id, { agent } = first) =>
  agent.post(`/api/admin/admins/${id}/password`).send({ password: ISSUED });
const lastAudit = (action: string) =>
  app.connection.collection('audit').findOne({ action }, { sort: { _id: -1 } });

describe('POST /api/admin/admins/{id}/password', () => {
  it('should replace the password, end all sessions and require a new password', async () => {
    expect(expectSuccess(await issue()).details).toMatchObject({ _id: other.id, mustChangePassword: true });
    expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login('admin', other.record), 'INVALID_CREDENTIALS');
    const signedIn = expectSuccess(await app.login('admin', other.record, { password: ISSUED }));
    const again = app.withToken(String(signedIn.accessToken));
    expectFailure(await again.get('/api/admin/admins'), 'PASSWORD_CHANGE_REQUIRED');
    const change = { oldpassword: ISSUED, newpassword: OWN, confirmpassword: OWN };
    expectSuccess(await again.put('/api/admin/profile/updatepassword').send(change));
    expectSuccess(await again.get('/api/admin/admins'));
    const audit = await lastAudit('admin.issuePassword');
    expect(audit).toMatchObject({ target: { id: other.id } });
    expect(JSON.stringify(audit)).not.toContain(ISSUED);
  });

  it('should refuse the own account, a weak password and an unknown admin', async () => {
    expectFailure(await issue(first.id), 'IN_USE');
    const weak = { password: 'short' };
    const path = `/api/admin/admins/${other.id}/password`;
    expectFailure(await first.agent.post(path).send(weak), 'VALIDATION_FAILED', 'password');
    expectFailure(await issue('66f0c0ffee00000000000009'), 'NOT_FOUND');
    expectSuccess(await app.login('admin', other.record));
  });

  it('should still require a second admin for the issuer', async () => {
    await setLimits(app, first, other, { send: 100 });
    expectSuccess(await issue());
    for (const wanted of [{ send: 5000 }, { send: '' }])
      expectFailure(await first.agent.post(COIN_LIMITS).send(wanted), 'NEEDS_SECOND_ADMIN');
    expect(expectSuccess(await first.agent.get(COIN_LIMITS)).details).toMatchObject({ send: 100 });
  });

  it('should let the owner confirm only 24 hours after choosing a password', async () => {
    const third = await app.as('admin', await app.create.admin({ name: 'Other Admin' }));
    await setLimits(app, first, third, { send: 100 });
    expectSuccess(await issue());
    const user = await app.create.user();
    const asked = await third.agent
      .post('/api/admin/recharge/sendcoin')
      .send({ to: '2', userId: user.username, coin: 101 });
    const path = `/api/admin/recharge/waiting/${String(expectSuccess(asked).waiting)}`;
    const chosen = (hoursAgo: number) =>
      app.connection
        .collection('admins')
        .updateOne(
          { _id: other.record._id },
          { $set: { mustChangePassword: false, ownPasswordAt: new Date(Date.now() - hoursAgo * 3_600_000) } },
        );
    await chosen(23);
    const owner = await app.as('admin', other.record);
    expectFailure(await owner.agent.post(path).send({ approve: true }), 'NEEDS_SECOND_ADMIN');
    await chosen(25);
    // The first own password locks the issuer out. A later change does not restart the 24 hours.
    const change = { oldpassword: ISSUED, newpassword: OWN, confirmpassword: OWN };
    expectSuccess(await owner.agent.put('/api/admin/profile/updatepassword').send(change));
    expectSuccess(await owner.agent.post(path).send({ approve: true }));
  });
});

describe('POST /api/admin/admins/{id}/enable', () => {
  it('should let a disabled admin sign in again and write the reason to the audit log', async () => {
    const path = `/api/admin/admins/${other.id}`;
    expectSuccess(await first.agent.post(`${path}/disable`).send({ reason: 'On leave' }));
    expectFailure(await app.login('admin', other.record), 'INVALID_CREDENTIALS');
    expectFailure(await first.agent.post(`${path}/enable`).send({}), 'VALIDATION_FAILED', 'reason');
    const { details } = expectSuccess(await first.agent.post(`${path}/enable`).send({ reason: 'Back' }));
    expect(details).toMatchObject({ status: 'active' });
    expectSuccess(await app.login('admin', other.record, { password: PASSWORD }));
    expect(await lastAudit('admin.enable')).toMatchObject({ target: { id: other.id }, reason: 'Back' });
  });
});
