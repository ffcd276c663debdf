// The trash of the catalogues: who deleted a record, its restore, and the sweep that empties the trash.
import { Types } from 'mongoose';
import { CataloguesService } from '../../src/modules/catalogues/registry/catalogues.service.js';
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { TrashSweep } from '../../src/modules/catalogues/care/trash-sweep.js';
import { catalogueCalls } from './catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();

describe('the trash', () => {
  it('should name the admin who deleted a record', async () => {
    const tag = await calls.add('tags');
    const other = await calls.app.as('admin');
    expectSuccess(await calls.remove('tags', tag._id, other.agent));
    expect(await calls.trash()).toContainEqual(
      expect.objectContaining({ kind: 'tags', id: tag._id, deletedBy: other.record.name }),
    );
  });

  it('should restore a record once, and only after the record that it belongs to', async () => {
    const pack = await calls.add('vips');
    const item = await calls.add('vip-items', { ...calls.fieldsOf('vip-items'), vipId: pack._id });
    expectSuccess(await calls.remove('vip-items', item._id));
    expectSuccess(await calls.remove('vips', pack._id));
    expectFailure(await calls.restore('vip-items', item._id), 'VERSION_CONFLICT', 'vipId');
    expectSuccess(await calls.restore('vips', pack._id));
    expectSuccess(await calls.restore('vip-items', item._id));
    expectFailure(await calls.restore('vip-items', item._id), 'NOT_FOUND');
  });
});

describe('the sweep of the trash', () => {
  const DAY = 86_400_000;
  const empty = () => calls.app.nest.get(TrashSweep).sweep(Date.now() + 31 * DAY);
  const collectionOf = (kind: CatalogueKind) =>
    calls.app.nest.get(CataloguesService).get(kind).model.collection;

  it('should delete the items of a pack with their files, and keep the gifts of a category', async () => {
    const before = calls.filesIn('vip-items').length;
    const pack = await calls.add('vips');
    const item = await calls.add('vip-items', { ...calls.fieldsOf('vip-items'), vipId: pack._id });
    const other = await calls.add('vip-items');
    const category = await calls.add('live-gift-categories');
    const gift = await calls.add('live-gifts', { ...calls.fieldsOf('live-gifts'), category: category._id });
    expectSuccess(await calls.remove('vips', pack._id));
    expectSuccess(await calls.remove('live-gift-categories', category._id));
    const exported = await calls.admin.get('/api/admin/catalogues/export.csv?kind=vip-items');
    expect(exported.text).toContain(other._id);
    expect(exported.text).not.toContain(item._id);
    await empty();
    expect(await calls.idsOf('vip-items')).toEqual([other._id]);
    expect(await collectionOf('vip-items').countDocuments({ vip: new Types.ObjectId(pack._id) })).toBe(0);
    expect(calls.filesIn('vip-items')).toHaveLength(before + 1);
    // The gift stays in the list of live gifts, where staff can assign another category.
    expect(await calls.idsOf('live-gifts')).toContain(gift._id);
  });

  it('should keep a record that is restored during the sweep', async () => {
    const tag = await calls.add('tags');
    expectSuccess(await calls.remove('tags', tag._id));
    const { model } = calls.app.nest.get(CataloguesService).get('tags');
    const deleteMany = model.deleteMany.bind(model);
    const deleting = jest.spyOn(model, 'deleteMany').mockImplementationOnce(((where: object) =>
      // Calls the driver, outside this transaction, like the restore of another process.
      model.collection
        .updateOne({ _id: new Types.ObjectId(tag._id) }, { $set: { deletedAt: null } })
        .then(() => deleteMany(where))) as never);
    await empty();
    expect(deleting).toHaveBeenCalled();
    deleting.mockRestore();
    expect(await calls.idsOf('tags')).toContain(tag._id);
    expect((await calls.app.guest().get(`/api/${String(tag.image)}`)).status).toBe(200);
  });
});
