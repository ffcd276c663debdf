// The disk of the database is full: a database process whose files may not grow has the errors of one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Actor, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

const MB = 1024 * 1024;
const SERVER = join(import.meta.dirname, '../embedded-mongo/test/full-disk-server.mjs');

let folder: string;
let database: ChildProcess;
let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-full-'));
  const limited = `ulimit -f ${(24 * MB) / 512} && exec "$0" "$@"`;
  database = spawn('sh', ['-c', limited, process.execPath, SERVER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(database.stdout!), 'line')) as [string];
  const uri = new URL(line);
  uri.pathname = '/full';
  app = await startApp({ MONGODB_URI: uri.toString() });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.close();
  database.stdin!.end();
  await once(database, 'close');
  await rm(folder, { recursive: true, force: true });
});

/** Stores records until the disk is full. */
async function fill(): Promise<void> {
  const filler = app.connection.collection('filler');
  for (const size of [200_000, 20_000, 2_000]) {
    for (;;) {
      const content = Buffer.alloc(size, 1);
      const isFull = await filler.insertOne({ content }).then(
        () => false,
        (error: { code: number }) => error.code === 14031,
      );
      if (isFull) break;
    }
  }
}

const add = (content: string) => admin.agent.post('/api/admin/content/addcontent').send({ content });

describe('a full disk of the database', () => {
  it('should answer 503 to changes and at ready, keep reads, and recover by itself', async () => {
    expectSuccess(await add('Before'));
    expectSuccess(await app.guest().get('/api/health/ready'));
    await fill();
    // What fits into the pages in use is still stored.
    let stored = 1;
    let refused = await add('Full');
    for (; refused.status === 200 && stored < 500; stored += 1) refused = await add(`Full ${stored}`);
    expectFailure(refused, 'UNAVAILABLE');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    const ready = await app.guest().get('/api/health/ready');
    expectFailure(ready, 'UNAVAILABLE');
    expect(ready.text).toContain('full');
    expectSuccess(await app.guest().get('/api/health/live'));
    const { total } = expectSuccess(await admin.agent.get('/api/admin/content/getContent?page=1'));
    expect(total).toBe(stored);
    const filler = app.connection.collection('filler');
    for (const { _id } of await filler.find({}, { projection: { _id: 1 } }).toArray())
      await filler.deleteOne({ _id });
    expectSuccess(await app.guest().get('/api/health/ready'));
    expectSuccess(await add('After'));
  });
});
