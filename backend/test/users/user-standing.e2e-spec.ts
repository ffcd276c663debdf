// Whether a user can sign in and why not: one state, shown alike wherever staff read about the user.
import type { Host } from '../../src/modules/hosts/host.schema.js';
import type { User as UserRecord } from '../../src/modules/users/user.schema.js';
import type { UserStanding } from '../../src/modules/users/user.dto.js';
import { UserChangesService } from '../../src/modules/users/user-changes.service.js';
import type { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let agency: Actor<'agency'>;
let user: UserRecord;
let host: Host;
let asked: Withdrawal;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin', await app.create.admin({ name: 'Meera Nair' }));
  agency = await app.as('agency');
});
beforeEach(async () => {
  user = await app.create.user();
  host = await app.create.host(user, agency.record.uniqueId);
  asked = await app.create.withdrawal(user);
});
afterAll(() => app.close());

const read = async (path: string, query: object, by: Actor = admin) =>
  expectSuccess(await by.agent.get(`/api/${path}`).query(query));
const ban = async (body: object) =>
  expectSuccess(
    await admin.agent.post('/api/admin/userban').query({ id: user._id.toHexString() }).send(body),
  );
const evidenceOf = async (by: Actor) =>
  (await read('agency/host/evidence', { id: host._id.toHexString() }, by)).details as { user: UserStanding };
const standings = async () => {
  const viewed = await read('admin/view_user', { id: user._id.toHexString() });
  const listed = await read('admin/users', { search: user.username });
  const withdrawal = await read('admin/withdrawal/evidence', { id: asked._id.toHexString() });
  return [
    viewed.details as UserStanding,
    (listed.users as UserStanding[])[0]!,
    (await evidenceOf(admin)).user,
    (withdrawal.details as { standing: UserStanding }).standing,
  ];
};
const bans = async () =>
  (await read('admin/audit', { action: 'user.ban', target: user._id.toHexString() })).total;

describe('the account status of a user', () => {
  it('should show who banned, when and why on the user, in lists and in evidence', async () => {
    await ban({ banStatus: '1', reason: 'spam' });
    for (const standing of await standings()) {
      expect(standing).toMatchObject({ banStatus: '1', banReason: 'spam', bannedBy: 'Meera Nair' });
      expect(Date.now() - Date.parse(standing.bannedAt)).toBeLessThan(60_000);
    }
  });

  it('should show no ban when the user is unbanned', async () => {
    await ban({ banStatus: '1', reason: 'spam' });
    await ban({ banStatus: '0' });
    for (const standing of await standings())
      expect(standing).toMatchObject({ banStatus: '0', banReason: '', bannedBy: '', bannedAt: '' });
  });

  it('should keep the first ban and store the new reason when the ban is sent again', async () => {
    await ban({ banStatus: '1', reason: 'spam' });
    const [first] = await standings();
    await ban({ banStatus: '1', reason: 'spam' });
    expect((await standings())[0]).toEqual(first);
    expect(await bans()).toBe(1);
    await ban({ banStatus: '1', reason: 'fraud' });
    expect((await standings())[0]).toMatchObject({ banReason: 'fraud' });
    expect(await bans()).toBe(2);
  });

  it('should hide a ban from agencies', async () => {
    await ban({ banStatus: '1', reason: 'spam' });
    const { user: seen } = await evidenceOf(agency);
    for (const field of ['active', 'banStatus', 'deviceBanStatus', 'banReason', 'bannedAt', 'bannedBy'])
      expect(seen).not.toHaveProperty(field);
  });

  it('should be filled in from the audit log when an older version banned the user', async () => {
    await ban({ banStatus: '1', reason: 'spam' });
    const users = app.connection.collection('users');
    await users.updateOne({ _id: user._id }, { $unset: { bannedAt: 1, bannedBy: 1 } });
    await app.nest.get(UserChangesService).nameBans();
    const [standing] = await standings();
    expect(standing).toMatchObject({ bannedBy: 'Meera Nair' });
    expect(Date.now() - Date.parse(standing!.bannedAt)).toBeLessThan(60_000);
  });
});

describe('GET /api/admin/user/overview', () => {
  const overview = async () =>
    (await read('admin/user/overview', { id: user._id.toHexString() })).details as object;

  it('should return the current application, its agency and the withdrawals by state', async () => {
    await app.connection.collection('withdrawals').updateOne({ _id: asked._id }, { $set: { status: 1 } });
    await app.create.host(user, 'AG000000', { status: 2, createdAt: new Date() });
    expect(await overview()).toEqual({
      _id: user._id.toHexString(),
      application: {
        status: 0,
        agencyCode: agency.record.uniqueId,
        agencyName: agency.record.name,
        agency: agency.id,
      },
      withdrawals: { pending: 0, approved: 1, rejected: 0 },
    });
  });

  it('should report that a user never applied and never asked for a withdrawal', async () => {
    user = await app.create.user();
    const withdrawals = { pending: 0, approved: 0, rejected: 0 };
    expect(await overview()).toEqual({ _id: user._id.toHexString(), application: null, withdrawals });
  });

  it('should return 404 when the user is unknown', async () => {
    const response = await admin.agent.get('/api/admin/user/overview?id=66f0c0ffee00000000000001');
    expect(response.status).toBe(404);
  });
});
