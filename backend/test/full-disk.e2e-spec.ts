// The disk of the database is full: the API says so, reads on, and recovers by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { type LimitedServer, startLimited } from '../embedded-mongo/test/full-disk.js';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { until } from './until.js';

const MB = 1024 * 1024;
const OUT_OF_DISK_SPACE = 14_031;

let folder: string;
let server: LimitedServer;
let app: TestApp;
let admin: Actor<'admin'>;
let bd: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-full-disk-'));
  server = await startLimited(folder, 64 * MB);
  const uri = new URL(server.uri);
  uri.pathname = '/full';
  app = await startApp({ MONGODB_URI: uri.toString() });
  admin = await app.as('admin');
  bd = String((await app.create.bd())._id);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const fillers = () => app.connection.collection<{ _id: string; text: string }>('fillers');
const isStored = (bytes: number) =>
  fillers()
    .insertOne({ text: 'x'.repeat(bytes) } as never)
    .then(() => true)
    .catch((error: mongo.MongoServerError) => {
      expect(error.code).toBe(OUT_OF_DISK_SPACE);
      return false;
    });
/** Adds records, smaller and smaller ones, until the disk takes none. */
async function fill(): Promise<void> {
  for (const bytes of [100_000, 10_000, 1000, 10]) while (await isStored(bytes));
}
/** Starts the database again on the same folder, on a disk with room. */
async function makeRoom(): Promise<void> {
  await server.close();
  server = await startLimited(folder);
}
const write = (name: string) => admin.agent.put(`/api/bdpanel/updatebd?id=${bd}`).send({ name });
const read = async () =>
  (expectSuccess(await admin.agent.get('/api/bdpanel/getbd')).data as { name: string }[])[0]!.name;
const ready = () => app.guest().get('/api/health/ready');

describe('a full disk of the database', () => {
  it('should refuse writes and be not ready until there is room, and answer reads throughout', async () => {
    expectSuccess(await write('Before'));
    expectSuccess(await ready());

    let refused = await write('Filling');
    await until(async () => {
      await fill();
      refused = await write('Full');
      return refused.status !== 200;
    }, 60_000);
    expectFailure(refused, 'UNAVAILABLE');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    const waiting = await ready();
    expectFailure(waiting, 'UNAVAILABLE');
    expect(waiting.headers['retry-after']).toMatch(/^\d+$/);
    const shown = await read();
    expectFailure(await write('Still full'), 'UNAVAILABLE');
    expect(await read()).toBe(shown);

    await makeRoom();
    await until(async () => (await write('With room')).status === 200);
    expectSuccess(await ready());
    expect(await read()).toBe('With room');
  });
});
