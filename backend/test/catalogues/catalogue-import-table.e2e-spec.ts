// The report of a table import: missing columns, row numbers as in the spreadsheet, and unchanged records.
import { TRANSFERABLE_KINDS } from '../../src/modules/catalogues/transfer/transferables.js';
import { photograph } from '../support/factories/pictures.js';
import { catalogueCalls } from './catalogue-calls.js';
import { archive } from './catalogue-transfer.js';
import { CATALOGUES } from './table.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

interface Column {
  name: string;
  meaning: string;
  example: string;
  required: boolean;
  file: boolean;
}
interface Report {
  added: number;
  refused: number;
  ignored: string[];
  changed: number;
  unchanged: number;
  rows: { row: number; outcome: string; errors: object[] }[];
}

const calls = catalogueCalls();
const send = (text: string | Buffer, mode = 'check', kind = 'gifts') =>
  calls.admin
    .post('/api/admin/catalogues/import')
    .field({ kind, mode })
    .attach('file', Buffer.from(text), 'any-name.bin');
const reported = async (text: string | Buffer, mode?: string, kind?: string) =>
  expectSuccess(await send(text, mode, kind)).details as Report;
async function columnsOf(kind: string): Promise<Column[]> {
  const response = await calls.admin.get('/api/admin/catalogues/columns').query({ kind });
  return expectSuccess(response).details as Column[];
}
async function refused(text: string | Buffer): Promise<string> {
  const response = await send(text);
  expectFailure(response, 'FILE_REJECTED', 'file');
  return (response.body as { message: string }).message;
}

it('should name the missing columns once when the table has other columns', async () => {
  expect(await refused('foo;bar\n1;2\n3;4')).toMatch(/^No column is called title, coin or image\. /);
  expect(await refused('title,price\nRose,4')).toMatch(/^No column is called coin\. /);
});

it('should refuse an empty file and a file without records', async () => {
  expect(await refused(' \n')).toBe('This file is empty');
  expect(await refused('title,coin,image')).toBe('This file contains no records');
});

it('should number rows as in the spreadsheet when a table has a header and empty lines', async () => {
  const { rows } = await reported('title,coin\nRose,4\n\nTulip,5');
  expect(rows.map(({ row }) => row)).toEqual([2, 4]);
});

