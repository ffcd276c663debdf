// Every catalogue through list, add, read, update and delete, and all that must be refused. The table names them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { CATALOGUE_KINDS, type CatalogueKind } from '../src/catalogues/shared/kinds.js';
import { CatalogueTools } from '../src/catalogues/shared/catalogue-tools.js';
import { TrashSweep } from '../src/catalogues/shared/trash-sweep.service.js';
import { type Agent, startApp, type TestApp } from './app.js';
import { type CatalogueCase, CATALOGUES } from './catalogues/table.js';
import { expectFailure, expectSuccess } from './errors.js';
import { HTML, SVG } from './factories/pictures.js';

type Fields = Record<string, string | number>;
type Shown = Record<string, unknown> & { _id: string };

let app: TestApp;
let admin: Agent;
/** A record of the catalogues that others name. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
  ids['live-gift-categories'] = (await add('live-gift-categories'))._id;
  ids.vips = (await add('vips'))._id;
});
afterAll(() => app.close());

const of = (kind: CatalogueKind): CatalogueCase => CATALOGUES[kind];
const fieldsOf = ({ fields }: CatalogueCase): Fields => (typeof fields === 'function' ? fields(ids) : fields);
const path = (text: string, id = '66f0c0ffee00000000000001') =>
  `/api/${text.replace('{id}', id).replace('{vips}', ids.vips ?? '')}`;
const keyOf = ({ key = 'details' }: CatalogueCase) => key;

interface Sent {
  agent?: Agent;
  leaveOut?: string;
  files?: CatalogueCase['files'];
}
async function send(
  method: 'post' | 'patch',
  url: string,
  { json, files: usual = {} }: CatalogueCase,
  fields: Fields,
  { agent = admin, leaveOut, files = usual }: Sent = {},
): Promise<Response> {
  const request = agent[method](url);
  const sent = Object.entries(fields).filter(([name]) => name !== leaveOut);
  if (json || !Object.keys(files).length) return request.send(Object.fromEntries(sent));
  for (const [name, value] of sent) request.field(name, value);
  for (const [name, make] of Object.entries(files)) {
    if (name !== leaveOut) request.attach(name, await make(), 'upload.bin');
  }
  return request;
}
const sendAdd = (kind: CatalogueKind, fields = fieldsOf(of(kind)), more: Sent = {}) =>
  send('post', path(of(kind).add!), of(kind), fields, more);
const sendUpdate = (kind: CatalogueKind, id: string, fields: Fields, more: Sent = {}) => {
  const { method = 'post', path: url, json = false } = of(kind).update!;
  const how = json ? { ...of(kind), json } : of(kind);
  return send(method, path(url, id), how, { id, ...fields }, more);
};

async function add(kind: CatalogueKind): Promise<Shown> {
  return expectSuccess(await sendAdd(kind))[keyOf(of(kind))] as Shown;
}
/** A record to work with: added, or for those that are only seeded the first one. */
const some = async (kind: CatalogueKind) => (of(kind).add ? add(kind) : (await list(kind)).records[0]!);

async function list(kind: CatalogueKind, query = '') {
  const url = path(of(kind).list);
  const body = expectSuccess(await admin.get(`${url}${url.includes('?') ? '&' : '?'}${query}`));
  return { records: body[keyOf(of(kind))] as Shown[], total: body.total as number };
}
const remove = (kind: CatalogueKind, id: string) => admin.delete(path(of(kind).remove!, id));
const filesIn = (kind: CatalogueKind): string[] => {
  try {
    return readdirSync(join(app.dataDir, 'uploads', kind)).filter((name) => name.includes('.'));
  } catch {
    return []; // nothing was ever stored
  }
};

const withAdd = CATALOGUE_KINDS.filter((kind) => of(kind).add);
const withUpdate = CATALOGUE_KINDS.filter((kind) => of(kind).update);
const withRemove = CATALOGUE_KINDS.filter((kind) => of(kind).remove);
const withFiles = withAdd.filter((kind) => of(kind).files);

it('should have every catalogue of the application in the table', () => {
  const { catalogues } = app.nest.get(CatalogueTools);
  expect([...catalogues.keys()].sort()).toEqual(Object.keys(CATALOGUES).sort());
});

