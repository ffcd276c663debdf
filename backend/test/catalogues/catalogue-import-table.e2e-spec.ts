// The report of a table import: missing columns, row numbers as in the spreadsheet, and unchanged records.
import { catalogueCalls } from './catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

interface Report {
  changed: number;
  unchanged: number;
  rows: { row: number; outcome: string; errors: object[] }[];
}

const calls = catalogueCalls();
const send = (text: string, mode = 'check') =>
  calls.admin
    .post('/api/admin/catalogues/import')
    .field({ kind: 'gifts', mode })
    .attach('file', Buffer.from(text), 'any-name.bin');
const reported = async (text: string, mode?: string) =>
  expectSuccess(await send(text, mode)).details as Report;
async function refused(text: string): Promise<string> {
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
