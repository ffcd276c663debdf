// The product with WORKERS=2: two API processes on one port and one embedded database.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedAgent } from '../support/answers.js';
import { ADMIN } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { type Running, startServer } from '../support/kill/processes.js';
import { SIGN_IN } from '../support/sign-in.js';
import { until } from '../support/until.js';

const TIMEOUT = 120_000;
const REQUESTS = 40;

let folder: string;
let port: number;
let server: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-workers-'));
  port = await freePort();
  server = await startServer(port, join(folder, 'data'), undefined, { WORKERS: '2' });
}, TIMEOUT);
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const guest = () => checkedAgent(`http://127.0.0.1:${port}`);
const me = (token: string) => guest().get('/api/auth/me').set('Authorization', `Bearer ${token}`);
async function signIn(): Promise<string> {
  return expectSuccess(await guest().post(SIGN_IN.admin.path).send(ADMIN)).accessToken as string;
}

/** Returns the process ids of the workers. */
async function workers(): Promise<number[]> {
  const found = promisify(execFile)('pgrep', ['-P', String(server.pid)]);
  const { stdout } = await found.catch(() => ({ stdout: '' }));
  return stdout.split('\n').map(Number).filter(Boolean);
}

describe('two workers', () => {
  it('should both answer with the sessions and the metrics of the whole product', async () => {
    expect(await workers()).toHaveLength(2);
    const token = await signIn();
    // Each request has a connection of its own; the workers get connections in turn.
    const answers = await Promise.all(Array.from({ length: REQUESTS }, () => me(token)));
    for (const answer of answers) expectSuccess(answer);
    const { text } = await guest().get('/api/metrics');
    const [, counted] = /http_request_duration_seconds_count\{[^}]*route="\/api\/auth\/me"[^}]*\} (\d+)/.exec(
      text,
    )!;
    expect(Number(counted)).toBe(REQUESTS);
  });

  it('should replace a worker that was killed, and keep its sessions', async () => {
    const token = await signIn();
    const [killed, other] = await workers();
    process.kill(killed!, 'SIGKILL');
    await until(async () => {
      const now = await workers();
      return now.length === 2 && now.includes(other!) && !now.includes(killed!);
    });
    const answers = await Promise.all(Array.from({ length: REQUESTS }, () => me(token)));
    for (const answer of answers) expectSuccess(answer);
  });

  it('should end on SIGTERM and leave a database that one process opens', async () => {
    const token = await signIn();
    expect(await server.stop()).toBe(0);
    expect(await workers()).toEqual([]);
    server = await startServer(port, join(folder, 'data'));
    expectSuccess(await me(token));
  });
});
