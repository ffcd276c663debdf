// The disk of the database is full: the API says so, reads on, and recovers by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const OUT_OF_DISK_SPACE = 14_031;
const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite'];

let folder: string;
let server: EmbeddedMongo;
let app: TestApp;
let admin: Actor<'admin'>;
let bd: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-full-disk-'));
  server = await startEmbeddedMongo({ dataDir: folder, testCommands: true });
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

/** Lets the database answer writes as on a full disk, or as usual. */
const setFull = (isFull: boolean) =>
  app.connection
    .getClient()
    .db('admin')
    .command({
      configureFailPoint: 'failCommand',
      mode: isFull ? 'alwaysOn' : 'off',
      ...(isFull && { data: { failCommands: WRITES, errorCode: OUT_OF_DISK_SPACE } }),
    });
const write = (name: string) => admin.agent.put(`/api/bdpanel/updatebd?id=${bd}`).send({ name });
const read = async () =>
  (expectSuccess(await admin.agent.get('/api/bdpanel/getbd')).data as { name: string }[])[0]!.name;
const ready = () => app.guest().get('/api/health/ready');

describe('a full disk of the database', () => {
  it('should refuse writes and be not ready until there is room, and answer reads throughout', async () => {
    expectSuccess(await write('Before'));
    expectSuccess(await ready());

    await setFull(true);
    for (const answer of [await write('Full'), await ready()]) {
      expectFailure(answer, 'UNAVAILABLE');
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect(await read()).toBe('Before');

    await setFull(false);
    expectSuccess(await write('With room'));
    expectSuccess(await ready());
    expect(await read()).toBe('With room');
  });
});
