// Agency admins move to another BD and agencies to another agency admin, with all accounts below them.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { hierarchyCalls, seen, toOtherBd } from './hierarchy-calls.js';

const calls = hierarchyCalls();

describe('POST /api/admin/hierarchy/preview', () => {
  it('should return what would move and change nothing', async () => {
    const tree = await calls.twoBranches();
    const { agencyAdmin, bd, otherBd, agency } = tree;
    expect(expectSuccess(await calls.preview(toOtherBd(tree))).details).toEqual({
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
    expect(await calls.stored('agencyadmins', agencyAdmin)).toMatchObject({ createBy: bd.uniqueId });
    expect(await calls.stored('agencies', agency)).toMatchObject({ bd: bd.uniqueId });
    expect(await calls.moveAudits(agencyAdmin)).toEqual([]);
  });
});

describe('POST /api/admin/hierarchy/move', () => {
  it('should move an agency admin and change the BD of its agencies', async () => {
    const tree = await calls.twoBranches();
    const { agencyAdmin, bd, otherBd, agency, sister } = tree;
    const wanted = { ...toOtherBd(tree), to: otherBd._id.toHexString() };
    expect(expectSuccess(await calls.move(wanted)).details).toMatchObject({ agencies: 2, hosts: 2 });
    expect(await calls.stored('agencyadmins', agencyAdmin)).toMatchObject({ createBy: otherBd.uniqueId });
    for (const one of [agency, sister]) {
      expect(await calls.stored('agencies', one)).toMatchObject({
        bd: otherBd.uniqueId,
        admin: agencyAdmin.uniqueId,
      });
    }
    expect(await calls.moveAudits(agencyAdmin)).toMatchObject([
      {
        action: 'agencyadmin.move',
        actor: { id: calls.admin.id },
        target: { kind: 'agencyadmin', label: agencyAdmin.uniqueId },
        before: { createBy: bd.uniqueId },
        after: { createBy: otherBd.uniqueId },
      },
    ]);
    // The agency is visible to its new BD and no longer to the old BD.
    const readBy = async (record: typeof bd) =>
      (await calls.app.as('bd', record)).agent.get(
        `/api/admin/agencyPanel/fetchAgencyPanel?id=${agency._id.toHexString()}`,
      );
    expectFailure(await readBy(bd), 'NOT_FOUND');
    expectSuccess(await readBy(otherBd));
  });

  it('should move several agencies with one audit record each', async () => {
    const { agency, sister, agencyAdmin, otherAdmin, otherBd } = await calls.twoBranches();
    const from = agencyAdmin.uniqueId;
    const records = [seen(agency, from), seen(sister, from.toLowerCase())];
    const wanted = { kind: 'agency', records, to: otherAdmin.uniqueId.toLowerCase() };
    expect(expectSuccess(await calls.move(wanted)).details).toMatchObject({
      agencyAdmins: 0,
      agencies: 2,
      hosts: 2,
      pendingHosts: 1,
    });
    for (const one of [agency, sister]) {
      expect(await calls.stored('agencies', one)).toMatchObject({
        admin: otherAdmin.uniqueId,
        bd: otherBd.uniqueId,
      });
      expect(await calls.moveAudits(one)).toMatchObject([{ action: 'agency.move', before: { admin: from } }]);
    }
  });

  it('should move an agency admin when its BD is deleted', async () => {
    const tree = await calls.twoBranches();
    await calls.remove('bds', tree.bd);
    expect(expectSuccess(await calls.move(toOtherBd(tree))).details).toMatchObject({
      records: [{ from: tree.bd.uniqueId, fromName: '' }],
    });
    expect(await calls.stored('agencyadmins', tree.agencyAdmin)).toMatchObject({
      createBy: tree.otherBd.uniqueId,
    });
  });

  it('should return 400 when the target is the current parent', async () => {
    const tree = await calls.twoBranches();
    const { bd } = tree;
    for (const send of [calls.preview, calls.move]) {
      expectFailure(await send({ ...toOtherBd(tree), to: bd.uniqueId }), 'VALIDATION_FAILED', 'to');
    }
  });

  it('should return 400 when fields are missing, unknown, invalid or repeated', async () => {
    const tree = await calls.twoBranches();
    const wanted = toOtherBd(tree);
    expectFailure(await calls.move({}), 'VALIDATION_FAILED', 'kind', 'records', 'to');
    expectFailure(await calls.move({ ...wanted, kind: 'bd' }), 'VALIDATION_FAILED', 'kind');
    expectFailure(await calls.move({ ...wanted, records: [] }), 'VALIDATION_FAILED', 'records');
    expectFailure(await calls.move({ ...wanted, records: ['x'] }), 'VALIDATION_FAILED', 'records.0');
    expectFailure(await calls.move({ ...wanted, reason: 'why not' }), 'VALIDATION_FAILED', 'reason');
    const [record] = wanted.records;
    const odd = [{ ...record, id: { $gt: '' } }];
    expectFailure(await calls.move({ ...wanted, records: odd }), 'VALIDATION_FAILED', 'records.0.id');
    const twice = [record, { ...record, id: record!.id.toUpperCase() }];
    expectFailure(await calls.move({ ...wanted, records: twice }), 'VALIDATION_FAILED', 'records');
  });

  it('should return 401 to guests and 403 to a BD', async () => {
    const tree = await calls.twoBranches();
    const bd = await calls.app.as('bd', tree.bd);
    expectFailure(await bd.agent.post('/api/admin/hierarchy/move').send(toOtherBd(tree)), 'FORBIDDEN');
    expectFailure(
      await calls.app.guest().post('/api/admin/hierarchy/move').send(toOtherBd(tree)),
      'UNAUTHENTICATED',
    );
  });

  it('should return 404 when the target or a record is deleted, unknown or of another kind', async () => {
    const tree = await calls.twoBranches();
    const wanted = toOtherBd(tree);
    for (const to of ['BD000000', '66f0c0ffee00000000000001', tree.otherAdmin.uniqueId]) {
      expectFailure(await calls.move({ ...wanted, to }), 'NOT_FOUND', 'to');
    }
    const foreign = [seen(tree.agency, tree.bd.uniqueId)];
    expectFailure(await calls.move({ ...wanted, records: foreign }), 'NOT_FOUND', 'records');
    await calls.remove('bds', tree.otherBd);
    expectFailure(await calls.move(wanted), 'NOT_FOUND', 'to');
  });

  it('should move nothing when one of several records has another parent', async () => {
    const { agency, sister, agencyAdmin, otherAdmin } = await calls.twoBranches();
    const records = [seen(agency, agencyAdmin.uniqueId), seen(sister, otherAdmin.uniqueId)];
    expectFailure(
      await calls.move({ kind: 'agency', records, to: otherAdmin.uniqueId }),
      'VERSION_CONFLICT',
      'records',
    );
    expect(await calls.stored('agencies', agency)).toMatchObject({ admin: agencyAdmin.uniqueId });
  });

  it('should return 409 with the new parent when the record was moved before', async () => {
    const tree = await calls.twoBranches();
    const third = await calls.app.create.bd();
    expectSuccess(await calls.move({ ...toOtherBd(tree), to: third.uniqueId }));
    const late = await calls.move(toOtherBd(tree));
    expectFailure(late, 'VERSION_CONFLICT', 'records');
    const { message } = late.body as { message: string };
    expect(message).toContain(
      `is now assigned to ${third.uniqueId}: ${calls.admin.record.name} moved it at 20`,
    );
  });
});
