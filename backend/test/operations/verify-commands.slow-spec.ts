// The commands that check a database create nothing, and say what is missing or not sealed.
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { APP_SECRET } from '../support/bank-seals.js';
import { BACKEND } from '../support/document.js';
import { type PreparedDatabase, prepareDatabase } from '../support/prepared-database.js';
import { type End, runProgram } from '../support/run-program.js';

const COMMANDS: string[][] = [
  ['startup/verify-ledger.js'],
  ['startup/verify-audit.js'],
  ['startup/verify-figures.js'],
  ['startup/migrate.js', '--status'],
];

let prepared: PreparedDatabase;
beforeAll(async () => {
  prepared = await prepareDatabase();
});
afterAll(() => prepared.remove());

/** Runs every command with these environment variables. Each must fail in one line and leave the folder empty. */
async function expectRefused(env: Record<string, string>, words: string): Promise<void> {
  const ends = await Promise.all(
    COMMANDS.map((command) => runProgram(command, { DATA_DIR: prepared.dataDir, ...env })),
  );
  for (const [at, command] of COMMANDS.entries()) {
    expect({ command, ...ends[at] }).toMatchObject({
      command,
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+\n$/),
    });
    expect(ends[at]!.stderr).toContain(words);
  }
  expect(await readdir(prepared.dataDir)).toEqual([]);
}

describe('a command that checks', () => {
  it('should create nothing and name the secret when none is there', async () => {
    await expectRefused({ MONGODB_URI: prepared.uri }, 'APP_SECRET: is not set');
  }, 120_000);

  it('should create nothing and name the folder when it holds no database', async () => {
    await expectRefused({ APP_SECRET }, 'DATA_DIR: there is no database');
  }, 120_000);
});

describe('npm run audit:verify', () => {
  const verify = (): Promise<End> =>
    runProgram(['startup/verify-audit.js'], {
      DATA_DIR: prepared.dataDir,
      MONGODB_URI: prepared.uri,
      APP_SECRET,
    });
  const audit = () => prepared.database.collection('audit');
  const secondsAgo = (seconds: number) => ({
    _id: new Types.ObjectId(),
    at: new Date(Date.now() - seconds * 1000),
    actor: { role: 'admin', id: '66f0c0ffee00000000000001', code: '', name: 'Meera Nair' },
    action: 'user.update',
    target: { kind: 'user', id: '66f0c0ffee00000000000002', label: 'user.1' },
    reason: '',
    address: '192.0.2.7',
    requestId: 'request-1',
  });
  afterEach(() => audit().deleteMany({}));

  it('should say how many records wait for a seal, and since when', async () => {
    await audit().insertMany([secondsAgo(10), secondsAgo(5)]);
    const { code, stdout } = await verify();
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n2 records are not sealed, the oldest of \S+Z \(\d+ s ago\)\n$/);
  }, 120_000);

  it('should fail when a record has waited for more than five minutes', async () => {
    await audit().insertOne(secondsAgo(301));
    const { code, stdout } = await verify();
    expect(code).toBe(1);
    expect(stdout).toMatch(/\n1 record is not sealed, the oldest of \S+Z \(\d+ s ago\)\. [^\n]+\n$/);
  }, 120_000);

  it('should make no key for a database without one', async () => {
    const chain = prepared.database.collection('auditchain');
    const before = await chain.find().toArray();
    await chain.deleteMany({});
    expect(await verify()).toMatchObject({
      code: 0,
      stdout: '0 records in 0 seals are unchanged, up to none\n',
    });
    expect(await chain.countDocuments()).toBe(0);
    if (before.length) await chain.insertMany(before);
  }, 120_000);
});

describe('npm run db:backup and db:restore', () => {
  it.each([
    ['backup', 'mongodump'],
    ['restore', 'mongorestore'],
  ])('should name the tool of MongoDB when MONGODB_URI is set: %s, %s', async (command, tool) => {
    const script = join(BACKEND, '../scripts/db.mjs');
    const env = { PATH: process.env.PATH, MONGODB_URI: prepared.uri, DATA_DIR: prepared.dataDir };
    const [code, stderr] = await new Promise<[unknown, string]>((done) => {
      execFile(
        process.execPath,
        [script, command, join(prepared.dataDir, 'file')],
        { env },
        (error, _out, said) => done([error?.code, said]),
      );
    });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(stderr).toContain(tool);
    expect(await readdir(prepared.dataDir)).toEqual([]);
  });
});
