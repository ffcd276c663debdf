// A database with demo data does not go live with the published passwords. The tests run real processes on one database and
// depend on each other.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection, Types } from 'mongoose';
import { demoFilled } from '../../../scripts/demo-filled.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { hashPassword } from '../../src/platform/access/passwords.js';
import { checkedAgent } from '../support/answers.js';
import { freshUri } from '../support/app.js';
import { BACKEND, documentText } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { type Running, startServer, verifyLedger } from '../support/kill/processes.js';

const PRODUCTION = { NODE_ENV: 'production', APP_SECRET: randomBytes(32).toString('hex'), HOST: '127.0.0.1' };
const NO_ADMIN = { ADMIN_NUMBER: '', ADMIN_PASSWORD: '' };
const DEMO_ADMIN = '9000000001';
const DEMO_STATE = { _id: 'demo', attempt: 'one', doneAt: new Date() };
const DEMO_ADMINS = `${DEMO_ADMIN}, 9000000002`;

let dataDir: string;
let uri: string;
let port: number;
let database: Connection;
const started: Running[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-demo-'));
  uri = freshUri();
  port = await freePort();
  database = await mongoose.createConnection(uri).asPromise();
  const demo = await startServer(port, dataDir, uri, { ...NO_ADMIN, DEMO: '1' });
  await demoFilled(`http://127.0.0.1:${port}`);
  expectSuccess(await signIn('demo-admin-1'));
  await demo.stop();
}, 180_000);
afterAll(async () => {
  for (const one of started) await one.kill();
  await database.dropDatabase();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const signIn = (password: string, number = DEMO_ADMIN) =>
  checkedAgent(`http://127.0.0.1:${port}`).post('/api/admin/login').send({ number, password });

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}
/** Runs an entry point until it exits, in production on this database. `more` overrides the environment. */
const runToEnd = (entry: string, args: string[] = [], more: Record<string, string> = {}): Promise<Ended> =>
  new Promise((done) => {
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      MONGODB_URI: uri,
      PORT: String(port),
      ...PRODUCTION,
      ...more,
    };
    const options = { env, timeout: 60_000 };
    execFile(process.execPath, [join(BACKEND, 'dist', entry), ...args], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
const startProduction = async (more: Record<string, string>) => {
  const server = await startServer(port, dataDir, uri, {
    ...PRODUCTION,
    RATE_LIMIT: 'on',
    ...NO_ADMIN,
    ...more,
  });
  started.push(server);
  return server;
};
const count = (collection: string, filter = {}) => database.collection(collection).countDocuments(filter);
/** Accounts of the demo data that the message to the operator names. */
const CODES = [DEMO_ADMIN, 'BD100001', 'AA100006', 'AG100014', 'coin@100004', '300 users of the app'];

const expectRefused = ({ code, stderr }: Ended) => {
  expect(code).toBe(1);
  expect(stderr).toMatch(/^This database has demo accounts with published passwords: [^\n]*\n$/);
  return stderr;
};

describe('a start in production', () => {
  it('should be refused with one line that names the accounts when the database holds demo data', async () => {
    const line = expectRefused(await runToEnd('main.js'));
    for (const code of CODES) expect(line).toContain(code);
  });

  it('should be refused when only the demo admins still have their published passwords', async () => {
    const renamed = new Map<string, string>([
      ['bds', 'BD'],
      ['agencyadmins', 'AA'],
      ['agencies', 'AG'],
      ['coinagencies', 'coin@'],
    ]);
    const set = async (deleted: boolean) => {
      for (const name of renamed.keys())
        await database.collection(name).updateMany({}, { $set: { deleted } });
    };
    const users = await database.collection('users').find().toArray();
    const state = (await database.collection('demostates').findOne())!;
    await set(true);
    await database.collection('users').deleteMany({});
    await database.collection('demostates').deleteMany({});
    const ended = await runToEnd('main.js');
    await set(false);
    await database.collection('users').insertMany(users);
    await database.collection('demostates').insertOne(state);
    expect(expectRefused(ended)).toContain(`published passwords: ${DEMO_ADMINS}. `);
  });
});

describe('the check for published passwords', () => {
  it('should include an admin who changed the number but not the published password', async () => {
    const admins = database.collection('admins');
    await admins.updateOne({ number: DEMO_ADMIN }, { $set: { number: '9111111111' } });
    const ended = await runToEnd('main.js');
    await admins.updateOne({ number: '9111111111' }, { $set: { number: DEMO_ADMIN } });
    expect(expectRefused(ended)).toContain('9111111111');
  });
});

describe('npm run demo:clear', () => {
  it('should print its plan and change nothing without --yes', async () => {
    const { code, stdout } = await runToEnd('startup/demo-clear.js');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^This removes \d+ records and \d+ files: all accounts/);
    expect(await count('users')).toBe(300);
  });

  it('should refuse unknown options', async () => {
    expect(await runToEnd('startup/demo-clear.js', ['--force'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^usage/),
    });
  });

  it('should change nothing and name the records that are newer than the demo', async () => {
    const banners = database.collection('banners');
    const _id = Types.ObjectId.createFromTime(Date.now() / 1000 + 60);
    await banners.insertOne({ _id, image: '', link: 'https://example.com' });
    // The product stores figures by itself.
    const figures = database.collection('figuredays');
    await figures.insertOne({ _id, source: 'live', day: '2026-01-31', key: '', values: { sessions: 1 } });
    const { code, stdout } = await runToEnd('startup/demo-clear.js', ['--yes']);
    expect(code).toBe(1);
    expect(stdout).toContain('records that are not demo data: banners 1.');
    expect(await count('users')).toBe(300);
    await Promise.all([banners.deleteOne({ _id }), figures.deleteOne({ _id })]);
  });

  it('should issue temporary passwords with --passwords, so that production starts', async () => {
    const { code, stdout } = await runToEnd('startup/demo-clear.js', ['--passwords']);
    expect(code).toBe(0);
    const password = /^ {2}9000000001 +(\S{16})$/m.exec(stdout)![1]!;
    expect(stdout.match(/^ {2}\S+ +\S{16}$/gm)).toHaveLength(29);
    const server = await startProduction({});
    expectFailure(await signIn('demo-admin-1'), 'INVALID_CREDENTIALS');
    const { accessToken } = expectSuccess(await signIn(password)) as unknown as { accessToken: string };
    const users = checkedAgent(`http://127.0.0.1:${port}`).get('/api/admin/users');
    expectFailure(await users.set('Authorization', `Bearer ${accessToken}`), 'PASSWORD_CHANGE_REQUIRED');
    await server.stop();
  });

  it('should clear the database for a first start in production with --yes', async () => {
    expect(await runToEnd('startup/demo-clear.js', ['--yes'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Removed \d+ records and \d+ files/),
    });
    for (const name of ['admins', 'users', 'bds', 'ledgerentries', 'audit', 'sessions', 'videos'])
      expect([name, await count(name)]).toEqual([name, 0]);
    const uploads = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true });
    const files = uploads.filter((one) => one.isFile() && !one.parentPath.includes('background-themes'));
    expect(files.map(({ name }) => name)).toEqual([]);
    expect(await verifyLedger(dataDir, uri)).toContain('All balances match the ledger');
    expect(await runToEnd('main.js')).toMatchObject({
      code: 1,
      stderr: 'ADMIN_NUMBER and ADMIN_PASSWORD: required until an admin exists\n',
    });
    const admin = { ADMIN_NUMBER: '918888000001', ADMIN_PASSWORD: 'a password of production' };
    const server = await startProduction(admin);
    expectSuccess(await signIn(admin.ADMIN_PASSWORD, admin.ADMIN_NUMBER));
    await server.stop();
    // Five processes start one after another.
  }, 90_000);
});

describe.each([
  ['without demo data', false],
  ['with demo data', true],
])('a database %s', (_name, hasDemo) => {
  it('should go live when users of the app report device ids of the demo', async () => {
    const password = await hashPassword('a password of the user');
    // Each user has a different hash. Checking a hash costs as much as a sign-in.
    const users = Array.from({ length: 301 }, (_, at) => ({
      number: `91700000${1000 + at}`,
      username: `guest.${at}`,
      usernameKey: `guest.${at}`,
      password: `${password.slice(0, -8)}${1000 + at}${password.slice(-4)}`,
      deviceIds: [`demo-device-${String((at % 300) + 1).padStart(4, '0')}`],
    }));
    await database.collection('users').deleteMany({});
    await database.collection('users').insertMany(users);
    if (hasDemo) await database.collection<{ _id: string }>('demostates').insertOne(DEMO_STATE as never);
    const server = await startProduction({});
    expectSuccess(await signIn('a password of production', '918888000001'));
    await server.stop();
  });
});

describe('the API document', () => {
  it('should contain no demo password', () => {
    expect(documentText()).not.toMatch(/demo-(admin|staff|user)-\d/);
  });
});
