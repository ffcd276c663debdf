// Salary runs: a table is checked as a whole, and carried out once by a job.
import { randomUUID } from 'node:crypto';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { ended, entriesOf, preview, previewed, start } from './salary-runs.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
let agency: CoinAgency;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  user = await app.create.user();
  agency = await app.create.coinAgency();
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const coinsOf = async () => [
  (await app.stored('users', user._id)).coin,
  (await app.stored('coinagencies', agency._id)).coins,
];
const table = (...rows: string[]) => ['Code,COINS,note', ...rows].join('\r\n');
const both = () => table(`${agency.uniqueId},"1,500",October`, `${user.username},200,`);

describe('POST /api/admin/salaryruns/preview', () => {
  it('should show recipients and sums and move nothing', async () => {
    const shown = await previewed(admin, both());
    expect(shown).toMatchObject({ total: 2, faulty: 0, coins: 1700, waits: false });
    expect(shown.rows.map(({ row, label, coins }) => [row, label, coins])).toEqual([
      [2, agency.uniqueId, 1500],
      [3, user.username, 200],
    ]);
    expect(await coinsOf()).toEqual([0, 0]);
    expect(await app.connection.collection('batches').countDocuments({})).toBe(0);
  });

  it('should name each error at its column, with the row of the spreadsheet', async () => {
    const rows = [
      `${user.username},0,`,
      '',
      'nobody.here,5,',
      'coin@000001,5,',
      `${agency.uniqueId},12.50,`,
      ',5,',
      `${user.username},7,`,
      `${user.username.toUpperCase()},8,${'n'.repeat(201)}`,
      `${user.username},8,`,
    ];
    const shown = await previewed(admin, table(...rows));
    expect(shown.faulty).toBe(7);
    expect(
      shown.rows.flatMap(({ row, errors }) => errors.map(({ field, message }) => [row, field, message])),
    ).toEqual([
      [2, 'coins', 'Enter 1 or more'],
      [4, 'code', 'no user found'],
      [5, 'code', 'no user found'],
      [6, 'coins', 'Enter a whole number'],
      [7, 'code', 'This field cannot be empty'],
      [9, 'note', 'Use at most 200 characters'],
      [10, 'code', 'The same as in row 8'],
    ]);
  });

  it('should read cells that are copied from a spreadsheet or separated by semicolons', async () => {
    for (const separator of ['\t', ';']) {
      const text = ['coins', 'code'].join(separator) + '\n' + ['30', user.username].join(separator);
      expect(await previewed(admin, text)).toMatchObject({ coins: 30, faulty: 0 });
    }
  });

  it('should find a user by phone number in the panel only', async () => {
    const panel = await app.panel('admin', admin.record);
    const text = table(`+${user.number},5,`);
    expect(await previewed(admin, text)).toMatchObject({ faulty: 1 });
    const shown = await previewed({ ...admin, agent: panel }, text);
    expect(shown.rows[0]).toMatchObject({ label: user.username, errors: [] });
  });

  it('should return 400 when the table lacks a column, repeats a column or is no table', async () => {
    const refused = async (text: string) => {
      const answer = await preview(admin, text);
      expectFailure(answer, 'FILE_REJECTED', 'file');
      return (answer.body as { message: string }).message;
    };
    expect(await refused('code,amount\nx,1')).toMatch(/^No column is called coins\. /);
    expect(await refused('code,coins,Coins\nx,1,2')).toMatch(/^Two columns are called coins/);
    expect(await refused('code,coins')).toBe('This file contains no records');
    expect(await refused('{"code": 1}')).toBe('Choose a CSV file');
    expect(await refused(' \n')).toBe('This file is empty');
    const many = Array.from({ length: 10_001 }, (_, at) => `u${at},1`);
    expect(await refused(['code,coins', ...many].join('\n'))).toMatch(/at most 10,000 records/);
  });

  it('should return 400 when the letters of the file are not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('code,coins,note\nx,1,'), Buffer.from([0xe9])]);
    const answer = await admin.agent.post('/api/admin/salaryruns/preview').attach('file', bytes, 'table.csv');
    expectFailure(answer, 'FILE_REJECTED', 'file');
  });
});

