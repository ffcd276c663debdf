// Every catalogue: what each field and file refuses, the search, the pages, and the end of deleted records.
import { CATALOGUE_KINDS } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../../src/modules/catalogues/registry/catalogues.service.js';
import { TrashSweep } from '../../src/modules/catalogues/care/trash-sweep.js';
import { catalogueCalls, fieldNames, fileNames } from './catalogue-calls.js';
import { CATALOGUES } from './table.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { HTML, SVG } from '../support/factories/pictures.js';

const calls = catalogueCalls();

const withAdd = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].add);
const withUpdate = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].update);
const withRemove = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].remove);
const withFiles = withAdd.filter((kind) => CATALOGUES[kind].files);

describe.each(withAdd)('adding to %s', (kind) => {
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

describe.each(withUpdate.filter((kind) => CATALOGUES[kind].numbers))('changing %s', (kind) => {
  for (const field of CATALOGUES[kind].numbers ?? []) {
    it(`should return 400 for text as ${field}`, async () => {
      const { _id } = await calls.some(kind);
      expectFailure(await calls.sendUpdate(kind, _id, { [field]: 'many' }), 'VALIDATION_FAILED', field);
    });
  }
});

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

describe.each(withRemove)('deleting from %s', (kind) => {
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
