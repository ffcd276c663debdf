import type { Collection, Document } from 'mongodb';
import { insertSales } from './sales.js';
import { TestServer } from './server.js';

const server = new TestServer();
let sales: Collection;
beforeAll(async () => {
  await server.start();
  sales = await insertSales(await server.db());
});
afterAll(() => server.destroy());

const run = (pipeline: Document[]): Promise<Document[]> => sales.aggregate(pipeline).toArray();

/** [name, pipeline, expected results] */
const stages: [string, Document[], Document[]][] = [
  [
    '$group',
    [
      {
        $group: {
          _id: '$item',
          n: { $sum: '$n' },
          most: { $max: '$price' },
          all: { $push: '$_id' },
          avg: { $avg: '$n' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', n: 7, most: 1.5, all: [1, 3], avg: 3.5 },
      { _id: 'b', n: 1, most: 2, all: [2], avg: 1 },
    ],
  ],
  [
    '$unwind',
    [{ $match: { _id: { $lte: 2 } } }, { $unwind: '$tags' }, { $project: { tags: 1, _id: 0 } }],
    [{ tags: 'x' }, { tags: 'y' }, { tags: 'x' }],
  ],
  [
    '$unwind that keeps empty arrays',
    [
      { $match: { _id: 3 } },
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } },
      { $project: { n: 1 } },
    ],
    [{ _id: 3, n: 5 }],
  ],
  [
    '$lookup by fields',
    [
      { $match: { _id: 2 } },
      { $lookup: { from: 'items', localField: 'item', foreignField: '_id', as: 'of' } },
      { $project: { of: 1 } },
    ],
    [{ _id: 2, of: [{ _id: 'b', name: 'Bean', parent: 'a' }] }],
  ],
  [
    '$lookup by pipeline',
    [
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'items',
          let: { i: '$item' },
          pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$i'] } } }, { $project: { name: 1, _id: 0 } }],
          as: 'of',
        },
      },
      { $project: { of: 1 } },
    ],
    [{ _id: 1, of: [{ name: 'Apple' }] }],
  ],
  [
    '$graphLookup',
    [
      { $match: { _id: 1 } },
      {
        $graphLookup: {
          from: 'items',
          startWith: '$item',
          connectFromField: '_id',
          connectToField: 'parent',
          as: 'below',
          depthField: 'depth',
        },
      },
      { $project: { names: '$below.name', _id: 0 } },
    ],
    [{ names: ['Bean', 'Corn'] }],
  ],
  [
    '$facet',
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          first: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 3 }], first: [{ _id: 1 }] }],
  ],
  ['$replaceRoot', [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { it: '$item' } } }], [{ it: 'a' }]],
  [
    '$sortByCount',
    [{ $sortByCount: '$item' }],
    [
      { _id: 'a', count: 2 },
      { _id: 'b', count: 1 },
    ],
  ],
  [
    '$bucket',
    [{ $bucket: { groupBy: '$n', boundaries: [0, 2, 10] } }],
    [
      { _id: 0, count: 1 },
      { _id: 2, count: 2 },
    ],
  ],
  [
    '$unionWith',
    [
      { $match: { _id: 1 } },
      { $project: { _id: 1 } },
      { $unionWith: { coll: 'items', pipeline: [{ $project: { _id: 1 } }, { $limit: 1 }] } },
    ],
    [{ _id: 1 }, { _id: 'a' }],
  ],
  [
    '$setWindowFields',
    [
      {
        $setWindowFields: {
          sortBy: { _id: 1 },
          output: { running: { $sum: '$n', window: { documents: ['unbounded', 'current'] } } },
        },
      },
      { $project: { running: 1 } },
    ],
    [
      { _id: 1, running: 2 },
      { _id: 2, running: 3 },
      { _id: 3, running: 8 },
    ],
  ],
  [
    '$group that only counts',
    [{ $match: { item: 'a' } }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
];

describe('aggregation stages', () => {
  it.each(stages)('should return the expected results for %s', async (_, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected);
  });

  it.each<[Document[], number]>([
    [[{ $foo: 1 }], 40324],
    [[{ $changeStream: {} }], 40573],
    [[{ $project: { a: { $foo: 1 } } }], 168],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
    [[{ $limit: 0 }], 15958],
    [[{ $project: { a: { $divide: [1, 0] } } }], 2],
    [[{ $unwind: 'tags' }], 28818],
    [[{ $match: {}, $sort: {} }], 40323],
  ])('should reject %j with code %d', async (pipeline, code) => {
    await expect(run(pipeline)).rejects.toMatchObject({ code });
  });

  it('should replace the documents and keep the indexes when the pipeline ends with $out', async () => {
    const target = (await server.db()).collection('out');
    await target.insertOne({ old: true });
    await target.createIndex({ n: 1 });
    await run([{ $match: { item: 'a' } }, { $out: 'out' }]);
    expect(await target.countDocuments()).toBe(2);
    expect(await target.indexExists('n_1')).toBe(true);
  });

  it('should merge into the collection when the pipeline ends with $merge', async () => {
    const target = (await server.db()).collection<Document>('merged');
    await target.insertOne({ _id: 'a', note: 'kept', total: 0 } as never);
    await run([{ $group: { _id: '$item', total: { $sum: '$n' } } }, { $merge: { into: 'merged' } }]);
    expect(await target.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', note: 'kept', total: 7 },
      { _id: 'b', total: 1 },
    ]);
    const discard = { into: 'merged', whenMatched: 'keepExisting', whenNotMatched: 'discard' };
    await run([{ $project: { total: { $literal: 9 } } }, { $merge: discard }]);
    expect(await target.countDocuments()).toBe(2);
  });
});
