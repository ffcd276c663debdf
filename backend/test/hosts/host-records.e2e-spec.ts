import { Types } from 'mongoose';
import { LiveSession } from '../../src/modules/hosts/live/live-session.schema.js';
import { LiveService } from '../../src/modules/hosts/live/live.service.js';
import type { AccountDeleted } from '../../src/modules/users/user-events.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

let made = 0;
/** Creates host records of an agency. `fields` override the defaults. */
async function records(agencyCode: string, count: number, fields: Partial<LiveSession> = {}) {
  const user = await app.create.user();
  const model = app.connection.model<LiveSession>(LiveSession.name);
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      made += 1;
      const session = await model.create({
        user: user._id,
        username: user.username,
        agencyCode,
        channelName: `Channel ${made}`,
        heartbeatAt: new Date(),
        status: 'archive',
        minutes: 10,
        diamonds: 100,
        createdAt: new Date(Date.UTC(2026, 0, 31 - at, 12)),
        ...fields,
      });
      return session._id.toHexString();
    }),
  );
}
const get = async ({ agent }: Actor, path: string) => expectSuccess(await agent.get(path));
const ALL = '/api/admin/host/hostrecord';

describe(`GET ${ALL}`, () => {
  it('should return 5 per page with the sums of all matching records', async () => {
    await records('AG000010', 7);
    const body = await get(admin, `${ALL}?agencyCode=ag000010&page=1`);
    expect(body).toMatchObject({ total: 7, pages: 2, totalPages: 2, diamond: 700, minutes: 70 });
    expect(body.data).toHaveLength(5);
    expect(body.data).toMatchObject([
      {
        agencyCode: 'AG000010',
        totalTime: 10,
        diamond: 100,
        totaldiamond: 100,
        createDate: '2026-01-31T12:00:00.000Z',
        status: 'archive',
      },
      ...Array.from({ length: 4 }, () => ({})),
    ]);
  });

  it('should count the elapsed minutes of a live session', async () => {
    await records('AG000013', 2);
    await records('AG000013', 1, {
      status: 'live',
      minutes: 0,
      createdAt: new Date(Date.now() - 90_500_000),
    });
    const body = await get(admin, `${ALL}?agencyCode=AG000013`);
    expect(body).toMatchObject({ total: 3, minutes: 20 + 1508 });
    expect(body.data).toMatchObject([{ totalTime: 1508 }, {}, {}]);
  });

  it('should filter by days, agency, status and text', async () => {
    const [first] = await records('AG000011', 3);
    const found = (query: string) => get(admin, `${ALL}?agencyCode=AG000011&${query}`);
    expect(await found('from=2026-01-30&to=2026-01-30')).toMatchObject({ total: 1, diamond: 100 });
    expect(await found('from=2026-01-30')).toMatchObject({ total: 2 });
    expect(await found('to=2026-01-29')).toMatchObject({ total: 1 });
    expect(await found('status=live')).toMatchObject({ total: 0, diamond: 0 });
    const { channelName } = await app.stored('liveSessions', first!);
    expect(await found(`search=${encodeURIComponent(String(channelName))}`)).toMatchObject({ total: 1 });
  });

  it.each(['from=2026-02-30', 'from=yesterday', 'status=gone', 'sort=deleted', 'limit=0'])(
    'should return 400 for ?%s',
    async (query) => {
      expectFailure(await admin.agent.get(`${ALL}?${query}`), 'VALIDATION_FAILED', query.split('=')[0]!);
    },
  );
});

describe('GET /api/agency/host/hostrecord', () => {
  it('should list the records in scope when another agency is named', async () => {
    const middle = await app.create.agencyAdmin();
    const own = await app.create.agency({ admin: middle.uniqueId });
    await records(own.uniqueId, 2);
    await records('AG000012', 1);
    const agency = await app.as('agency', own);
    const agencyAdmin = await app.as('agencyadmin', middle);
    for (const actor of [agency, agencyAdmin]) {
      expect(await get(actor, '/api/agency/host/hostrecord')).toMatchObject({ total: 2 });
      expect(await get(actor, '/api/agency/host/hostrecord?agencyCode=AG000012')).toMatchObject({ total: 0 });
    }
    expect((await get(admin, '/api/agency/host/hostrecord?agencyCode=AG000012')).total).toBe(1);
  });
});

