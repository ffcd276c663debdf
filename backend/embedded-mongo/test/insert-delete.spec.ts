import { type Collection, Decimal128, type Document, Double, Long, ObjectId } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection;
beforeAll(async () => {
  await server.start();
  things = (await server.db()).collection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

describe('insert', () => {
  it('should stop at the first error only when the insert is ordered', async () => {
    const docs = (): Document[] => [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as unknown as Document[];
    await expect(things.insertMany(docs())).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await expect(things.insertMany(docs(), { ordered: false })).rejects.toMatchObject({ insertedCount: 1 });
    expect(await things.countDocuments()).toBe(2);
  });

  it('should reject an _id when its type is invalid', async () => {
    await expect(things.insertOne({ _id: [1] as never })).rejects.toMatchObject({ code: 53 });
    await expect(things.insertOne({ _id: /x/ as never })).rejects.toMatchObject({ code: 53 });
  });

  it('should reject a document when it is larger than 16 MB', async () => {
    await things.insertOne({ text: 'x'.repeat(16_000_000) });
    expect((await things.findOne())?.text).toHaveLength(16_000_000);
    await expect(things.insertOne({ text: 'x'.repeat(16 * 1024 * 1024 + 20_000) })).rejects.toThrow(
      /larger|too large/i,
    );
  });

  it('should keep the BSON type of every value', async () => {
    const doc = {
      long: Long.fromString('9007199254740993'),
      double: new Double(3),
      decimal: Decimal128.fromString('1.10'),
      id: new ObjectId(),
    };
    await things.insertOne({ ...doc, n: 0 });
    await things.updateOne({}, { $inc: { n: 1 } });
    const found = await things.findOne({}, { promoteValues: false });
    expect(found).toMatchObject({ long: doc.long, double: doc.double, id: doc.id });
    expect(String(found?.decimal)).toBe('1.10');
  });
});

describe('delete, findAndModify, distinct and count', () => {
  it('should delete one document or all documents', async () => {
    await things.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await things.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await things.deleteMany({})).deletedCount).toBe(2);
  });

  it('should return the document before or after the change', async () => {
    await things.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 5 },
    ] as never);
    const options = { sort: { n: -1 as const } };
    expect(await things.findOneAndUpdate({}, { $inc: { n: 1 } }, options)).toEqual({ _id: 2, n: 5 });
    expect(
      await things.findOneAndUpdate({}, { $inc: { n: 1 } }, { ...options, returnDocument: 'after' }),
    ).toEqual({ _id: 2, n: 7 });
    expect(await things.findOneAndDelete({}, options)).toEqual({ _id: 2, n: 7 });
    expect(
      await things.findOneAndReplace({ n: 9 }, { n: 9 }, { upsert: true, returnDocument: 'after' }),
    ).toMatchObject({ n: 9 });
    expect(await things.findOneAndUpdate({ n: 100 }, { $set: { n: 1 } })).toBeNull();
  });

  it('should return distinct values and counts', async () => {
    await things.insertMany([{ a: [1, 2] }, { a: 2 }, { a: new Double(1) }, { b: 1 }]);
    expect(await things.distinct('a')).toEqual([1, 2]);
    expect(await things.estimatedDocumentCount()).toBe(4);
    expect(await things.countDocuments({ a: 2 }, { skip: 1 })).toBe(1);
  });
});
