// The audit log as the platform admin reads it: every filter, the differences, the export.
import { Types } from 'mongoose';
import type { AuditEntry } from '../../src/modules/audit-log/audit.dto.js';
import type { Bd } from '../../src/modules/staff/bd/bd.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const PATH = '/api/admin/audit';

let app: TestApp;
let admin: Actor<'admin'>;
let second: Actor<'admin'>;
let user: User;
let bd: Bd;
/** The request that banned the user. */
let banned: string;

beforeAll(async () => {
  app = await startApp({ TIME_ZONE: 'Asia/Kolkata' });
  admin = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Meera Nair' }));
  user = await app.create.user({ username: 'anita.sharma', bio: '' });
  bd = await app.create.bd();
  const of = { id: user._id.toHexString() };
  const post = (call: string, by = admin) => by.agent.post(`/api/admin/${call}`).query(of);
  expectSuccess(await post('edituser').send({ bio: 'Sings on Sundays', name: '=1+1' }));
  const ban = await post('userban', second).send({ banStatus: '1', reason: 'Fraud' });
  expectSuccess(ban);
  banned = ban.headers['x-request-id']!;
  const update = admin.agent.put('/api/bdpanel/updatebd').query({ id: bd._id.toHexString() });
  expectSuccess(await update.field({ password: 'another-password' }));
});
afterAll(() => app.close());

const get = (query: Record<string, string> = {}, by: Actor = admin) =>
  by.agent.get(PATH).query({ page: '1', limit: '20', ...query });
const actions = async (query: Record<string, string>) => {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return (body as { details: AuditEntry[] }).details.map(({ action }) => action);
};
const oldest = async () => {
  const old = { at: new Date('2025-03-09T18:30:00Z'), action: 'user.old' };
  const { insertedId } = await app.connection.collection('audit').insertOne({
    ...old,
    actor: { role: 'admin', id: admin.id, code: '', name: 'Long Gone' },
    target: { kind: 'user', id: 'gone', label: 'gone' },
    before: {},
    after: {},
    reason: '',
    address: '',
    requestId: '',
  });
  return insertedId;
};

