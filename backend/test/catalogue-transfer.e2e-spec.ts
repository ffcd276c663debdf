// A catalogue goes from one environment to another: out as a file, checked, taken in; what is wrong is named row by row.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { CatalogueKind } from '../src/modules/catalogues/registry/catalogue-list.js';
import { TRANSFERABLE_KINDS } from '../src/modules/catalogues/transfer/transferables.js';
import { zipOf } from '../src/platform/files/zip/zip-writer.js';
import { type Agent, startApp, type TestApp } from './app.js';
import { CATALOGUES } from './catalogues/table.js';
import { expectFailure, expectSuccess } from './errors.js';
import { svga } from './factories/media.js';
import { photograph } from './factories/pictures.js';

type Shown = Record<string, unknown> & { _id: string };
interface Row {
  row: number;
  label: string;
  outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  errors: { field: string; message: string }[];
}
interface Report {
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  rows: Row[];
}

let old: TestApp;
let fresh: TestApp;
let from: Agent;
let to: Agent;
beforeAll(async () => {
  old = await startApp();
  fresh = await startApp();
  ({ agent: from } = await old.as('admin'));
  ({ agent: to } = await fresh.as('admin'));
});
afterAll(async () => {
  await old.close();
  await fresh.close();
});

const url = (path: string, ids: Record<string, string> = {}) =>
  `/api/${path.replace('{vips}', ids['vips'] ?? '')}`;

let levels = 0;
async function add(agent: Agent, kind: CatalogueKind, ids: Record<string, string> = {}): Promise<Shown> {
  const { add: path, fields, files = {}, json, key = 'details' } = CATALOGUES[kind];
  const given = typeof fields === 'function' ? fields(ids) : fields;
  // An import takes each number of a level once.
  const values = 'level' in given ? { ...given, level: (levels += 1) } : given;
  const request = agent.post(url(path!));
  if (json || !Object.keys(files).length) return expectSuccess(await request.send(values))[key] as Shown;
  for (const [name, value] of Object.entries(values)) request.field(name, value);
  for (const [name, make] of Object.entries(files)) request.attach(name, await make(), 'upload.bin');
  return expectSuccess(await request)[key] as Shown;
}
async function list(agent: Agent, kind: CatalogueKind, ids: Record<string, string> = {}): Promise<Shown[]> {
  const { list: path, key = 'details' } = CATALOGUES[kind];
  return expectSuccess(await agent.get(url(path, ids)))[key] as Shown[];
}
const whole = (response: Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};
async function exported(agent: Agent, kind: CatalogueKind, format: 'zip' | 'csv' | 'json') {
  const response = await agent
    .get(`/api/admin/catalogues/export.${format}?kind=${kind}`)
    .buffer(true)
    .parse(whole as never);
  expect(response.status).toBe(200);
  return { content: response.body as Buffer, headers: response.headers };
}
const send = (agent: Agent, kind: CatalogueKind, mode: 'check' | 'import', file: Buffer | string) =>
  agent
    .post('/api/admin/catalogues/import')
    .field({ kind, mode })
    .attach('file', Buffer.from(file), 'any-name.bin');
const reported = async (...args: Parameters<typeof send>) =>
  expectSuccess(await send(...args)).details as Report;

async function zip(records: object[], files: Record<string, Buffer> = {}, kind = 'gifts'): Promise<Buffer> {
  const all = { 'catalogue.json': Buffer.from(JSON.stringify({ kind, records })), ...files };
  async function* entries() {
    for (const [name, content] of Object.entries(all)) yield { name, content };
  }
  const parts: Buffer[] = [];
  for await (const part of zipOf(entries())) parts.push(part);
  return Buffer.concat(parts);
}
const json = (kind: string, records: object[]) => JSON.stringify({ kind, records });
const filesIn = (app: TestApp, kind: CatalogueKind): string[] => {
  try {
    return readdirSync(join(app.dataDir, 'uploads', kind)).filter((name) => name.includes('.'));
  } catch {
    return []; // nothing was ever stored
  }
};
/** What does not depend on where it is stored. */
const content = (record: Shown) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => typeof value !== 'string' || !value.includes('uploads/')),
  );

