// Agency admins move to another BD, agencies to another agency admin; what hangs below them moves along.
import { vi } from 'vitest';
import { AgencyService } from '../src/modules/staff/agency/agency.service.js';
import { HOST_STATUS } from '../src/modules/hosts/host.schema.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { photograph } from './factories/pictures.js';

interface Coded {
  _id: { toHexString(): string };
  uniqueId: string;
  name: string;
}

describe('moves in the hierarchy', () => {
  let app: TestApp;
  let admin: Actor<'admin'>;
  beforeAll(async () => {
    app = await startApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const preview = (body: object) => admin.agent.post('/api/admin/hierarchy/preview').send(body);
  const move = (body: object) => admin.agent.post('/api/admin/hierarchy/move').send(body);
  const seen = ({ _id }: Coded, from: string) => ({ id: _id.toHexString(), from });
  const stored = (collection: string, { _id }: Coded) => app.stored(collection, _id.toHexString());
  const audited = ({ _id }: Coded) =>
    app.connection.collection('audit').find({ 'target.id': _id.toHexString(), action: /move$/ }).toArray();

  /** Two BDs with an agency admin each; that of the first has two agencies with three hosts. */
  async function twoBranches() {
    const { create } = app;
    const [bd, otherBd] = [await create.bd(), await create.bd()];
    const agencyAdmin = await create.agencyAdmin({ createBy: bd.uniqueId });
    const otherAdmin = await create.agencyAdmin({ createBy: otherBd.uniqueId });
    const below = { bd: bd.uniqueId, admin: agencyAdmin.uniqueId };
    const [agency, sister] = [await create.agency(below), await create.agency(below)];
    for (const status of [HOST_STATUS.approved, HOST_STATUS.approved, HOST_STATUS.pending]) {
      await create.host(await create.user(), agency.uniqueId, { status });
    }
    return { bd, otherBd, agencyAdmin, otherAdmin, agency, sister };
  }
  const toOtherBd = ({ agencyAdmin, bd, otherBd }: Awaited<ReturnType<typeof twoBranches>>) => ({
    kind: 'agencyadmin',
    records: [seen(agencyAdmin, bd.uniqueId)],
    to: otherBd.uniqueId,
  });

  describe('POST /api/admin/hierarchy/preview', () => {
    it('should tell what would move, and move nothing', async () => {
      const tree = await twoBranches();
      const { agencyAdmin, bd, otherBd, agency } = tree;
      expect(expectSuccess(await preview(toOtherBd(tree))).details).toEqual({
        to: otherBd.uniqueId,
        toName: otherBd.name,
        records: [
          {
            _id: agencyAdmin._id.toHexString(),
            code: agencyAdmin.uniqueId,
            name: agencyAdmin.name,
            from: bd.uniqueId,
            fromName: bd.name,
          },
        ],
        agencyAdmins: 1,
        agencies: 2,
        hosts: 2,
        pendingHosts: 1,
      });
      expect(await stored('agencyadmins', agencyAdmin)).toMatchObject({ createBy: bd.uniqueId });
      expect(await stored('agencies', agency)).toMatchObject({ bd: bd.uniqueId });
      expect(await audited(agencyAdmin)).toEqual([]);
    });
  });

  describe('POST /api/admin/hierarchy/move', () => {
    it('should move an agency admin, and the BD of its agencies with it', async () => {
      const tree = await twoBranches();
      const { agencyAdmin, bd, otherBd, agency, sister } = tree;
      const wanted = { ...toOtherBd(tree), to: otherBd._id.toHexString() };
      expect(expectSuccess(await move(wanted)).details).toMatchObject({ agencies: 2, hosts: 2 });
      expect(await stored('agencyadmins', agencyAdmin)).toMatchObject({ createBy: otherBd.uniqueId });
      for (const one of [agency, sister]) {
        expect(await stored('agencies', one)).toMatchObject({
          bd: otherBd.uniqueId,
          admin: agencyAdmin.uniqueId,
        });
      }
      expect(await audited(agencyAdmin)).toMatchObject([
        {
          action: 'agencyadmin.move',
          actor: { id: admin.id },
          target: { kind: 'agencyadmin', label: agencyAdmin.uniqueId },
          before: { createBy: bd.uniqueId },
          after: { createBy: otherBd.uniqueId },
        },
      ]);
      // Who owned it reaches it no longer, who owns it now does.
      const read = async (record: typeof bd) =>
        (await app.as('bd', record)).agent.get(
          `/api/admin/agencyPanel/fetchAgencyPanel?id=${agency._id.toHexString()}`,
        );
      expectFailure(await read(bd), 'NOT_FOUND');
      expectSuccess(await read(otherBd));
    });

    it('should move several agencies to an agency admin and its BD, one audit record each', async () => {
      const { agency, sister, agencyAdmin, otherAdmin, otherBd } = await twoBranches();
      const from = agencyAdmin.uniqueId;
      const records = [seen(agency, from), seen(sister, from.toLowerCase())];
      const wanted = { kind: 'agency', records, to: otherAdmin.uniqueId.toLowerCase() };
      expect(expectSuccess(await move(wanted)).details).toMatchObject({
        agencyAdmins: 0,
        agencies: 2,
        hosts: 2,
        pendingHosts: 1,
      });
      for (const one of [agency, sister]) {
        expect(await stored('agencies', one)).toMatchObject({
          admin: otherAdmin.uniqueId,
          bd: otherBd.uniqueId,
        });
        expect(await audited(one)).toMatchObject([{ action: 'agency.move', before: { admin: from } }]);
      }
    });

    it('should take up those whose parent is deleted', async () => {
      const tree = await twoBranches();
      await app.connection
        .collection('bds')
        .updateOne({ uniqueId: tree.bd.uniqueId }, { $set: { deleted: true } });
      expect(expectSuccess(await move(toOtherBd(tree))).details).toMatchObject({
        records: [{ from: tree.bd.uniqueId, fromName: '' }],
      });
      expect(await stored('agencyadmins', tree.agencyAdmin)).toMatchObject({
        createBy: tree.otherBd.uniqueId,
      });
    });

    it('should refuse a move to where it is', async () => {
      const tree = await twoBranches();
      const { bd } = tree;
      for (const send of [preview, move]) {
        expectFailure(await send({ ...toOtherBd(tree), to: bd.uniqueId }), 'VALIDATION_FAILED', 'to');
      }
    });

    it('should refuse bodies that say nothing, too much or a record twice', async () => {
      const tree = await twoBranches();
      const wanted = toOtherBd(tree);
      expectFailure(await move({}), 'VALIDATION_FAILED', 'kind', 'records', 'to');
      expectFailure(await move({ ...wanted, kind: 'bd' }), 'VALIDATION_FAILED', 'kind');
      expectFailure(await move({ ...wanted, records: [] }), 'VALIDATION_FAILED', 'records');
      expectFailure(await move({ ...wanted, records: ['x'] }), 'VALIDATION_FAILED', 'records.0');
      expectFailure(await move({ ...wanted, reason: 'why not' }), 'VALIDATION_FAILED', 'reason');
      const [record] = wanted.records;
      const odd = [{ ...record, id: { $gt: '' } }];
      expectFailure(await move({ ...wanted, records: odd }), 'VALIDATION_FAILED', 'records.0.id');
      const twice = [record, { ...record, id: record!.id.toUpperCase() }];
      expectFailure(await move({ ...wanted, records: twice }), 'VALIDATION_FAILED', 'records');
    });

    it('should be for the admin only', async () => {
      const tree = await twoBranches();
      const bd = await app.as('bd', tree.bd);
      expectFailure(await bd.agent.post('/api/admin/hierarchy/move').send(toOtherBd(tree)), 'FORBIDDEN');
      expectFailure(
        await app.guest().post('/api/admin/hierarchy/move').send(toOtherBd(tree)),
        'UNAUTHENTICATED',
      );
    });

    it('should answer 404 for a target or a record that is deleted, of another kind or not there', async () => {
      const tree = await twoBranches();
      const wanted = toOtherBd(tree);
      for (const to of ['BD000000', '66f0c0ffee00000000000001', tree.otherAdmin.uniqueId]) {
        expectFailure(await move({ ...wanted, to }), 'NOT_FOUND', 'to');
      }
      const foreign = [seen(tree.agency, tree.bd.uniqueId)];
      expectFailure(await move({ ...wanted, records: foreign }), 'NOT_FOUND', 'records');
      await app.connection
        .collection('bds')
        .updateOne({ uniqueId: tree.otherBd.uniqueId }, { $set: { deleted: true } });
      expectFailure(await move(wanted), 'NOT_FOUND', 'to');
    });

    it('should move all or none', async () => {
      const { agency, sister, agencyAdmin, otherAdmin } = await twoBranches();
      const records = [seen(agency, agencyAdmin.uniqueId), seen(sister, otherAdmin.uniqueId)];
      expectFailure(
        await move({ kind: 'agency', records, to: otherAdmin.uniqueId }),
        'VERSION_CONFLICT',
        'records',
      );
      expect(await stored('agencies', agency)).toMatchObject({ admin: agencyAdmin.uniqueId });
    });

    it('should say who moved it when it has moved meanwhile', async () => {
      const tree = await twoBranches();
      const third = await app.create.bd();
      expectSuccess(await move({ ...toOtherBd(tree), to: third.uniqueId }));
      const late = await move(toOtherBd(tree));
      expectFailure(late, 'VERSION_CONFLICT', 'records');
      const { message } = late.body as { message: string };
      expect(message).toContain(`is now assigned to ${third.uniqueId}: ${admin.record.name} moved it at 20`);
    });

    it('should leave no agency with another BD, also when agencies are added at the same time', async () => {
      const tree = await twoBranches();
      const { agencyAdmin, otherBd } = tree;
      const owner = await app.as('agencyadmin', agencyAdmin);
      const image = await photograph('png');
      const add = (at: number) =>
        owner.agent
          .post('/api/admin/agencyPanel/addAgencyPanel')
          .field({ name: `New ${at}`, email: `new.${at}@example.com`, number: `91600000000${at}` })
          .field('password', 'a-new-password')
          .attach('image', image, 'a.png');
      const answers = await Promise.all([0, 1, 2, 3].map(add).concat(move(toOtherBd(tree))));
      expectSuccess(answers[4]!);
      const added = answers.slice(0, 4).filter(({ status }) => status === 200).length;
      const agencies = app.connection.collection('agencies');
      expect(await agencies.countDocuments({ admin: agencyAdmin.uniqueId })).toBe(2 + added);
      expect(await agencies.countDocuments({ admin: agencyAdmin.uniqueId, bd: otherBd.uniqueId })).toBe(
        2 + added,
      );
    });

    /** Edits an agency so that it names the agency admin of the tree, which moves to another BD at that moment. */
    async function editedWhileMoved(tree: Awaited<ReturnType<typeof twoBranches>>, { _id }: Coded) {
      const agencies = app.nest.get(AgencyService);
      const update = agencies.update.bind(agencies);
      const spy = vi.spyOn(agencies, 'update').mockImplementationOnce(async (...given) => {
        expectSuccess(await move(toOtherBd(tree)));
        return update(...given);
      });
      const edited = await admin.agent
        .post('/api/admin/agencyPanel/updateAgencyPanel')
        .field({ id: _id.toHexString(), admin: tree.agencyAdmin.uniqueId, name: 'Edited' });
      spy.mockRestore();
      return edited;
    }

    it('should leave no agency with another BD, also when one is given to the moving agency admin', async () => {
      const tree = await twoBranches();
      const agency = await app.create.agency();
      expectFailure(await editedWhileMoved(tree, agency), 'VERSION_CONFLICT', 'admin');
      const { admin: under, bd, name } = agency;
      expect(await stored('agencies', agency)).toMatchObject({ admin: under, bd, name });
    });

    it('should leave no agency with another BD, also when one of the moving agency admin is edited', async () => {
      const tree = await twoBranches();
      expectSuccess(await editedWhileMoved(tree, tree.agency));
      expect(await stored('agencies', tree.agency)).toMatchObject({
        admin: tree.agencyAdmin.uniqueId,
        bd: tree.otherBd.uniqueId,
        name: 'Edited',
      });
    });

    it('should let one of several moves at once win', async () => {
      const tree = await twoBranches();
      const targets = await Promise.all([1, 2, 3, 4].map(() => app.create.bd()));
      const answers = await Promise.all(
        targets.map(({ uniqueId }) => move({ ...toOtherBd(tree), to: uniqueId })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const won = targets[answers.findIndex(({ status }) => status === 200)]!;
      expect(await stored('agencyadmins', tree.agencyAdmin)).toMatchObject({ createBy: won.uniqueId });
      expect(await stored('agencies', tree.agency)).toMatchObject({ bd: won.uniqueId });
      expect(await audited(tree.agencyAdmin)).toHaveLength(1);
    });
  });
});

describe.each([
  ['POST /api/agencyadmin/getAll', '/api/agencyadmin/getAll', 'admin', ['admin', 'agencyadmin']],
  [
    'POST /api/agencyadmin/allagency',
    '/api/agencyadmin/allagency',
    'agencyadmin',
    ['admin', 'bd', 'agencyadmin'],
  ],
  [
    'POST /api/video/agencyadmin/allagency',
    '/api/video/agencyadmin/allagency',
    'agencyadmin',
    ['admin', 'bd', 'agencyadmin'],
  ],
] as const)('%s', (_name, path, field, roles) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('should list the agencies of an agency admin to those above it, by code and by _id', async () => {
    const bd = await app.create.bd();
    const agencyadmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    const agency = await app.create.agency({ bd: bd.uniqueId, admin: agencyadmin.uniqueId });
    await app.create.host(await app.create.user(), agency.uniqueId, { status: HOST_STATUS.approved });
    await app.create.agency();
    const records = { admin: undefined, bd, agencyadmin };
    for (const role of roles) {
      const { agent } = await app.as(role, records[role] as never);
      for (const named of [agencyadmin.uniqueId, agencyadmin._id.toHexString()]) {
        const body = expectSuccess(await agent.post(path).send({ [field]: named }));
        expect(body).toMatchObject({
          total: 1,
          pages: 1,
          details: [{ uniqueId: agency.uniqueId, hosts: 1 }],
        });
      }
    }
  });

  it('should ask for the agency admin and refuse an operator in its place', async () => {
    const { agent } = await app.as('admin');
    expectFailure(await agent.post(path).send({}), 'VALIDATION_FAILED', field);
    expectFailure(await agent.post(path).send({ [field]: { $gt: '' } }), 'VALIDATION_FAILED', field);
  });

  it('should answer 404 for a foreign, a deleted and an unknown agency admin', async () => {
    const { agent } = await app.as('agencyadmin');
    const foreign = await app.create.agencyAdmin();
    for (const named of [foreign.uniqueId, foreign._id.toHexString(), 'AA000000']) {
      expectFailure(await agent.post(path).send({ [field]: named }), 'NOT_FOUND', field);
    }
    const gone = await app.create.agencyAdmin({ deleted: true });
    const admin = await app.as('admin');
    expectFailure(await admin.agent.post(path).send({ [field]: gone.uniqueId }), 'NOT_FOUND', field);
  });
});
