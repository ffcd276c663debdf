// List, add, read, update and delete in every catalogue, and the refusals of each call. The table lists the catalogues.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_KINDS, type CatalogueKind } from '../src/modules/catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../src/modules/catalogues/registry/catalogues.service.js';
import { TrashSweep } from '../src/modules/catalogues/care/trash-sweep.js';
import { catalogueCalls, fieldNames, fileNames, shownBy } from './catalogues/catalogue-calls.js';
import { CATALOGUES } from './catalogues/table.js';
import { expectFailure, expectSuccess } from './errors.js';
import { HTML, SVG } from './factories/pictures.js';

const calls = catalogueCalls();

const withAdd = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].add);
const withUpdate = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].update);
const withRemove = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].remove);
const withFiles = withAdd.filter((kind) => CATALOGUES[kind].files);

it('should list every catalogue of the application in the test table', () => {
  expect([...CATALOGUE_KINDS].sort()).toEqual(Object.keys(CATALOGUES).sort());
  const catalogues = calls.app.nest.get(CataloguesService);
  expect(CATALOGUE_KINDS.map((kind) => catalogues.get(kind).kind)).toEqual(CATALOGUE_KINDS);
});

describe.each(withAdd)('adding to %s', (kind) => {
  it('should return the new record in the list and by its id', async () => {
    const { shownAs = {}, files = {}, fetch } = CATALOGUES[kind];
    const added = await calls.add(kind);
    expect(added).toMatchObject(calls.fieldsOf(kind));
    for (const name of Object.keys(files))
      expect(added[shownAs[name] ?? name]).toMatch(/uploads\/[\w-]+\/\w+\.\w+$/);
    const { records, total } = await calls.list(kind, 'page=1&limit=100');
    expect(records.find(({ _id }) => _id === added._id)).toEqual(added);
    expect(total).toBeGreaterThan(0);
    if (fetch)
      expect(shownBy(kind, await calls.admin.get(`${calls.path(fetch)}?id=${added._id}`))).toEqual(added);
  });

  it('should write an audit record', async () => {
    const { _id } = await calls.add(kind);
    const record = await calls.app.connection.collection('audit').findOne({ 'target.id': _id });
    expect(record).toMatchObject({ action: `${kind}.add`, actor: { role: 'admin' }, target: { kind } });
  });

  it.each([...fieldNames(kind), ...fileNames(kind)])('should return 400 without %s', async (field) => {
    const before = calls.filesIn(kind).length;
    const missing = await calls.sendAdd(kind, calls.fieldsOf(kind), { leaveOut: field });
    expectFailure(missing, 'VALIDATION_FAILED', field);
    expect((missing.body as { errors: { message: string }[] }).errors[0]!.message).toBe(
      'This field cannot be empty',
    );
    if (fieldNames(kind).includes(field)) {
      const empty = { ...calls.fieldsOf(kind), [field]: '' };
      expectFailure(await calls.sendAdd(kind, empty), 'VALIDATION_FAILED', field);
    }
    expect(calls.filesIn(kind)).toHaveLength(before);
  });

  for (const field of CATALOGUES[kind].numbers ?? []) {
    it(`should return 400 for an invalid number as ${field}`, async () => {
      for (const value of ['many', '-1', '1e3', '99999999999999']) {
        const fields = { ...calls.fieldsOf(kind), [field]: value };
        expectFailure(await calls.sendAdd(kind, fields), 'VALIDATION_FAILED', field);
      }
    });
  }

  it.each(['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const)(
    'should return 403 to %s',
    async (role) => {
      const { agent } = await calls.app.as(role);
      expectFailure(await calls.sendAdd(kind, calls.fieldsOf(kind), { agent }), 'FORBIDDEN');
      expectFailure(await agent.get(calls.path(CATALOGUES[kind].list)), 'FORBIDDEN');
    },
  );
});

describe.each(withFiles)('files of %s', (kind) => {
  it.each(fileNames(kind))('should be refused when the content has the wrong type: %s', async (field) => {
    const before = calls.filesIn(kind).length;
    for (const content of [SVG, HTML, 'just words']) {
      const files = { ...CATALOGUES[kind].files, [field]: () => Buffer.from(content) };
      expectFailure(await calls.sendAdd(kind, calls.fieldsOf(kind), { files }), 'FILE_REJECTED', field);
    }
    // A failed save stores no file, including the files of valid fields.
    expect(calls.filesIn(kind)).toHaveLength(before);
  });

  it('should be served to guests', async () => {
    const { shownAs = {}, files = {} } = CATALOGUES[kind];
    const added = await calls.add(kind);
    for (const name of Object.keys(files)) {
      const file = String(added[shownAs[name] ?? name]).replace(/^.*uploads/, '/api/uploads');
      expect((await calls.app.guest().get(file)).status).toBe(200);
    }
  });
});

describe.each(withUpdate)('changing %s', (kind) => {
  const change = () => CATALOGUES[kind].change ?? {};

  it('should change the given fields and keep the others', async () => {
    const record = await calls.some(kind);
    const { fileOnChange } = CATALOGUES[kind];
    const files = fileOnChange ? { [fileOnChange]: CATALOGUES[kind].files![fileOnChange]! } : {};
    const changed = shownBy(kind, await calls.sendUpdate(kind, record._id, change(), { files }));
    // `repeated` tells whether another level has the same number, and changes with the number.
    const free = [fileOnChange, 'repeated'];
    const kept = Object.fromEntries(Object.entries(record).filter(([name]) => !free.includes(name)));
    expect(changed).toMatchObject({ ...kept, ...change() });
    const { records } = await calls.list(kind, 'page=1&limit=100');
    expect(records.find(({ _id }) => _id === record._id)).toEqual(changed);
  });

  for (const field of CATALOGUES[kind].numbers ?? []) {
    it(`should return 400 for text as ${field}`, async () => {
      const { _id } = await calls.some(kind);
      expectFailure(await calls.sendUpdate(kind, _id, { [field]: 'many' }), 'VALIDATION_FAILED', field);
    });
  }

  it('should return 404 for an unknown record and 400 for an invalid id', async () => {
    const gone = '66f0c0ffee00000000000001';
    expectFailure(await calls.sendUpdate(kind, gone, change()), 'NOT_FOUND');
    expectFailure(await calls.sendUpdate(kind, 'x', change()), 'VALIDATION_FAILED', 'id');
  });
});

describe.each(withUpdate.filter((kind) => CATALOGUES[kind].files && !CATALOGUES[kind].update!.json))(
  'a new file of %s',
  (kind) => {
    it('should replace the old file and delete it', async () => {
      const record = await calls.some(kind);
      const before = calls.filesIn(kind).length;
      const changed = shownBy(kind, await calls.sendUpdate(kind, record._id, CATALOGUES[kind].change ?? {}));
      const { shownAs = {} } = CATALOGUES[kind];
      for (const name of fileNames(kind).map((field) => shownAs[field] ?? field))
        expect(changed[name]).not.toBe(record[name]);
      // A seeded record has no file at first.
      const had = fileNames(kind).filter((name) => record[CATALOGUES[kind].shownAs?.[name] ?? name]).length;
      expect(calls.filesIn(kind)).toHaveLength(before + fileNames(kind).length - had);
    });
  },
);

describe.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].together))('the files of %s', (kind) => {
  it('should return 400 when only one of them changes', async () => {
    const { _id } = await calls.add(kind);
    const [one, other] = CATALOGUES[kind].together!;
    const alone = { [one]: CATALOGUES[kind].files![one]! };
    expectFailure(await calls.sendUpdate(kind, _id, {}, { files: alone }), 'VALIDATION_FAILED', other);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].fileOnChange))('a change of %s', (kind) => {
  it('should return 400 without the file', async () => {
    const { _id } = await calls.some(kind);
    const without = await calls.sendUpdate(kind, _id, {}, { files: {} });
    expectFailure(without, 'VALIDATION_FAILED', CATALOGUES[kind].fileOnChange!);
  });
});

/** Gives each level a unique number, so that its restore finds the number free. */
let levels = 1_000;
const alone = (kind: CatalogueKind) => {
  const fields = calls.fieldsOf(kind);
  return 'level' in fields ? { ...fields, level: (levels += 1) } : fields;
};

describe.each(withRemove)('deleting from %s', (kind) => {
  it('should hide the record, keep it in the trash with its files, and restore it', async () => {
    const record = await calls.add(kind, alone(kind));
    const before = calls.filesIn(kind).length;
    expectSuccess(await calls.remove(kind, record._id));
    expect(await calls.idsOf(kind)).not.toContain(record._id);
    expect(calls.filesIn(kind)).toHaveLength(before);
    expectFailure(await calls.remove(kind, record._id), 'NOT_FOUND');
    expect(await calls.trash()).toContainEqual(expect.objectContaining({ kind, id: record._id }));
    expectSuccess(await calls.restore(kind, record._id));
    expect(await calls.idsOf(kind)).toContain(record._id);
  });

  it('should delete the record and its files 30 days later', async () => {
    const { _id } = await calls.add(kind);
    const before = calls.filesIn(kind).length;
    expectSuccess(await calls.remove(kind, _id));
    const sweep = calls.app.nest.get(TrashSweep);
    await sweep.sweep(Date.now() + 29 * 86_400_000);
    const { model } = calls.app.nest.get(CataloguesService).get(kind);
    await calls.app.stored(model.collection.name, _id);
    await sweep.sweep(Date.now() + 31 * 86_400_000);
    expectFailure(await calls.restore(kind, _id), 'NOT_FOUND');
    expect(calls.filesIn(kind).length).toBe(before - fileNames(kind).length);
  });
});

describe.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].search))('the list of %s', (kind) => {
  it('should search anywhere in the text, ignoring case', async () => {
    const { _id } = await calls.add(kind);
    const search = encodeURIComponent(CATALOGUES[kind].search!);
    const found = await calls.list(kind, `page=1&limit=100&search=${search}`);
    expect(found.records.map((one) => one._id)).toContain(_id);
    expect((await calls.list(kind, 'search=nothing-like-it')).records).toEqual([]);
  });

  it('should return pages, and 400 for an invalid page or sort', async () => {
    await calls.add(kind);
    await calls.add(kind);
    expect((await calls.list(kind, 'page=1&limit=1')).records).toHaveLength(1);
    const url = calls.path(CATALOGUES[kind].list);
    expectFailure(await calls.admin.get(`${url}?page=-1`), 'VALIDATION_FAILED', 'page');
    expectFailure(await calls.admin.get(`${url}?sort=deletedAt`), 'VALIDATION_FAILED', 'sort');
  });
});

it('should declare each catalogue in a folder named after its kind', () => {
  const folder = join(import.meta.dirname, '../src/modules/catalogues');
  const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.catalogue.ts'))
    .map((name) => dirname(name));
  expect(declared.sort()).toEqual([...CATALOGUE_KINDS].sort());
});
