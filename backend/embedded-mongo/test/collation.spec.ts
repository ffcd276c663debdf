import type { Db, Document } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let db: Db;
beforeAll(async () => {
  await server.start();
  db = await server.db();
});
afterAll(() => server.destroy());

const collation = { locale: 'en', strength: 2 };
const ids = (docs: Document[]): unknown[] => docs.map(({ _id }) => _id as unknown);

describe("a collection's own collation", () => {
  it('should apply to every command that specifies no collation', async () => {
    const names = await db.createCollection<{ _id: string; n: number }>('names', { collation });
    await names.insertMany([
      { _id: 'Zeta', n: 1 },
      { _id: 'alpha', n: 2 },
    ]);
    expect(ids(await names.find().sort({ _id: 1 }).toArray())).toEqual(['alpha', 'Zeta']);
    expect(ids(await names.aggregate([{ $sort: { _id: 1 } }]).toArray())).toEqual(['alpha', 'Zeta']);
    expect(await names.countDocuments({ _id: 'ALPHA' })).toBe(1);
    expect(await names.distinct('n', { _id: 'ZETA' })).toEqual([1]);
    expect(await names.updateOne({ _id: 'ALPHA' }, { $set: { n: 3 } })).toMatchObject({ modifiedCount: 1 });
    expect(await names.findOneAndUpdate({ _id: 'zeta' }, { $inc: { n: 1 } })).toMatchObject({ n: 1 });
    expect(await names.deleteOne({ _id: 'ZETA' })).toMatchObject({ deletedCount: 1 });
    expect(await names.find({ _id: 'ALPHA' }).collation({ locale: 'simple' }).toArray()).toEqual([]);
  });

  it('should apply to the _id index and to new indexes', async () => {
    const codes = await db.createCollection<{ _id: string; code: string }>('codes', { collation });
    await codes.createIndex({ code: 1 }, { unique: true });
    await codes.insertOne({ _id: 'a', code: 'x' });
    await expect(codes.insertOne({ _id: 'A', code: 'y' })).rejects.toMatchObject({ code: 11000 });
    await expect(codes.insertOne({ _id: 'b', code: 'X' })).rejects.toMatchObject({ code: 11000 });
    expect(await codes.indexes()).toMatchObject([{ collation }, { collation }]);
  });
});
