// Changes that undo earlier ones: the header marks their records in the audit log, and changes nothing else.
import type { AuditEntry } from '../../src/modules/audit-log/audit.dto.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
const id = () => user._id.toHexString();

beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.create.user();
});

const ban = (body: object, undo?: string, by: Actor = admin) => {
  const call = by.agent.post('/api/admin/userban').query({ id: id() });
  return (undo === undefined ? call : call.set('X-Undo', undo)).send(body);
};
const log = async (target = id()) => {
  const { details } = expectSuccess(
    await admin.agent.get('/api/admin/audit').query({ target, page: 1, limit: 20 }),
  );
  return (details as AuditEntry[]).map(({ action, undo, reason }) => ({ action, undo, reason }));
};

describe('the header X-Undo', () => {
  it('should mark the change in the audit log when it is 1', async () => {
    expectSuccess(await ban({ banStatus: '1', reason: 'Fraud' }));
    expectSuccess(await ban({ banStatus: '0' }, '1'));
    expectSuccess(await ban({ banStatus: '1', reason: 'Fraud' }, '1'));
    expect(await log()).toEqual([
      { action: 'user.ban', undo: true, reason: 'Fraud' },
      { action: 'user.unban', undo: true, reason: '' },
      { action: 'user.ban', undo: false, reason: 'Fraud' },
    ]);
  });

  it('should mark nothing when it has another value', async () => {
    expectSuccess(await ban({ banStatus: '1' }, 'yes'));
    expect(await log()).toMatchObject([{ action: 'user.ban', undo: false }]);
  });

  it('should mark a restored and a moved record of a catalogue', async () => {
    const gift = await app.create.gift();
    const record = gift._id.toHexString();
    expectSuccess(await admin.agent.delete(`/api/admin/gifts/deletegifts/${record}`));
    const restore = admin.agent.post('/api/admin/catalogues/restore').set('X-Undo', '1');
    expectSuccess(await restore.send({ kind: 'gifts', id: record }));
    expect(await log(record)).toMatchObject([
      { action: 'gifts.restore', undo: true },
      { action: 'gifts.delete', undo: false },
    ]);
  });

  it('should name the undo in a file of the log', async () => {
    expectSuccess(await ban({ banStatus: '1' }));
    expectSuccess(await ban({ banStatus: '0' }, '1'));
    const { status, text } = await admin.agent
      .get('/api/admin/audit')
      .query({ target: id(), format: 'csv', columns: 'action,actor.name' });
    expect(status).toBe(200);
    expect(text).toContain('user.unban (undo)');
    expect(text).toMatch(/"?user\.ban"?,/);
  });

  it('should give no right that the caller lacks', async () => {
    const agency = await app.as('agency');
    expectFailure(await ban({ banStatus: '1' }, '1', agency), 'FORBIDDEN');
    expect(await log()).toEqual([]);
  });
});
