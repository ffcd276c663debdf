import type { Collection, Document } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection;
beforeAll(async () => {
  await server.start();
  things = (await server.db()).collection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

/** [name, before, update, after] */
const updates: [string, Document, Document | Document[], Document][] = [
  ['$set of a path', { a: {} }, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set beyond an array', { a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
  ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [
    '$inc and $mul',
    { a: 1, b: 3 },
    { $inc: { a: 2, c: 1 }, $mul: { b: 2, d: 2 } },
    { a: 3, b: 6, c: 1, d: 0 },
  ],
  ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3 } }, { a: 3, b: 5 }],
  ['$rename', { a: 1 }, { $rename: { a: 'b' } }, { b: 1 }],
  [
    '$push with $each, $position, $sort and $slice',
    { a: [3] },
    { $push: { a: { $each: [1, 2], $sort: 1, $slice: 2 } } },
    { a: [1, 2] },
  ],
  ['$addToSet', { a: [1] }, { $addToSet: { a: { $each: [1, 2] } } }, { a: [1, 2] }],
  ['$pop', { a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  [
    '$pull of values and documents',
    { a: [1, 5, 9], b: [{ x: 1 }, { x: 2 }] },
    { $pull: { a: { $gt: 4 }, b: { x: 1 } } },
    { a: [1], b: [{ x: 2 }] },
  ],
  ['$pullAll', { a: [1, 2, 1] }, { $pullAll: { a: [1] } }, { a: [2] }],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  ['$[]', { a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
  ['$setOnInsert without an insert', { a: 1 }, { $set: { a: 2 }, $setOnInsert: { b: 1 } }, { a: 2 }],
  ['a pipeline', { a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }], { b: 2, c: 3 }],
];

describe('update', () => {
  it.each(updates)('should apply %s', async (_, before, update, after) => {
    await things.insertOne({ _id: 1 as never, ...before });
    expect(await things.updateOne({}, update)).toMatchObject({ matchedCount: 1 });
    expect(await things.findOne()).toEqual({ _id: 1, ...after });
  });

  it('should update the matched element with $ and the filtered elements with $[name]', async () => {
    await things.insertOne({ a: [{ n: 1 }, { n: 2 }, { n: 3 }] });
    await things.updateOne({ 'a.n': 2 }, { $set: { 'a.$.hit': true } });
    await things.updateOne({}, { $inc: { 'a.$[big].n': 10 } }, { arrayFilters: [{ 'big.n': { $gte: 2 } }] });
    expect((await things.findOne())?.a).toEqual([{ n: 1 }, { n: 12, hit: true }, { n: 13 }]);
  });

  it('should report matched and modified documents separately', async () => {
    await things.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await things.updateMany({}, { $set: { a: 2 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
  });

  it('should insert the equality fields of the filter when an upsert finds no document', async () => {
    const result = await things.updateOne(
      { _id: 7 as never, 'a.b': 1, c: { $gt: 5 } },
      { $set: { d: 2 }, $setOnInsert: { e: 3 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ upsertedId: 7, matchedCount: 0 });
    expect(await things.findOne()).toEqual({ _id: 7, a: { b: 1 }, d: 2, e: 3 });
  });

  it.each<[Document | Document[], number]>([
    [{ $set: { _id: 2 } }, 66],
    [{ $inc: { text: 1 } }, 14],
    [{ $push: { text: 1 } }, 2],
    [{ $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{ $set: { 'text.x': 1 } }, 28],
    [{ $foo: { a: 1 } }, 9],
    [{ $set: { 'a.$': 1 } }, 2],
    [{ $set: { 'a.$[x]': 1 } }, 2],
    [[{ $group: { _id: 1 } }], 72],
  ])('should reject %j with code %d and change nothing', async (update, code) => {
    await things.insertOne({ _id: 1 as never, text: 'x' });
    await expect(things.updateOne({ _id: 1 as never }, update)).rejects.toMatchObject({ code });
    expect(await things.findOne()).toEqual({ _id: 1, text: 'x' });
  });

  it('should replace the whole document except its _id', async () => {
    await things.insertOne({ _id: 1 as never, a: 1 });
    await things.replaceOne({}, { b: 2 });
    expect(await things.findOne()).toEqual({ _id: 1, b: 2 });
    await expect(things.replaceOne({}, { _id: 2 as never })).rejects.toMatchObject({ code: 66 });
  });
});
