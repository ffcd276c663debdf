// Many host applications, withdrawals and videos are decided at once.
import { VIDEO_STATUS } from '../../src/modules/videos/video.schema.js';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { bulk, rowsOf, startBulk, undoBulk, undone } from '../support/bulk.js';
import { expectFailure } from '../support/errors.js';
import { withdrawals } from '../withdrawals/withdrawals.js';

const w = withdrawals();

describe('POST /api/admin/hosts/bulk', () => {
  const PATH = 'hosts/bulk';
  const statesIn = async (agencyCode: string) =>
    (await w.app.connection.collection('hosts').find({ agencyCode }).sort({ _id: 1 }).toArray()).map(
      ({ status }) => status as number,
    );
  async function applications(count: number) {
    const { uniqueId } = await w.app.create.agency();
    for (let at = 0; at < count; at += 1) await w.app.create.host(await w.app.create.user(), uniqueId);
    return uniqueId;
  }

  it('should reject all applications that match, with the reason in each decision', async () => {
    const agencyCode = await applications(25);
    const order = { action: 'reject', reason: 'No camera', expected: 25 };
    const done = await bulk(w.admin, PATH, order, { status: '0', agencyCode });
    expect(done).toMatchObject({ done: 25, failed: 0, undoable: false });
    expect(new Set(await statesIn(agencyCode))).toEqual(new Set([HOST_STATUS.rejected]));
    const [host] = await w.app.connection.collection('hosts').find({ agencyCode }).toArray();
    expect(host!.decisions).toMatchObject([{ name: w.admin.record.name, reason: 'No camera' }]);
    expectFailure(await undoBulk(w.admin, done._id), 'INVALID_TRANSITION');
  });

  it('should approve the others when one was decided meanwhile, and name its decider', async () => {
    const agencyCode = await applications(3);
    const hosts = await w.app.connection.collection('hosts').find({ agencyCode }).toArray();
    const ids = hosts.map(({ _id }) => String(_id));
    const first = { id: ids[0], status: '1' };
    await w.second.agent.post('/api/agency/host/approvehost').send(first);
    const order = { action: 'approve', ids, expected: 3 };
    const { _id } = await bulk(w.admin, PATH, order, { status: 'all' });
    const failed = (await rowsOf(w.admin, _id)).filter(({ state }) => state === 'failed');
    expect(failed).toHaveLength(1);
    expect(failed[0]!.reason).toMatch(/^This application was approved by Second Admin at /);
    expect(new Set(await statesIn(agencyCode))).toEqual(new Set([HOST_STATUS.approved]));
  });

  it('should decide only in the scope of an agency or agency admin, and let only the starter read it', async () => {
    const above = await w.app.create.agencyAdmin();
    const own = await w.app.create.agency({ admin: above.uniqueId });
    const foreign = await applications(2);
    for (let at = 0; at < 2; at += 1) await w.app.create.host(await w.app.create.user(), own.uniqueId);
    const agency = await w.app.as('agency', own);
    const agencyAdmin = await w.app.as('agencyadmin', above);
    const reject = { action: 'reject', reason: 'No camera' };
    // The foreign applications match the filter, but are not in scope.
    expectFailure(
      await startBulk(agency, PATH, { ...reject, expected: 2 }, { status: '0', agencyCode: foreign }),
      'VERSION_CONFLICT',
    );
    const done = await bulk(agency, PATH, { ...reject, expected: 2 }, { status: '0' });
    expect(done).toMatchObject({ done: 2, failed: 0, by: own.name, own: true });
    expect(await statesIn(own.uniqueId)).toEqual([HOST_STATUS.rejected, HOST_STATUS.rejected]);
    expect(await statesIn(foreign)).toEqual([HOST_STATUS.pending, HOST_STATUS.pending]);
    for (const path of ['', '/rows'])
      expectFailure(await agencyAdmin.agent.get(`/api/admin/batches/${done._id}${path}`), 'NOT_FOUND');
    expectFailure(await agencyAdmin.agent.post(`/api/admin/batches/${done._id}/cancel`), 'NOT_FOUND');
    expectFailure(await agency.agent.post(`/api/admin/batches/${done._id}/cancel`), 'INVALID_TRANSITION');
    const again = { action: 'approve', expected: 2 };
    expect(await bulk(agencyAdmin, PATH, again, { status: '2' })).toMatchObject({ done: 2, failed: 0 });
    const [host] = await w.app.connection.collection('hosts').find({ agencyCode: own.uniqueId }).toArray();
    expect(host!.decisions).toMatchObject([{ role: 'agency' }, { role: 'agencyadmin', name: above.name }]);
    const final = { ...reject, final: true, expected: 2 };
    expectFailure(await startBulk(agency, PATH, final, { status: '1' }), 'FORBIDDEN');
  });

  it('should refuse a final approval', async () => {
    const order = { action: 'approve', final: true, expected: 1 };
    expectFailure(await startBulk(w.admin, PATH, order, { status: '0' }), 'VALIDATION_FAILED', 'final');
  });
});

