import { type Collection, type Document, Long } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection<Document & { _id: number }>;
beforeAll(async () => {
  await server.start();
  things = (await server.db()).collection<Document & { _id: number }>('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

const ids = async (filter: Document, sort: Document = {}): Promise<number[]> =>
  (
    await things
      .find(filter)
      .sort({ ...sort, _id: 1 })
      .toArray()
  ).map(({ _id }) => _id);

describe('paths through arrays', () => {
  it('should match only the element itself when the path ends at an array index', async () => {
    await things.insertMany([
      { _id: 1, a: [[1, 2], 3] },
      { _id: 2, a: [1] },
      { _id: 3, a: [[[1]]] },
    ]);
    expect(await ids({ 'a.0': 1 })).toEqual([2]);
    expect(await ids({ 'a.0': [1, 2] })).toEqual([1]);
    expect(await ids({ 'a.0.1': 2 })).toEqual([1]);
    expect(await ids({ 'a.0': { $size: 2 } })).toEqual([1]);
    expect(await ids({ 'a.0': { $elemMatch: { $gt: 1 } } })).toEqual([1]);
  });

  it('should sort elements that are not documents as null, with and without an index', async () => {
    await things.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: [{ b: 5 }, 7] },
      { _id: 3, a: { b: -1 } },
    ]);
    expect(await ids({}, { 'a.b': 1 })).toEqual([1, 2, 3]);
    await things.createIndex({ 'a.b': 1, _id: 1 });
    expect(await ids({}, { 'a.b': 1 })).toEqual([1, 2, 3]);
    await things.dropIndexes();
  });

  it('should skip nested arrays in expressions', async () => {
    await things.insertOne({ _id: 1, a: [{ b: 1 }, [{ b: 2 }], 3] });
    expect(await things.aggregate([{ $project: { r: '$a.b' } }]).toArray()).toEqual([{ _id: 1, r: [1] }]);
  });

  it('should be rejected by updates when they lead through a value without fields', async () => {
    await things.insertOne({ _id: 1, a: 5, list: [1] });
    const refused = { code: 28 };
    for (const update of [
      { $pop: { 'a.b': 1 } },
      { $pull: { 'a.b': 1 } },
      { $pullAll: { 'list.b': [1] } },
      { $rename: { 'a.b': 'c' } },
      { $set: { 'a.b': 1 } },
    ])
      await expect(things.updateOne({}, update as never)).rejects.toMatchObject(refused);
    await expect(things.updateOne({}, { $unset: { 'a.b': 1 } })).resolves.toMatchObject({ modifiedCount: 0 });
    await expect(things.updateOne({}, { $pop: { 'x.y': 1 } } as never)).resolves.toMatchObject({
      matchedCount: 1,
    });
  });

  it('should collide in a projection with an error code that depends on their order', async () => {
    await expect(things.findOne({}, { projection: { a: 0, 'a.b': 0 } })).rejects.toMatchObject({
      code: 31249,
    });
    await expect(things.findOne({}, { projection: { 'a.b': 0, a: 0 } })).rejects.toMatchObject({
      code: 31250,
    });
  });
});

describe('$mod', () => {
  it('should be exact for 64-bit integers', async () => {
    await things.insertOne({ _id: 1, n: Long.fromString('9007199254740993') });
    expect(await ids({ n: { $mod: [2, 1] } })).toEqual([1]);
    expect(await ids({ n: { $mod: [2, 0] } })).toEqual([]);
  });
});
