import type { Collection, Document, Filter } from 'mongodb';
import { insertPeople } from './people.js';
import { explained, innermost, type Stage } from './plan.js';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(async () => {
  await server.start();
  await insertPeople(await server.db());
});
afterAll(() => server.destroy());

async function collection(name: string, documents: Document[]): Promise<Collection> {
  const made = (await server.db()).collection(name);
  await made.insertMany(documents);
  return made;
}

describe('a count', () => {
  it('should count with an index without reading records', async () => {
    const db = await server.db();
    const counted = await db.command({
      explain: { count: 'people', query: { group: 2 } },
      verbosity: 'executionStats',
    });
    expect(innermost(counted.queryPlanner.winningPlan as Stage).stage).toBe('COUNT_SCAN');
    expect(counted.executionStats).toMatchObject({ totalDocsExamined: 0, nReturned: 100 });
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

  it('should follow each write after a large count over an array index', async () => {
    const words = (i: number) => [`a${i % 7}`, `a${i % 11}x`, `ab${i}`, ...(i % 3 ? ['b'] : [])];
    const made = await collection(
      'names',
      Array.from({ length: 3000 }, (_, i) => ({ _id: i, state: i % 2, agency: i % 100, words: words(i) })),
    );
    await made.createIndex({ state: 1, words: 1 });
    await made.createIndex({ agency: 1, state: 1 });
    const some = { $in: Array.from({ length: 60 }, (_, i) => i) };
    const asked: Filter<Document>[] = [
      { state: { $in: [0, 1] }, words: /^a/ },
      { state: 1, words: /^a/ },
      { state: 1, words: /^a/, agency: some },
      {
        $or: [
          { state: 1, words: /^a/ },
          { state: 0, agency: some },
        ],
      },
    ];
    const counts = () => Promise.all(asked.map((filter) => made.countDocuments(filter)));
    const agree = async () => {
      const read = asked.map(
        async (filter) => (await made.find(filter).hint({ $natural: 1 }).toArray()).length,
      );
      expect(await counts()).toEqual(await Promise.all(read));
    };
    expect(await counts()).toEqual([3000, 1500, 900, 2400]);
    await made.insertOne({ _id: 3001, state: 1, agency: 1, words: ['a', 'ab'] } as Document);
    await made.insertOne({ _id: 3003, state: 1, agency: 2, words: ['c'] } as Document);
    await agree();
    await made.updateMany({ agency: 3 }, { $set: { words: ['b', 'c'] } });
    await made.updateMany({ agency: 5 }, { $push: { words: 'azz' } } as Document);
    await made.updateMany({ agency: 7 }, { $set: { state: 0 } });
    await made.deleteMany({ agency: 9 });
    await agree();
    const client = await server.connect();
    const own = client.db('test').collection('names');
    const session = client.startSession();
    session.startTransaction();
    await own.deleteMany({ agency: { $lt: 30 } }, { session });
    expect(await own.countDocuments({ state: 1, words: /^a/, agency: some }, { session })).toBe(450);
    await agree();
    await session.abortTransaction();
    await agree();
    session.startTransaction();
    await own.deleteMany({ agency: { $lt: 30 } }, { session });
    await session.commitTransaction();
    await session.endSession();
    await agree();
    await made.drop();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('should combine two indexes that express a filter together without reading records', async () => {
    const made = await collection(
      'hosts',
      Array.from({ length: 4000 }, (_, i) => ({
        state: i % 2,
        agency: i % 100,
        words: ['a', `ab${i}`, `c${i}`],
      })),
    );
    await made.createIndex({ state: 1, words: 1 });
    await made.createIndex({ agency: 1, state: 1 });
    const query = {
      state: 1,
      words: { $regex: '^a' },
      agency: { $in: Array.from({ length: 90 }, (_, i) => i) },
    };
    const db = await server.db();
    const counted = async (filter: Filter<Document>) => {
      const found = await db.command({
        explain: { count: 'hosts', query: filter },
        verbosity: 'executionStats',
      });
      return [found.executionStats.totalDocsExamined, found.executionStats.nReturned];
    };
    expect(await counted(query)).toEqual([0, 1800]);
    // Neither index expresses the last condition.
    expect(await counted({ ...query, other: null })).toEqual([1800, 1800]);
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
});
