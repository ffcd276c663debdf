// Hosts move to another agency: single ones, and all of an agency that closes.
import { Types } from 'mongoose';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import { HostsService } from '../../src/modules/hosts/hosts.service.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { storeFigures } from '../figures/figures.js';
import { hierarchyCalls } from './hierarchy-calls.js';

const calls = hierarchyCalls();
const { pending, approved, rejected } = HOST_STATUS;
const DAY = 86_400_000;

/** Two agencies. The first has a host in each state, who applied days ago. */
async function twoAgencies() {
  const { create } = calls.app;
  const [agency, other] = [await create.agency(), await create.agency()];
  const host = async (status: 0 | 1 | 2) =>
    create.host(await create.user(), agency.uniqueId, { status, createdAt: new Date(Date.now() - 3 * DAY) });
  const hosts = [await host(approved), await host(pending), await host(rejected)] as const;
  return { agency, other, hosts };
}
type Agencies = Awaited<ReturnType<typeof twoAgencies>>;

const toOther = ({ agency, other, hosts }: Agencies) => ({
  kind: 'host',
  records: hosts.map(({ _id }) => ({ id: _id.toHexString(), from: agency.uniqueId })),
  to: other.uniqueId,
});
const stored = (id: Types.ObjectId) => calls.app.stored('hosts', id.toHexString());
const all = (call: 'previewhosts' | 'movehosts', body: object) =>
  calls.admin.agent.post(`/api/admin/hierarchy/${call}`).send(body);
const applicationsIn = (agencyCode: string) =>
  calls.app.connection.collection('hosts').countDocuments({ agencyCode });
const remove = ({ uniqueId }: { uniqueId: string }) => calls.remove('agencies', { uniqueId });

describe('POST /api/admin/hierarchy/move', () => {
  it('should preview the move of hosts and change nothing', async () => {
    const world = await twoAgencies();
    const { agency, other, hosts } = world;
    expect(expectSuccess(await calls.preview(toOther(world))).details).toMatchObject({
      to: other.uniqueId,
      toName: other.name,
      records: hosts.map(({ _id, username, realName }) => ({
        ...{ _id: _id.toHexString(), code: username, name: realName },
        ...{ from: agency.uniqueId, fromName: agency.name },
      })),
      ...{ agencyAdmins: 0, agencies: 0, hosts: 1, pendingHosts: 1 },
    });
    expect(await stored(hosts[0]._id)).toMatchObject({ agencyCode: agency.uniqueId });
  });

  it('should move hosts in every state, for the agencies, the search and the open lists', async () => {
    const world = await twoAgencies();
    const { agency, other, hosts } = world;
    const [first] = hosts;
    const [before, after] = [await calls.app.as('agency', agency), await calls.app.as('agency', other)];
    const list = async ({ agent }: typeof before, search = '') =>
      expectSuccess(await agent.get('/api/agency/host/gethosts').query({ status: '1', search }))['total'];
    const hostsService = calls.app.nest.get(HostsService);
    const fingerprint = await hostsService.fingerprint();
    expect(await list(before)).toBe(1);
    expectSuccess(await calls.move(toOther(world)));
    for (const { _id } of hosts) expect(await stored(_id)).toMatchObject({ agencyCode: other.uniqueId });
    expect(await list(before)).toBe(0);
    expect(await list(after, other.uniqueId)).toBe(1);
    expect(await list(after, agency.uniqueId)).toBe(0);
    expect(await hostsService.fingerprint()).not.toBe(fingerprint);
    const audits = calls.app.connection.collection('audit');
    expect(await audits.findOne({ 'target.id': first._id.toHexString() })).toMatchObject({
      action: 'host.move',
      target: { kind: 'host', label: first.username },
      before: { agencyCode: agency.uniqueId },
      after: { agencyCode: other.uniqueId },
    });
  });

  it('should keep the figures of past days exact', async () => {
    const world = await twoAgencies();
    const figures = calls.app.nest.get(FiguresCheck);
    await storeFigures(calls.app);
    expectSuccess(await calls.move(toOther(world)));
    expect((await figures.verify()).differences).not.toEqual([]);
    await storeFigures(calls.app);
    expect((await figures.verify()).differences).toEqual([]);
  });

  it('should return 400 when the agency is disabled or the same', async () => {
    const world = await twoAgencies();
    expectFailure(
      await calls.move({ ...toOther(world), to: world.agency.uniqueId }),
      'VALIDATION_FAILED',
      'to',
    );
    await calls.app.connection
      .collection('agencies')
      .updateOne({ _id: world.other._id }, { $set: { disabled: true } });
    for (const send of [calls.preview, calls.move])
      expectFailure(await send(toOther(world)), 'VALIDATION_FAILED', 'to');
  });

  it('should return 404 when the agency or the host does not exist', async () => {
    const world = await twoAgencies();
    const wanted = toOther(world);
    expectFailure(await calls.move({ ...wanted, to: 'AG000000' }), 'NOT_FOUND', 'to');
    const records = [{ id: new Types.ObjectId().toHexString(), from: world.agency.uniqueId }];
    expectFailure(await calls.move({ ...wanted, records }), 'NOT_FOUND', 'records');
    await remove(world.other);
    expectFailure(await calls.move(wanted), 'NOT_FOUND', 'to');
  });

  it('should return 409 with the present agency when the host was moved before', async () => {
    const world = await twoAgencies();
    const third = await calls.app.create.agency();
    expectSuccess(await calls.move({ ...toOther(world), to: third.uniqueId }));
    const late = await calls.move(toOther(world));
    expectFailure(late, 'VERSION_CONFLICT', 'records');
    expect(late.body).toMatchObject({
      message: expect.stringContaining(`is now assigned to ${third.uniqueId}: ${calls.admin.record.name}`),
    });
  });
});

