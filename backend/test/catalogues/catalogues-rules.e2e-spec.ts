// The rules of individual catalogues: levels, prices of plans, and documented names that differ from the pattern.
import { catalogueCalls, shownBy } from './catalogue-calls.js';
import { CATALOGUES } from './table.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();

describe('a level', () => {
  it('should end after its start, and list the levels that it overlaps', async () => {
    const bad = await calls.sendAdd('levels', { level: 9, expFrom: 500, expTo: 500 });
    expectFailure(bad, 'VALIDATION_FAILED', 'expTo');
    const one = await calls.add('levels', { level: 41, expFrom: 41_000, expTo: 42_000 });
    expect(one.overlaps).toEqual([]);
    const two = await calls.add('levels', { level: 42, expFrom: 41_500, expTo: 43_000 });
    expect(two.overlaps).toEqual([41]);
    const shorter = await calls.sendUpdate('levels', two._id, { expTo: 41_400 }, { files: {} });
    expectFailure(shorter, 'VALIDATION_FAILED', 'expTo');
  });

  it('should say where a gap below it begins', async () => {
    const [below, above] = [
      await calls.add('levels', { level: 51, expFrom: 51_000, expTo: 52_000 }),
      await calls.add('levels', { level: 52, expFrom: 52_500, expTo: 53_000 }),
    ];
    expect(above.gapFrom).toBe(52_000);
    const filled = await calls.sendUpdate('levels', below._id, { expTo: 52_500 }, { files: {} });
    expectSuccess(filled);
    const { records } = await calls.list('levels', 'search=52');
    expect(records.find(({ _id }) => _id === above._id)).not.toHaveProperty('gapFrom');
  });

  it('should be found by its number', async () => {
    const { _id } = await calls.add('levels', { level: 777, expFrom: 1, expTo: 2 });
    expect((await calls.list('levels', 'search=777')).records.map((one) => one._id)).toEqual([_id]);
    expect((await calls.list('levels', 'search=anita')).records).toEqual([]);
  });

  it('should accept its picture in the field icon', async () => {
    const files = { icon: CATALOGUES.levels.files!.image! };
    const added = await calls.sendAdd('levels', calls.fieldsOf('levels'), { files });
    expect(shownBy('levels', added).icon).toMatch(/^uploads\/levels\//);
  });
});

describe('what an item of a VIP pack brings', () => {
  const unknown = '66f0c0ffee00000000000001';
  const listed = async (id: string) => {
    const list = await calls.admin.get(`/api/admin/vip/fetchVipCat?id=${calls.ids.vips!}`);
    return (expectSuccess(list).details as { _id: string; item?: object }[]).find(({ _id }) => _id === id);
  };
  const brings = (body: object) => calls.admin.post('/api/admin/vip/brings').send(body);

  it('should be set with the item or later, shown with its name, and removed', async () => {
    const frame = await calls.add('frames');
    const fields = { ...calls.fieldsOf('vip-items'), itemKind: 'frames', itemId: frame._id };
    const { _id: id } = await calls.add('vip-items', fields);
    const item = { kind: 'frames', id: frame._id, title: frame.title };
    expect(await listed(id)).toMatchObject({ item });
    expectSuccess(await brings({ id }));
    expect(await listed(id)).not.toHaveProperty('item');
    expectSuccess(await brings({ id, itemKind: 'frames', itemId: frame._id }));
    expect(await listed(id)).toMatchObject({ item });
    await calls.remove('frames', frame._id);
    expect(await listed(id)).toMatchObject({ item: { ...item, title: '' } });
  });

  it('should be refused at its field when it is half, unknown or of a kind that no pack brings', async () => {
    const { _id: id } = await calls.add('vip-items');
    expectFailure(await brings({ id, itemKind: 'frames' }), 'VALIDATION_FAILED', 'itemId');
    expectFailure(await brings({ id, itemId: unknown }), 'VALIDATION_FAILED', 'itemKind');
    expectFailure(await brings({ id, itemKind: 'gifts', itemId: unknown }), 'VALIDATION_FAILED', 'itemKind');
    expectFailure(await brings({ id, itemKind: 'frames', itemId: unknown }), 'NOT_FOUND', 'itemId');
    const added = await calls.sendAdd('vip-items', { ...calls.fieldsOf('vip-items'), itemKind: 'frames' });
    expectFailure(added, 'VALIDATION_FAILED', 'itemId');
  });
});

describe('the price of a plan', () => {
  const priced = (rs: string | number) => ({ ...calls.fieldsOf('plans'), rs });
  it.each([0.01, 99, '99.50', 10_000_000])('should be accepted when it is %s', async (rs) => {
    expect(await calls.add('plans', priced(rs))).toMatchObject({ rs: Number(rs) });
  });
  it.each([5e-324, 0, 99.999, -1, '1e3', 'many'])('should return 400 when it is %s', async (rs) => {
    expectFailure(await calls.sendAdd('plans', priced(rs)), 'VALIDATION_FAILED', 'rs');
  });
});

describe('documented names and routes that differ from the pattern', () => {
  it('should return plans in "users", and serve categories and effects at their documented paths', async () => {
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

  it('should return the field "succes" that older clients read', async () => {
    const added = await calls.sendAdd('frames');
    expect(expectSuccess(added).succes).toBe(1);
    const { _id, thumbnail } = shownBy('frames', added);
    expect(String(thumbnail)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/uploads\/frames\//);
    expect(expectSuccess(await calls.remove('frames', _id)).succes).toBe(1);
  });

  it('should return 404 when the category of a live gift is unknown', async () => {
    const fields = { ...calls.fieldsOf('live-gifts'), category: '66f0c0ffee00000000000001' };
    expectFailure(await calls.sendAdd('live-gifts', fields), 'NOT_FOUND', 'category');
  });
});
