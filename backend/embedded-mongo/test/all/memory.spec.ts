import type { Collection, Document } from 'mongodb';
import { TestServer } from '../server.js';

const server = new TestServer();
let one: Collection;
let large: Collection;
beforeAll(async () => {
  await server.start();
  const db = await server.db('memory');
  one = db.collection('one');
  await one.insertOne({ text: 'x'.repeat(1_000_000) });
  large = db.collection('large');
  for (let part = 0; part < 3; part++)
    await large.insertMany(Array.from({ length: 40 }, (_, i) => ({ i, text: 'x'.repeat(1_000_000) })));
});
afterAll(() => server.destroy());

const project = (n: unknown): Promise<Document[]> => one.aggregate([{ $project: { _id: 0, n } }]).toArray();
const range = (end: number) => ({ $range: [0, end] });
/** Doubles the initial value `times` times. */
const doubled = (times: number, initialValue: unknown, operator: string) => ({
  $reduce: { input: range(times), initialValue, in: { [operator]: ['$$value', '$$value'] } },
});
const memoryLimit = { code: 146, codeName: 'ExceededMemoryLimit' };

describe('the memory limit of an expression', () => {
  it.each([
    ['a range of 30 million numbers', range(3e7)],
    ['ranges that exceed the limit together', { $map: { input: range(1000), in: range(10_000) } }],
    ['a string that doubles', doubled(40, 'x', '$concat')],
    ['an array that doubles', doubled(40, [1], '$concatArrays')],
    ['a replacement that grows', { $replaceAll: { input: '$text', find: 'x', replacement: '$text' } }],
  ])('should reject %s', async (_, expression) => {
    await expect(project(expression)).rejects.toMatchObject(memoryLimit);
  });

  it('should accept values within the limits of MongoDB', async () => {
    expect(await project({ $size: range(1_000_000) })).toEqual([{ n: 1_000_000 }]);
    expect(await project({ $strLenBytes: doubled(20, 'x', '$concat') })).toEqual([{ n: 2 ** 20 }]);
    expect(await project({ $sum: range(0) })).toEqual([{ n: 0 }]);
  });

  it('should apply to each document separately', async () => {
    const stages = [{ $project: { n: { $size: range(1_000_000) } } }, { $count: 'documents' }];
    expect(await large.aggregate([{ $limit: 10 }, ...stages]).toArray()).toEqual([{ documents: 10 }]);
  });
});

describe('the memory limit of an aggregation', () => {
  it.each(['$push', '$addToSet'])('should reject more than 100 MB in %s', async (name) => {
    const value = { $concat: ['$text', { $toString: '$_id' }] };
    const stages = [
      { $group: { _id: null, all: { [name]: value } } },
      { $project: { n: { $size: '$all' } } },
    ];
    await expect(large.aggregate(stages).toArray()).rejects.toMatchObject(memoryLimit);
  });

  it('should reject more than 100 MB in $lookup', async () => {
    const stages = [
      { $lookup: { from: 'large', pipeline: [], as: 'all' } },
      { $project: { n: { $size: '$all' } } },
    ];
    await expect(one.aggregate(stages).toArray()).rejects.toMatchObject(memoryLimit);
  });

  it.each([1_500_000, 6_000_000])('should reject a result document with %i numbers', async (count) => {
    const refused = project(range(count));
    await expect(refused).rejects.toMatchObject({ code: count < 5e6 ? 10334 : 13548 });
    expect((await one.findOne())?.text).toHaveLength(1_000_000);
  });
});