describe('POST /api/admin/hierarchy/movehosts', () => {
  it('should move all hosts of a deleted agency, also more than a portion, after a preview', async () => {
    const { agency, other, hosts } = await twoAgencies();
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...{ user: new Types.ObjectId(), username: `more${at}`, realName: 'More', number: `9177${at}` },
      ...{ agencyCode: agency.uniqueId, status: rejected, createdAt: new Date(), changedAt: new Date() },
    }));
    await calls.app.connection.collection('hosts').insertMany(more);
    await remove(agency);
    const wanted = { from: agency.uniqueId.toLowerCase(), to: other._id.toHexString() };
    const effect = {
      ...{ from: agency.uniqueId, fromName: agency.name, to: other.uniqueId, toName: other.name },
      ...{ hosts: 1, pendingHosts: 1, rejectedHosts: 451 },
    };
    expect(expectSuccess(await all('previewhosts', wanted)).details).toEqual(effect);
    expect(await applicationsIn(agency.uniqueId)).toBe(453);
    expect(expectSuccess(await all('movehosts', wanted)).details).toEqual(effect);
    expect([await applicationsIn(agency.uniqueId), await applicationsIn(other.uniqueId)]).toEqual([0, 453]);
    const audits = calls.app.connection.collection('audit');
    expect(await audits.countDocuments({ action: 'host.move', 'after.agencyCode': other.uniqueId })).toBe(
      453,
    );
    expect(await stored(hosts[2]._id)).toMatchObject({ status: rejected });
  });

  it('should return 400 for the same agency, a disabled one, and missing or unknown fields', async () => {
    const { agency, other } = await twoAgencies();
    const { uniqueId } = agency;
    for (const call of ['previewhosts', 'movehosts'] as const) {
      expectFailure(await all(call, { from: uniqueId, to: uniqueId }), 'VALIDATION_FAILED', 'to');
      expectFailure(await all(call, {}), 'VALIDATION_FAILED', 'from', 'to');
      const more = { from: uniqueId, to: other.uniqueId, limit: 5 };
      expectFailure(await all(call, more), 'VALIDATION_FAILED', 'limit');
    }
    await calls.app.connection
      .collection('agencies')
      .updateOne({ _id: other._id }, { $set: { disabled: true } });
    expectFailure(await all('movehosts', { from: uniqueId, to: other.uniqueId }), 'VALIDATION_FAILED', 'to');
    expect(await applicationsIn(uniqueId)).toBe(3);
  });

  it('should return 404 when an agency does not exist or the new one is deleted', async () => {
    const { agency, other } = await twoAgencies();
    const { uniqueId: from } = agency;
    expectFailure(await all('movehosts', { from: 'AG000000', to: other.uniqueId }), 'NOT_FOUND', 'from');
    expectFailure(await all('movehosts', { from, to: 'AG000000' }), 'NOT_FOUND', 'to');
    await remove(other);
    expectFailure(await all('movehosts', { from, to: other.uniqueId }), 'NOT_FOUND', 'to');
  });
});

describe('POST /api/agency/host/decide', () => {
  it('should return 409 for a host whose agency is deleted until the host is moved', async () => {
    const world = await twoAgencies();
    await remove(world.agency);
    const [, application] = world.hosts;
    const approve = () =>
      calls.admin.agent
        .post('/api/agency/host/decide')
        .send({ ids: [application._id.toHexString()], status: approved });
    expectSuccess(await approve());
    expect(await stored(application._id)).toMatchObject({ status: pending });
    expectSuccess(await calls.move(toOther(world)));
    expectSuccess(await approve());
    expect(await stored(application._id)).toMatchObject({ status: approved });
  });
});
