import type { Collection, Document, Filter, Sort } from 'mongodb';
import { required } from '../src/errors/required.js';
import { insertPeople } from './people.js';
import { explained } from './plan.js';
import { TestServer } from './server.js';

const server = new TestServer();
let people: Collection;
beforeAll(async () => {
  await server.start();
  people = await insertPeople(await server.db());
});
afterAll(() => server.destroy());

async function collection(name: string, documents: Document[]): Promise<Collection> {
  const made = (await server.db()).collection(name);
  await made.insertMany(documents);
  return made;
}

describe('the planner', () => {
  it('should scan the collection when no index helps', async () => {
    const { scan, docs } = await explained(people.find({ other: 1 }));
    expect(scan.stage).toBe('COLLSCAN');
    expect(docs).toBe(500);
  });

  it('should use the index for equality, $in and ranges', async () => {
    expect(await explained(people.find({ n: 7 }))).toMatchObject({
      scan: { indexName: 'n_1' },
      keys: 1,
      docs: 1,
    });
    expect(await explained(people.find({ n: { $in: [7, 8, 1000] } }))).toMatchObject({
      scan: { stage: 'IXSCAN' },
      docs: 2,
    });
    expect(await explained(people.find({ n: { $gte: 10, $lt: 20 } }))).toMatchObject({
      keys: 10,
      docs: 10,
      returned: 10,
    });
    const { _id } = required(await people.findOne(), 'a person');
    expect(await explained(people.find({ _id }))).toMatchObject({
      keys: 1,
      docs: 1,
    });
  });

  it('should use one index for equality, sort and skip without sorting', async () => {
    const page = people.find({ group: 3 }).sort({ at: -1 }).skip(50).limit(10);
    const { stages, docs, returned } = await explained(page);
    expect(stages).toEqual(['LIMIT', 'SKIP', 'FETCH', 'IXSCAN']);
    expect([docs, returned]).toEqual([10, 10]);
    const backwards = people.find({ group: 3 }).sort({ at: 1 }).limit(1);
    expect((await explained(backwards)).stages).not.toContain('SORT');
    expect((await backwards.next())?.n).toBe(3);
    expect((await explained(people.find().sort({ group: -1, at: 1 }))).stages).not.toContain('SORT');
    expect((await explained(people.find().sort({ group: 1, at: 1 }))).stages).toContain('SORT');
  });

  it('should sort by the index when the field before the sort must be null', async () => {
    const found = await collection(
      'kept',
      Array.from({ length: 60 }, (_, n) => ({ n, ...(n % 3 === 1 ? {} : { gone: n % 3 ? n : null }) })),
    );
    await found.createIndex({ gone: 1, n: -1 });
    for (const gone of [null, { $exists: false }, { $in: [null] }]) {
      const wanted = found.find({ gone }).sort({ n: -1 }).limit(4);
      expect((await explained(wanted)).stages).not.toContain('SORT');
      const missing = gone !== null && '$exists' in gone;
      expect((await wanted.toArray()).map(({ n }) => n as number)).toEqual(
        missing ? [58, 55, 52, 49] : [58, 57, 55, 54],
      );
    }
  });

  it('should use a tight range when a prefix pattern is applied to an array of suffixes', async () => {
    const wanted = people.find({ suffixes: /^me49/ });
    const { scan, keys, docs } = await explained(wanted);
    expect(scan).toMatchObject({ stage: 'IXSCAN', indexName: 'suffixes_1' });
    expect([keys, docs]).toEqual([11, 11]);
    expect(await people.countDocuments({ suffixes: /^me49/ })).toBe(11);
    expect((await explained(people.find({ suffixes: { $all: ['name42', 'me42'] } }))).docs).toBe(1);
  });

  it('should read only the returned records when one index filters and another index sorts', async () => {
    const wanted = people.find({ suffixes: /^me1/ }).sort({ n: -1 }).limit(20);
    const { stages, docs, returned } = await explained(wanted);
    expect(stages).toEqual(['LIMIT', 'FETCH', 'AND_HASH']);
    expect([docs, returned]).toEqual([20, 20]);
  });

  it('should return the same records from combined indexes as from a collection scan', async () => {
    const asked: [Filter<Document>, string][] = [
      [{ suffixes: /^me1/ }, 'AND_HASH'],
      [{ suffixes: /^me1/, group: { $ne: 4 } }, 'AND_HASH'],
      [{ suffixes: { $all: [/^me1/, /^ame1/] } }, 'AND_HASH'],
      [{ suffixes: /^name/ }, 'IXSCAN'],
      [{ suffixes: /^me499/ }, 'IXSCAN'],
      [{ suffixes: /^nobody/ }, 'IXSCAN'],
    ];
    const client = await server.connect();
    const own = client.db('test').collection('people');
    const session = client.startSession();
    try {
      session.startTransaction();
      const more = { $set: { suffixes: ['me1', 'me10'] } };
      await own.updateMany({ n: { $gte: 480, $lt: 490 } }, more, { session });
      await own.deleteMany({ n: { $gte: 190, $lt: 200 } }, { session });
      for (const [filter, stage] of asked) {
        for (const options of [{}, { session }]) {
          for (const [sort, skip, limit] of [
            [{ n: -1 }, 0, 20],
            [{ n: 1 }, 15, 10],
            [{ n: -1 }, 105, 20],
          ] as [Sort, number, number][]) {
            const page = own.find(filter, options).sort(sort).skip(skip).limit(limit);
            const whole = own.find(filter, options).hint({ $natural: 1 }).sort(sort);
            expect(await page.toArray()).toEqual((await whole.toArray()).slice(skip, skip + limit));
          }
        }
        const first = await explained(people.find(filter).sort({ n: -1 }).limit(20));
        expect(first.scan.stage).toBe(stage);
      }
      await session.abortTransaction();
    } finally {
      await session.endSession();
    }
  });

  it('should use several indexes for $or', async () => {
    const { stages, docs } = await explained(people.find({ $or: [{ n: 1 }, { name: 'name2' }] }));
    expect(stages).toContain('OR');
    expect(docs).toBe(2);
  });

  it('should use the branches of a sorted $or when few records match, and the sort index when many match', async () => {
    const rows = await collection(
      'rows',
      Array.from({ length: 3000 }, (_, at) => ({ at, by: at % 1000, on: at % 2 })),
    );
    for (const field of ['at', 'by', 'on']) await rows.createIndex({ [field]: 1 });
    const of = ($or: Filter<Document>[]) => rows.find({ $or }).sort({ at: -1 }).limit(5);
    const few = [{ by: 7 }, { by: 8 }];
    expect((await explained(of(few))).docs).toBe(6);
    expect((await of(few).toArray()).map(({ at }) => at)).toEqual([2008, 2007, 1008, 1007, 8]);
    expect((await explained(of([{ by: 999 }, { on: 0 }]))).docs).toBeLessThan(20);
    const none = [{ by: { $in: [] } }, { on: { $in: [] } }];
    expect((await explained(of(none))).docs).toBe(0);
  });

  it('should sort a $or with an index of a value that all its branches ask for', async () => {
    const sends = await collection(
      'sends',
      Array.from({ length: 3000 }, (_, at) => ({
        kind: at % 3 ? 'send' : 'gift',
        at,
        by: at % 1000,
        on: at % 2,
      })),
    );
    for (const field of ['at', 'by', 'on']) await sends.createIndex({ kind: 1, [field]: 1 });
    const of = (...branches: Filter<Document>[]) => ({
      $or: branches.map((one) => ({ kind: 'send', ...one })),
    });
    const newest = (filter: Filter<Document>) => sends.find(filter).sort({ at: -1 }).limit(5);
    const many = of({ by: 998 }, { on: 0 });
    expect((await explained(newest(many))).docs).toBeLessThan(20);
    expect((await newest(many).toArray()).map(({ at }) => at)).toEqual([2998, 2996, 2992, 2990, 2986]);
    const few = of({ by: 7 }, { by: 8 });
    expect((await explained(newest(few))).docs).toBe(4);
    expect((await newest(few).toArray()).map(({ at }) => at)).toEqual([2008, 1007, 8, 7]);
    expect(await sends.countDocuments(few)).toBe(4);
    // Without a value that all branches ask for, the index of one branch must not hide the others.
    const mixed = {
      $or: [
        { kind: 'send', by: 7 },
        { kind: 'gift', by: 6 },
      ],
    };
    expect((await newest(mixed).toArray()).map(({ at }) => at)).toEqual([1007, 7, 6]);
  });

  it('should check the conditions on the index fields after a range', async () => {
    const points = await collection(
      'points',
      Array.from({ length: 60 }, (_, i) => ({ n: i, x: i % 6, y: i % 10, gone: null })),
    );
    await points.createIndex({ x: 1, y: -1 });
    await points.createIndex({ gone: 1, x: 1, n: 1 });
    const asked: Filter<Document>[] = [
      { x: { $gt: 1 }, y: 3 },
      { x: { $gte: 1, $lt: 5 }, y: { $in: [1, 2] } },
      { x: { $in: [1, 4] }, y: { $lt: 8 } },
      { gone: null, x: 2 },
      { gone: null, n: { $in: [3, 4, 5, 41] } },
    ];
    for (const filter of asked) {
      const expected = await points.find(filter).hint({ $natural: 1 }).toArray();
      expect(expected.length).toBeGreaterThan(0);
      for (const hint of ['x_1_y_-1', 'gone_1_x_1_n_1', undefined]) {
        const found = points.find(filter, hint ? { hint } : {}).sort({ n: 1 });
        expect(await found.toArray()).toEqual(expected);
        expect(await points.countDocuments(filter, hint ? { hint } : {})).toBe(expected.length);
      }
    }
  });

  it('should return all records when the combinations of values exceed the maximum number of ranges', async () => {
    const pairs = await collection(
      'pairs',
      Array.from({ length: 100 }, (_, i) => ({ left: i % 10, right: i })),
    );
    await pairs.createIndex({ left: 1, right: 1 }, { unique: true });
    const numbers = Array.from({ length: 120 }, (_, i) => i);
    const filter = { left: { $in: numbers }, right: { $in: numbers } };
    expect((await explained(pairs.find(filter))).scan.indexName).toBe('left_1_right_1');
    expect(await pairs.find(filter).toArray()).toHaveLength(100);
    expect(await pairs.countDocuments(filter)).toBe(100);
  });

  it('should follow a hint, and reject a hint without an index', async () => {
    expect((await explained(people.find({ n: 1 }).hint({ name: 1 }))).scan.indexName).toBe('name_1');
    expect((await explained(people.find({ n: 1 }).hint({ $natural: 1 }))).scan.stage).toBe('COLLSCAN');
    await expect(people.find({ n: 1 }).hint('none').toArray()).rejects.toMatchObject({ code: 2 });
  });

  it('should use a partial or sparse index only when it contains all matching records', async () => {
    const users = await collection('partial', [
      { name: 'a', deleted: false, tag: 'x' },
      { name: 'a', deleted: true },
    ]);
    await users.createIndex({ name: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
    await users.createIndex({ tag: 1 }, { sparse: true });
    expect((await explained(users.find({ name: 'a', deleted: false }))).scan.stage).toBe('IXSCAN');
    expect((await explained(users.find({ name: 'a' }))).scan.stage).toBe('COLLSCAN');
    expect(await users.countDocuments({ name: 'a' })).toBe(2);
    expect((await explained(users.find({ tag: 'x' }))).scan.stage).toBe('IXSCAN');
    expect((await explained(users.find({ tag: null }))).scan.stage).toBe('COLLSCAN');
    expect(await users.find().sort({ tag: 1 }).toArray()).toHaveLength(2);
  });
});
