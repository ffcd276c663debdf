// Passwords that others would try first, and issued passwords that were not replaced in time.
import { type Actor, type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';

const COMMON = 'Password1';
const HOUR = 3_600_000;

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off', APP_NAME: 'Lantern Stage' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const change = (agent: Agent, id: string, newpassword: string) =>
  agent
    .put('/api/bdpanel/updatepassword')
    .query({ id })
    .send({ oldpassword: PASSWORD, newpassword, confirmpassword: newpassword });
const issue = (id: string, password: string, mustChangePassword = true) =>
  admin.agent.post('/api/admin/staffpassword/issue').send({ kind: 'bd', id, password, mustChangePassword });

describe('a guessable password', () => {
  it('should be refused in a panel session and stay possible for a documented client', async () => {
    const bd = await app.create.bd({ name: 'Devika Menon' });
    const id = bd._id.toHexString();
    const panel = await app.panel('bd', bd);
    for (const password of [
      ...[COMMON, bd.number, bd.uniqueId.toLowerCase(), 'devika menon'],
      ...['lantern stage 2026', 'Callboard-1', 'agency-2026'],
    ])
      expectFailure(await change(panel, id, password.padEnd(8, ' ')), 'VALIDATION_FAILED', 'newpassword');
    const client = await app.as('bd', bd);
    expectSuccess(await change(client.agent, id, COMMON));
    expectSuccess(await app.login('bd', bd, { password: COMMON }));
  });

  it('should be refused when the panel of an admin adds an account or issues a password', async () => {
    const panel = await app.panel('admin', admin.record);
    const fresh = { name: 'Second Admin', number: '917700001234', password: COMMON };
    expectFailure(await panel.post('/api/admin/admins').send(fresh), 'VALIDATION_FAILED', 'password');
    const bd = await app.create.bd();
    const edit = panel.put('/api/bdpanel/updatebd').query({ id: bd._id.toHexString() });
    expectFailure(await edit.field({ password: COMMON }), 'VALIDATION_FAILED', 'password');
    expectSuccess(await app.login('bd', bd));
  });

  it('should be refused by calls that no documented client makes, without a panel too', async () => {
    const bd = await app.create.bd();
    expectFailure(await issue(bd._id.toHexString(), COMMON), 'VALIDATION_FAILED', 'password');
    const other = await app.create.admin();
    const forAdmin = admin.agent.post(`/api/admin/admins/${other._id.toHexString()}/password`);
    expectFailure(await forAdmin.send({ password: COMMON }), 'VALIDATION_FAILED', 'password');
    const user = await app.as('user', await app.create.user());
    const own = { oldPassword: PASSWORD, newPassword: COMMON };
    expectFailure(await user.agent.post('/api/app/password').send(own), 'VALIDATION_FAILED', 'newPassword');
    expectSuccess(await app.login('bd', bd));
  });
});

describe('an issued password that must be changed', () => {
  const issued = 'issued for some days';
  const end = (id: string, temporaryUntil: Date) =>
    app.connection
      .collection('bds')
      .updateOne({ _id: new app.connection.base.Types.ObjectId(id) }, { $set: { temporaryUntil } });

  it('should end after 72 hours and be replaced by a new one', async () => {
    const bd = await app.create.bd();
    const id = bd._id.toHexString();
    expectSuccess(await issue(id, issued));
    const { temporaryUntil } = await app.stored('bds', id);
    const hours = ((temporaryUntil as Date).getTime() - Date.now()) / HOUR;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const { accessToken } = expectSuccess(await app.login('bd', bd, { password: issued }));

    await end(id, new Date(Date.now() - 1));
    const late = await app.login('bd', bd, { password: issued });
    expectFailure(late, 'INVALID_CREDENTIALS');
    expect(late.body).toMatchObject({ message: 'This temporary password has ended. Ask for a new one' });
    const wrong = await app.login('bd', bd, { password: 'not the password' });
    expect(wrong.body).toMatchObject({ message: 'Invalid Credentials' });
    // A session from before the end cannot replace the password either.
    const session = app.withToken(accessToken as string);
    const own = { oldpassword: issued, newpassword: 'my own words', confirmpassword: 'my own words' };
    const replacing = session.put('/api/bdpanel/updatepassword').query({ id }).send(own);
    expectFailure(await replacing, 'VALIDATION_FAILED', 'oldpassword');

    expectSuccess(await issue(id, 'issued once more'));
    expectSuccess(await app.login('bd', bd, { password: 'issued once more' }));
  });

  it('should not end when its owner may keep it or has replaced it', async () => {
    const bd = await app.create.bd();
    const id = bd._id.toHexString();
    expectSuccess(await issue(id, issued, false));
    expect((await app.stored('bds', id)).temporaryUntil).toBeUndefined();
    expectSuccess(await issue(id, PASSWORD));
    const { accessToken } = expectSuccess(await app.login('bd', bd));
    expectSuccess(await change(app.withToken(accessToken as string), id, 'my own words'));
    expect((await app.stored('bds', id)).temporaryUntil).toBeUndefined();
    expectSuccess(await app.login('bd', bd, { password: 'my own words' }));
  });
});
