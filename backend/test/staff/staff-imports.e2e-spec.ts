// Imports of staff accounts: checked as a whole, each account once, with a first password that is handed out once.
import { randomUUID } from 'node:crypto';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { fetchRun, preview, type Preview, start } from '../withdrawals/salary-runs.js';
import { sharedApp } from '../support/shared-app.js';
import { until } from '../support/until.js';

const PATH = '/api/admin/staffimports';

let app: TestApp;
let admin: Actor<'admin'>;
let other: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  other = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
});
afterAll(() => app.close());

const previewed = async (kind: string, text: string) =>
  expectSuccess(await preview(admin, text, PATH).field({ kind })).details as Preview;
const startOf = (kind: string, text: string, rows: number, key: string = randomUUID()) =>
  start(admin, text, { kind, rows }, key, PATH);
const errorsIn = ({ rows }: Preview) =>
  rows.flatMap(({ row, errors }) => errors.map(({ field, message }) => [row, field, message]));
async function imported(kind: string, text: string, rows: number): Promise<string> {
  const id = String(expectSuccess(await startOf(kind, text, rows)).import);
  await until(async () => (await fetchRun(admin, id)).state === 'done');
  return id;
}
const count = (collection: string, where: object) =>
  app.connection.collection(collection).countDocuments(where);

describe('POST /api/admin/staffimports/preview', () => {
  it('should name each error at its column', async () => {
    const taken = await app.create.bd({ email: 'taken@example.com' });
    const text = [
      'name,email,number',
      'Meera,meera@example.com,919000000001',
      ',no-address,12',
      `Anil,taken@example.com,${taken.number}`,
      'Sara,MEERA@example.com,919000000002',
    ].join('\n');
    expect(errorsIn(await previewed('bd', text))).toEqual([
      [3, 'name', 'This field cannot be empty'],
      [3, 'email', 'Enter an email address such as someone@example.com'],
      [3, 'number', 'Enter a phone number of 5 to 15 digits'],
      [4, 'email', 'This email address is already in use'],
      [4, 'number', 'This phone number is already in use'],
      [5, 'email', 'The same as in row 2'],
    ]);
  });

  it('should find the parent by its code', async () => {
    const bd = await app.create.bd();
    const text = (code: string) => `name,email,number,BD\nAsha,asha@example.com,919000000011,${code}`;
    expect((await previewed('agencyadmin', text(bd.uniqueId.toLowerCase()))).faulty).toBe(0);
    expect(errorsIn(await previewed('agencyadmin', text('BD000000')))).toEqual([
      [2, 'bd', 'This BD does not exist'],
    ]);
    const agency = 'name,email,number,agencyadmin\nStar,star@example.com,919000000012,AA000000';
    expect(errorsIn(await previewed('agency', agency))).toEqual([
      [2, 'agencyadmin', 'This agency admin does not exist'],
    ]);
  });

  it('should return 400 when a column is missing', async () => {
    const answer = await preview(admin, 'name,email,number\nx,x@example.com,12345', PATH).field({
      kind: 'coin',
    });
    expectFailure(answer, 'FILE_REJECTED', 'file');
    expect((answer.body as { message: string }).message).toMatch(/^No column is called username\. /);
  });
});

describe('POST /api/admin/staffimports', () => {
  it('should add each account once, below its parent, when the call is repeated with its key', async () => {
    const aboveIt = await app.create.agencyAdmin();
    const text = `name,email,number,agencyadmin\nMoon,moon@example.com,919000000021,${aboveIt.uniqueId}`;
    const key = randomUUID();
    const first = expectSuccess(await startOf('agency', text, 1, key));
    expect(expectSuccess(await startOf('agency', text, 1, key))).toEqual(first);
    await until(async () => (await fetchRun(admin, String(first.import))).state === 'done');
    const added = await app.connection.collection('agencies').find({ email: 'moon@example.com' }).toArray();
    expect(added).toMatchObject([
      { name: 'Moon', admin: aboveIt.uniqueId, bd: aboveIt.createBy, image: '', mustChangePassword: true },
    ]);
    expect(await count('audit', { action: 'agency.create', 'target.id': String(added[0]!._id) })).toBe(1);
    const rows = expectSuccess(await admin.agent.get(`/api/admin/batches/${String(first.import)}/rows`));
    expect(rows.details).toMatchObject([
      { state: 'done', made: String(added[0]!._id), label: `${String(added[0]!.uniqueId)}, Moon` },
    ]);
    // The row keeps no copy of the cells.
    expect(await count('batchrows', { 'cells.email': 'moon@example.com' })).toBe(0);
  });

  it('should add nothing when one row has an error', async () => {
    const text = 'name,email,number\nOne,one@example.com,919000000031\nTwo,two,919000000032';
    expectFailure(await startOf('bd', text, 2), 'VALIDATION_FAILED', 'file');
    expect(await count('bds', { email: 'one@example.com' })).toBe(0);
  });

  it('should list a row with its reason when its address is taken meanwhile', async () => {
    const text = 'name,email,number,username\nCoins,late@example.com,919000000041,late.coins';
    // The first import wins: both were checked before either ran.
    const ids = await Promise.all([
      startOf('coin', text, 1).then((answer) => String(expectSuccess(answer).import)),
      startOf('coin', text, 1).then((answer) => String(expectSuccess(answer).import)),
    ]);
    await until(async () =>
      (await Promise.all(ids.map((id) => fetchRun(admin, id)))).every(({ state }) => state === 'done'),
    );
    expect(await count('coinagencies', { email: 'late@example.com' })).toBe(1);
    const failed = await app.connection.collection('batchrows').find({ state: 'failed' }).toArray();
    expect(failed).toMatchObject([{ reason: expect.stringMatching(/already in use/) as string }]);
  });
});

describe('POST /api/admin/staffimports/:id/passwords', () => {
  it('should hand out each first password once, to the person who imported', async () => {
    const id = await imported('bd', 'name,email,number\nNila,nila@example.com,919000000051', 1);
    const take = ({ agent }: Actor) => agent.post(`${PATH}/${id}/passwords`);
    expectFailure(await take(other), 'NOT_FOUND');
    const answer = await take(admin);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [account] = expectSuccess(answer).details as {
      code: string;
      name: string;
      issuedPassword: string;
    }[];
    expect(account).toMatchObject({ name: 'Nila' });
    expectFailure(await take(admin), 'INVALID_TRANSITION');
    expect(await count('audit', { action: 'import.passwords', 'target.id': id })).toBe(1);
    const signedIn = await app.login(
      'bd',
      { number: '', uniqueId: account!.code },
      { password: account!.issuedPassword },
    );
    const { accessToken } = expectSuccess(signedIn);
    const own = await app.withToken(String(accessToken)).get('/api/auth/sessions');
    expectFailure(own, 'PASSWORD_CHANGE_REQUIRED');
  });

  it('should return 404 for an import of hosts', async () => {
    const user = await app.create.user();
    const agency = await app.create.agency();
    const text = `user,agency,realName,number\n${user.username},${agency.uniqueId},Anita,919000000061`;
    const { import: id } = expectSuccess(
      await start(admin, text, { rows: 1 }, randomUUID(), '/api/admin/hostimports'),
    );
    expectFailure(await admin.agent.post(`${PATH}/${String(id)}/passwords`), 'NOT_FOUND');
  });
});
