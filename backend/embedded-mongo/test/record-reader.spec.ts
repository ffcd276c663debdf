// A reader opens the files of a server in its process and finds what the server has acknowledged, without asking the
// server.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, ObjectId } from 'bson';
import { openReader, type RecordReader, startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { required } from '../src/errors/required.js';
import { TestServer } from './server.js';

const server = new TestServer();
const everything = { fields: new Set<string>(), keep: false };
let client: MongoClient;
let db: Db;
let reader: RecordReader;
beforeAll(async () => {
  await server.start();
  client = await server.connect();
  db = client.db('shop');
  reader = required(openReader(server.uri), 'the reader');
});
afterAll(async () => {
  await reader.close();
  await server.destroy();
});

const read = (collection: string, id: ObjectId, choice = everything) => {
  const bytes = reader.find('shop', collection, id.id, choice);
  return bytes && deserialize(bytes);
};

describe('a reader', () => {
  it('should find each write as soon as the server has acknowledged it', async () => {
    const items = db.collection('items');
    const _id = new ObjectId();
    expect(read('items', _id)).toBeUndefined();
    await items.insertOne({ _id, n: 0, made: new Date(5), tags: ['a', { b: 1 }] });
    for (let n = 1; n <= 50; n += 1) {
      await items.updateOne({ _id }, { $set: { n } });
      expect(read('items', _id)).toEqual({ _id, n, made: new Date(5), tags: ['a', { b: 1 }] });
    }
    await items.deleteOne({ _id });
    expect(read('items', _id)).toBeUndefined();
  });

  it('should see a transaction after its commit and not before', async () => {
    const items = db.collection('items');
    const _id = new ObjectId();
    await items.insertOne({ _id, n: 1 });
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await items.updateOne({ _id }, { $set: { n: 2 } }, { session });
        expect(read('items', _id)).toEqual({ _id, n: 1 });
      }),
    );
    expect(read('items', _id)).toEqual({ _id, n: 2 });
  });

  it('should keep or leave out the chosen fields', async () => {
    const _id = new ObjectId();
    await db.collection('items').insertOne({ _id, shown: 1, hidden: 'secret', also: { deep: true } });
    expect(read('items', _id, { fields: new Set(['hidden']), keep: false })).toEqual({
      _id,
      shown: 1,
      also: { deep: true },
    });
    expect(read('items', _id, { fields: new Set(['_id', 'also']), keep: true })).toEqual({
      _id,
      also: { deep: true },
    });
  });

  it('should follow a collection that is dropped, made again and renamed', async () => {
    const _id = new ObjectId();
    await db.collection('moved').insertOne({ _id, n: 1 });
    expect(read('moved', _id)).toEqual({ _id, n: 1 });
    await db.collection('moved').drop();
    expect(read('moved', _id)).toBeUndefined();
    await db.collection('moved').insertOne({ _id, n: 2 });
    expect(read('moved', _id)).toEqual({ _id, n: 2 });
    await db.collection('moved').rename('elsewhere');
    expect(read('moved', _id)).toBeUndefined();
    expect(read('elsewhere', _id)).toEqual({ _id, n: 2 });
  });

  it('should count as the server does', async () => {
    const counted = db.collection('counted');
    expect(reader.count('shop', 'counted')).toBe(0);
    await counted.insertMany(Array.from({ length: 20 }, (_, n) => ({ n })));
    await counted.deleteMany({ n: { $lt: 5 } });
    expect(reader.count('shop', 'counted')).toBe(15);
    expect(await counted.estimatedDocumentCount()).toBe(15);
  });

  it('should keep no snapshot, so that the server can reuse the space of old versions', async () => {
    const items = db.collection('items');
    const _id = new ObjectId();
    await items.insertOne({ _id, text: 'x'.repeat(10_000) });
    const size = () => statSync(join(server.dataDir, 'data.mdb')).size;
    const before = size();
    for (let n = 0; n < 300; n += 1) {
      await items.updateOne({ _id }, { $set: { n } });
      read('items', _id);
    }
    expect(size() - before).toBeLessThan(1_000_000);
  });
});

describe('the files of a server', () => {
  it('should be found when its socket is in a temporary folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-reader-'));
    const dataDir = join(folder, 'long'.repeat(25));
    mkdirSync(dataDir);
    const far = await startEmbeddedMongo({ dataDir });
    const driver = await new MongoClient(far.uri).connect();
    const _id = new ObjectId();
    await driver.db('shop').collection('items').insertOne({ _id });
    const reads = required(openReader(far.uri), 'the reader');
    expect(far.uri).not.toContain('long');
    expect(reads.find('shop', 'items', _id.id, everything)).toBeDefined();
    await reads.close();
    await driver.close();
    await far.close();
    rmSync(folder, { recursive: true });
  });

  it('should not be opened by another process, whose opening could undo a commit', async () => {
    const index = join(import.meta.dirname, '../dist/index.js');
    const open = `import(${JSON.stringify(index)}).then(({ openReader }) => console.log(openReader(${JSON.stringify(server.uri)})))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', open]);
    expect(stdout.trim()).toBe('undefined');
    expect(openReader(server.uri)).toBeDefined();
  });

  it('should not be looked for at an address of another server', () => {
    expect(openReader('mongodb://127.0.0.1:27017/?replicaSet=rs0')).toBeUndefined();
    expect(openReader('mongodb://%2Ftmp%2Fmongodb-27017.sock/')).toBeUndefined();
  });
});
