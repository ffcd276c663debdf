// An older version meets a database that a newer version has migrated.
import { readdir } from 'node:fs/promises';
import { ADMIN } from '../support/app.js';
import { APP_SECRET } from '../support/bank-seals.js';
import { type PreparedDatabase, prepareDatabase } from '../support/prepared-database.js';
import { runProgram } from '../support/run-program.js';

/** Every program that opens the product's database. */
const PROGRAMS: string[][] = [
  ['main.js'],
  ['startup/migrate.js'],
  ['startup/migrate.js', '--status'],
  ['startup/verify-ledger.js'],
  ['startup/verify-audit.js'],
  ['startup/verify-figures.js'],
  ['startup/demo-clear.js', '--yes'],
];

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase();
});
afterAll(() => prepared.remove());

const run = (program: string[]) =>
  runProgram(program, {
    ...{ DATA_DIR: prepared.dataDir, MONGODB_URI: prepared.uri, APP_SECRET },
    ...{ ADMIN_NUMBER: ADMIN.number, ADMIN_PASSWORD: ADMIN.password },
  });

/** Every document of the database, by collection. */
async function content(): Promise<Record<string, unknown[]>> {
  const { database } = prepared;
  const names = (await database.listCollections()).map(({ name }) => name).toSorted();
  const documents = names.map((name) => database.collection(name).find().sort({ _id: 1 }).toArray());
  return Object.fromEntries((await Promise.all(documents)).map((found, at) => [names[at]!, found]));
}

describe('a database that a newer version has migrated', () => {
  it('should be refused in one line that names the migrations, and stay as it is', async () => {
    const newer = ['9998-a-newer-step', '9999-the-newest-step'];
    const migrations = prepared.database.collection<{ _id: string }>('migrations');
    await migrations.insertMany(newer.map((_id) => ({ _id, at: new Date(), milliseconds: 1 }) as never));
    const before = await content();
    const ends = await Promise.all(PROGRAMS.map(run));
    for (const [at, program] of PROGRAMS.entries()) {
      const name = program.join(' ');
      expect({ name, ...ends[at] }).toMatchObject({
        name,
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^A newer version has migrated this database: [^\n]+\n$/),
      });
      for (const id of newer) expect(ends[at]!.stderr).toContain(id);
    }
    expect(await content()).toEqual(before);
    expect(await readdir(prepared.dataDir)).toEqual([]);
    await migrations.deleteMany({ _id: { $in: newer } });
  }, 120_000);

  it('should be accepted when the unknown migrations are those of an earlier version', async () => {
    const migrations = prepared.database.collection<{ _id: string }>('migrations');
    await migrations.insertOne({ _id: '0009-admins-added-by', at: new Date(), milliseconds: 1 } as never);
    expect(await run(['startup/migrate.js', '--status'])).toMatchObject({ code: 0, stderr: '' });
  }, 120_000);
});
