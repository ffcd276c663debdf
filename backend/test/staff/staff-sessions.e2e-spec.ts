// The sessions of staff: listed, searched and ended by the platform admin.
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import type { StaffSession } from '../../src/modules/staff/sessions/staff-sessions.dto.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const PATH = '/api/admin/staff/sessions';

let app: TestApp;
let admin: Actor<'admin'>;
let agency: Actor<'agency'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  agency = await app.as('agency', await app.create.agency({ name: 'Star House' }));
  await app.as('user');
});
afterAll(() => app.close());

const get = (query: Record<string, string> = {}, by: Actor = admin) =>
  by.agent.get(PATH).query({ page: '1', limit: '20', ...query });
const list = async (query?: Record<string, string>) => {
  const { details, total } = expectSuccess(await get(query));
  return { details: details as StaffSession[], total };
};
const end = (id: string, by: Actor = admin) => by.agent.post(`${PATH}/end`).send({ id });

describe('GET /api/admin/staff/sessions', () => {
  it('should show and find staff by the current name', async () => {
    const renamed = await app.as('agency', await app.create.agency({ name: 'Old Name' }));
    const profile = renamed.agent.patch(`/api/agency/edit/${renamed.id}`).field('id', renamed.id);
    expectSuccess(await profile.field('name', 'New Name'));
    const { details } = await list({ search: 'new name' });
    expect(details.map(({ account, name }) => [account, name])).toEqual([[renamed.id, 'New Name']]);
    expect((await list({ search: 'old name' })).total).toBe(0);
    await end(details[0]!._id);
  });

  it('should list the open sessions of staff, last used first, without tokens', async () => {
    const { details, total } = await list();
    expect(total).toBe(2);
    expect(details.map(({ role, current }) => ({ role, current }))).toEqual([
      { role: 'agency', current: false },
      { role: 'admin', current: true },
    ]);
    expect(details[0]).toEqual({
      _id: expect.any(String),
      current: false,
      role: 'agency',
      account: agency.id,
      code: agency.record.uniqueId,
      name: 'Star House',
      userAgent: '',
      address: '127.0.0.1',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      viewedBy: '',
    });
  });

  it('should search and filter', async () => {
    const names = async (query: Record<string, string>) =>
      (await list(query)).details.map(({ name }) => name);
    expect(await names({ search: 'tar hou' })).toEqual(['Star House']);
    expect(await names({ search: agency.record.uniqueId.toLowerCase() })).toEqual(['Star House']);
    expect(await names({ role: 'bd' })).toEqual([]);
    expect(await names({ role: 'admin' })).toEqual([admin.record.name]);
    expect(await names({ sort: 'createdAt' })).toEqual([admin.record.name, 'Star House']);
  });

  it('should have indexes that hold the sessions of staff only', async () => {
    const indexes = await app.connection.collection('sessions').indexes();
    const ofStaff = indexes.filter(({ partialFilterExpression: part }) => part?.staff === true);
    expect(ofStaff.map(({ key }) => Object.keys(key)[0]).sort()).toEqual([
      'searchKeys',
      'staff',
      'staff',
      'staff',
    ]);
  });

  it('should find sessions when they were opened before sessions were marked', async () => {
    const sessions = app.connection.collection('sessions');
    await sessions.updateMany({ role: 'agency' }, { $unset: { staff: '', searchKeys: '' } });
    expect((await list({ search: 'Star House' })).total).toBe(0);
    await app.nest.get(SessionsService).markStaff();
    expect((await list({ search: 'Star House' })).total).toBe(1);
    expect((await list()).total).toBe(2);
  });

  it('should find an unmarked session when it is renewed', async () => {
    const { refreshToken } = agency;
    const sessions = app.connection.collection('sessions');
    await sessions.updateMany({ role: 'agency' }, { $unset: { staff: '', searchKeys: '' } });
    expect((await list()).total).toBe(1);
    expectSuccess(await app.guest().post('/api/auth/refresh').send({ refreshToken }));
    expect((await list({ search: 'Star House' })).total).toBe(1);
    expect((await list()).total).toBe(2);
  });

  it('should refuse invalid queries, guests and every other role', async () => {
    expectFailure(await get({ role: 'user' }), 'VALIDATION_FAILED', 'role');
    expectFailure(await get({ sort: 'refreshHash' }), 'VALIDATION_FAILED', 'sort');
    expectFailure(await app.guest().get(PATH), 'UNAUTHENTICATED');
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const)
      expectFailure(await get({}, await app.as(role)), 'FORBIDDEN');
  });
});

describe('POST /api/admin/staff/sessions/end', () => {
  it('should end a session immediately and write an audit record', async () => {
    const other = await app.as('bd');
    expectSuccess(await other.agent.get('/api/auth/me'));
    const { details } = await list({ search: other.record.uniqueId });
    expectSuccess(await end(details[0]!._id));
    expectFailure(await other.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    const refresh = { refreshToken: other.refreshToken };
    expectFailure(await app.guest().post('/api/auth/refresh').send(refresh), 'UNAUTHENTICATED');
    expect(await app.connection.collection('audit').find({ 'target.id': other.id }).toArray()).toMatchObject([
      {
        action: 'bd.endSession',
        actor: { id: admin.id },
        target: { kind: 'bd', label: other.record.uniqueId },
        before: { address: '127.0.0.1' },
      },
    ]);
    expectFailure(await end(details[0]!._id), 'NOT_FOUND');
  });

  it("should return 404 when the session is a user's", async () => {
    const session = await app.connection.collection('sessions').findOne({ role: 'user' });
    expectFailure(await end(session!._id.toHexString()), 'NOT_FOUND');
  });

  it('should refuse malformed ids, unknown fields and every other role', async () => {
    expectFailure(await end('x'), 'VALIDATION_FAILED', 'id');
    const { _id: id } = (await list()).details[0]!;
    const more = { id, all: true };
    expectFailure(await admin.agent.post(`${PATH}/end`).send(more), 'VALIDATION_FAILED', 'all');
    expectFailure(await end(id, agency), 'FORBIDDEN');
  });
});
