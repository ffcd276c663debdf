// What only some catalogues do, and what they do together: their order, the trash, uses, and rules of single ones.
import { vi } from 'vitest';
import { Types } from 'mongoose';
import { CataloguesService } from '../src/modules/catalogues/registry/catalogues.service.js';
import type { CatalogueKind } from '../src/modules/catalogues/registry/catalogue-list.js';
import { TrashSweep } from '../src/modules/catalogues/care/trash-sweep.js';
import { catalogueCalls, type Shown, shownBy } from './catalogues/catalogue-calls.js';
import { CATALOGUES } from './catalogues/table.js';
import { expectFailure, expectSuccess } from './errors.js';

const calls = catalogueCalls();

describe('the order of a catalogue', () => {
  const arrange = (kind: CatalogueKind, wanted: string[]) =>
    calls.admin.post('/api/admin/catalogues/arrange').send({ kind, ids: wanted });

  it('should be that of adding, and then what staff make of it', async () => {
    await calls.add('gifts');
    const before = await calls.idsOf('gifts');
    const [a, b, c] = (await calls.addSeveral('gifts', 3)) as [string, string, string];
    expect(await calls.idsOf('gifts')).toEqual([...before, a, b, c]);
    expectSuccess(await arrange('gifts', [c, a, b]));
    expect(await calls.idsOf('gifts')).toEqual([...before, c, a, b]);
  });

  it('should be refused where there is none, and for records that are gone', async () => {
    const { _id } = await calls.add('songs');
    expectFailure(await arrange('songs', [_id]), 'VALIDATION_FAILED', 'kind');
    expectFailure(await arrange('gifts', [_id]), 'NOT_FOUND');
    expectFailure(await arrange('gifts', [_id, _id]), 'VALIDATION_FAILED', 'ids');
  });
});

