// The database is killed while the application runs: calls answer 503 promptly and succeed once the database is back.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { freePort } from '../../../scripts/free-port.mjs';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, ADMIN, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { type Running, startDatabase } from '../support/kill/processes.js';
import { slowestProbe } from '../support/probe.js';
import { until } from '../support/until.js';

/** Upper bound for a 503 on a machine under load, in milliseconds. */
const MAX_WAIT_MS = 15_000;

let dataDir: string;
let port: number;
let database: Running;
let app: TestApp;
let admin: Actor<'admin'>;
let user: User;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-away-'));
  port = await freePort();
  database = await startDatabase(port, dataDir);
  app = await startApp({ MONGODB_URI: `mongodb://127.0.0.1:${port}/callboard?replicaSet=rs0` });
  admin = await app.as('admin');
  user = await app.create.user();
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const CALLS: [what: string, send: () => PromiseLike<Response>][] = [
  ['a list', () => admin.agent.get('/api/admin/users')],
  ['a change', () => admin.agent.post('/api/admin/coinlimits').send({ withdrawal: 100 })],
  ['a send of coins', () => sendCoins(randomUUID())],
  ['a sign-in', () => app.login('admin', ADMIN)],
  ['a call without a session', () => app.guest().get('/api/health/ready')],
];
const sendCoins = (key: string) =>
  admin.agent
    .post('/api/admin/recharge/sendcoin')
    .set('Idempotency-Key', key)
    .send({ to: '2', userId: user.username, coin: 1 });

function expectAway(response: Response): void {
  expectFailure(response, 'UNAVAILABLE');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

describe('the API while the database is away', () => {
  it('should answer only 200 or 503 when the database is killed under load', async () => {
    let isRunning = true;
    const answers: Response[] = [];
    const load = Array.from({ length: 6 }, async (_, at) => {
      while (isRunning) answers.push(await CALLS[at % CALLS.length]![1]());
    });
    await until(() => answers.length > 50);
    await database.kill();
    await pause(1_000);
    isRunning = false;
    await Promise.all(load);
    for (const response of answers) if (response.status !== 200) expectAway(response);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  }, 120_000);

  it('should answer every call promptly with 503', async () => {
    const slowest = await slowestProbe(app.url, () =>
      Promise.all(
        CALLS.map(async ([what, send]) => {
          const asked = Date.now();
          expectAway(await send());
          expect({ what, isSoon: Date.now() - asked < MAX_WAIT_MS }).toEqual({ what, isSoon: true });
        }),
      ),
    );
    expect(slowest).toBeLessThan(1_000);
  }, 60_000);

  it('should recover and settle every idempotency key when the database is back', async () => {
    const key = randomUUID();
    expectAway(await sendCoins(key));
    database = await startDatabase(port, dataDir);
    await until(async () => (await app.guest().get('/api/health/ready')).status === 200);
    for (const [, send] of CALLS) expectSuccess(await send());
    const before = Number((await app.stored('users', user._id)).coin);
    const first = expectSuccess(await sendCoins(key));
    expect(expectSuccess(await sendCoins(key))).toEqual(first);
    expect((await app.stored('users', user._id)).coin).toBe(before + 1);
  }, 120_000);
});
