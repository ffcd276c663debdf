import type { Role } from '../../src/core/roles.js';
import { HOST_STATUS } from '../../src/modules/hosts/host.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

const { pending, approved, rejected } = HOST_STATUS;

describe('GET /api/agency/host/hostCountss', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });
  afterAll(() => app.close());

  const countsOf = async ({ agent }: Actor) =>
    expectSuccess(await agent.get('/api/agency/host/hostCountss')).details;
  const counts = (u: number, acc: number, pen: number, rej: number) => ({
    u,
    acc,
    pen,
    rej,
    accepted: acc,
    pending: pen,
    rejected: rej,
    oldestPending: pen ? (expect.any(String) as string) : null,
  });
  const as = <R extends Role>(role: R, record: Actor<R>['record']) => app.as(role, record);

  /** The first of two BDs has two agency admins, with two agencies and one. The second has one with one agency. */
  async function tree() {
    const { create } = app;
    const [bd, otherBd] = [await create.bd(), await create.bd()];
    const adminOf = (createBy: string) => create.agencyAdmin({ createBy });
    const admin = await adminOf(bd.uniqueId);
    const sister = await adminOf(bd.uniqueId);
    const otherAdmin = await adminOf(otherBd.uniqueId);
    const agencyOf = ({ uniqueId, createBy }: typeof admin, fields = {}) =>
      create.agency({ admin: uniqueId, bd: createBy, ...fields });
    return {
      bds: [bd, otherBd] as const,
      admins: [admin, sister, otherAdmin] as const,
      agencies: [
        await agencyOf(admin),
        await agencyOf(admin),
        await agencyOf(sister),
        await agencyOf(otherAdmin),
      ] as const,
    };
  }

  it('should count within the scope, and a user with two applications once', async () => {
    const { bds, admins, agencies } = await tree();
    const users = await Promise.all(Array.from({ length: 6 }, () => app.create.user()));
    const [one, two, three, four, five, six] = users as [(typeof users)[0], ...typeof users] &
      Record<number, (typeof users)[0]>;
    const apply = (user: typeof one, agency: number, status: 0 | 1 | 2) =>
      app.create.host(user!, agencies[agency]!.uniqueId, { status });
    await apply(one!, 0, rejected);
    await apply(one!, 1, approved);
    await apply(two!, 0, approved);
    await apply(three!, 0, pending);
    await apply(four!, 2, approved);
    await apply(five!, 3, pending);
    await apply(six!, 3, rejected);

    expect(await countsOf(await as('agency', agencies[0]))).toEqual(counts(3, 1, 1, 1));
    expect(await countsOf(await as('agency', agencies[1]))).toEqual(counts(1, 1, 0, 0));
    expect(await countsOf(await as('agency', agencies[3]))).toEqual(counts(2, 0, 1, 1));
    expect(await countsOf(await as('agencyadmin', admins[0]))).toEqual(counts(3, 2, 1, 1));
    expect(await countsOf(await as('agencyadmin', admins[1]))).toEqual(counts(1, 1, 0, 0));
    expect(await countsOf(await as('agencyadmin', admins[2]))).toEqual(counts(2, 0, 1, 1));
    expect(await countsOf(await as('bd', bds[0]))).toEqual(counts(4, 3, 1, 1));
    expect(await countsOf(await as('bd', bds[1]))).toEqual(counts(2, 0, 1, 1));
    // The admin counts every user and every application.
    const oldest = await app.connection
      .collection('hosts')
      .findOne({ status: pending }, { sort: { createdAt: 1 } });
    expect(await countsOf(await app.as('admin'))).toMatchObject({
      oldestPending: (oldest!['createdAt'] as Date).toISOString(),
    });
    const everybody = await app.connection.collection('users').countDocuments();
    expect(everybody).toBeGreaterThanOrEqual(users.length);
    expect(await countsOf(await app.as('admin'))).toEqual(counts(everybody, 3, 2, 2));
  });

  it('should return 0 for an account without hosts', async () => {
    for (const role of ['bd', 'agencyadmin', 'agency'] as const) {
      const actor = await app.as(role, (await app.create.account(role)) as never);
      expect(await countsOf(actor as Actor)).toEqual(counts(0, 0, 0, 0));
    }
  });

  it('should count all users for the admin, including users without an application', async () => {
    const admin = await app.as('admin');
    const before = (await countsOf(admin)) as { u: number };
    await app.create.user();
    expect(((await countsOf(admin)) as { u: number }).u).toBe(before.u + 1);
  });

  it('should count the hosts of a deleted agency for the accounts above it', async () => {
    const { bds, admins, agencies } = await tree();
    await app.create.host(await app.create.user(), agencies[0].uniqueId, { status: approved });
    await app.connection
      .collection('agencies')
      .updateOne({ _id: agencies[0]._id }, { $set: { deleted: true } });
    expect(await countsOf(await as('bd', bds[0]))).toEqual(counts(1, 1, 0, 0));
    expect(await countsOf(await as('agencyadmin', admins[0]))).toEqual(counts(1, 1, 0, 0));
  });
});
