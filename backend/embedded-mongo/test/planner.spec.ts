import fc from 'fast-check';
import type { Collection, Document, Filter, Sort } from 'mongodb';
import { required } from '../src/errors/required.js';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.destroy());

async function collection(name: string, documents: Document[]): Promise<Collection> {
  const made = (await server.db()).collection(name);
  if (documents.length) await made.insertMany(documents);
  return made;
}

interface Stage {
  stage: string;
  inputStage?: Stage;
  indexName?: string;
  keyPattern?: Document;
}

const innermost = (stage: Stage): Stage => (stage.inputStage ? innermost(stage.inputStage) : stage);
const stagesOf = (stage: Stage): string[] => [
  stage.stage,
  ...(stage.inputStage ? stagesOf(stage.inputStage) : []),
];

/** Returns the plan of explain: the innermost stage, all stages from the outermost, and the examined counts. */
async function explained(found: { explain(verbosity: 'executionStats'): Promise<Document> }) {
  const { queryPlanner, executionStats } = await found.explain('executionStats');
  return {
    scan: innermost(queryPlanner.winningPlan as Stage),
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    docs: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}

describe('the planner', () => {
  let people: Collection;
  beforeAll(async () => {
    people = await collection(
      'people',
      Array.from({ length: 500 }, (_, i) => ({
        n: i,
        group: i % 5,
        name: `name${i}`,
        at: new Date(1e12 + i * 1000),
        suffixes: Array.from({ length: 4 }, (_, k) => `name${i}`.slice(k)),
      })),
    );
    await people.createIndex({ group: 1, at: -1 });
    await people.createIndex({ n: 1 }, { unique: true });
    await people.createIndex({ suffixes: 1 });
    await people.createIndex({ name: 1 });
  });

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

  it('should count with an index without reading records', async () => {
    const db = await server.db();
    const counted = await db.command({
      explain: { count: 'people', query: { group: 2 } },
      verbosity: 'executionStats',
    });
    expect(innermost(counted.queryPlanner.winningPlan as Stage).stage).toBe('COUNT_SCAN');
    expect(counted.executionStats).toMatchObject({ totalDocsExamined: 0, nReturned: 100 });
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

  it('should count a $or and thousands of values without reading records', async () => {
    const db = await server.db();
    const examined = async (query: Filter<Document>) => {
      const counted = await db.command({ explain: { count: 'people', query }, verbosity: 'executionStats' });
      const { totalDocsExamined, nReturned } = counted.executionStats as Document;
      return [totalDocsExamined, nReturned];
    };
    expect(await examined({ $or: [{ group: 2 }, { n: { $in: [2, 3] } }] })).toEqual([0, 101]);
    const numbers = Array.from({ length: 3000 }, (_, i) => i);
    expect(await examined({ n: { $in: numbers } })).toEqual([0, 500]);
    expect(await examined({ group: { $in: numbers }, at: { $gte: new Date(0) } })).toEqual([0, 500]);
  });

  it('should count many values of one field with the index that binds the most fields', async () => {
    const made = await collection(
      'applicants',
      Array.from({ length: 4000 }, (_, i) => ({ agency: i % 400, state: i % 2, endings: [i, -i], at: i })),
    );
    await made.createIndex({ state: 1, endings: 1 });
    await made.createIndex({ state: 1, at: 1 });
    await made.createIndex({ agency: 1, state: 1, at: 1 });
    const query = { agency: { $in: Array.from({ length: 300 }, (_, i) => i) }, state: 1 };
    const db = await server.db();
    const counted = await db.command({
      explain: { count: 'applicants', query },
      verbosity: 'executionStats',
    });
    expect(innermost(counted.queryPlanner.winningPlan as Stage)).toMatchObject({
      stage: 'COUNT_SCAN',
      keyPattern: { agency: 1, state: 1, at: 1 },
    });
    expect(counted.executionStats).toMatchObject({ totalDocsExamined: 0, nReturned: 1500 });
    // For a read with equal prefixes, the planner prefers the index that contains each record once.
    const { scan } = await explained(made.find({ state: 1, other: null }));
    expect(scan.keyPattern).toEqual({ state: 1, at: 1 });
  });

  it('should count the distinct values of a field with the keys of an index', async () => {
    const made = await collection('applications', [
      { agency: 'a', user: 1 },
      { agency: 'a', user: 1 },
      { agency: 'b', user: 1 },
      { agency: 'b', user: null },
      { agency: 'b' },
      { agency: 'c', user: 9 },
    ]);
    const different = (agencies: string[]) =>
      made
        .aggregate([{ $match: { agency: { $in: agencies } } }, { $group: { _id: '$user' } }, { $count: 'n' }])
        .toArray();
    expect(await different(['a', 'b'])).toEqual([{ n: 2 }]);
    await made.createIndex({ agency: 1, user: 1 });
    expect(await different(['a', 'b'])).toEqual([{ n: 2 }]);
    expect(await different(['z'])).toEqual([]);
    await made.insertOne({ agency: 'a', user: 2 });
    expect(await different(['a', 'b', 'c'])).toEqual([{ n: 4 }]);
    await made.insertOne({ agency: 'a', user: [4, 5] });
    expect(await different(['a'])).toEqual([{ n: 3 }]);
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

describe('indexes and scans', () => {
  const small = fc.constantFrom<unknown>(
    0,
    1,
    2,
    3,
    null,
    'a',
    'ab',
    'b',
    true,
    1.5,
    [1, 2],
    [],
    ['a', 'b'],
    { x: 1 },
  );
  const field = fc.constantFrom('a', 'b', 'c.d', 'e');
  const documents = fc.array(
    fc.record(
      {
        a: small,
        b: small,
        c: fc.oneof(
          fc.record({ d: small }),
          fc.array(fc.record({ d: small }, { requiredKeys: [] }), { maxLength: 3 }),
        ),
        e: fc.nat(3),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 12 },
  );
  const operand = fc.constantFrom<unknown>(0, 1, 2, 'a', 'ab', 1.5, true);
  const condition = fc.oneof(
    small.filter((value) => !Array.isArray(value)),
    fc.record({ $gt: operand }),
    fc.record({ $gte: operand, $lt: operand }),
    fc.record({ $lte: operand }),
    fc.record({ $in: fc.array(small, { minLength: 1, maxLength: 3 }) }),
    fc.record({ $ne: operand }),
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $all: fc.array(operand, { minLength: 1, maxLength: 2 }) }),
    fc.record({ $elemMatch: fc.record({ $gte: operand, $lte: operand }) }),
    fc.constantFrom(/^a/, /^ab/, /b/),
    fc.record({ $not: fc.record({ $gt: operand }) }),
  );
  const clause = fc.dictionary(field, condition, { maxKeys: 3, noNullPrototype: true });
  const filter = fc.oneof(clause, fc.record({ $or: fc.array(clause, { minLength: 1, maxLength: 3 }) }));
  const direction = fc.constantFrom(1 as const, -1 as const);
  const order = fc.dictionary(fc.constantFrom('a', 'b', 'e'), direction, {
    maxKeys: 2,
    noNullPrototype: true,
  });
  const index = fc.uniqueArray(fc.tuple(field, direction), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 3,
  });

  it('should return the same records for any documents, indexes and filter', async () => {
    const made = await collection('agree', []);
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(index, { minLength: 1, maxLength: 3 }),
        filter,
        order,
        fc.nat(3),
        async (docs, indexes, asked, sort, skip) => {
          await made.drop();
          const parallel = (error: { code?: number }): void => expect([171, 85, 86]).toContain(error.code);
          for (const spec of indexes)
            await made
              .createIndex(Object.fromEntries(spec), { name: JSON.stringify(spec).replaceAll('.', '_') })
              .catch(parallel);
          for (const doc of docs) await made.insertOne({ ...doc }).catch(parallel);
          const query = asked as Filter<Document>;
          const expected = await made.find(query).hint({ $natural: 1 }).toArray();
          const ids = (found: Document[]): string[] => found.map(({ _id }) => String(_id)).sort();
          expect(ids(await made.find(query).toArray())).toEqual(ids(expected));
          expect(await made.countDocuments(query)).toBe(expected.length);
          const sorted = await made
            .find(query)
            .sort(sort as Sort)
            .toArray();
          expect(ids(sorted)).toEqual(ids(expected));
          if (!docs.some(({ a, b }) => Array.isArray(a) || Array.isArray(b))) {
            const inMemory = await made
              .find(query)
              .sort(sort as Sort)
              .hint({ $natural: 1 })
              .toArray();
            const keys = (found: Document[]) =>
              found.map((doc) => Object.keys(sort).map((name) => doc[name] ?? null));
            expect(keys(sorted)).toEqual(keys(inMemory));
          }
          expect(
            await made
              .find(query)
              .sort(sort as Sort)
              .skip(skip)
              .toArray(),
          ).toHaveLength(Math.max(0, expected.length - skip));
        },
      ),
      { numRuns: process.env.PROOF ? 2000 : process.env.REPEATS ? 60 : 20, seed: 11 },
    );
  });
});
