import { type Collection, type Document, ObjectId } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection;
beforeAll(async () => {
  await server.start();
  things = (await server.db()).collection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

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
    'the literal beginning of texts, of texts in arrays, and the stored pattern itself',
    [
      { _id: 1, a: 'an+na' },
      { _id: 2, a: ['x', 'an+'] },
      { _id: 3, a: /^an\+/ },
      { _id: 4, a: 'xan+' },
      { _id: 5, a: 'ann', b: 'an+' },
    ],
    { a: { $regex: '^an\\+' } },
    [1, 2, 3],
  ],
  [
    'a repeated character after a literal beginning',
    [
      { _id: 1, a: 'annna' },
      { _id: 2, a: ['x', 'an'] },
      { _id: 3, a: /^an+/ },
      { _id: 4, a: 'ax' },
    ],
    { a: { $regex: '^an+' } },
    [1, 2, 3],
  ],
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

  it('should return all batches from one snapshot when documents are deleted during the read', async () => {
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