describe.each(withAdd)('adding to %s', (kind) => {
  it('should show what was added, in the list and by itself', async () => {
    const { shownAs = {}, files = {}, fetch } = of(kind);
    const added = await add(kind);
    expect(added).toMatchObject(fieldsOf(of(kind)));
    for (const name of Object.keys(files))
      expect(added[shownAs[name] ?? name]).toMatch(/uploads\/[\w-]+\/\w+\.\w+$/);
    const { records, total } = await list(kind, 'page=1&limit=100');
    expect(records.find(({ _id }) => _id === added._id)).toEqual(added);
    expect(total).toBeGreaterThan(0);
    if (fetch)
      expect(expectSuccess(await admin.get(`${path(fetch)}?id=${added._id}`))[keyOf(of(kind))]).toEqual(
        added,
      );
  });

  it.each(Object.keys({ ...fieldsOf(of(kind)), ...of(kind).files }))('should ask for %s', async (field) => {
    const before = filesIn(kind).length;
    const missing = await sendAdd(kind, fieldsOf(of(kind)), { leaveOut: field });
    expectFailure(missing, 'VALIDATION_FAILED', field);
    expect((missing.body as { errors: { message: string }[] }).errors[0]!.message).toBe(
      'This field cannot be empty',
    );
    if (field in fieldsOf(of(kind))) {
      expectFailure(await sendAdd(kind, { ...fieldsOf(of(kind)), [field]: '' }), 'VALIDATION_FAILED', field);
    }
    expect(filesIn(kind)).toHaveLength(before);
  });

  for (const field of of(kind).numbers ?? []) {
    it(`should take only numbers as ${field}`, async () => {
      for (const value of ['many', '-1', '1e3', '99999999999999']) {
        expectFailure(
          await sendAdd(kind, { ...fieldsOf(of(kind)), [field]: value }),
          'VALIDATION_FAILED',
          field,
        );
      }
    });
  }

  it('should write an audit record', async () => {
    const { _id } = await add(kind);
    const record = await app.connection.collection('audit').findOne({ 'target.id': _id });
    expect(record).toMatchObject({ action: `${kind}.add`, actor: { role: 'admin' }, target: { kind } });
  });

  it.each(['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const)('should refuse %s', async (role) => {
    const { agent } = await app.as(role);
    expectFailure(await sendAdd(kind, fieldsOf(of(kind)), { agent }), 'FORBIDDEN');
    expectFailure(await agent.get(path(of(kind).list)), 'FORBIDDEN');
  });
});

describe.each(withFiles)('files of %s', (kind) => {
  it.each(Object.keys(of(kind).files!))('should go by their content: %s', async (field) => {
    const before = filesIn(kind).length;
    for (const content of [SVG, HTML, 'just words']) {
      const files = { ...of(kind).files, [field]: () => Buffer.from(content) };
      expectFailure(await sendAdd(kind, fieldsOf(of(kind)), { files }), 'FILE_REJECTED', field);
    }
    // A failed save leaves no stray file, also of the fields that were right.
    expect(filesIn(kind)).toHaveLength(before);
  });

  it('should be there to fetch', async () => {
    const { shownAs = {}, files = {} } = of(kind);
    const added = await add(kind);
    for (const name of Object.keys(files)) {
      const file = String(added[shownAs[name] ?? name]).replace(/^.*uploads/, '/api/uploads');
      expect((await app.guest().get(file)).status).toBe(200);
    }
  });
});

describe.each(withUpdate)('changing %s', (kind) => {
  const change = () => of(kind).change ?? {};

  it('should change what is given and keep the rest', async () => {
    const record = await some(kind);
    const { fileOnChange } = of(kind);
    const files = fileOnChange ? { [fileOnChange]: of(kind).files![fileOnChange]! } : {};
    const changed = expectSuccess(await sendUpdate(kind, record._id, change(), { files }))[
      keyOf(of(kind))
    ] as Shown;
    const kept = Object.fromEntries(Object.entries(record).filter(([name]) => name !== fileOnChange));
    expect(changed).toMatchObject({ ...kept, ...change() });
    expect((await list(kind, 'page=1&limit=100')).records.find(({ _id }) => _id === record._id)).toEqual(
      changed,
    );
  });

  it('should not know a record that is not there', async () => {
    const gone = '66f0c0ffee00000000000001';
    expectFailure(await sendUpdate(kind, gone, change()), 'NOT_FOUND');
    expectFailure(await sendUpdate(kind, 'x', change()), 'VALIDATION_FAILED', 'id');
  });

  for (const field of of(kind).numbers ?? []) {
    it(`should take only numbers as ${field}`, async () => {
      const { _id } = await some(kind);
      expectFailure(await sendUpdate(kind, _id, { [field]: 'many' }), 'VALIDATION_FAILED', field);
    });
  }
});

