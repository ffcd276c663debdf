import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { requestCopy } from '../src/files/copy-requests.js';
import { DataDirLock } from '../src/files/data-dir-lock.js';
import { TestServer } from './server.js';

const cli = join(import.meta.dirname, '..', 'bin', 'embedded-mongo.mjs');
const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, [cli, ...args])).stdout.trim();
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-backup-'));
const at = (...names: string[]) => join(folder, ...names);
const server = new TestServer();
let db: Db;
beforeAll(async () => {
  await server.start();
  db = await server.db('shop');
  await db.collection('items').insertMany([{ _id: 'first' as never, secret: 'account 12345678901' }]);
  await db.collection('sessions').createIndex({ token: 1 }, { unique: true });
  await db.collection('sessions').insertMany([{ token: 'a' }, { token: 'b' }]);
});
afterAll(async () => {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a server on a data folder while `use` runs. */
async function opened<T>(dataDir: string, use: (db: Db) => Promise<T>): Promise<T> {
  const running = await startEmbeddedMongo({ dataDir });
  const client = await new MongoClient(running.uri).connect();
  try {
    return await use(client.db('shop'));
  } finally {
    await client.close();
    await running.close();
  }
}
const requestIn = (dataDir: string) =>
  readdirSync(dataDir).find((name) => name.startsWith('.embedded-mongo-request-'));
const itemsOf = (dataDir: string) => opened(dataDir, (shop) => shop.collection('items').countDocuments());

describe('a backup', () => {
  it('should be readable only by its owner and leave no other files', async () => {
    mkdirSync(at('plain'));
    await run('backup', '--data', server.dataDir, '--to', at('plain', 'backup.mdb'));
    await server.running.backup(at('plain', 'object.mdb'));
    expect(readdirSync(at('plain')).sort()).toEqual(['backup.mdb', 'object.mdb']);
    expect(['backup.mdb', 'object.mdb'].map((file) => mode(at('plain', file)))).toEqual(['600', '600']);
    expect(readdirSync(server.dataDir).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('should be a consistent snapshot when clients write during the backup', async () => {
    const pairs = db.collection('pairs');
    let writing = true;
    const writer = (async () => {
      for (let n = 0; writing; n++) await pairs.insertMany([{ n }, { n }]);
    })();
    for (const round of [0, 1, 2]) await run('backup', '--data', server.dataDir, '--to', at(`busy${round}`));
    writing = false;
    await writer;
    await run('restore', '--from', at('busy2'), '--data', at('busy'));
    const counts = await opened(at('busy'), (shop) =>
      shop
        .collection('pairs')
        .aggregate<{ _id: number; n: number }>([{ $group: { _id: '$n', n: { $sum: 1 } } }])
        .toArray(),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts.map(({ n }) => n))).toEqual(new Set([2]));
  });

  it('should lose no acknowledged write, however many commands copy the database meanwhile', async () => {
    const rows = db.collection<{ _id: string }>('acknowledged');
    const acknowledged: string[] = [];
    let writing = true;
    const writers = [0, 1, 2, 3].map(async (writer) => {
      for (let n = 0; writing; n += 1) {
        const _id = `${writer}.${n}`;
        await rows.insertOne({ _id });
        acknowledged.push(_id);
        expect(await rows.findOne({ _id })).toEqual({ _id });
      }
    });
    const copies = Array.from({ length: 12 }, (_, n) =>
      run('backup', '--data', server.dataDir, '--to', at(`copy${n}`)),
    );
    await Promise.all(copies);
    writing = false;
    await Promise.all(writers);
    const stored = new Set((await rows.find().toArray()).map(({ _id }) => _id));
    expect(acknowledged.filter((_id) => !stored.has(_id))).toEqual([]);
  });

  it('should be complete when the server stops while it copies', async () => {
    const dataDir = at('stopping');
    const stopping = await startEmbeddedMongo({ dataDir });
    const client = await new MongoClient(stopping.uri).connect();
    const items = Array.from({ length: 40 }, () => ({ text: 'x'.repeat(1_000_000) }));
    await client.db('shop').collection('items').insertMany(items);
    await client.close();
    const copy = run('backup', '--data', dataDir, '--to', at('stopped.mdb'));
    while (!requestIn(dataDir)) await pause(1);
    // The server removes the request before it begins.
    while (existsSync(join(dataDir, requestIn(dataDir) ?? '', 'request'))) await pause(1);
    await Promise.all([copy, stopping.close()]);
    await run('restore', '--from', at('stopped.mdb'), '--data', at('stopped'));
    expect(await itemsOf(at('stopped'))).toBe(40);
  });

  it('should be made by the command itself when the lock of another one looked like a server', async () => {
    const dataDir = at('alone');
    await opened(dataDir, (shop) => shop.collection('items').insertOne({}));
    const lock = new DataDirLock(dataDir);
    const copy = run('backup', '--data', dataDir, '--to', at('alone.mdb'));
    while (!requestIn(dataDir)) await pause(1);
    await lock.release();
    await copy;
    await run('restore', '--from', at('alone.mdb'), '--data', at('alone again'));
    expect(await itemsOf(at('alone again'))).toBe(1);
  });

  it('should report why the running server could not write it', async () => {
    await expect(requestCopy(server.dataDir, at('plain', 'backup.mdb'))).rejects.toThrow('File exists');
  });

  it('should not be available as a command to clients', async () => {
    const backup = db.admin().command({ embeddedBackup: at('stolen.mdb') });
    await expect(backup).rejects.toMatchObject({ code: 59 });
    expect(readdirSync(folder)).not.toContain('stolen.mdb');
  });

  it('should leave out the documents of a collection when the restore names it with --without', async () => {
    await run('backup', '--data', server.dataDir, '--to', at('whole.mdb'));
    const without = ['--without', 'shop.sessions', '--without', 'shop.unknown'];
    await run('restore', '--from', at('whole.mdb'), '--data', at('without'), ...without);
    await opened(at('without'), async (shop) => {
      expect(await shop.collection('items').countDocuments()).toBe(1);
      const sessions = shop.collection('sessions');
      expect(await sessions.find().toArray()).toEqual([]);
      expect(await sessions.countDocuments({ token: 'a' })).toBe(0);
      expect(await sessions.estimatedDocumentCount()).toBe(0);
      await sessions.insertMany([{ token: 'a' }]);
      await expect(sessions.insertOne({ token: 'a' })).rejects.toMatchObject({ code: 11000 });
    });
  });
});

describe('an encrypted backup', () => {
  let recipient: string;
  beforeAll(async () => {
    recipient = await run('keygen', '--to', at('key.txt'));
    await run('keygen', '--to', at('other.txt'));
    const to = ['--to', at('backup.age'), '--recipient', recipient];
    await run('backup', '--data', server.dataDir, ...to);
  });

  it('should be an unreadable file in the age format', () => {
    expect(recipient).toMatch(/^age1[a-z0-9]{58}$/);
    expect(mode(at('key.txt'))).toBe('600');
    expect(mode(at('backup.age'))).toBe('600');
    const bytes = readFileSync(at('backup.age'));
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    expect(bytes.includes('account 12345678901')).toBe(false);
    expect(readdirSync(server.dataDir).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('should be restored when the key is given', async () => {
    const from = ['--from', at('backup.age'), '--identity', at('key.txt')];
    await run('restore', ...from, '--data', at('decrypted'));
    expect(await itemsOf(at('decrypted'))).toBe(1);
  });

  it('should change nothing when the key is missing or wrong, or the file is truncated', async () => {
    const restore = (file: string, ...more: string[]) =>
      run('restore', '--from', at(file), '--data', at('decrypted'), '--overwrite', ...more);
    await expect(restore('backup.age')).rejects.toThrow('--identity');
    await expect(restore('backup.age', '--identity', at('other.txt'))).rejects.toThrow('cannot be decrypted');
    copyFileSync(at('backup.age'), at('cut.age'));
    truncateSync(at('cut.age'), Math.floor(statSync(at('cut.age')).size / 2));
    await expect(restore('cut.age', '--identity', at('key.txt'))).rejects.toThrow('cannot be decrypted');
    expect(await itemsOf(at('decrypted'))).toBe(1);
    expect(readdirSync(at('decrypted')).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('should not be created when the recipient is invalid', async () => {
    const to = ['--to', at('never.age'), '--recipient', 'age1nonsense'];
    await expect(run('backup', '--data', server.dataDir, ...to)).rejects.toThrow('no age recipient');
    expect(readdirSync(folder)).not.toContain('never.age');
  });
});
