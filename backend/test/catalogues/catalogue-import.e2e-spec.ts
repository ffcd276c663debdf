// Imports into a catalogue: valid rows are saved, and each invalid row is reported with its fields.
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import {
  add,
  exported,
  filesIn,
  json,
  list,
  reported,
  send,
  transferApps,
  zip,
} from './catalogue-transfer.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { svga } from '../support/factories/media.js';
import { photograph } from '../support/factories/pictures.js';

const apps = transferApps();

describe('POST /api/admin/catalogues/import', () => {
  it('should save valid rows, report invalid rows, and store no file of an invalid row', async () => {
    const files = { 'files/a.png': await photograph('png'), 'files/b.svga': svga() };
    const stored = filesIn(apps.old, 'gifts').length;
    const report = await reported(
      apps.from,
      'gifts',
      'import',
      await zip(
        [
          { title: 'Right', coin: 5, image: 'files/a.png' },
          { title: '', coin: 'many', image: 'files/a.png' },
          { title: 'No file', coin: 5 },
          { title: 'File gone', coin: 5, image: 'files/none.png' },
          { title: 'No picture', coin: 5, image: 'files/b.svga' },
          { id: 'nonsense', title: 'No id', coin: 5, image: 'files/a.png' },
        ],
        files,
      ),
    );
    expect(report).toMatchObject({ added: 1, changed: 0, refused: 5 });
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['added', ...Array(5).fill('refused')]);
    const faults = report.rows.map(({ errors }) => errors.map(({ field }) => field).join());
    expect(faults).toEqual(['', 'title,coin', 'image', 'image', 'image', 'id']);
    expect(filesIn(apps.old, 'gifts')).toHaveLength(stored + 1);
    expect((await list(apps.from, 'gifts')).at(-1)).toMatchObject({ title: 'Right', coin: 5 });
  });

  it('should report the row of a damaged picture and save the other rows', async () => {
    const good = await photograph('png');
    const damaged = Buffer.concat([good.subarray(0, 200), Buffer.alloc(50)]);
    const stored = filesIn(apps.old, 'tags').length;
    const report = await reported(
      apps.from,
      'tags',
      'import',
      await zip(
        [
          { title: 'Damaged', image: 'files/bad.png' },
          { title: 'Good', image: 'files/good.png' },
        ],
        { 'files/bad.png': damaged, 'files/good.png': good },
        'tags',
      ),
    );
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'added']);
    expect(filesIn(apps.old, 'tags')).toHaveLength(stored + 1);
  });

  it('should change records with a known id and keep their files', async () => {
    const gift = await add(apps.from, 'gifts');
    const { content: table } = await exported(apps.from, 'gifts', 'csv');
    const text = table.toString().replace(`"${gift._id}","Rose","10"`, `${gift._id},"Rose, red",12`);
    const counts = { added: 0, changed: 1, refused: 0 };
    const checked = await reported(apps.from, 'gifts', 'check', text);
    expect(checked).toMatchObject(counts);
    expect(checked.unchanged).toBe(checked.rows.length - 1);
    expect((await list(apps.from, 'gifts')).find(({ _id }) => _id === gift._id)).toEqual(gift);
    await reported(apps.from, 'gifts', 'import', text);
    expect((await list(apps.from, 'gifts')).find(({ _id }) => _id === gift._id)).toEqual({
      ...gift,
      title: 'Rose, red',
      coin: 12,
      version: Number(gift.version) + 1,
    });
  });

  it('should report a row when the table contains only the URL of a file', async () => {
    await add(apps.from, 'banners');
    const { content: text } = await exported(apps.from, 'banners', 'csv');
    const other = text.toString().replaceAll(/^"[0-9a-f]{24}",/gm, ',');
    const report = await reported(apps.from, 'banners', 'check', other);
    expect(report.rows[0]!.errors).toEqual([
      {
        field: 'image',
        message: expect.stringMatching(/^The file .* is missing\. Choose the files with the table$/),
      },
    ]);
  });

  it('should restore cells that the export escapes as formulas', async () => {
    const title = '=HYPERLINK("x")';
    expectSuccess(await apps.from.post('/api/admin/plan/createPlan').send({ title, coins: 7, rs: 1.5 }));
    const { content: table } = await exported(apps.from, 'plans', 'csv');
    expect(table.toString()).toContain(`"'=HYPERLINK(""x"")","7","1.5"`);
    await reported(apps.to, 'plans', 'import', table);
    expect(await list(apps.to, 'plans')).toContainEqual(
      expect.objectContaining({ title, coins: 7, rs: 1.5 }),
    );
  });

  it('should save the changes of a JSON file with an audit record each', async () => {
    await add(apps.from, 'contents');
    const { content: text } = await exported(apps.from, 'contents', 'json');
    await reported(apps.to, 'contents', 'import', text);
    const { kind, records } = JSON.parse(text.toString()) as { kind: string; records: { id: string }[] };
    const renamed = records.map((record, at) => ({ ...record, content: `Heading ${at}` }));
    expect(await reported(apps.to, 'contents', 'import', json(kind, renamed))).toMatchObject({ refused: 0 });
    const audit = await apps.fresh.connection
      .collection('audit')
      .findOne({ 'target.id': records[0]!.id, action: 'contents.update' });
    expect(audit).toMatchObject({ after: { content: 'Heading 0' } });
  });

  it('should report rows that break rules between records: parents, ranges, ids, trash', async () => {
    const lost = { title: 'Lost', coin: 1, category: '66f0c0ffee00000000000001', image: 'files/a.svga' };
    const files = { 'files/a.svga': svga(), 'files/b.png': await photograph('png') };
    const gifts = await zip([{ ...lost, giftimage: 'files/b.png' }], files, 'live-gifts');
    expect((await reported(apps.from, 'live-gifts', 'check', gifts)).rows[0]!.errors[0]!.field).toBe(
      'category',
    );

    const levels = await zip(
      [
        { level: 1, expFrom: 9, expTo: 9, icon: 'files/b.png' },
        { level: 1, expFrom: 9, expTo: 19 },
      ],
      files,
      'levels',
    );
    const { rows } = await reported(apps.from, 'levels', 'check', levels);
    expect(rows.map(({ errors }) => errors[0]!.field)).toEqual(['expTo', 'icon']);

    const { _id: id } = await add(apps.from, 'contents');
    expectSuccess(await apps.from.delete(`/api/admin/content/deleteContent/${id}`));
    const other = '66f0c0ffee00000000000002';
    const titles = await reported(
      apps.from,
      'contents',
      'import',
      json('contents', [
        { id, content: 'In the trash' },
        { id: other, content: 'One' },
        { id: other, content: 'Two' },
      ]),
    );
    expect(titles.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'added', 'refused']);
  });

  it.each([
    ['an invalid ZIP', 'PK\x03\x04 something'],
    ['records of another catalogue', json('banners', [{ country: 'India' }])],
    ['a file without records', json('gifts', [])],
    ['a file without a list', '{"kind":"gifts"}'],
    ['broken JSON', '{"kind":'],
    ['a broken table', 'title,coin\n"never closed'],
  ])('should return 400 for %s', async (_what, text) => {
    expectFailure(
      await send(apps.from, 'gifts', 'import', Buffer.from(text, 'latin1')),
      'FILE_REJECTED',
      'file',
    );
  });

  it('should name the reason when a file is too large or of another catalogue', async () => {
    const said = async (file: Buffer | string) => {
      const refused = await send(apps.to, 'gifts', 'check', file);
      expectFailure(refused, 'FILE_REJECTED', 'file');
      return (refused.body as { message: string }).message;
    };
    expect(await said(json('tags', [{}]))).toBe('This file contains tags, not gifts');
    expect(await said('{"kind":{"toString":1},"records":[{}]}')).toBe(
      'This file contains something else, not gifts',
    );
    expect(await said(`title,coin\n"${'x'.repeat(21 * 1024 * 1024)}",1`)).toBe('This file is too large');
    expectSuccess(await send(apps.to, 'gifts', 'check', `title,coin\n"${'x'.repeat(19 * 1024 * 1024)}",1`));
  });

  it('should return 400 when the catalogue has no import, and 403 when the caller is a BD', async () => {
    expectFailure(
      await send(apps.from, 'background-themes' as CatalogueKind, 'check', json('x', [])),
      'VALIDATION_FAILED',
      'kind',
    );
    const { agent } = await apps.old.as('bd');
    expectFailure(await send(agent, 'gifts', 'check', json('gifts', [{}])), 'FORBIDDEN');
    expectFailure(await agent.get('/api/admin/catalogues/export.csv?kind=gifts'), 'FORBIDDEN');
  });
});
