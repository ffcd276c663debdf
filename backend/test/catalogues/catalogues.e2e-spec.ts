// List, add, read, update and delete in every catalogue. The table lists the catalogues. What each field and file refuses:
// catalogues-refusals.slow-spec.ts.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE_KINDS, type CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../../src/modules/catalogues/registry/catalogues.service.js';
import { catalogueCalls, fieldNames, fileNames, shownBy } from './catalogue-calls.js';
import { CATALOGUES } from './table.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();

const withAdd = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].add);
const withUpdate = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].update);
const withRemove = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].remove);

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

  it('should return 400 that names each field when the form is empty', async () => {
    const answer = await calls.sendAdd(kind, {}, { files: {} });
    // A level accepts its picture under two names, and misses it only when the fields are valid.
    const files = kind === 'levels' ? [] : fileNames(kind);
    expectFailure(answer, 'VALIDATION_FAILED', ...fieldNames(kind), ...files);
  });
});

describe.each(withUpdate)('changing %s', (kind) => {
  const change = () => CATALOGUES[kind].change ?? {};

  it('should change the given fields and keep the others', async () => {
    const record = await calls.some(kind);
    const { fileOnChange } = CATALOGUES[kind];
    const files = fileOnChange ? { [fileOnChange]: CATALOGUES[kind].files![fileOnChange]! } : {};
    const changed = shownBy(kind, await calls.sendUpdate(kind, record._id, change(), { files }));
    // `repeated` says whether another level has the same number, and changes with the number.
    const free = [fileOnChange, 'repeated', 'version'];
    const unchanged = Object.fromEntries(Object.entries(record).filter(([name]) => !free.includes(name)));
    expect(changed).toMatchObject({ ...unchanged, ...change() });
    const { records } = await calls.list(kind, 'page=1&limit=100');
    expect(records.find(({ _id }) => _id === record._id)).toEqual(changed);
  });

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
});

it('should declare each catalogue in a folder named after its kind', () => {
  const folder = join(import.meta.dirname, '../../src/modules/catalogues');
  const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.catalogue.ts'))
    .map((name) => dirname(name));
  expect(declared.sort()).toEqual([...CATALOGUE_KINDS].sort());
});
