// Who has just changed which record, for the marks in open lists.
import type { Agent, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

interface Change {
  record: string;
  action: string;
  by: string;
  role: string;
  own: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const changes = async (agent: Agent, kind: string, seconds = 60) =>
  expectSuccess(await agent.get('/api/changes').query({ kind, seconds }))['details'] as Change[];
const disable = async (agent: Agent, kind: string, id: string) =>
  expectSuccess(
    await agent.post('/api/admin/staffaccount/status').send({ kind, id, disabled: true, reason: 'On leave' }),
  );

/** Two branches of the hierarchy, and an admin who changes records in both. */
async function branches() {
  const asha = await app.as('admin', await app.create.admin({ name: 'Asha Rao' }));
  const branch = async () => {
    const bd = await app.create.bd();
    const agencyAdmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    const agency = await app.create.agency({ bd: bd.uniqueId, admin: agencyAdmin.uniqueId });
    return { bd, agencyAdmin, agency };
  };
  return { asha, own: await branch(), foreign: await branch() };
}

describe('GET /api/changes', () => {
  it('should name the actor of each change to the other admin and mark own changes as own', async () => {
    const { asha } = await branches();
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    expectSuccess(
      await asha.agent.post(`/api/admin/userban?id=${user._id}`).send({ banStatus: '1', reason: 'Fraud' }),
    );
    const expected = { record: user._id.toHexString(), action: 'user.ban', by: 'Asha Rao', role: 'admin' };
    expect((await changes(agent, 'user'))[0]).toMatchObject({ ...expected, own: false });
    expect((await changes(asha.agent, 'user'))[0]).toMatchObject({ ...expected, own: true });
  });

  it('should return only the changes of records in scope, without the names of admins', async () => {
    const { asha, own, foreign } = await branches();
    for (const { agency, agencyAdmin } of [own, foreign]) {
      await disable(asha.agent, 'agency', agency._id.toHexString());
      await disable(asha.agent, 'agencyadmin', agencyAdmin._id.toHexString());
    }
    const bd = await app.as('bd', own.bd);
    const agency = { record: own.agency._id.toHexString(), action: 'agency.disable', by: '', role: 'admin' };
    const agencyAdmin = { record: own.agencyAdmin._id.toHexString(), action: 'agencyadmin.disable' };
    expect(await changes(bd.agent, 'agency')).toMatchObject([agency]);
    expect(await changes(bd.agent, 'agencyadmin')).toMatchObject([agencyAdmin]);
    expect(await changes(bd.agent, 'bd')).toEqual([]);
    expect(await changes(bd.agent, 'user')).toEqual([]);
    expect(await changes((await app.as('coin')).agent, 'agency')).toEqual([]);
  });

  it('should name the admin who decided about a host, to the roles above the host only', async () => {
    const { asha, own, foreign } = await branches();
    const host = await app.create.host(await app.create.user(), own.agency.uniqueId);
    const decision = { id: host._id, status: 1 };
    expectSuccess(await asha.agent.post('/api/agency/host/approvehost').send(decision));
    const expected = { record: host._id.toHexString(), action: 'host.approve', by: 'Asha Rao', own: false };
    for (const role of ['bd', 'agencyadmin', 'agency'] as const) {
      const record = { bd: 'bd', agencyadmin: 'agencyAdmin', agency: 'agency' } as const;
      const mine = await app.as(role, own[record[role]] as never);
      const others = await app.as(role, foreign[record[role]] as never);
      expect(await changes(mine.agent, 'host')).toMatchObject([expected]);
      expect(await changes(others.agent, 'host')).toEqual([]);
    }
  });

  it('should leave out actions that change no list: a viewed password', async () => {
    const { asha, own } = await branches();
    const id = own.agency._id.toHexString();
    await app.connection.collection('audit').insertOne({
      at: new Date(),
      actor: { role: 'admin', id: asha.id, name: 'Asha Rao' },
      action: 'agency.revealPassword',
      target: { kind: 'agency', id },
    });
    expect(await changes((await app.as('admin')).agent, 'agency')).not.toContainEqual(
      expect.objectContaining({ record: id }),
    );
    expect(await changes((await app.as('bd', own.bd)).agent, 'agency')).toEqual([]);
  });

  it('should leave out changes that are older than the asked seconds', async () => {
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    await app.connection.collection('audit').insertOne({
      at: new Date(Date.now() - 120_000),
      actor: { role: 'admin', id: 'x', name: 'X' },
      action: 'user.ban',
      target: { kind: 'user', id: user._id.toHexString() },
    });
    const has = async (seconds: number) =>
      (await changes(agent, 'user', seconds)).some(({ record }) => record === user._id.toHexString());
    expect([await has(60), await has(180)]).toEqual([false, true]);
  });

  it('should answer at most 100 changes', async () => {
    const { agent } = await app.as('admin');
    const banned = Array.from({ length: 120 }, (_, at) => ({
      at: new Date(),
      actor: { role: 'admin', id: 'x', name: 'X' },
      action: 'video.approve',
      target: { kind: 'video', id: String(at) },
    }));
    await app.connection.collection('audit').insertMany(banned);
    expect(await changes(agent, 'video')).toHaveLength(100);
  });

  it('should return 400 for an unknown kind or span, 401 to guests and 403 to users of the app', async () => {
    const { agent } = await app.as('admin');
    expectFailure(await agent.get('/api/changes?kind=secrets&seconds=5'), 'VALIDATION_FAILED', 'kind');
    expectFailure(await agent.get('/api/changes?kind=user&seconds=99999'), 'VALIDATION_FAILED', 'seconds');
    expectFailure(await app.guest().get('/api/changes?kind=user&seconds=5'), 'UNAUTHENTICATED');
    const user = await app.as('user');
    expectFailure(await user.agent.get('/api/changes?kind=user&seconds=5'), 'FORBIDDEN');
  });
});
