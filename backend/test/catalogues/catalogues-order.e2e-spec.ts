// The order of a catalogue: records keep their order of creation until staff rearrange them.
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { catalogueCalls } from './catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();

describe('POST /api/admin/catalogues/arrange', () => {
  const arrange = (kind: CatalogueKind, wanted: string[]) =>
    calls.admin.post('/api/admin/catalogues/arrange').send({ kind, ids: wanted });

  it('should replace the order of creation with the order that staff set', async () => {
    await calls.add('gifts');
    const before = await calls.idsOf('gifts');
    const [a, b, c] = (await calls.addSeveral('gifts', 3)) as [string, string, string];
    expect(await calls.idsOf('gifts')).toEqual([...before, a, b, c]);
    expectSuccess(await arrange('gifts', [c, a, b]));
    expect(await calls.idsOf('gifts')).toEqual([...before, c, a, b]);
  });

  it('should return 400 when the catalogue has no order, and 404 when a record is gone', async () => {
    const { _id } = await calls.add('songs');
    expectFailure(await arrange('songs', [_id]), 'VALIDATION_FAILED', 'kind');
    expectFailure(await arrange('gifts', [_id]), 'NOT_FOUND');
    expectFailure(await arrange('gifts', [_id, _id]), 'VALIDATION_FAILED', 'ids');
  });
});

describe('POST /api/admin/catalogues/move', () => {
  const move = (kind: CatalogueKind, id: string, place: number) =>
    calls.admin.post('/api/admin/catalogues/move').send({ kind, id, place });

  it('should move a record down, up and past the end of the list', async () => {
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

  it('should give each record its own place when several are moved concurrently', async () => {
    const ids = await calls.addSeveral('plans', 6);
    const before = await calls.idsOf('plans');
    const moves = ids.map((id, at) => move('plans', id, before.length - at));
    for (const moved of await Promise.all(moves)) expectSuccess(moved);
    expect((await calls.idsOf('plans')).toSorted()).toEqual(before.toSorted());
    const orders = await calls.app.connection.collection('plans').distinct('order', { deletedAt: null });
    expect(orders).toEqual(before.map((_, at) => at + 1));
  });

  it('should return 400 when the catalogue has no order, and 404 when the record is gone', async () => {
    const { _id } = await calls.add('songs');
    expectFailure(await move('songs', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('background-themes', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('plans', _id, 1), 'NOT_FOUND');
    expectFailure(await move('plans', _id, 0), 'VALIDATION_FAILED', 'place');
  });
});