describe('a new environment, filled from an old one', () => {
  const ids: Record<string, string> = {};

  // Categories and packs come before what belongs to them.
  const order = [...TRANSFERABLE_KINDS].sort(
    (one, other) =>
      Number(/^(live-gifts|vip-items)$/.test(one)) - Number(/^(live-gifts|vip-items)$/.test(other)),
  );
  it.each(order)('should have the same %s, with their files', async (kind) => {
    const added = [await add(from, kind, ids), await add(from, kind, ids)];
    ids[kind] ??= added[0]!._id;
    const { content: file, headers } = await exported(from, kind, 'zip');
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=${kind}.zip`,
    });
    const before = await list(from, kind, ids);

    const checked = await reported(to, kind, 'check', file);
    expect(checked).toMatchObject({ added: before.length, changed: 0, refused: 0 });
    if (kind !== 'vip-items') expect(await list(to, kind)).toEqual([]);
    expect(filesIn(fresh, kind)).toEqual([]);

    expect(await reported(to, kind, 'import', file)).toEqual(checked);
    const after = await list(to, kind, ids);
    expect(after.map(content)).toEqual(before.map(content));
    expect(filesIn(fresh, kind)).toHaveLength(filesIn(old, kind).length);
    expect(readdirSync(join(fresh.dataDir, 'incoming'))).toEqual([]);
  });

  it('should stay as it is when the same file comes again', async () => {
    const { content: file } = await exported(to, 'frames', 'zip');
    const before = await list(to, 'frames');
    const same = { added: 0, changed: 0, unchanged: before.length, refused: 0 };
    expect(await reported(to, 'frames', 'import', file)).toMatchObject(same);
    expect(await list(to, 'frames')).toEqual(before);
  });
});

describe('POST /api/admin/catalogues/import', () => {
  it('should take what is right, name what is not, and leave no file of what it refused', async () => {
    const files = { 'files/a.png': await photograph('png'), 'files/b.svga': svga() };
    const stored = filesIn(old, 'gifts').length;
    const report = await reported(
      from,
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
    expect(filesIn(old, 'gifts')).toHaveLength(stored + 1);
    expect((await list(from, 'gifts')).at(-1)).toMatchObject({ title: 'Right', coin: 5 });
  });

  it('should refuse a damaged picture by its row, and go on', async () => {
    const good = await photograph('png');
    const damaged = Buffer.concat([good.subarray(0, 200), Buffer.alloc(50)]);
    const stored = filesIn(old, 'tags').length;
    const report = await reported(
      from,
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
    expect(filesIn(old, 'tags')).toHaveLength(stored + 1);
  });

  it('should change records that are known by their id, and keep their files', async () => {
    const gift = await add(from, 'gifts');
    const { content: table } = await exported(from, 'gifts', 'csv');
    const text = table.toString().replace(`"${gift._id}","Rose","10"`, `${gift._id},"Rose, red",12`);
    const counts = { added: 0, changed: 1, refused: 0 };
    const checked = await reported(from, 'gifts', 'check', text);
    expect(checked).toMatchObject(counts);
    expect(checked.unchanged).toBe(checked.rows.length - 1);
    expect((await list(from, 'gifts')).find(({ _id }) => _id === gift._id)).toEqual(gift);
    await reported(from, 'gifts', 'import', text);
    expect((await list(from, 'gifts')).find(({ _id }) => _id === gift._id)).toEqual({
      ...gift,
      title: 'Rose, red',
      coin: 12,
    });
  });

  it('should ask for the file itself where a table only names its address', async () => {
    const { content: text } = await exported(from, 'banners', 'csv');
    const other = text.toString().replaceAll(/^"[0-9a-f]{24}",/gm, ',');
    const report = await reported(from, 'banners', 'check', other);
    expect(report.rows[0]!.errors).toEqual([
      { field: 'image', message: 'Images can only be imported from a ZIP' },
    ]);
  });

  it('should read back cells that a spreadsheet would have run', async () => {
    const title = '=HYPERLINK("x")';
    expectSuccess(await from.post('/api/admin/plan/createPlan').send({ title, coins: 7, rs: 1.5 }));
    const { content: table } = await exported(from, 'plans', 'csv');
    expect(table.toString()).toContain(`"'=HYPERLINK(""x"")","7","1.5"`);
    await reported(to, 'plans', 'import', table);
    expect(await list(to, 'plans')).toContainEqual(expect.objectContaining({ title, coins: 7, rs: 1.5 }));
  });

  it('should say what JSON says, and write each change down', async () => {
    const { content: text } = await exported(from, 'contents', 'json');
    const { kind, records } = JSON.parse(text.toString()) as { kind: string; records: { id: string }[] };
    const renamed = records.map((record, at) => ({ ...record, content: `Heading ${at}` }));
    expect(await reported(to, 'contents', 'import', json(kind, renamed))).toMatchObject({ refused: 0 });
    const audit = await fresh.connection
      .collection('audit')
      .findOne({ 'target.id': records[0]!.id, action: 'contents.update' });
    expect(audit).toMatchObject({ after: { content: 'Heading 0' } });
  });

  it('should hold the rules between records: what they belong to, ranges, ids, the trash', async () => {
    const lost = { title: 'Lost', coin: 1, category: '66f0c0ffee00000000000001', image: 'files/a.svga' };
    const files = { 'files/a.svga': svga(), 'files/b.png': await photograph('png') };
    const gifts = await zip([{ ...lost, giftimage: 'files/b.png' }], files, 'live-gifts');
    expect((await reported(from, 'live-gifts', 'check', gifts)).rows[0]!.errors[0]!.field).toBe('category');

    const levels = await zip(
      [
        { level: 1, expFrom: 9, expTo: 9, icon: 'files/b.png' },
        { level: 1, expFrom: 9, expTo: 19 },
      ],
      files,
      'levels',
    );
    const { rows } = await reported(from, 'levels', 'check', levels);
    expect(rows.map(({ errors }) => errors[0]!.field)).toEqual(['expTo', 'icon']);

    const { _id: id } = await add(from, 'contents');
    expectSuccess(await from.delete(`/api/admin/content/deleteContent/${id}`));
    const other = '66f0c0ffee00000000000002';
    const titles = await reported(
      from,
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
    ['nothing of ours', 'PK\x03\x04 something'],
    ['records of another catalogue', json('banners', [{ country: 'India' }])],
    ['no records', json('gifts', [])],
    ['no list', '{"kind":"gifts"}'],
    ['broken JSON', '{"kind":'],
    ['a broken table', 'title,coin\n"never closed'],
  ])('should refuse %s as a whole', async (_what, text) => {
    expectFailure(await send(from, 'gifts', 'import', Buffer.from(text, 'latin1')), 'FILE_REJECTED', 'file');
  });

  it('should refuse a file that holds something else, however it says so', async () => {
    const said = async (file: Buffer | string) => {
      const refused = await send(to, 'gifts', 'check', file);
      expectFailure(refused, 'FILE_REJECTED', 'file');
      return (refused.body as { message: string }).message;
    };
    expect(await said(json('tags', [{}]))).toBe('This file contains tags, not gifts');
    expect(await said('{"kind":{"toString":1},"records":[{}]}')).toBe(
      'This file contains something else, not gifts',
    );
    expect(await said(`title,coin\n"${'x'.repeat(21 * 1024 * 1024)}",1`)).toBe('This file is too large');
    expectSuccess(await send(to, 'gifts', 'check', `title,coin\n"${'x'.repeat(19 * 1024 * 1024)}",1`));
  });

  it('should be for admins, and for catalogues that can be filled', async () => {
    expectFailure(
      await send(from, 'background-themes' as CatalogueKind, 'check', json('x', [])),
      'VALIDATION_FAILED',
      'kind',
    );
    const { agent } = await old.as('bd');
    expectFailure(await send(agent, 'gifts', 'check', json('gifts', [{}])), 'FORBIDDEN');
    expectFailure(await agent.get('/api/admin/catalogues/export.csv?kind=gifts'), 'FORBIDDEN');
  });
});
