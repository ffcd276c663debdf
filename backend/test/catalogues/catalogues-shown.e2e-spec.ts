// Records that staff hide from the app: in the app's reads, in the lists of staff, in gifts, and in exports and imports.
import { CATALOGUE_KINDS, type CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../../src/modules/catalogues/registry/catalogues.service.js';
import type { Agent } from '../support/app.js';
import { catalogueCalls, type Shown, shownBy } from './catalogue-calls.js';
import { CATALOGUES } from './table.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();
let user: Agent;
beforeAll(async () => {
  ({ agent: user } = await calls.app.as('user'));
});

const show = (kind: CatalogueKind, id: string, shown: boolean) =>
  calls.admin.post('/api/admin/catalogues/shown').send({ kind, id, shown });
const collectionOf = (kind: CatalogueKind) =>
  calls.app.nest.get(CataloguesService).get(kind).model.collection;
const inApp = async (kind: CatalogueKind) => {
  const { details } = expectSuccess(await user.get(`/api/app/catalogue/${kind}`));
  return (details as Shown[]).map(({ _id }) => _id);
};
const idsWith = async (kind: CatalogueKind, query: string) =>
  (await calls.list(kind, `page=1&limit=100&${query}`)).records.map(({ _id }) => _id);
/** A record that the app shows: a seeded background has no picture at first. */
async function visible(kind: CatalogueKind): Promise<Shown> {
  const record = await calls.some(kind);
  if (!CATALOGUES[kind].add) expectSuccess(await calls.sendUpdate(kind, record._id, {}));
  return record;
}

describe.each(CATALOGUE_KINDS)('a hidden record of %s', (kind) => {
  it('should leave the app, stay in the list of staff, and come back when it is shown again', async () => {
    const { _id } = await visible(kind);
    const before = (await calls.list(kind)).records.find((one) => one._id === _id)!;
    expect(before).not.toHaveProperty('shown');
    expect(await inApp(kind)).toContain(_id);

    expectSuccess(await show(kind, _id, false));
    expect(await inApp(kind)).not.toContain(_id);
    const hidden = (await calls.list(kind)).records.find((one) => one._id === _id);
    expect(hidden).toEqual({ ...before, shown: false, version: Number(before.version) + 1 });
    expect(await idsWith(kind, 'shown=false')).toEqual([_id]);
    expect(await idsWith(kind, 'shown=true')).not.toContain(_id);

    expectSuccess(await show(kind, _id, true));
    expect(await inApp(kind)).toContain(_id);
    expect((await calls.list(kind)).records.find((one) => one._id === _id)).toEqual({
      ...before,
      version: Number(before.version) + 2,
    });
    expect(await idsWith(kind, 'shown=false')).toEqual([]);
    expect(await idsWith(kind, 'shown=true')).toContain(_id);
  });

  it('should count a record of an earlier version as shown', async () => {
    const { _id } = await visible(kind);
    await collectionOf(kind).updateMany({}, { $unset: { shown: 1 } });
    expect(await inApp(kind)).toContain(_id);
    expect(await idsWith(kind, 'shown=true')).toContain(_id);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].add))('the forms of %s', (kind) => {
  it('should add a hidden record, and keep it hidden when other fields change', async () => {
    const fields = { ...calls.fieldsOf(kind), shown: 'false' };
    const { _id } = shownBy(kind, await calls.sendAdd(kind, fields));
    expect(await inApp(kind)).not.toContain(_id);
    const { update, change = {}, fileOnChange, files = {} } = CATALOGUES[kind];
    if (!update) return;
    const sent = fileOnChange ? { [fileOnChange]: files[fileOnChange]! } : {};
    const changed = shownBy(kind, await calls.sendUpdate(kind, _id, change, { files: sent }));
    expect(changed).toMatchObject({ ...change, shown: false });
    const shown = await calls.sendUpdate(kind, _id, { ...change, shown: 'true' }, { files: sent });
    expect(shownBy(kind, shown)).not.toHaveProperty('shown');
    expect(await inApp(kind)).toContain(_id);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].belongsTo))(
  '%s of a hidden parent',
  (kind) => {
    it('should leave the app with the parent, and keep their own state', async () => {
      const [parents] = CATALOGUES[kind].belongsTo!;
      const [one, other] = await calls.addSeveral(kind, 2);
      expectSuccess(await show(kind, other!, false));
      expectSuccess(await show(parents, calls.ids[parents]!, false));
      expect(await inApp(kind)).not.toContain(one);
      expect(await idsWith(kind, 'shown=true')).toContain(one);
      expectSuccess(await show(parents, calls.ids[parents]!, true));
      const shown = await inApp(kind);
      expect(shown).toContain(one);
      expect(shown).not.toContain(other);
    });
  },
);

describe('POST /api/admin/catalogues/shown', () => {
  it('should record each change once, and none when nothing changes', async () => {
    const { _id } = await calls.add('gifts');
    for (const shown of [true, false, false, true]) expectSuccess(await show('gifts', _id, shown));
    const records = await calls.app.connection
      .collection('audit')
      .find({ 'target.id': _id, action: { $ne: 'gifts.add' } })
      .sort({ at: 1 })
      .toArray();
    expect(records.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'gifts.hide', before: { shown: true }, after: { shown: false } },
      { action: 'gifts.show', before: { shown: false }, after: { shown: true } },
    ]);
  });

  it('should keep a record hidden when it is moved, deleted and restored', async () => {
    const { _id } = await calls.add('gifts');
    expectSuccess(await show('gifts', _id, false));
    expectSuccess(
      await calls.admin.post('/api/admin/catalogues/move').send({ kind: 'gifts', id: _id, place: 1 }),
    );
    expectSuccess(await calls.remove('gifts', _id));
    expectFailure(await show('gifts', _id, true), 'NOT_FOUND');
    expectSuccess(await calls.restore('gifts', _id));
    expect(await idsWith('gifts', 'shown=false')).toEqual([_id]);
    expectSuccess(await show('gifts', _id, true));
  });

  it('should return 400 at the wrong field', async () => {
    const { _id } = await calls.add('gifts');
    const send = (body: object) =>
      calls.admin.post('/api/admin/catalogues/shown').send({ kind: 'gifts', id: _id, shown: false, ...body });
    expectFailure(await send({ shown: 'maybe' }), 'VALIDATION_FAILED', 'shown');
    expectFailure(await send({ kind: 'unknown' }), 'VALIDATION_FAILED', 'kind');
    expectFailure(await send({ id: 'x' }), 'VALIDATION_FAILED', 'id');
    expectFailure(await send({ price: 1 }), 'VALIDATION_FAILED', 'price');
    expectFailure(await send({ id: '66f0c0ffee00000000000001' }), 'NOT_FOUND');
  });
});

describe('what a user has from a hidden record', () => {
  it('should stay: a hidden tag is still the tag of its users', async () => {
    const { _id } = await calls.add('tags');
    const owner = await calls.app.create.user();
    const setTag = (myTag: string) =>
      calls.admin.post(`/api/admin/usertag?id=${owner._id.toHexString()}`).send({ myTag });
    expectSuccess(await setTag(_id));
    expectSuccess(await show('tags', _id, false));
    const { agent } = await calls.app.as('user', owner);
    expect(expectSuccess(await agent.get('/api/app/profile')).details).toMatchObject({ myTag: _id });
    expectSuccess(await setTag(''));
    expectSuccess(await setTag(_id));
  });
});

describe('POST /api/admin/wallpaper/price', () => {
  const price = (body: object) => calls.admin.post('/api/admin/wallpaper/price').send(body);

  it('should change the price of a theme and keep its picture', async () => {
    const theme = await calls.add('themes');
    const changed = expectSuccess(await price({ id: theme._id, price: 77 })).details;
    expect(changed).toEqual({ ...theme, price: 77, version: Number(theme.version) + 1 });
  });

  it('should return 400 at the wrong field, and 404 for an unknown theme', async () => {
    const { _id: id } = await calls.add('themes');
    expectFailure(await price({ id, price: -1 }), 'VALIDATION_FAILED', 'price');
    expectFailure(await price({ id }), 'VALIDATION_FAILED', 'price');
    expectFailure(await price({ id, price: 1, type: 'FREE' }), 'VALIDATION_FAILED', 'type');
    expectFailure(await price({ id: '66f0c0ffee00000000000001', price: 1 }), 'NOT_FOUND');
  });
});
