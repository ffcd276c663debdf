// Every change by staff writes an audit record with actor, action, old and new values, in the transaction of the change.
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { AuditRecord } from '../../src/platform/audit/audit.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { photograph } from '../support/factories/pictures.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const recordsOf = (id: string) =>
  app.connection.collection('audit').find({ 'target.id': id }).sort({ _id: 1 }).toArray();
const change = (call: string, id: string, body: object) =>
  admin.agent.post(`/api/admin/${call}`).query({ id }).send(body);

/** Returns the only audit record of a change and expects the record to name the caller and the request. */
async function written(response: Response, id: string) {
  expectSuccess(response);
  const records = await recordsOf(id);
  expect(records).toHaveLength(1);
  const { at, actor, action, target, before, after, reason, address, requestId } = records[0]!;
  expect(actor).toEqual({ role: 'admin', id: admin.id, code: '', name: admin.record.name });
  expect(requestId).toBe(response.headers['x-request-id']);
  expect(address).toMatch(/127\.0\.0\.1$/);
  expect(Math.abs(Date.now() - (at as Date).getTime())).toBeLessThan(10_000);
  return { action, target, before, after, reason } as Record<string, unknown>;
}

describe('an audit record', () => {
  it('should contain only the changed fields after edituser', async () => {
    const user = await app.create.user({ bio: 'before' });
    const id = user._id.toHexString();
    const record = await written(await change('edituser', id, { name: user.name, bio: 'after' }), id);
    expect(record).toEqual({
      action: 'user.update',
      target: { kind: 'user', id, label: user.username },
      before: { bio: 'before' },
      after: { bio: 'after' },
      reason: '',
    });
  });

  it('should mask the old and the new password', async () => {
    const id = (await app.create.user())._id.toHexString();
    const record = await written(await change('edituser', id, { password: 'another-password' }), id);
    expect(record).toMatchObject({ before: { password: '••••' }, after: { password: '••••' } });
    expect(JSON.stringify(record)).not.toMatch(/argon2|another-password/);
  });

  it('should be written by usertag', async () => {
    const [user, tag] = [await app.create.user(), await app.create.tag()];
    const id = user._id.toHexString();
    const record = await written(await change('usertag', id, { myTag: tag._id.toHexString() }), id);
    expect(record).toMatchObject({ action: 'user.tag', before: { tag: '' }, after: { tag: tag.title } });
  });

  it('should be written by userban with the reason', async () => {
    const id = (await app.create.user())._id.toHexString();
    const record = await written(await change('userban', id, { banStatus: '1', reason: 'Fraud' }), id);
    expect(record).toMatchObject({
      action: 'user.ban',
      before: { banned: false },
      after: { banned: true },
      reason: 'Fraud',
    });
  });

  it.each([
    ['userban', { banStatus: '0' }, 'user.unban'],
    ['deviceban', { banStatus: '1' }, 'user.banDevice'],
  ])('should be written by %s %j', async (call, body, action) => {
    const id = (await app.create.user({ banned: true }))._id.toHexString();
    expect(await written(await change(call, id, body), id)).toMatchObject({ action });
  });

  it('should be written by userstatus', async () => {
    const id = (await app.create.user())._id.toHexString();
    const response = await admin.agent.post('/api/admin/userstatus').send({ id, active: false });
    expect(await written(response, id)).toMatchObject({
      action: 'user.deactivate',
      before: { active: true },
      after: { active: false },
    });
  });

  it('should be written when an admin edits the profile and changes the password', async () => {
    const self = await app.as('admin', await app.create.admin());
    const edit = self.agent.post('/api/admin/profile/editprofile').field({ id: self.id, name: 'New Name' });
    expectSuccess(await edit.attach('image', await photograph(), 'a.jpg'));
    const next = 'another-password';
    const passwords = { oldpassword: PASSWORD, newpassword: next, confirmpassword: next };
    expectSuccess(await self.agent.put('/api/admin/profile/updatepassword').send(passwords));
    expect(await recordsOf(self.id)).toMatchObject([
      {
        action: 'admin.update',
        before: { name: self.record.name, image: '' },
        after: { name: 'New Name', image: expect.stringMatching(/^uploads/) },
      },
      { action: 'admin.changePassword', before: { password: '••••' }, after: { password: '••••' } },
    ]);
  });

  it('should not be written when a call changes nothing', async () => {
    const user = await app.create.user();
    const id = user._id.toHexString();
    expectSuccess(await change('edituser', id, { name: user.name }));
    expectSuccess(await change('userban', id, { banStatus: '0' }));
    expect(await recordsOf(id)).toEqual([]);
    const self = await app.as('admin', await app.create.admin());
    const edit = self.agent.post('/api/admin/profile/editprofile');
    expectSuccess(await edit.field({ id: self.id, name: self.record.name }));
    expect(await recordsOf(self.id)).toEqual([]);
  });

  it('should not be written when a call is refused', async () => {
    const [user, other] = [await app.create.user(), await app.create.user()];
    const id = user._id.toHexString();
    expectFailure(await change('edituser', id, { username: other.username }), 'DUPLICATE');
    expectFailure(await change('userban', id, { banStatus: '7' }), 'VALIDATION_FAILED');
    expect(await recordsOf(id)).toEqual([]);
  });

  it('should be append-only for the application', async () => {
    const records = app.connection.model<AuditRecord>(AuditRecord.name);
    const change = { action: 'nothing' };
    for (const attempt of [
      () => records.updateOne({}, change),
      () => records.updateMany({}, change),
      () => records.findOneAndUpdate({}, change),
      () => records.replaceOne({}, change),
      () => records.deleteOne({}),
      () => records.deleteMany({}),
      () => records.findOneAndDelete({}),
    ])
      await expect(attempt()).rejects.toThrow('append-only');
  });
});

// Runs last: the unique index makes the collection refuse a second record of the same target and action.
describe('the transaction of a change', () => {
  it('should be rolled back when the audit record cannot be written', async () => {
    const user = await app.create.user({ name: 'Before' });
    const id = user._id.toHexString();
    await app.connection.collection('audit').deleteMany({});
    await app.connection.collection('audit').createIndex({ 'target.id': 1, action: 1 }, { unique: true });
    expectSuccess(await change('edituser', id, { name: 'First' }));
    const response = await change('edituser', id, { name: 'Second', password: 'another-password' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await app.stored('users', new Types.ObjectId(id))).toMatchObject({ name: 'First' });
    expectSuccess(await app.login('user', user));
  });
});