describe('POST /api/admin/catalogues/move', () => {
  const move = (kind: CatalogueKind, id: string, place: number) =>
    calls.admin.post('/api/admin/catalogues/move').send({ kind, id, place });

  it('should put a record at a place of the list, down, up and past the end', async () => {
    await calls.add('plans');
    const before = await calls.idsOf('plans');
    const [a, b, c, d] = (await calls.addSeveral('plans', 4)) as [string, string, string, string];
    const at = (place: number) => before.length + place;
    expectSuccess(await move('plans', a, at(3)));
    expect(await calls.idsOf('plans')).toEqual([...before, b, c, a, d]);
    expectSuccess(await move('plans', d, at(1)));
    expect(await calls.idsOf('plans')).toEqual([...before, d, b, c, a]);
    expectSuccess(await move('plans', b, 1_000_000));
    expect(await calls.idsOf('plans')).toEqual([...before, d, c, a, b]);
    const next = await calls.add('plans');
    expect((await calls.idsOf('plans')).at(-1)).toBe(next._id);
  });

  it('should keep each record in a place of its own when several are moved at once', async () => {
    const ids = await calls.addSeveral('plans', 6);
    const before = await calls.idsOf('plans');
    const moves = ids.map((id, at) => move('plans', id, before.length - at));
    for (const moved of await Promise.all(moves)) expectSuccess(moved);
    expect((await calls.idsOf('plans')).toSorted()).toEqual(before.toSorted());
    const orders = await calls.app.connection.collection('plans').distinct('order', { deletedAt: null });
    expect(orders).toEqual(before.map((_, at) => at + 1));
  });

  it('should refuse a catalogue without order and a record that is gone', async () => {
    const { _id } = await calls.add('songs');
    expectFailure(await move('songs', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('background-themes', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('plans', _id, 1), 'NOT_FOUND');
    expectFailure(await move('plans', _id, 0), 'VALIDATION_FAILED', 'place');
  });
});

describe('the trash', () => {
  it('should say who deleted what', async () => {
    const tag = await calls.add('tags');
    const other = await calls.app.as('admin');
    expectSuccess(await calls.remove('tags', tag._id, other.agent));
    expect(await calls.trash()).toContainEqual(
      expect.objectContaining({ kind: 'tags', id: tag._id, deletedBy: other.record.name }),
    );
  });

  it('should give back once, and not without what the record belongs to', async () => {
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

describe('a trash that is emptied', () => {
  const DAY = 86_400_000;
  const empty = () => calls.app.nest.get(TrashSweep).sweep(Date.now() + 31 * DAY);
  const collectionOf = (kind: CatalogueKind) =>
    calls.app.nest.get(CataloguesService).get(kind).model.collection;

  it('should take the items of a pack with it, files and all, and leave gifts that have another way', async () => {
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
    // Staff still see it in the list of live gifts, and can give it another category.
    expect(await calls.idsOf('live-gifts')).toContain(gift._id);
  });

  it('should leave a record whole that is taken out of it meanwhile', async () => {
    const tag = await calls.add('tags');
    expectSuccess(await calls.remove('tags', tag._id));
    const { model } = calls.app.nest.get(CataloguesService).get('tags');
    const deleteMany = model.deleteMany.bind(model);
    const deleting = vi.spyOn(model, 'deleteMany').mockImplementationOnce(((where: object) =>
      // By the driver itself: another process's restore, not part of this transaction.
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

describe('where a record is used', () => {
  const uses = async (kind: CatalogueKind, id: string) =>
    expectSuccess(await calls.admin.get(`/api/admin/catalogues/uses?kind=${kind}&id=${id}`)).details;

  it('should count what uses it', async () => {
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

  it('should move the gifts of a category to another one, also those in the trash', async () => {
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

  it('should take a tag off its users', async () => {
    const tag = await calls.add('tags');
    const { _id } = await calls.app.create.user();
    const user = _id.toHexString();
    expectSuccess(await calls.admin.post(`/api/admin/usertag?id=${user}`).send({ myTag: tag._id }));
    expectSuccess(await remove('tags', tag._id));
    expect((await calls.app.stored('users', user)).tag).toBeNull();
    expect(await auditOf(tag._id)).toMatchObject([{ after: { uses: ['1 users: released'] } }]);
    expectFailure(await remove('tags', tag._id), 'NOT_FOUND');
  });

  it('should leave no user with a tag that is deleted while somebody gives it', async () => {
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

  it('should leave no gift in a category that is deleted while it is put there', async () => {
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

  it('should put the items of a pack away with it, and bring them back with it', async () => {
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

  it('should delete what is not used too, and nothing that is made at start', async () => {
    const { _id } = await calls.add('banners');
    expectSuccess(await remove('banners', _id));
    expect(await calls.trash()).toContainEqual(expect.objectContaining({ kind: 'banners', id: _id }));
    const theme = await calls.some('background-themes');
    expectFailure(await remove('background-themes', theme._id), 'VALIDATION_FAILED', 'kind');
  });
});

describe('levels', () => {
  it('should begin before they end, and say where they overlap', async () => {
    const bad = await calls.sendAdd('levels', { level: 9, expFrom: 500, expTo: 500 });
    expectFailure(bad, 'VALIDATION_FAILED', 'expTo');
    const one = await calls.add('levels', { level: 41, expFrom: 41_000, expTo: 42_000 });
    expect(one.overlaps).toEqual([]);
    const two = await calls.add('levels', { level: 42, expFrom: 41_500, expTo: 43_000 });
    expect(two.overlaps).toEqual([41]);
    const shorter = await calls.sendUpdate('levels', two._id, { expTo: 41_400 }, { files: {} });
    expectFailure(shorter, 'VALIDATION_FAILED', 'expTo');
  });

  it('should be found by their number', async () => {
    const { _id } = await calls.add('levels', { level: 777, expFrom: 1, expTo: 2 });
    expect((await calls.list('levels', 'search=777')).records.map((one) => one._id)).toEqual([_id]);
    expect((await calls.list('levels', 'search=anita')).records).toEqual([]);
  });

  it('should take their picture as icon too', async () => {
    const files = { icon: CATALOGUES.levels.files!.image! };
    const added = await calls.sendAdd('levels', calls.fieldsOf('levels'), { files });
    expect(shownBy('levels', added).icon).toMatch(/^uploads\/levels\//);
  });
});

describe('the price of a plan', () => {
  const priced = (rs: string | number) => ({ ...calls.fieldsOf('plans'), rs });

  it.each([5e-324, 0, 99.999, -1, '1e3', 'many'])('should not be %s', async (rs) => {
    expectFailure(await calls.sendAdd('plans', priced(rs)), 'VALIDATION_FAILED', 'rs');
  });
  it.each([0.01, 99, '99.50', 10_000_000])('may be %s', async (rs) => {
    expect(await calls.add('plans', priced(rs))).toMatchObject({ rs: Number(rs) });
  });
});

describe('aliases and documented oddities', () => {
  it('should answer plans under users, categories under Plan, effects under their admin path', async () => {
    const plan = await calls.add('plans');
    expect(expectSuccess(await calls.admin.get('/api/admin/plan')).users).toContainEqual(plan);
    const id = calls.ids['live-gift-categories']!;
    const renamed = await calls.admin
      .post('/api/admin/Plan/updateLiveGiftscategory')
      .send({ id, title: 'Renamed' });
    expect(expectSuccess(renamed).details).toMatchObject({ title: 'Renamed' });
    const effect = await calls.add('entry-effects');
    const effects = async (path: string) =>
      expectSuccess(await calls.admin.get(`/api/admin/entryeffects/${path}`)).details;
    expect(await effects('getentryeffectsadmin?type=ADMIN')).toContainEqual(effect);
    expect(await effects('getentryeffects?type=PURCHASED')).not.toContainEqual(effect);
  });

  it('should spell succes as older clients read it', async () => {
    const added = await calls.sendAdd('frames');
    expect(expectSuccess(added).succes).toBe(1);
    const { _id, thumbnail } = shownBy('frames', added);
    expect(String(thumbnail)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/uploads\/frames\//);
    expect(expectSuccess(await calls.remove('frames', _id)).succes).toBe(1);
  });

  it('should refuse a live gift of no category', async () => {
    const fields = { ...calls.fieldsOf('live-gifts'), category: '66f0c0ffee00000000000001' };
    expectFailure(await calls.sendAdd('live-gifts', fields), 'NOT_FOUND', 'category');
  });
});
