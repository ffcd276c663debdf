// Every list of staff can be exported: the file holds the rows of all pages, in their order.
import { csvLines } from '../../src/core/csv-reader.js';
import { Types } from 'mongoose';
import { Batch, BatchRow } from '../../src/platform/batches/batch.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listRecords } from '../support/list-records.js';
import { sharedApp } from '../support/shared-app.js';
import { sheetRows } from '../support/sheet-rows.js';

let app: TestApp;
let made: Awaited<ReturnType<typeof listRecords>>;
let admin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  made = await listRecords(app, 240);
  await Promise.all([app.create.bd(), app.create.user()]);
  admin = await app.as('admin');
  const rows = Array.from({ length: 150 }, (_, at) => ({
    batch: IMPORT._id,
    row: at + 2,
    label: `person.${at}`,
  }));
  await app.connection.model(Batch.name).create(IMPORT);
  await app.connection.model(BatchRow.name).insertMany(rows);
});
afterAll(() => app.close());

/** The import whose rows are listed. */
const IMPORT = {
  ...{ _id: new Types.ObjectId(), source: 'import', kind: 'bd', title: 'BDs', rows: 150, state: 'ended' },
  ...{ by: { role: 'admin', id: 'admin', name: 'Admin' }, createdAt: new Date() },
};

type Row = Record<string, unknown>;
type Input = Record<string, unknown>;

const ofAgencyAdmin = () => ({
  agencyadmin: made.agencyAdmin.uniqueId,
  admin: made.agencyAdmin.uniqueId,
});
/** Required fields of some lists. */
const INPUT: Record<string, () => Input> = {
  listAgenciesOfAgencyAdmin: ofAgencyAdmin,
  listAgencyAdminsOfBd: () => ({ createBy: made.bd.uniqueId }),
  listAllOfAgencyAdmin: ofAgencyAdmin,
  listVideoAgencies: ofAgencyAdmin,
  listHosts: () => ({ status: 0 }),
  listHostsOfAgency: () => ({ status: 0 }),
  listWithdrawals: () => ({ status: 1 }),
  searchWithdrawals: () => ({ status: 1, search: 'person' }),
  listStatement: () => ({ account: `coinAgency:${String(made.coinAgency._id)}` }),
  listHierarchyLevel: () => ({ kind: 'agency', parent: made.agencyAdmin.uniqueId }),
  listVipItems: () => ({ id: '66f0c0ffee00000000000001' }),
  listExperience: () => ({ id: '66f0c0ffee00000000000001' }),
  listEarnings: () => ({ from: '2026-01-01', to: '2026-01-31' }),
};
/** Lists that need a record which this test does not make. */
const NOT_HERE = new Set(['listVipItems']);

const LISTS = CALLS.filter(
  ({ parameters, body, roles }) =>
    roles.includes('admin') &&
    (parameters.some(({ name }) => name === 'format') || (body && 'format' in body)),
).filter(({ operationId }) => !NOT_HERE.has(operationId));

const ask = ({ agent }: Actor, { method, path }: { method: string; path: string }, input: Input) =>
  method === 'GET'
    ? agent.get(path.replace('{id}', IMPORT._id.toHexString())).query(input)
    : agent.post(path).send(input);

const rowsOf = (text: string) => {
  const [head = [], ...lines] = [...csvLines(text)];
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
};
async function exported(actor: Actor, call: { method: string; path: string }, input: Input) {
  const answer = await ask(actor, call, { ...input, format: 'csv' }).buffer(true);
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return { rows: rowsOf(answer.text), headers: answer.headers as Record<string, string> };
}
/** Reads all pages of a list. */
async function listed(actor: Actor, call: { method: string; path: string }, input: Input) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const body = expectSuccess(await ask(actor, call, { ...input, page, limit: 100 })) as Row;
    const found = Object.values(body).find((value): value is Row[] => Array.isArray(value)) ?? [];
    rows.push(...found);
    if (found.length < 100) return rows;
  }
}

const USERS = { method: 'GET', path: '/api/admin/users' };

it('should know the lists of staff', () => {
  expect(LISTS.length).toBeGreaterThan(45);
});

