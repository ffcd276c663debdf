import type { Collection, MongoClient } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let client: MongoClient;
let rows: Collection<{ _id: string; code?: string; tags?: string[]; n?: number }>;
beforeAll(async () => {
  await server.start();
  client = await server.connect();
  rows = client.db('test').collection('rows');
  await rows.createIndexes([{ key: { code: 1 }, unique: true, sparse: true }, { key: { tags: 1 } }]);
});
afterAll(() => server.destroy());

describe('a batch of writes that is rolled back because one write must wait', () => {
  it('should keep open transactions, record ids, counts and indexes correct', async () => {
    await rows.insertMany([
      { _id: 'a', code: 'a', n: 1 },
      { _id: 'b', code: 'b', n: 1 },
    ]);
    const [holder, writer] = [client.startSession(), client.startSession()];
    writer.startTransaction();
    await rows.insertOne({ _id: 'in transaction', tags: ['x', 'y'] }, { session: writer });
    await client.db('test').collection('fresh').insertOne({ n: 1 }, { session: writer });
    holder.startTransaction();
    await rows.insertOne({ _id: 'holder', code: 'b2' }, { session: holder });
    // Writes the first record, then meets the key that the other transaction holds. The whole update runs again later.
    const waiting = rows.updateMany({ n: 1 }, [{ $set: { code: { $concat: ['$code', '2'] } } }]);
    const together = Array.from({ length: 5 }, (_, i) => rows.insertOne({ _id: `together ${i}` }));
    await Promise.all(together);
    expect(await client.db('test').listCollections({ name: 'fresh' }).toArray()).toEqual([]);
    await holder.abortTransaction();
    await waiting;
    await writer.commitTransaction();
    for (let i = 0; i < 5; i++) await rows.insertOne({ _id: `after ${i}`, code: `after ${i}` });
    await Promise.all([holder.endSession(), writer.endSession()]);

    const expected = ['a', 'b', 'in transaction'];
    for (let i = 0; i < 5; i++) expected.push(`after ${i}`, `together ${i}`);
    expect(await rows.distinct('_id')).toEqual(expected.sort());
    expect(await rows.estimatedDocumentCount()).toBe(expected.length);
    for (const _id of expected) expect(await rows.findOne({ _id })).toMatchObject({ _id });
    expect((await rows.findOne({ _id: 'b' }))?.code).toBe('b2');
    expect(await rows.find({ tags: { $gte: 'x' } }).toArray()).toHaveLength(1);
    expect(await client.db('test').collection('fresh').countDocuments()).toBe(1);
  });
});

describe('createIndexes', () => {
  it('should build no index when one of them fails', async () => {
    const twice = client.db('test').collection('twice');
    await twice.insertMany([
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ]);
    await expect(
      twice.createIndexes([{ key: { a: 1 } }, { key: { b: 1 }, unique: true }]),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await twice.indexes()).toHaveLength(1);
    await expect(client.db('test').collection('never').createIndex({ a: 'text' })).rejects.toMatchObject({
      code: 67,
    });
    expect(await client.db('test').listCollections({ name: 'never' }).toArray()).toEqual([]);
  });
});