describe.each(withUpdate.filter((kind) => of(kind).files && !of(kind).update!.json))(
  'a new file of %s',
  (kind) => {
    it('should take the place of the old one, which goes', async () => {
      const record = await some(kind);
      const before = filesIn(kind).length;
      const changed = expectSuccess(await sendUpdate(kind, record._id, of(kind).change ?? {}))[
        keyOf(of(kind))
      ] as Shown;
      for (const name of Object.keys(of(kind).files!)) expect(changed[name]).not.toBe(record[name]);
      // A seeded record has none at first.
      const had = Object.keys(of(kind).files!).filter((name) => record[name]).length;
      expect(filesIn(kind)).toHaveLength(before + Object.keys(of(kind).files!).length - had);
    });
  },
);

describe.each(CATALOGUE_KINDS.filter((kind) => of(kind).together))('the files of %s', (kind) => {
  it('should be changed together only', async () => {
    const { _id } = await add(kind);
    const [one, other] = of(kind).together!;
    const alone = { [one]: of(kind).files![one]! };
    expectFailure(await sendUpdate(kind, _id, {}, { files: alone }), 'VALIDATION_FAILED', other);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => of(kind).fileOnChange))('a change of %s', (kind) => {
  it('should need the file anew', async () => {
    const { _id } = await some(kind);
    expectFailure(
      await sendUpdate(kind, _id, {}, { files: {} }),
      'VALIDATION_FAILED',
      of(kind).fileOnChange!,
    );
  });
});

describe.each(withRemove)('deleting from %s', (kind) => {
  it('should hide the record, keep it in the trash with its files, and bring it back', async () => {
    const record = await add(kind);
    const before = filesIn(kind).length;
    expectSuccess(await remove(kind, record._id));
    const shown = async () =>
      (await list(kind, 'page=1&limit=100')).records.some(({ _id }) => _id === record._id);
    expect(await shown()).toBe(false);
    expect(filesIn(kind)).toHaveLength(before);
    expectFailure(await remove(kind, record._id), 'NOT_FOUND');
    const { details } = expectSuccess(await admin.get('/api/admin/catalogues/trash'));
    expect(details).toContainEqual(expect.objectContaining({ kind, id: record._id }));
    expectSuccess(await admin.post('/api/admin/catalogues/restore').send({ kind, id: record._id }));
    expect(await shown()).toBe(true);
  });

  it('should be for good after 30 days, files and all', async () => {
    const { _id } = await add(kind);
    const before = filesIn(kind).length;
    expectSuccess(await remove(kind, _id));
    const sweep = app.nest.get(TrashSweep);
    await sweep.sweep(Date.now() + 29 * 86_400_000);
    await app.stored(app.nest.get(CatalogueTools).catalogues.get(kind)!.model.collection.name, _id);
    await sweep.sweep(Date.now() + 31 * 86_400_000);
    expectFailure(await admin.post('/api/admin/catalogues/restore').send({ kind, id: _id }), 'NOT_FOUND');
    expect(filesIn(kind).length).toBe(before - Object.keys(of(kind).files ?? {}).length);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => of(kind).search))('the list of %s', (kind) => {
  it('should search anywhere in the text, in any case', async () => {
    const { _id } = await add(kind);
    const found = await list(kind, `page=1&limit=100&search=${encodeURIComponent(of(kind).search!)}`);
    expect(found.records.map((one) => one._id)).toContain(_id);
    expect((await list(kind, 'search=nothing-like-it')).records).toEqual([]);
  });

  it('should page and refuse what is no page', async () => {
    await add(kind);
    await add(kind);
    expect((await list(kind, 'page=1&limit=1')).records).toHaveLength(1);
    expectFailure(await admin.get(`${path(of(kind).list)}?page=-1`), 'VALIDATION_FAILED', 'page');
    expectFailure(await admin.get(`${path(of(kind).list)}?sort=deletedAt`), 'VALIDATION_FAILED', 'sort');
  });
});

describe('the order of a catalogue', () => {
  const arrange = (kind: CatalogueKind, wanted: string[]) =>
    admin.post('/api/admin/catalogues/arrange').send({ kind, ids: wanted });
  const order = async (kind: CatalogueKind) =>
    (await list(kind, 'page=1&limit=100')).records.map(({ _id }) => _id);

  it('should be that of adding, and then what staff make of it', async () => {
    const [a, b, c] = [await add('gifts'), await add('gifts'), await add('gifts')];
    const before = await order('gifts');
    expect(before.slice(-3)).toEqual([a._id, b._id, c._id]);
    expectSuccess(await arrange('gifts', [c._id, a._id, b._id]));
    expect(await order('gifts')).toEqual([...before.slice(0, -3), c._id, a._id, b._id]);
  });

  it('should be refused where there is none, and for records that are gone', async () => {
    const { _id } = await add('songs');
    expectFailure(await arrange('songs', [_id]), 'VALIDATION_FAILED', 'kind');
    expectFailure(await arrange('gifts', [_id]), 'NOT_FOUND');
    expectFailure(await arrange('gifts', [_id, _id]), 'VALIDATION_FAILED', 'ids');
  });
});

describe('POST /api/admin/catalogues/move', () => {
  const move = (kind: CatalogueKind, id: string, place: number) =>
    admin.post('/api/admin/catalogues/move').send({ kind, id, place });
  const order = async () => (await list('plans', 'page=1&limit=100')).records.map(({ _id }) => _id);

  it('should put a record at a place of the list, down, up and past the end', async () => {
    const added = [await add('plans'), await add('plans'), await add('plans'), await add('plans')];
    const [a, b, c, d] = added.map(({ _id }) => _id) as [string, string, string, string];
    const before = (await order()).slice(0, -4);
    const at = (place: number) => before.length + place;
    expectSuccess(await move('plans', a, at(3)));
    expect(await order()).toEqual([...before, b, c, a, d]);
    expectSuccess(await move('plans', d, at(1)));
    expect(await order()).toEqual([...before, d, b, c, a]);
    expectSuccess(await move('plans', b, 1_000_000));
    expect(await order()).toEqual([...before, d, c, a, b]);
    const next = await add('plans');
    expect((await order()).at(-1)).toBe(next._id);
  });

  it('should refuse a catalogue without order and a record that is gone', async () => {
    const { _id } = await add('songs');
    expectFailure(await move('songs', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('background-themes', _id, 1), 'VALIDATION_FAILED', 'kind');
    expectFailure(await move('plans', _id, 1), 'NOT_FOUND');
    expectFailure(await move('plans', _id, 0), 'VALIDATION_FAILED', 'place');
  });
});

describe('the trash', () => {
  const restore = (kind: CatalogueKind, id: string) =>
    admin.post('/api/admin/catalogues/restore').send({ kind, id });

  it('should say who deleted what', async () => {
    const tag = await add('tags');
    const other = await app.as('admin');
    expectSuccess(await other.agent.delete(path(of('tags').remove!, tag._id)));
    const { details } = expectSuccess(await admin.get('/api/admin/catalogues/trash'));
    expect(details).toContainEqual(
      expect.objectContaining({ kind: 'tags', id: tag._id, deletedBy: other.record.name }),
    );
  });

  it('should give back once, and not without what the record belongs to', async () => {
    const pack = await add('vips');
    const item = expectSuccess(await sendAdd('vip-items', { ...fieldsOf(of('vip-items')), vipId: pack._id }))
      .details as Shown;
    expectSuccess(await remove('vip-items', item._id));
    expectSuccess(await remove('vips', pack._id));
    expectFailure(await restore('vip-items', item._id), 'VERSION_CONFLICT', 'vipId');
    expectSuccess(await restore('vips', pack._id));
    expectSuccess(await restore('vip-items', item._id));
    expectFailure(await restore('vip-items', item._id), 'NOT_FOUND');
  });
});

describe('where a record is used', () => {
  const uses = async (kind: CatalogueKind, id: string) =>
    expectSuccess(await admin.get(`/api/admin/catalogues/uses?kind=${kind}&id=${id}`)).details;

  it('should count what uses it', async () => {
    const tag = await add('tags');
    expect(await uses('tags', tag._id)).toEqual([]);
    const { _id } = await app.create.user();
    expectSuccess(await admin.post(`/api/admin/usertag?id=${_id.toHexString()}`).send({ myTag: tag._id }));
    expect(await uses('tags', tag._id)).toEqual([{ what: 'users', count: 1 }]);
    await add('live-gifts');
    expect(await uses('live-gift-categories', ids['live-gift-categories']!)).toEqual([
      { what: 'live gifts', count: expect.any(Number) },
    ]);
  });
});

describe('levels', () => {
  it('should begin before they end, and say where they overlap', async () => {
    const bad = await sendAdd('levels', { level: 9, expFrom: 500, expTo: 500 });
    expectFailure(bad, 'VALIDATION_FAILED', 'expTo');
    const one = expectSuccess(await sendAdd('levels', { level: 41, expFrom: 41_000, expTo: 42_000 }))
      .details as Shown;
    expect(one.overlaps).toEqual([]);
    const two = expectSuccess(await sendAdd('levels', { level: 42, expFrom: 41_500, expTo: 43_000 }))
      .details as Shown;
    expect(two.overlaps).toEqual([41]);
    expectFailure(
      await sendUpdate('levels', two._id, { expTo: 41_400 }, { files: {} }),
      'VALIDATION_FAILED',
      'expTo',
    );
  });

  it('should be found by their number', async () => {
    const { _id } = expectSuccess(await sendAdd('levels', { level: 777, expFrom: 1, expTo: 2 }))
      .details as Shown;
    expect((await list('levels', 'search=777')).records.map((one) => one._id)).toEqual([_id]);
    expect((await list('levels', 'search=anita')).records).toEqual([]);
  });

  it('should take their picture as icon too', async () => {
    const files = { icon: of('levels').files!.image! };
    const { details } = expectSuccess(await sendAdd('levels', fieldsOf(of('levels')), { files }));
    expect((details as Shown).icon).toMatch(/^uploads\/levels\//);
  });
});

describe('the price of a plan', () => {
  it.each([5e-324, 0, 99.999, -1, '1e3', 'many'])('should not be %s', async (rs) => {
    expectFailure(await sendAdd('plans', { ...fieldsOf(of('plans')), rs }), 'VALIDATION_FAILED', 'rs');
  });
  it.each([0.01, 99, '99.50', 10_000_000])('may be %s', async (rs) => {
    expect(expectSuccess(await sendAdd('plans', { ...fieldsOf(of('plans')), rs })).plans).toMatchObject({
      rs: Number(rs),
    });
  });
});

describe('aliases and documented oddities', () => {
  it('should answer plans under users, categories under Plan, effects under their admin path', async () => {
    const plan = await add('plans');
    expect(expectSuccess(await admin.get('/api/admin/plan')).users).toContainEqual(plan);
    const id = ids['live-gift-categories']!;
    const renamed = await admin
      .post('/api/admin/Plan/updateLiveGiftscategory')
      .send({ id, title: 'Renamed' });
    expect(expectSuccess(renamed).details).toMatchObject({ title: 'Renamed' });
    const effect = await add('entry-effects');
    const all = expectSuccess(await admin.get('/api/admin/entryeffects/getentryeffectsadmin?type=ADMIN'));
    expect(all.details).toContainEqual(effect);
    const bought = expectSuccess(await admin.get('/api/admin/entryeffects/getentryeffects?type=PURCHASED'));
    expect(bought.details).not.toContainEqual(effect);
  });

  it('should spell succes as older clients read it', async () => {
    const body = expectSuccess(await sendAdd('frames'));
    expect(body.succes).toBe(1);
    expect(String((body.details as Shown).thumbnail)).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/api\/uploads\/frames\//,
    );
    expect(expectSuccess(await remove('frames', (body.details as Shown)._id)).succes).toBe(1);
  });

  it('should refuse a live gift of no category', async () => {
    const fields = { ...fieldsOf(of('live-gifts')), category: '66f0c0ffee00000000000001' };
    expectFailure(await sendAdd('live-gifts', fields), 'NOT_FOUND', 'category');
  });
});

it('should name no catalogue twice in the code', () => {
  const folder = join(import.meta.dirname, '../src/catalogues');
  const kinds = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, `${name}.schema.ts`)))
    .map(
      (name) => /kind: '([\w-]+)'/.exec(readFileSync(join(folder, name, `${name}.schema.ts`), 'utf8'))?.[1],
    );
  expect(kinds.toSorted()).toEqual([...CATALOGUE_KINDS].sort());
});
