// The inbox notifies staff of their jobs that ended.
import { Types } from 'mongoose';
import { Job } from '../../src/platform/jobs/job.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { bulk } from '../support/bulk.js';
import { expectSuccess } from '../support/errors.js';
import { eventsOf, noticesOf } from './inbox.js';
import { ended, start } from '../withdrawals/salary-runs.js';
import { sharedApp } from '../support/shared-app.js';
import { until } from '../support/until.js';

let app: TestApp;
let admin: Actor<'admin'>;
let other: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  admin = await app.as('admin', await app.create.admin());
  other = await app.as('admin', await app.create.admin());
});
afterAll(() => app.close());

const reject = { action: 'reject', reason: 'No camera' };
const setJob = (id: string, fields: object) =>
  app.connection.collection('jobs').updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });

/** Adds a job of the admin that cannot be carried out. */
async function brokenJob(fields: Partial<Job>): Promise<string> {
  const payload = { batch: new Types.ObjectId(), caller: {} };
  const by = { id: admin.id, name: 'Admin' };
  const job = {
    kind: 'batch',
    title: 'Approve hosts',
    payload,
    by,
    tells: true,
    dueAt: new Date(),
    ...fields,
  };
  return String((await app.connection.model<Job>(Job.name).create(job))._id);
}
const failed = (id: string) => until(async () => (await app.stored('jobs', id)).state === 'failed');

describe('the inbox of the person who started a job', () => {
  it('should notify only the agency whose bulk change is done, with its title', async () => {
    const own = await app.create.agency();
    const agency = await app.as('agency', own);
    await app.create.host(await app.create.user(), own.uniqueId);
    const { _id } = await bulk(agency, 'hosts/bulk', { ...reject, expected: 1 }, { status: '0' });
    expect(await noticesOf(agency)).toMatchObject([
      {
        ...{ kind: 'jobs', event: 'jobDone', source: 'bulk', batch: _id, failed: 0, due: false },
        label: 'Reject hosts',
      },
    ]);
    expect(await noticesOf(admin)).toEqual([]);
  });

  it('should say how many rows failed', async () => {
    const { uniqueId } = await app.create.agency();
    const hosts = [
      await app.create.host(await app.create.user(), uniqueId),
      await app.create.host(await app.create.user(), uniqueId),
    ];
    const ids = hosts.map(({ _id }) => _id.toHexString());
    const decision = { id: ids[0], status: '2', reason: 'No camera' };
    expectSuccess(await other.agent.post('/api/agency/host/approvehost').send(decision));
    await bulk(admin, 'hosts/bulk', { ...reject, ids, expected: 2 }, { status: 'all' });
    expect(await noticesOf(admin)).toMatchObject([{ event: 'jobDone', failed: 1 }]);
  });

  it('should ask for passwords that the person has to take, until they are taken', async () => {
    const text = 'name,email,number\nMeera,meera.inbox@example.com,919000007771';
    const started = await start(admin, text, { kind: 'bd', rows: 1 }, undefined, '/api/admin/staffimports');
    const id = String(expectSuccess(started).import);
    await ended(admin, id);
    expect(await noticesOf(admin)).toMatchObject([
      { event: 'jobDone', source: 'import', batch: id, due: true },
    ]);
    expectSuccess(await admin.agent.post(`/api/admin/staffimports/${id}/passwords`));
    expect(await noticesOf(admin)).toMatchObject([{ event: 'jobDone', due: false }]);
  });

  it('should report a failure with its reason, and again when the resumed job fails again', async () => {
    const id = await brokenJob({ tries: 9 });
    await failed(id);
    expect(await noticesOf(admin)).toMatchObject([
      { event: 'jobFailed', about: id, detail: 'The batch of this job no longer exists', due: true },
    ]);
    expectSuccess(await admin.agent.post(`/api/admin/jobs/${id}/retry`));
    await until(async () => (await app.stored('jobs', id)).tries === 1);
    await setJob(id, { tries: 9, dueAt: new Date() });
    await failed(id);
    expect(await eventsOf(admin)).toEqual(['jobFailed', 'jobFailed']);
  });

  it('should report that another person cancelled the job, and not that its owner did', async () => {
    const later = { dueAt: new Date(Date.now() + 3_600_000) };
    expectSuccess(await admin.agent.post(`/api/admin/jobs/${await brokenJob(later)}/cancel`));
    expect(await noticesOf(admin)).toEqual([]);
    const id = await brokenJob(later);
    expectSuccess(await other.agent.post(`/api/admin/jobs/${id}/cancel`));
    expect(await noticesOf(admin)).toMatchObject([
      { event: 'jobCancelled', about: id, label: 'Approve hosts' },
    ]);
    expect(await noticesOf(other)).toEqual([]);
  });

  it('should end the job all the same when its owner turned the kind off', async () => {
    const { uniqueId } = await app.create.agency();
    await app.create.host(await app.create.user(), uniqueId);
    expectSuccess(await admin.agent.patch('/api/staff/inbox/settings').send({ kind: 'jobs', on: false }));
    const order = { ...reject, expected: 1 };
    expect(await bulk(admin, 'hosts/bulk', order, { status: '0', agencyCode: uniqueId })).toMatchObject({
      done: 1,
    });
    expect(await noticesOf(admin)).toEqual([]);
  });
});
