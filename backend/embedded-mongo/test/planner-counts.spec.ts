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