it('should count records as unchanged and write nothing when the file matches them', async () => {
  const [one, other] = [await calls.add('gifts'), await calls.add('gifts')];
  const line = ({ _id, title }: typeof one, coin: number) => `${_id},${String(title)},${coin}`;
  const table = ['id,title,coin', line(one, 10), line(other, 11)].join('\n');
  const report = await reported(table, 'import');
  expect(report).toMatchObject({ changed: 1, unchanged: 1 });
  expect(report.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
  const changes = calls.app.connection.collection('audit').countDocuments({ 'target.id': one._id });
  expect(await changes).toBe(1);
});

it('should hide and show records as the column of a spreadsheet says', async () => {
  const [one, other] = [await calls.add('gifts'), await calls.add('gifts')];
  const table = (first: string, second: string) =>
    `id,title,coin,shown\n${one._id},Rose,10,${first}\n${other._id},Rose,10,${second}`;
  const outcomes = async (first: string, second: string) =>
    (await reported(table(first, second), 'import')).rows.map(({ outcome }) => outcome);
  expect(await outcomes('FALSE', 'TRUE')).toEqual(['changed', 'unchanged']);
  expect((await calls.list('gifts', 'shown=false')).records.map(({ _id }) => _id)).toEqual([one._id]);
  expect(await outcomes('false', 'true')).toEqual(['unchanged', 'unchanged']);
  expect(await outcomes('', '')).toEqual(['unchanged', 'unchanged']);
  const wrong = await reported(table('TRUE', 'hidden'), 'import');
  expect(wrong.rows[1]!.errors).toEqual([{ field: 'shown', message: 'Must be true or false' }]);
  expect((await calls.list('gifts', 'shown=false')).records).toEqual([]);
});

it('should say what each column holds', async () => {
  expect(await columnsOf('gifts')).toEqual([
    expect.objectContaining({ name: 'id', required: false }),
    { name: 'title', meaning: 'At most 60 characters', example: 'Rose', required: true, file: false },
    {
      name: 'coin',
      meaning: 'Price in coins. From 1 to 1,000,000,000',
      example: '10',
      required: true,
      file: false,
    },
    {
      name: 'image',
      meaning: 'The name of a file (image, at most 5 MB)',
      example: 'picture.png',
      required: true,
      file: true,
    },
    expect.objectContaining({ name: 'shown', required: false }),
  ]);
  for (const kind of TRANSFERABLE_KINDS)
    for (const { name, meaning } of await columnsOf(kind)) expect([kind, name, meaning]).not.toContain('');
});

it('should accept the examples of the columns of each catalogue, with the files of an archive', async () => {
  const outcomes: Record<string, unknown> = {};
  for (const kind of TRANSFERABLE_KINDS) {
    const columns = await columnsOf(kind);
    const own = calls.fieldsOf(kind);
    const made = CATALOGUES[kind].files ?? {};
    const cells = columns.map(({ name, example, file }) => {
      if (file) return `${name}.bin`;
      // An example cannot name a record that exists.
      return /^[0-9a-f]{24}$/.test(String(own[name])) ? String(own[name]) : example;
    });
    const files: Record<string, Buffer> = {};
    for (const { name } of columns.filter(({ file }) => file))
      files[`folder/${name.toUpperCase()}.bin`] = await (made[name]?.() ?? photograph('png'));
    const table = [columns.map(({ name }) => name), cells].map((line) => line.join()).join('\n');
    const report = await reported(
      await archive({ 'table.csv': Buffer.from(table), ...files }),
      'check',
      kind,
    );
    expect(columns.filter(({ file, required }) => file && !required)).toEqual([]);
    outcomes[kind] = report.rows[0]!.errors.length ? report.rows[0]!.errors : report.added;
  }
  expect(outcomes).toEqual(Object.fromEntries(TRANSFERABLE_KINDS.map((kind) => [kind, 1])));
});

it('should name the columns that are not read', async () => {
  const { ignored, rows } = await reported('Title,colour,coin,shown,\nRose,red,4,,');
  expect(ignored).toEqual(['colour']);
  expect(rows).toHaveLength(1);
  expect((await reported('title,coin\nRose,4')).ignored).toEqual([]);
});

it('should find the files of a table by path or by name, and report what it does not find', async () => {
  const picture = await photograph('png');
  const table = [
    'title,coin,image',
    'By path,1,a/rose.png',
    'By name,1,Tulip.PNG',
    'Twice,1,rose.png',
    'None,1,no.png',
  ];
  const report = await reported(
    await archive({
      'gifts/table.csv': Buffer.from(table.join('\n')),
      '__MACOSX/gifts/._table.csv': Buffer.from('x'),
      'a/rose.png': picture,
      'b/rose.png': picture,
      'b/tulip.png': picture,
    }),
  );
  expect(report.rows.map(({ errors }) => errors)).toEqual([
    [],
    [],
    [{ field: 'image', message: 'Several files are called rose.png. Name the folder too' }],
    [{ field: 'image', message: 'The archive does not contain no.png' }],
  ]);
});

it('should refuse an archive without a table, and one with several', async () => {
  const table = Buffer.from('title,coin\nRose,4');
  expect(await refused(await archive({ 'rose.png': await photograph('png') }))).toBe(
    'This archive contains no table. Add a CSV file',
  );
  expect(await refused(await archive({ 'one.csv': table, 'two.CSV': table }))).toBe(
    'This archive contains several tables. Keep one CSV file',
  );
});
