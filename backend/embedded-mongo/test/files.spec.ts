import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize } from 'bson';
import { DataDirInUseError, startEmbeddedMongo } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { TestServer } from './server.js';

const cli = join(import.meta.dirname, '..', 'bin', 'embedded-mongo.mjs');
const run = (...args: string[]) => promisify(execFile)(process.execPath, [cli, ...args]);
const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-files-'));
const server = new TestServer();
beforeAll(async () => {
  await server.start();
  const db = await server.db('shop');
  await db.collection('items').insertMany([{ n: 1, at: new Date(0) }, { n: 2 }]);
  await db.collection('items').createIndex({ n: 1 }, { unique: true });
});
afterAll(async () => {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('should reject a second server in this process or in another process', async () => {
    await expect(startEmbeddedMongo({ dataDir: server.dataDir })).rejects.toBeInstanceOf(DataDirInUseError);
    await expect(startEmbeddedMongo({ dataDir: server.dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_IN_USE',
    });
    await expect(run('--data', server.dataDir, '--port', '0')).rejects.toMatchObject({ code: 3 });
    expect(await (await server.db('shop')).collection('items').countDocuments()).toBe(2);
  });

  it('should be available again when its server was killed or has ended', async () => {
    const dataDir = join(folder, 'killed');
    const start = () =>
      spawn(process.execPath, [cli, '--data', dataDir, '--port', '0'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    const killed = start();
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const ended = start();
    const [uri] = (await once(ended.stdout, 'data')) as [Buffer];
    const client = await new MongoClient(uri.toString().trim()).connect();
    expect((await client.db('admin').command({ ping: 1 })).ok).toBe(1);
    await client.close();
    ended.kill('SIGTERM');
    expect((await once(ended, 'close'))[0]).toBe(0);
  });
});

describe('backup, restore and export', () => {
  it('should restore a copy of a running database', async () => {
    const file = join(folder, 'copy.mdb');
    await run('backup', '--data', server.dataDir, '--to', file);
    await expect(run('backup', '--data', server.dataDir, '--to', file)).rejects.toThrow('exists already');
    const restored = join(folder, 'restored');
    await run('restore', '--from', file, '--data', restored);
    await expect(run('restore', '--from', file, '--data', restored)).rejects.toThrow('--overwrite');
    await run('restore', '--from', file, '--data', restored, '--overwrite');
    const copy = await startEmbeddedMongo({ dataDir: restored });
    const client = await new MongoClient(copy.uri).connect();
    const items = client.db('shop').collection('items');
    expect(await items.find({ n: { $gt: 0 } }, { projection: { _id: 0 } }).toArray()).toEqual([
      { n: 1, at: new Date(0) },
      { n: 2 },
    ]);
    await expect(items.insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
    await client.close();
    await copy.close();
  });

  it('should copy the database when the running server object makes the backup', async () => {
    const file = join(folder, 'object.mdb');
    await server.running.backup(file);
    await expect(server.running.backup(file)).rejects.toThrow('exists already');
  });

  it('should export the formats of mongorestore and mongoimport', async () => {
    const target = join(folder, 'export');
    await run('export', '--data', server.dataDir, '--to', target);
    await run('export', '--data', server.dataDir, '--to', target, '--format', 'json');
    const bson = readFileSync(join(target, 'shop', 'items.bson'));
    expect(deserialize(bson.subarray(0, bson.readInt32LE(0)))).toMatchObject({ n: 1, at: new Date(0) });
    const metadata = JSON.parse(readFileSync(join(target, 'shop', 'items.metadata.json'), 'utf8')) as {
      indexes: unknown[];
    };
    expect(metadata.indexes).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { n: 1 }, name: 'n_1', unique: true },
    ]);
    const [first = ''] = readFileSync(join(target, 'shop', 'items.json'), 'utf8')
      .trim()
      .split('\n');
    expect(JSON.parse(first)).toMatchObject({
      n: { $numberInt: '1' },
      at: { $date: { $numberLong: '0' } },
    });
  });

  it('should reject a file that is not a backup, a missing database and an unknown command', async () => {
    await expect(run('restore', '--from', cli, '--data', join(folder, 'none'))).rejects.toMatchObject({
      code: 1,
    });
    await expect(run('backup', '--data', join(folder, 'nowhere'), '--to', join(folder, 'x'))).rejects.toThrow(
      'no database',
    );
    await expect(run('nonsense')).rejects.toThrow('usage');
  });
});
