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

/** [name, documents, filter, expected _ids] */
const filters: [string, Document[], Document, number[]][] = [
  [
    'equality matches array elements',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: 3 },
    ],
    { a: 2 },
    [1],
  ],
  ['null matches missing fields', [{ _id: 1 }, { _id: 2, a: null }, { _id: 3, a: 0 }], { a: null }, [1, 2]],
  ['a path through an array', [{ _id: 1, a: [{ b: 1 }, { b: 2 }] }], { 'a.b': 2 }, [1]],
  ['conditions on different elements', [{ _id: 1, a: [1, 9] }], { a: { $gt: 5, $lt: 3 } }, [1]],
  [
    '$elemMatch matches a single element',
    [
      { _id: 1, a: [1, 9] },
      { _id: 2, a: [4] },
    ],
    { a: { $elemMatch: { $gt: 3, $lt: 5 } } },
    [2],
  ],
  [
    'comparison stays within a type',
    [
      { _id: 1, a: 'x' },
      { _id: 2, a: 5 },
    ],
    { a: { $gt: 1 } },
    [2],
  ],
  ['$ne of an array', [{ _id: 1, a: [1, 2] }, { _id: 2, a: [3] }, { _id: 3 }], { a: { $ne: 1 } }, [2, 3]],
  ['$nin with null', [{ _id: 1 }, { _id: 2, a: 1 }], { a: { $nin: [null] } }, [2]],
  ['$exists', [{ _id: 1, a: null }, { _id: 2 }], { a: { $exists: true } }, [1]],
  [
    '$type',
    [
      { _id: 1, a: 1 },
      { _id: 2, a: 'x' },
      { _id: 3, a: ['x'] },
    ],
    { a: { $type: 'string' } },
    [2, 3],
  ],
  [
    '$size',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [1] },
    ],
    { a: { $size: 1 } },
    [2],
  ],
  [
    '$all',
    [
      { _id: 1, a: [1, 2, 3] },
      { _id: 2, a: [1] },
    ],
    { a: { $all: [1, 3] } },
    [1],
  ],
  [
    '$mod',
    [
      { _id: 1, a: 4 },
      { _id: 2, a: 5 },
    ],
    { a: { $mod: [2, 1] } },
    [2],
  ],
  ['$not', [{ _id: 1, a: 4 }, { _id: 2, a: 9 }, { _id: 3 }], { a: { $not: { $gt: 5 } } }, [1, 3]],
  ['$nor', [{ _id: 1, a: 1 }, { _id: 2, b: 1 }, { _id: 3 }], { $nor: [{ a: 1 }, { b: 1 }] }, [3]],
  [
    '$expr',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ],
    { $expr: { $gt: ['$a', '$b'] } },
    [2],
  ],
  [
    '$bitsAllSet',
    [
      { _id: 1, a: 5 },
      { _id: 2, a: 4 },
    ],
    { a: { $bitsAllSet: 5 } },
    [1],
  ],
  [
    'a whole array',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [2, 1] },
    ],
    { a: [1, 2] },
    [1],
  ],
  [
    'a whole document with its field order',
    [
      { _id: 1, a: { x: 1, y: 2 } },
      { _id: 2, a: { y: 2, x: 1 } },
    ],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  ['an index into an array', [{ _id: 1, a: [{ b: 1 }, { b: 2 }] }], { 'a.1.b': 2 }, [1]],
  [
    'a pattern',
    [
      { _id: 1, a: 'Anna' },
      { _id: 2, a: 'bob' },
    ],
    { a: { $regex: '^an', $options: 'i' } },
    [1],
  ],
  [
    'a path does not exist in an array without documents',
    [
      { _id: 1, a: [] },
      { _id: 2, a: {} },
    ],
    { 'a.b': null },
    [2],
  ],
];