describe('GET /api/admin/audit', () => {
  it('should list the changes by staff, newest first, with the differences', async () => {
    const { details, total, pages } = expectSuccess(await get({ target: user._id.toHexString() }));
    expect({ total, pages }).toEqual({ total: 2, pages: 1 });
    expect(details).toEqual([
      {
        _id: expect.any(String),
        at: expect.any(String),
        actor: { role: 'admin', id: second.id, code: '', name: 'Meera Nair' },
        action: 'user.ban',
        target: {
          ...{ kind: 'user', id: user._id.toHexString(), label: 'anita.sharma' },
          ...{ user: '', status: null },
        },
        changes: expect.arrayContaining([
          { field: 'banned', change: 'changed', value: 'flag', before: 'false', after: 'true' },
        ]),
        reason: 'Fraud',
        address: expect.stringMatching(/127\.0\.0\.1$/),
        requestId: banned,
        undo: false,
      },
      expect.objectContaining({
        action: 'user.update',
        changes: [
          { field: 'name', change: 'changed', value: 'text', before: user.name, after: '=1+1' },
          { field: 'bio', change: 'added', value: 'text', before: '', after: 'Sings on Sundays' },
        ],
      }),
    ]);
  });

  it('should return the user and the status of a withdrawal and a host application', async () => {
    const host = await app.create.host(user, 'AG000000');
    const asked = await app.create.withdrawal(user);
    const [id, request] = [host._id.toHexString(), asked._id.toHexString()];
    expectSuccess(await admin.agent.post('/api/agency/host/approvehost').send({ id, status: 2 }));
    const path = `/api/admin/withdrawal/coinrequest/${request}?status=1`;
    expectSuccess(await admin.agent.post(path).send({}));
    const of = user._id.toHexString();
    for (const [target, place] of [
      [id, { user: of, status: 2 }],
      [request, { user: of, status: null }],
    ] as const)
      expect(expectSuccess(await get({ target })).details).toMatchObject([{ target: place }]);
    await app.connection.collection('audit').deleteMany({ 'target.id': { $in: [id, request] } });
  });

  it('should mask secrets', async () => {
    const response = await get({ kind: 'bd' });
    expect(response.text).not.toMatch(/argon2|another-password|sealed/);
    const [entry] = (response.body as { details: AuditEntry[] }).details;
    expect(entry!.changes).toContainEqual({
      field: 'password',
      change: 'changed',
      value: 'text',
      before: '••••',
      after: '••••',
    });
  });

  it('should filter by role, account and name of the actor', async () => {
    expect(await actions({ actor: second.id })).toEqual(['user.ban']);
    expect(await actions({ search: 'eera nai' })).toEqual(['user.ban']);
    expect(await actions({ role: 'admin' })).toHaveLength(3);
    expect(await actions({ role: 'agency' })).toEqual([]);
  });

  it('should filter by action, record and request', async () => {
    expect(await actions({ action: 'user.ban' })).toEqual(['user.ban']);
    expect(await actions({ kind: 'user' })).toEqual(['user.ban', 'user.update']);
    expect(await actions({ kind: 'bd', target: bd._id.toHexString() })).toHaveLength(1);
    expect(await actions({ search: 'ANITA.SHARMA' })).toEqual(['user.ban', 'user.update']);
    expect(await actions({ search: 'nobody-at-all' })).toEqual([]);
    expect(await actions({ search: '' })).toHaveLength(3);
    expect(await actions({ requestId: banned })).toEqual(['user.ban']);
  });

  it('should find what belongs to a person, and a record by its name or _id', async () => {
    const id = new Types.ObjectId().toHexString();
    const at = new Date('2025-04-02T10:00:00Z');
    const of = (kind: string, label: string, more = {}) => ({
      _id: new Types.ObjectId(),
      at,
      actor: { role: 'admin', id: second.id, code: '', name: 'Meera Nair' },
      action: `${kind}.reject`,
      target: { kind, id: new Types.ObjectId().toHexString(), label, ...more },
      before: {},
      after: {},
      ...{ reason: '', address: '', requestId: '' },
    });
    const records = app.connection.collection<{ _id: Types.ObjectId }>('audit');
    const made = [
      of('withdrawal', 'anita.sharma'),
      of('video', 'Dance challenge', { id }),
      of('host', 'ravi.rao'),
    ];
    await records.insertMany(made);
    const found = async (search: string) =>
      (await actions({ search, from: '2025-04-02', to: '2025-04-02' })).sort();
    expect(await found('anita.sharma')).toEqual(['withdrawal.reject']);
    expect(await found('Dance challenge')).toEqual(['video.reject']);
    expect(await found(id.toUpperCase())).toEqual(['video.reject']);
    expect(await found('eera nai')).toEqual(['host.reject', 'video.reject', 'withdrawal.reject']);
    expect(await found('challenge')).toEqual([]);
    await records.deleteMany({ _id: { $in: made.map(({ _id }) => _id) } });
  });

  it('should filter by days in TIME_ZONE, including the first and the last', async () => {
    const _id = await oldest();
    // 18:30 UTC is midnight of the next day in Asia/Kolkata.
    expect(await actions({ from: '2025-03-10', to: '2025-03-10' })).toEqual(['user.old']);
    expect(await actions({ from: '2025-03-09', to: '2025-03-09' })).toEqual([]);
    expect(await actions({ from: '2025-03-11' })).not.toContain('user.old');
    await app.connection.collection('audit').deleteOne({ _id });
  });

  it('should return pages with the total', async () => {
    const { details, total, pages } = expectSuccess(await get({ page: '2', limit: '2', role: 'admin' }));
    expect([(details as []).length, total, pages]).toEqual([1, 3, 2]);
  });

  it('should have an index for each filter, in the order of the list', async () => {
    const indexes = await app.connection.collection('audit').indexes();
    const keys = indexes.map(({ key }) => Object.entries(key).flat().join(' '));
    const newest = 'at -1 _id -1';
    const filters = ['target.id', 'target.kind', 'target.label', 'actor.id', 'actor.role', 'action'];
    expect(keys).toEqual(
      expect.arrayContaining([newest, 'requestId 1', ...filters.map((field) => `${field} 1 ${newest}`)]),
    );
  });

  it.each(['page=-1', 'actor=nobody', 'role=king', 'from=2025-02-30'])(
    'should return 400 for %s',
    async (query) => expectFailure(await admin.agent.get(`${PATH}?${query}`), 'VALIDATION_FAILED'),
  );

  it('should return 401 to guests and 403 to every other role', async () => {
    expectFailure(await app.guest().get(PATH), 'UNAUTHENTICATED');
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const) {
      expectFailure(await get({}, await app.as(role)), 'FORBIDDEN');
      expectFailure(await get({ format: 'csv' }, await app.as(role)), 'FORBIDDEN');
    }
  });
});

describe('a search that matches more accounts than the limit', () => {
  it('should be marked as partial in the list and refused in the export', async () => {
    await Promise.all(
      Array.from({ length: 51 }, (_, at) =>
        app.create.user({ username: `crowd.${at}`, name: `Crowd ${at}` }),
      ),
    );
    expect(expectSuccess(await get({ search: 'crowd' }))).toMatchObject({ partial: true });
    expect(expectSuccess(await get({ search: 'crowd.5' }))).toMatchObject({ partial: false });
    const save = (search: string) => get({ search, format: 'csv' });
    expectFailure(await save('crowd'), 'VALIDATION_FAILED', 'search');
    expect((await save('crowd.5')).status).toBe(200);
  });
});
