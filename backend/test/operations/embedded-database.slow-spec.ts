// The embedded database of the running product: file permissions, the warning in production, and the content of a backup.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedAgent } from '../support/answers.js';
import { ADMIN } from '../support/app.js';
import { BACKEND } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { type Running, startServer, verifyLedger } from '../support/kill/processes.js';
import { SIGN_IN } from '../support/sign-in.js';

const TIMEOUT = 120_000;

let folder: string;
let dataDir: string;
let port: number;
const started: Running[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-embedded-'));
  dataDir = join(folder, 'data');
  port = await freePort();
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.kill();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<Running> {
  const server = await startServer(port, dataDir);
  started.push(server);
  return server;
}

/** Runs `npm run db:COMMAND -- ARGS` in the test's folder; resolves with its output. */
async function db(...args: string[]): Promise<string> {
  const script = join(BACKEND, '../scripts/db.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder },
  });
  return stdout.trim();
}

const guest = () => checkedAgent(`http://127.0.0.1:${port}`);
const signIn = () => guest().post(SIGN_IN.admin.path).send(ADMIN);
const me = (token: string) => guest().get('/api/auth/me').set('Authorization', `Bearer ${token}`);

describe('the embedded database', () => {
  it(
    'should be readable only by its owner when the product creates it',
    async () => {
      await start();
      const database = join(dataDir, 'database');
      const files = (await readdir(database)).map((name) => join(database, name));
      expect(files).toContain(join(database, 'database.sock'));
      for (const path of [dataDir, database, ...files])
        expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
      // A command that runs next to the product finds the socket.
      expect(await verifyLedger(dataDir)).toMatch(/^All balances match the ledger/);
    },
    TIMEOUT,
  );

  it(
    'should keep records and drop sessions when an encrypted backup is restored',
    async () => {
      const server = await start();
      const { accessToken } = expectSuccess(await signIn()) as { accessToken: string };
      expectSuccess(await me(accessToken));
      const recipient = await db('keygen', 'key.txt');
      await db('backup', 'backup.age', '--recipient', recipient);
      await server.stop();
      await db('restore', 'backup.age', '--identity', 'key.txt', '--overwrite');
      await start();
      expectFailure(await me(accessToken), 'UNAUTHENTICATED');
      expectSuccess(await signIn());
    },
    TIMEOUT,
  );

  it(
    'should log one warning that names MONGODB_URI when it runs in production',
    async () => {
      const child = spawn(process.execPath, [join(BACKEND, 'dist/main.js')], {
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          DATA_DIR: dataDir,
          PORT: String(port),
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
          APP_SECRET: 'a secret of this test, long enough for anybody',
          ADMIN_NUMBER: ADMIN.number,
          ADMIN_PASSWORD: ADMIN.password,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let log = '';
      child.stdout.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('is ready')) child.kill('SIGTERM');
      });
      await once(child, 'close');
      const warnings = log.split('\n').filter((line) => line.includes('"level":40'));
      expect(warnings.filter((line) => line.includes('MONGODB_URI'))).toHaveLength(1);
    },
    TIMEOUT,
  );
});
