// What an import says of a table: columns that are missing, rows as the spreadsheet counts them, records that stay as they are.
import { catalogueCalls } from './catalogues/catalogue-calls.js';
import { expectFailure, expectSuccess } from './errors.js';

interface Report {
  changed: number;
  unchanged: number;
  rows: { row: number; outcome: string }[];
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

it('should name the missing columns once when the table is of something else', async () => {
  expect(await refused('foo;bar\n1;2\n3;4')).toMatch(/^Missing column: title, coin, image\. /);
  expect(await refused('title,price\nRose,4')).toMatch(/^Missing column: coin\. /);
});

it('should say that a file is empty when it holds nothing', async () => {
  expect(await refused(' \n')).toBe('This file is empty');
  expect(await refused('title,coin,image')).toBe('This file contains no records');
});

it('should count rows as the spreadsheet does when a table has a head and empty lines', async () => {
  const { rows } = await reported('title,coin\nRose,4\n\nTulip,5');
  expect(rows.map(({ row }) => row)).toEqual([2, 4]);
});

it('should count records as unchanged, and write nothing, when the file says what they are', async () => {
  const [one, other] = [await calls.add('gifts'), await calls.add('gifts')];
  const line = ({ _id, title }: typeof one, coin: number) => `${_id},${String(title)},${coin}`;
  const table = ['id,title,coin', line(one, 10), line(other, 11)].join('\n');
  const report = await reported(table, 'import');
  expect(report).toMatchObject({ changed: 1, unchanged: 1 });
  expect(report.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed']);
  const changes = calls.app.connection.collection('audit').countDocuments({ 'target.id': one._id });
  expect(await changes).toBe(1);
});
