// Several entries of the trash are restored at once: those that were selected, or all that the filters match.
import { bulk, finished, rowsOf, startBulk, undoBulk } from '../support/bulk.js';
import type { Actor } from '../support/app.js';
import { catalogueCalls } from '../catalogues/catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const PATH = 'trash/bulk';
const calls = catalogueCalls();
let admin: Actor<'admin'>;
beforeAll(async () => {
  admin = await calls.app.as('admin');
});

const idsIn = async (query: object) =>
  (expectSuccess(await admin.agent.get('/api/admin/trash').query(query)).details as { id: string }[]).map(
    ({ id }) => id,
  );
const remove = async (kind: 'vips' | 'vip-items' | 'tags', id: string) =>
  expectSuccess(await calls.remove(kind, id));
async function deletedBd() {
  const { _id, number, uniqueId } = await calls.app.create.bd();
  const account = { kind: 'bd', id: _id.toHexString(), reason: 'Left' };
  expectSuccess(await admin.agent.post('/api/admin/staffaccount/delete').send(account));
  return { id: account.id, number, uniqueId };
}

describe('POST /api/admin/trash/bulk', () => {
  it('should restore selected entries of several kinds, the records that others need first', async () => {
    const pack = await calls.add('vips');
    const item = await calls.add('vip-items', { ...calls.fieldsOf('vip-items'), vipId: pack._id });
    await remove('vip-items', item._id);
    await remove('vips', pack._id);
    const bd = await deletedBd();
    const ids = [item._id, bd.id, pack._id];
    const done = await bulk(admin, PATH, { ids, expected: 3 });
    expect(done).toMatchObject({ title: 'Restore from the trash', done: 3, failed: 0, undoable: false });
    expect((await rowsOf(admin, done._id)).map(({ about }) => about)).toEqual([
      `trash:bd:${bd.id}`,
      `trash:vips:${pack._id}`,
      `trash:vip-items:${item._id}`,
    ]);
    for (const id of ids) expect(await idsIn({})).not.toContain(id);
    const audit = calls.app.connection.collection('audit');
    for (const action of ['bd.restore', 'vips.restore', 'vip-items.restore'])
      expect(await audit.countDocuments({ action, 'target.id': { $in: ids } })).toBe(1);
    expect(await audit.countDocuments({ action: 'bulk.start', 'target.id': done._id })).toBe(1);
    expect(await audit.countDocuments({ action: 'bulk.end', 'target.id': done._id })).toBe(1);
    expectFailure(await undoBulk(admin, done._id), 'INVALID_TRANSITION');
  });

  it('should restore everything that the filter matches at this moment, and nothing else', async () => {
    const tags = [await calls.add('tags'), await calls.add('tags')];
    for (const { _id } of tags) await remove('tags', _id);
    const bd = await deletedBd();
    const expected = (await idsIn({ kind: 'tags' })).length;
    const { batch } = expectSuccess(await startBulk(admin, PATH, { expected }, { kind: 'tags' }));
    const late = await calls.add('tags');
    await remove('tags', late._id);
    expect(await finished(admin, String(batch))).toMatchObject({ done: expected, failed: 0 });
    expect(await idsIn({ kind: 'tags' })).toEqual([late._id]);
    expect(await idsIn({ kind: 'bd' })).toContain(bd.id);
  });

  it('should fail the rows that cannot be restored, with the reason, and restore the others', async () => {
    const pack = await calls.add('vips');
    const item = await calls.add('vip-items', { ...calls.fieldsOf('vip-items'), vipId: pack._id });
    await remove('vip-items', item._id);
    await remove('vips', pack._id);
    const bd = await deletedBd();
    await calls.app.create.bd({ number: bd.number });
    const tag = await calls.add('tags');
    await remove('tags', tag._id);
    const done = await bulk(admin, PATH, { ids: [item._id, bd.id, tag._id], expected: 3 });
    expect(done).toMatchObject({ done: 3, failed: 2 });
    const failed = (await rowsOf(admin, done._id)).filter(({ state }) => state === 'failed');
    expect(failed.map(({ about }) => about)).toEqual([`trash:bd:${bd.id}`, `trash:vip-items:${item._id}`]);
    for (const { reason } of failed) expect(reason).not.toBe('');
    expect(await idsIn({})).not.toContain(tag._id);
    expect(await idsIn({})).toEqual(expect.arrayContaining([item._id, bd.id, pack._id]));
  });

  it('should name a deleted account above a restored one', async () => {
    const bd = await calls.app.create.bd();
    const admins = await calls.app.create.agencyAdmin({ createBy: bd.uniqueId });
    for (const [kind, { _id }] of Object.entries({ agencyadmin: admins, bd })) {
      const account = { kind, id: _id.toHexString(), reason: 'Left' };
      expectSuccess(await admin.agent.post('/api/admin/staffaccount/delete').send(account));
    }
    const { _id } = await bulk(admin, PATH, { ids: [admins._id.toHexString()], expected: 1 });
    expect((await rowsOf(admin, _id))[0]).toMatchObject({
      ...{ state: 'done', reason: `${bd.uniqueId} above it is deleted: restore it, or move this account` },
    });
  });

  it('should return 400 for an unknown filter or field, and 409 for another count', async () => {
    const bd = await deletedBd();
    const order = { ids: [bd.id], expected: 1 };
    expectFailure(await startBulk(admin, PATH, order, { search: 'x' }), 'VALIDATION_FAILED', 'search');
    expectFailure(await startBulk(admin, PATH, { ...order, reason: 'x' }), 'VALIDATION_FAILED', 'reason');
    expectFailure(await startBulk(admin, PATH, { ...order, expected: 2 }), 'VERSION_CONFLICT');
    expect(await idsIn({ kind: 'bd' })).toContain(bd.id);
  });
});
