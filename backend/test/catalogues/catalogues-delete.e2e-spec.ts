// The records that use a record of a catalogue, and what its deletion does with them.
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { catalogueCalls, type Shown } from './catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();

describe('GET /api/admin/catalogues/uses', () => {
  const uses = async (kind: CatalogueKind, id: string) =>
    expectSuccess(await calls.admin.get(`/api/admin/catalogues/uses?kind=${kind}&id=${id}`)).details;

  it('should count the records that use a record', async () => {
    const tag = await calls.add('tags');
    expect(await uses('tags', tag._id)).toEqual([]);
    const { _id } = await calls.app.create.user();
    expectSuccess(
      await calls.admin.post(`/api/admin/usertag?id=${_id.toHexString()}`).send({ myTag: tag._id }),
    );
    expect(await uses('tags', tag._id)).toEqual([{ what: 'users', count: 1, settlement: 'released' }]);
    await calls.add('live-gifts');
    expect(await uses('live-gift-categories', calls.ids['live-gift-categories']!)).toEqual([
      { what: 'live gifts', count: expect.any(Number), settlement: 'moved' },
    ]);
  });
});

describe('POST /api/admin/catalogues/delete', () => {
  const remove = (kind: CatalogueKind, id: string, more: object = {}) =>
    calls.admin.post('/api/admin/catalogues/delete').send({ kind, id, ...more });
  const auditOf = (id: string) =>
    calls.app.connection
      .collection('audit')
      .find({ 'target.id': id, action: { $not: /add$/ } })
      .toArray();

  it('should move the gifts of a category to another one, including gifts in the trash', async () => {
    const [old, next] = [await calls.add('live-gift-categories'), await calls.add('live-gift-categories')];
    const inOld = { ...calls.fieldsOf('live-gifts'), category: old._id };
    const [gift, trashed] = [await calls.add('live-gifts', inOld), await calls.add('live-gifts', inOld)];
    expectSuccess(await calls.remove('live-gifts', trashed._id));

    expectFailure(await remove('live-gift-categories', old._id), 'VALIDATION_FAILED', 'moveTo');
    const itself = { moveTo: old._id };
    expectFailure(await remove('live-gift-categories', old._id, itself), 'VALIDATION_FAILED', 'moveTo');
    const none = { moveTo: '66f0c0ffee00000000000001' };
    expectFailure(await remove('live-gift-categories', old._id, none), 'NOT_FOUND', 'moveTo');
    expect(await calls.idsOf('live-gift-categories')).toContain(old._id);

    expectSuccess(await remove('live-gift-categories', old._id, { moveTo: next._id }));
    expect(await calls.idsOf('live-gift-categories')).not.toContain(old._id);
    expectSuccess(await calls.restore('live-gifts', trashed._id));
    const { records } = await calls.list('live-gifts', `page=1&limit=100&category=${next._id}`);
    expect(records.map(({ _id }) => _id)).toEqual([gift._id, trashed._id]);
    expect(await auditOf(old._id)).toMatchObject([
      {
        action: 'live-gift-categories.delete',
        after: { uses: ['1 live gifts: moved'], movedTo: next.title },
      },
    ]);
  });

  it('should remove a tag from its users', async () => {
    const tag = await calls.add('tags');
    const { _id } = await calls.app.create.user();
    const user = _id.toHexString();
    expectSuccess(await calls.admin.post(`/api/admin/usertag?id=${user}`).send({ myTag: tag._id }));
    expectSuccess(await remove('tags', tag._id));
    expect((await calls.app.stored('users', user)).tag).toBeNull();
    expect(await auditOf(tag._id)).toMatchObject([{ after: { uses: ['1 users: released'] } }]);
    expectFailure(await remove('tags', tag._id), 'NOT_FOUND');
  });

  it('should leave no user with the tag when it is deleted and assigned concurrently', async () => {
    const user = (await calls.app.create.user())._id.toHexString();
    for (let round = 0; round < 10; round += 1) {
      const tag = await calls.add('tags');
      const [given, deleted] = await Promise.all([
        calls.admin.post(`/api/admin/usertag?id=${user}`).send({ myTag: tag._id }),
        remove('tags', tag._id),
      ]);
      expectSuccess(deleted);
      if (given.status !== 200) expectFailure(given, 'NOT_FOUND', 'myTag');
      expect(String((await calls.app.stored('users', user)).tag)).not.toBe(tag._id);
    }
  });

  it('should leave no gift in the category when it is deleted and assigned concurrently', async () => {
    const next = await calls.add('live-gift-categories');
    const gift = await calls.add('live-gifts', { ...calls.fieldsOf('live-gifts'), category: next._id });
    for (let round = 0; round < 10; round += 1) {
      const old = await calls.add('live-gift-categories');
      const [put, deleted] = await Promise.all([
        calls.admin.post('/api/admin/livegifts/updatelivegifts').send({ id: gift._id, category: old._id }),
        remove('live-gift-categories', old._id, { moveTo: next._id }),
      ]);
      expectSuccess(deleted);
      if (put.status !== 200) expectFailure(put, 'NOT_FOUND', 'category');
      expect(String((await calls.app.stored('livegifts', gift._id)).category)).toBe(next._id);
    }
  });

  it('should hide the items of a pack with it and show them again after a restore', async () => {
    const pack = await calls.add('vips');
    const item = await calls.add('vip-items', { ...calls.fieldsOf('vip-items'), vipId: pack._id });
    const { agent: user } = await calls.app.as('user');
    const shown = async () => {
      const { details } = expectSuccess(await user.get('/api/app/catalogue/vip-items'));
      return (details as Shown[]).some(({ _id }) => _id === item._id);
    };
    expectSuccess(await remove('vips', pack._id));
    expect(await shown()).toBe(false);
    expectSuccess(await calls.restore('vips', pack._id));
    expect(await shown()).toBe(true);
  });

  it('should delete an unused record, and return 400 for records created at start', async () => {
    const { _id } = await calls.add('banners');
    expectSuccess(await remove('banners', _id));
    expect(await calls.trash()).toContainEqual(expect.objectContaining({ kind: 'banners', id: _id }));
    const theme = await calls.some('background-themes');
    expectFailure(await remove('background-themes', theme._id), 'VALIDATION_FAILED', 'kind');
  });
});