describe('POST /api/admin/withdrawal/bulk', () => {
  const PATH = 'withdrawal/bulk';

  it('should pay out all requests that match', async () => {
    for (const coins of [100, 200, 300]) await w.ask(coins);
    const query = { status: '0', search: w.record.username };
    const done = await bulk(w.admin, PATH, { action: 'approve', expected: 3 }, query);
    expect(done).toMatchObject({ done: 3, failed: 0, coins: 600, undoable: false });
    expect(await w.balances()).toEqual([400, 0]);
  });

  it('should return the coins of rejected requests, with the reason', async () => {
    const ids = [await w.ask(100), await w.ask(200)];
    const order = { action: 'reject', reason: 'Wrong account', ids, expected: 2 };
    await bulk(w.admin, PATH, order, { status: '0' });
    expect(await w.balances()).toEqual([1000, 0]);
    expect((await w.list({ status: 2, search: w.record.username })).map(({ reason }) => reason)).toEqual([
      'Wrong account',
      'Wrong account',
    ]);
  });

  it('should count an approval as one sum against the limit: two admins agree on small requests', async () => {
    await w.limit(250);
    const ids = [await w.ask(100), await w.ask(101), await w.ask(102)];
    const order = { action: 'approve', ids, expected: 3 };
    const first = await bulk(w.admin, PATH, order, { status: '0' });
    expect(first).toMatchObject({ done: 3, failed: 0 });
    expect((await rowsOf(w.admin, first._id)).map(({ reason }) => reason)).toEqual(
      ids.map(() => 'A second admin must confirm'),
    );
    expect(await w.balances()).toEqual([697, 303]);
    const second = await bulk(w.second, PATH, order, { status: '0' });
    expect((await rowsOf(w.second, second._id)).map(({ reason }) => reason)).toEqual(ids.map(() => ''));
    expect(await w.balances()).toEqual([697, 0]);
    await w.limit('');
  });
});

describe('POST /api/admin/video/bulk', () => {
  const PATH = 'video/bulk';
  const states = async (user: { _id: unknown }) =>
    (await w.app.connection.collection('videos').find({ user: user._id }).sort({ _id: 1 }).toArray()).map(
      ({ status }) => status as number,
    );

  it('should reject undecided and approved videos, and undo to the state of each', async () => {
    const owner = await w.app.create.user();
    for (const status of [VIDEO_STATUS.undecided, VIDEO_STATUS.approved, VIDEO_STATUS.rejected])
      await w.app.create.video(owner, { status });
    const before = await states(owner);
    const query = { user: owner._id.toHexString() };
    const done = await bulk(w.admin, PATH, { action: 'reject', reason: 'Copied', expected: 3 }, query);
    expect(done).toMatchObject({ done: 3, failed: 1 });
    expect(await states(owner)).toEqual([2, 2, 2]);
    await undone(w.admin, done._id);
    expect(await states(owner)).toEqual(before);
  });

  it('should delete videos, and undo brings them back with the count of their owner', async () => {
    const owner = await w.app.create.user({ videos: 2 });
    await w.app.create.video(owner, { status: VIDEO_STATUS.approved });
    await w.app.create.video(owner);
    const query = { user: owner._id.toHexString() };
    const { _id } = await bulk(w.admin, PATH, { action: 'delete', expected: 2 }, query);
    expect(await states(owner)).toEqual([3, 3]);
    expect((await w.app.stored('users', owner._id)).videos).toBe(0);
    await undone(w.admin, _id);
    expect(await states(owner)).toEqual([1, 0]);
    expect((await w.app.stored('users', owner._id)).videos).toBe(2);
  });
});