describe('find', () => {
  it.each(filters)('should return the matching documents for: %s', async (_, documents, filter, expected) => {
    await things.insertMany(documents as never);
    expect((await things.find(filter).sort({ _id: 1 }).toArray()).map((doc) => doc._id)).toEqual(expected);
  });

  it.each([
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ $where: 'true' }, 115],
    [{ a: { $near: [1, 2] } }, 115],
    [{ $expr: { $foo: 1 } }, 168],
  ])('should reject %j with code %d', async (filter, code) => {
    await expect(things.find(filter as never).toArray()).rejects.toMatchObject({ code });
  });

  it('should sort all types in the order of MongoDB, and arrays by their smallest element', async () => {
    const values = [null, 1, 'a', { a: 1 }, [0], new ObjectId(), true, new Date(0)];
    await things.insertMany(values.map((v, i) => ({ _id: i, v })) as never);
    const ids = (await things.find().sort({ v: 1 }).toArray()).map((doc) => doc._id as unknown as number);
    expect(ids).toEqual([0, 4, 1, 2, 3, 5, 6, 7]);
  });

  it('should return all batches from one snapshot when documents are deleted meanwhile', async () => {
    await things.insertMany(Array.from({ length: 250 }, (_, i) => ({ _id: i })) as never);
    const cursor = things.find().batchSize(50);
    const first = await cursor.next();
    await things.deleteMany({});
    const rest = await cursor.toArray();
    expect([first, ...rest]).toHaveLength(250);
  });

  it('should return the fields of the projection', async () => {
    await things.insertOne({
      _id: 1 as never,
      a: [
        { b: 1, c: 2 },
        { b: 3, c: 4 },
      ],
      d: { e: 1, f: 2 },
      g: 9,
    });
    const show = (projection: Document, filter: Document = {}): Promise<Document | null> =>
      things.findOne(filter, { projection });
    expect(await show({ 'a.b': 1, _id: 0 })).toEqual({ a: [{ b: 1 }, { b: 3 }] });
    expect(await show({ 'd.e': 0, a: 0, g: 0 })).toEqual({ _id: 1, d: { f: 2 } });
    expect(await show({ a: { $slice: 1 }, d: 0, g: 0 })).toEqual({ _id: 1, a: [{ b: 1, c: 2 }] });
    expect(await show({ a: { $elemMatch: { b: 3 } }, _id: 0 })).toEqual({ a: [{ b: 3, c: 4 }] });
    expect(await show({ 'a.$': 1, _id: 0 }, { 'a.b': 3 })).toEqual({ a: [{ b: 3, c: 4 }] });
    expect(await show({ sum: { $add: ['$g', '$d.e'] }, _id: 0 })).toEqual({ sum: 10 });
    await expect(show({ a: 1, g: 0 })).rejects.toMatchObject({ code: 31254 });
  });

  it('should compare strings with the collation', async () => {
    await things.insertMany([
      { _id: 1, a: 'Éa' },
      { _id: 2, a: 'eb' },
      { _id: 3, a: 'EA' },
    ] as never);
    const collation = { locale: 'en', strength: 1 as const };
    expect(await things.countDocuments({ a: 'ea' }, { collation })).toBe(2);
    const sorted = await things.find().sort({ a: 1, _id: 1 }).collation(collation).toArray();
    expect(sorted.map((doc) => doc._id as unknown)).toEqual([1, 3, 2]);
  });
});

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

describe('commands', () => {
  it.each<[Document, number]>([
    [{ noSuchCommand: 1 }, 59],
    [{ find: 'things', noSuchField: 1 }, 40415],
    [{ find: 'things', tailable: true }, 115],
    [{ find: 'things', sort: { a: 2 } }, 15975],
    [{ find: 'things', limit: -1 }, 51024],
    [{ find: 1 }, 73],
    [{ aggregate: 'things', pipeline: [{ $foo: 1 }], cursor: {} }, 40324],
    [{ aggregate: 'things', pipeline: [] }, 9],
    [{ create: 'a$b' }, 73],
    [{ create: 'capped', capped: true, size: 1000 }, 115],
    [{ listIndexes: 'nowhere' }, 26],
    [{ getMore: Long.fromNumber(5), collection: 'things' }, 43],
  ])('should reject %j with code %d', async (command, code) => {
    await expect((await server.db()).command(command)).rejects.toMatchObject({ code });
  });

  it('should write and then report an error when one node cannot satisfy the write concern', async () => {
    await expect(things.insertOne({ a: 1 }, { writeConcern: { w: 3 } })).rejects.toMatchObject({ code: 100 });
    expect(await things.countDocuments()).toBe(1);
  });
});