it.each(LISTS.map((call) => [call.operationId, call] as const))(
  'should export %s with the rows of all pages',
  async (name, call) => {
    const input = INPUT[name]?.() ?? {};
    // An export adds a record to the audit log after it has begun to read, so the pages come first.
    const pages = await listed(admin, call, input);
    const { rows, headers } = await exported(admin, call, input);
    expect(rows).toHaveLength(pages.length);
    expect(Number(headers['x-total-rows'])).toBe(pages.length);
    const ids = pages.map(({ _id }) => String(_id));
    if (rows[0] && '_id' in rows[0] && ids[0] !== 'undefined')
      expect(rows.map(({ _id }) => _id)).toEqual(ids);
  },
);

it('should export the filtered, sorted and chosen part of a list', async () => {
  const input = { banned: true, sort: '-coin' };
  const columns = 'username:User%20name,coin,number';
  const { rows } = await exported(admin, USERS, { ...input, columns });
  const pages = await listed(admin, USERS, input);
  expect(rows).toEqual(
    pages.map(({ username, coin, number }) => ({
      'User name': username,
      coin: String(coin),
      number: String(number),
    })),
  );
  expect(rows[0]?.['number']).toContain('*');
});

it('should repeat no record while records with equal values are read', async () => {
  const { rows } = await exported(admin, USERS, { sort: 'recievingCoins', columns: '_id' });
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(200);
});

it('should export the records in the scope of the caller only', async () => {
  const call = { method: 'GET', path: '/api/agency/host/gethost' };
  const agency = await app.as('agency', made.agencies[0]);
  const { rows } = await exported(agency, call, { status: 0 });
  const own = made.hosts.filter(
    (host) => host['status'] === 0 && host['agencyCode'] === made.agencies[0].uniqueId,
  );
  expect(own.length).toBeGreaterThan(0);
  expect(rows).toHaveLength(own.length);
});

it('should neutralise formulas and keep long digits as text', async () => {
  await app.create.user({ username: `x${Date.now()}`, name: '=HYPERLINK("http://evil")' });
  const answer = await admin.agent
    .get(USERS.path)
    .query({ format: 'csv', columns: 'name,number' })
    .buffer(true);
  expect(answer.text).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

it('should export a workbook with numbers, times and texts as such', async () => {
  const user = await app.create.user({ username: `y${Date.now()}`, name: '=1+1', coin: 4_000_000_001 });
  const answer = await admin.agent
    .get(USERS.path)
    .query({ format: 'xlsx', columns: 'username:User,name,coin,createdAt:Since', search: user.username })
    .query({ timeZone: 'Asia/Kolkata' })
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  expect(answer.headers['content-disposition']).toMatch(/filename="?users-\d{4}-\d\d-\d\d\.xlsx/);
  const inIndia = new Date(user.createdAt.getTime() + 330 * 60_000);
  inIndia.setUTCMilliseconds(0);
  const [head, row, ...more] = await sheetRows(answer.body as Buffer);
  expect([head, more]).toEqual([['User', 'name', 'coin', 'Since'], []]);
  const [since] = row!.splice(3) as [Date];
  expect(row).toEqual([user.username, '=1+1', 4_000_000_001]);
  expect(Math.abs(since.getTime() - inIndia.getTime())).toBeLessThan(1000);
});

it('should write one audit record with the filter and the count', async () => {
  const { rows } = await exported(admin, USERS, { banned: true, sort: '-coin', columns: 'username' });
  const { details } = expectSuccess(
    await admin.agent.get('/api/admin/audit').query({ action: 'list.export', page: 1, limit: 1 }),
  ) as { details: Row[] };
  expect(details[0]).toMatchObject({ action: 'list.export', target: { kind: 'list', id: 'listUsers' } });
  const said = JSON.stringify(details[0]?.['changes']);
  expect(rows.length).toBeGreaterThan(0);
  expect(said).toContain(String(rows.length));
  expect(said).toContain('banned');
});

it.each([
  [{ format: 'pdf' }, 'format'],
  [{ format: 'csv', columns: 'password' }, 'columns'],
  [{ format: 'csv', columns: '__proto__' }, 'columns'],
  [{ format: 'csv', columns: '%' }, 'columns'],
  [{ format: 'csv', timeZone: 'Nowhere' }, 'timeZone'],
  [{ format: 'csv', sort: 'password' }, 'sort'],
])('should return 400 for %j', async (query, field) => {
  expectFailure(await admin.agent.get(USERS.path).query(query), 'VALIDATION_FAILED', field);
});
