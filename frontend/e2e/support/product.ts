// The product of a worker of Playwright: one process for API and panels, on its own copy of the demo data.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { uriOfRunning } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { freePort } from '../../../scripts/free-port.mjs';
import { startProgram } from '../../../scripts/start-program.mjs';
import { Content } from './content';

const root = resolve(import.meta.dirname, '../../..');
const folderOf = (name: string) => join(process.env['E2E_DATA_DIR'] ?? '', name);
const snapshot = () => folderOf('snapshot');
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

async function start(data: string) {
  const port = await freePort();
  const program = await startProgram(['backend/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      // Hashes of passwords at test cost.
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: data,
      DEMO: '1',
      ADMIN_NUMBER: '9000000001',
      ADMIN_PASSWORD: 'demo-admin-1',
      LOG_LEVEL: 'warn',
      // All tests register users from the same address.
      REGISTRATIONS_PER_HOUR: '100000',
    },
  });
  const uri = uriOfRunning(join(data, 'database'));
  if (!uri) throw new Error('The server of the browser tests runs no embedded database');
  return { program, url: `http://127.0.0.1:${port}`, client: new MongoClient(uri) };
}

/**
 * Starts the product once on an empty folder, and keeps the demo data that it makes for the workers. Returns the function
 * that removes them after the last test.
 */
export async function takeSnapshot(): Promise<() => void> {
  mkdirSync(snapshot(), { recursive: true });
  const { program, client } = await start(snapshot());
  const jobs = client.db('callboard').collection('jobs');
  // The figures of the past days are a job of the first start.
  while (await jobs.findOne({ state: { $in: ['waiting', 'running'] } }))
    await new Promise((done) => setTimeout(done, 100));
  await client.close();
  await program.stop();
  return () => remove(snapshot());
}

export class Product {
  /** The time of the last reset, in milliseconds. Sessions from before it are gone. */
  resetAt = Date.now();
  private file = '';

  private constructor(
    readonly url: string,
    /** The folder of its database. */
    readonly data: string,
    private readonly content: Content,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(worker: number): Promise<Product> {
    const data = folderOf(`worker-${worker}`);
    cpSync(snapshot(), data, { recursive: true });
    const { program, url, client } = await start(data);
    const content = await Content.of(client.db('callboard'));
    return new Product(url, data, content, async () => {
      await client.close();
      await program.stop();
      remove(data);
    });
  }

  /** Gives the tests of another spec file the data of the snapshot. The tests of one file share their data. */
  async begin(file: string): Promise<void> {
    if (this.file && this.file !== file) {
      await this.content.restore();
      cpSync(join(snapshot(), 'uploads'), join(this.data, 'uploads'), { recursive: true, force: false });
      this.resetAt = Date.now();
    }
    this.file = file;
  }
}