describe('DELETE /api/admin/livetime/deletemultiple', () => {
  const remove = (id: unknown) => admin.agent.delete('/api/admin/livetime/deletemultiple').send({ id });

  it('should delete the named records and report the live sessions that it keeps', async () => {
    const ids = await records('AG000020', 3);
    const [live] = await records('AG000020', 1, { status: 'live' });
    const body = expectSuccess(await remove([ids[0], ids[1], live]));
    expect(body.message).toBe('2 records deleted, 1 live session kept');
    expect(await get(admin, `${ALL}?agencyCode=AG000020`)).toMatchObject({ total: 2 });
    const record = await app.connection
      .collection('audit')
      .findOne({ action: 'hostRecord.delete', 'before.count': 2 });
    expect(record).toMatchObject({ before: { records: [{ minutes: 10, diamonds: 100 }, { minutes: 10 }] } });
  });

  it.each([[[]], ['x'], [['x']], [undefined]])('should return 400 for %j', async (id) => {
    expectFailure(await remove(id), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the records are deleted', async () => {
    const ids = await records('AG000021', 1);
    expectSuccess(await remove(ids));
    expectFailure(await remove(ids), 'NOT_FOUND');
  });
});

describe('POST /api/admin/host/hostrecord/deletematching', () => {
  const remove = (body: object) => admin.agent.post(`${ALL}/deletematching`).send(body);

  it('should delete all matching records when their number equals the number shown', async () => {
    await records('AG000030', 8);
    const filter = { agencyCode: 'AG000030', from: '2026-01-26' };
    expectFailure(await remove({ ...filter, expected: 5 }), 'VERSION_CONFLICT');
    expect(expectSuccess(await remove({ ...filter, expected: 6 })).message).toBe('6 records deleted');
    expect(await get(admin, `${ALL}?agencyCode=AG000030`)).toMatchObject({ total: 2 });
  });

  it('should return 400 when a filter is unknown', async () => {
    expectFailure(await remove({ agency: 'AG000030', expected: 2 }), 'VALIDATION_FAILED', 'agency');
    expectFailure(await remove({ agencyCode: 'AG000030' }), 'VALIDATION_FAILED', 'expected');
  });
});

describe('the trash of host records', () => {
  const remove = (id: unknown) => admin.agent.delete('/api/admin/livetime/deletemultiple').send({ id });
  const restore = (id: unknown) => admin.agent.post(`${ALL}/restore`).send({ id });
  const trash = async (days = '') =>
    expectSuccess(await admin.agent.get(`/api/admin/trash?kind=hostRecord${days}`)).details as {
      id: string;
      label: string;
    }[];

  it('should restore the records of one deletion, and no others', async () => {
    const ids = await records('AG000040', 5);
    expectSuccess(await remove(ids.slice(0, 2)));
    const [first] = await trash();
    expectSuccess(await remove(ids.slice(2, 4)));
    const [second] = await trash();
    expect([first, second]).toMatchObject([
      { label: expect.stringMatching(/^2 records: .+ and others$/), deletedBy: admin.record.name },
      { label: expect.stringMatching(/^2 records: .+ and others$/), deletedBy: admin.record.name },
    ]);
    expect(await get(admin, `${ALL}?agencyCode=AG000040`)).toMatchObject({ total: 1, diamond: 100 });
    expect(expectSuccess(await restore(first!.id)).message).toBe('2 records restored');
    expect(await get(admin, `${ALL}?agencyCode=AG000040`)).toMatchObject({ total: 3, diamond: 300 });
    expectFailure(await restore(first!.id), 'NOT_FOUND');
    expect((await trash()).map(({ id }) => id)).toEqual(expect.arrayContaining([second!.id]));
    const record = await app.connection
      .collection('audit')
      .findOne({ action: 'hostRecord.restore', 'target.id': first!.id });
    expect(record).toMatchObject({ after: { count: 2 }, target: { label: '2 records' } });
  });

  it('should not keep the name of an erased account', async () => {
    const ids = await records('AG000043', 2);
    expectSuccess(await remove(ids));
    const [before] = await trash();
    const { username } = await app.stored('liveSessions', ids[0]!);
    expect(before!.label).toContain(String(username));
    const { user } = await app.stored('liveSessions', ids[0]!);
    await app.nest.get(LiveService).forget({ user: user as Types.ObjectId } as AccountDeleted);
    const [after] = await trash();
    expect(after).toMatchObject({ id: before!.id });
    expect(JSON.stringify(after)).not.toContain(String(username));
    expect(
      await app.connection.collection('hostRecordDeletions').countDocuments({ label: { $exists: true } }),
    ).toBe(0);
  });

  it('should keep what a later deletion deleted again', async () => {
    const ids = await records('AG000041', 2);
    expectSuccess(await remove(ids));
    const [first] = await trash();
    expectSuccess(await restore(first!.id));
    expectSuccess(await remove([ids[0]]));
    const [second] = await trash();
    expectFailure(await restore(first!.id), 'NOT_FOUND');
    expect(await get(admin, `${ALL}?agencyCode=AG000041`)).toMatchObject({ total: 1 });
    expect(expectSuccess(await restore(second!.id)).message).toBe('1 record restored');
  });

  it('should list the deletions of the named days, and none after 30 days', async () => {
    expectSuccess(await remove(await records('AG000042', 1)));
    const [made] = await trash();
    const moveTo = (at: Date) =>
      app.connection
        .collection('hostRecordDeletions')
        .updateOne({ _id: new Types.ObjectId(made!.id) }, { $set: { at } });
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10);
    const ids = async (query: string) => (await trash(query)).map(({ id }) => id);
    await moveTo(daysAgo(10));
    expect(await ids(`&from=${day(12)}&to=${day(8)}`)).toEqual([made!.id]);
    expect(await ids(`&from=${day(8)}`)).not.toContain(made!.id);
    await moveTo(daysAgo(31));
    expect(await ids('')).not.toContain(made!.id);
    expectFailure(await restore(made!.id), 'NOT_FOUND');
    expectFailure(await restore('x'), 'VALIDATION_FAILED', 'id');
  });
});