describe('POST /api/admin/salaryruns', () => {
  it('should send each row once when the call is repeated with its key', async () => {
    const key = randomUUID();
    const seen = { rows: 2, coins: 1700 };
    const first = expectSuccess(await start(admin, both(), seen, key));
    expect(first.message).toBe('Sending 1,700 coins to 2 recipients');
    expect(expectSuccess(await start(admin, both(), seen, key))).toEqual(first);
    const run = await ended(admin, String(first.import));
    expect(run).toMatchObject({ done: 2, failed: 0, total: 2, coins: 1700, by: 'Administrator' });
    expect(await coinsOf()).toEqual([200, 1500]);
    expect(await entriesOf(app, String(first.import))).toHaveLength(2);
    const other = await start(admin, table(`${user.username},1,`), { rows: 1, coins: 1 }, key);
    expectFailure(other, 'IDEMPOTENCY_MISMATCH');
  });

  it('should show the transfers with note and run in the recharge history, and return them like any other', async () => {
    const { import: run } = expectSuccess(await start(admin, both(), { rows: 2, coins: 1700 }));
    await ended(admin, String(run));
    const { data } = expectSuccess(
      await admin.agent.get('/api/admin/recharge/getrechargeHistory').query({ search: agency.uniqueId }),
    );
    const [transfer] = data as { _id: string }[];
    expect(transfer).toMatchObject({ coin: 1500, note: 'October', salaryRun: run, sender: 'Administrator' });
    const back = { username: agency.uniqueId, coins: 1500, transfer: transfer!._id };
    expectSuccess(await admin.agent.post('/api/admin/return/coins').send(back));
    expect(await coinsOf()).toEqual([200, 0]);
  });

  it('should write one audit record for the start and one for the end, and none for each row', async () => {
    const { import: run } = expectSuccess(await start(admin, both(), { rows: 2, coins: 1700 }));
    await ended(admin, String(run));
    const records = await app.connection
      .collection('audit')
      .find({ 'target.id': run })
      .sort({ at: 1 })
      .toArray();
    expect(records.map(({ action, after }) => [action, after])).toEqual([
      ['import.start', { import: 'salaries', rows: 2, coins: 1700 }],
      ['import.end', { import: 'salaries', coins: 1700, done: 2, failed: 0 }],
    ]);
    expect(await app.connection.collection('audit').countDocuments({ action: 'coins.send' })).toBe(0);
  });

  it('should start nothing when one row has an error', async () => {
    const answer = await start(admin, table(`${user.username},5,`, 'nobody.here,5,'), { rows: 2, coins: 10 });
    expectFailure(answer, 'VALIDATION_FAILED', 'file');
    expect((answer.body as { errors: object[] }).errors).toEqual([
      { field: 'file', message: 'Row 3: code: no user found' },
    ]);
    expect(await coinsOf()).toEqual([0, 0]);
  });

  it('should start nothing when the file differs from the confirmed preview', async () => {
    expectFailure(await start(admin, both(), { rows: 3, coins: 1700 }), 'VERSION_CONFLICT');
    expectFailure(await start(admin, both(), { rows: 2, coins: 1701 }), 'VERSION_CONFLICT');
    expect(await app.connection.collection('batchrows').countDocuments({ label: user.username })).toBe(0);
    expect(await coinsOf()).toEqual([0, 0]);
  });

  it('should return 404 when the import is unknown', async () => {
    for (const path of ['', '/rows', '/failed'])
      expectFailure(await admin.agent.get(`/api/admin/batches/66f0c0ffee00000000000001${path}`), 'NOT_FOUND');
  });
});
