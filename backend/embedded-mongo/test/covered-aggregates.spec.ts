import fc from 'fast-check';
import { Decimal128, Double, EJSON, Long } from 'bson';
import type { Collection, Document } from 'mongodb';
import type { Stage } from './plan.js';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.destroy());

let made = 0;
async function sales(documents: Document[]): Promise<Collection> {
  const collection = (await server.db()).collection(`sales${(made += 1)}`);
  await collection.createIndex({ shop: 1, price: 1, at: -1, state: 1 });
  await collection.insertMany(documents);
  return collection;
}

/** Returns the plan of an aggregation and how many records it reads. */
async function readBy(collection: Collection, stages: Document[]) {
  const [{ $cursor }] = (await collection.aggregate(stages).explain('executionStats')).stages as [Document];
  const { winningPlan } = $cursor.queryPlanner as { winningPlan: Stage };
  return [winningPlan.stage, $cursor.executionStats.totalDocsExamined as number];
}

/** Returns the results with their types, in one order. */
async function typed(collection: Collection, stages: Document[], hint?: Document): Promise<string[]> {
  const found = await collection.aggregate(stages, { promoteValues: false, ...(hint && { hint }) }).toArray();
  return found.map((doc) => EJSON.stringify(doc, { relaxed: false })).sort();
}

const sum = { $group: { _id: '$state', price: { $sum: '$price' }, last: { $max: '$at' } } };

describe('an aggregation that reads only fields of an index', () => {
  it('should read no record when the index also has the fields of the filter', async () => {
    const collection = await sales(
      Array.from({ length: 50 }, (_, i) => ({
        ...{ shop: i % 2, price: i - 10, at: new Date(i), state: i % 3 ? 'paid' : 'open', other: 'x' },
      })),
    );
    const paid = [{ $match: { shop: 1, state: 'paid' } }, sum];
    expect(await readBy(collection, [{ $match: { shop: 1 } }, sum])).toEqual(['PROJECTION_COVERED', 0]);
    expect(await readBy(collection, paid)).toEqual(['PROJECTION_COVERED', 0]);
    expect(await typed(collection, paid)).toEqual(await typed(collection, paid, { $natural: 1 }));
    expect(await typed(collection, paid)).toHaveLength(1);
    const others = [{ $match: { shop: 1, other: 'x' } }, sum];
    expect(await readBy(collection, others)).toEqual(['FETCH', 25]);
  });

  it('should read no record when an index of arrays finds the records and another one has the fields', async () => {
    const collection = await sales(
      Array.from({ length: 3000 }, (_, i) => ({
        ...{
          shop: 1,
          price: i,
          at: new Date(i),
          state: 'paid',
          words: [`a${i}`, `ab${i}`, i % 3 ? 'a' : 'b'],
        },
      })),
    );
    await collection.createIndex({ shop: 1, words: 1 });
    for (const words of [/^a/, /^a1/, /^b/]) {
      const stages = [{ $match: { shop: 1, words } }, sum];
      const agree = async () =>
        expect(await typed(collection, stages)).toEqual(await typed(collection, stages, { $natural: 1 }));
      if (words.source !== '^a1') expect((await readBy(collection, stages))[1]).toBe(0);
      await agree();
      await collection.updateMany({ price: { $lt: 40 } }, { $set: { words: ['c'] } });
      await collection.deleteMany({ price: { $gt: 2980 } });
      await collection.insertOne({ shop: 1, price: 1, at: new Date(), state: 'open', words: ['a1', 'b'] });
      await agree();
    }
  });

  it('should read the records when the keys do not show the type of a number', async () => {
    for (const price of [new Double(2), Long.fromNumber(2), Decimal128.fromString('2')]) {
      const collection = await sales([{ shop: 1, price: 1, at: new Date(0), state: 'paid' }]);
      const stages = [{ $match: { shop: 1 } }, sum];
      expect(await readBy(collection, stages)).toEqual(['PROJECTION_COVERED', 0]);
      await collection.insertOne({ shop: 1, price, at: new Date(0), state: 'paid' });
      expect(await readBy(collection, stages)).toEqual(['FETCH', 2]);
      expect(await typed(collection, stages)).toEqual(await typed(collection, stages, { $natural: 1 }));
    }
  });

  it('should read one record when its key does not show null from a missing field', async () => {
    const collection = await sales([
      { shop: 1, price: 1, at: new Date(0), state: 'paid' },
      { shop: 1, price: null, at: new Date(0), state: 'paid' },
    ]);
    const stages = [{ $match: { shop: 1 } }, { $project: { _id: 0, price: 1, state: 1 } }];
    expect(await readBy(collection, stages)).toEqual(['PROJECTION_COVERED', 1]);
    expect(await typed(collection, stages)).toEqual(await typed(collection, stages, { $natural: 1 }));
  });

  it('should see the writes of its own transaction', async () => {
    const collection = await sales([{ shop: 1, price: 1, at: new Date(0), state: 'paid' }]);
    const client = await server.connect();
    const own = client.db('test').collection(collection.collectionName);
    const session = client.startSession();
    await session.withTransaction(async () => {
      await own.insertOne({ shop: 1, price: 4, at: new Date(0), state: 'paid' }, { session });
      const [found] = await own.aggregate([{ $match: { shop: 1 } }, sum], { session }).toArray();
      expect(found?.price).toBe(5);
    });
    await session.endSession();
  });

  it('should return the same values for any documents, index and filter', async () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.double({ noNaN: false }),
      fc.integer({ min: -8, max: 8 }).map((number) => number * 2 ** 40),
      fc.constantFrom<unknown>('', 'a', 'é', 'a\0b', null, true, false, [1, 2], [], { x: 1 }, -0),
      fc.date({ noInvalidDate: true }),
      fc.string().map((text) => text.replaceAll('\0', '')),
    );
    const document = fc.record({ a: value, b: value, c: value }, { requiredKeys: [] });
    const direction = fc.constantFrom(1, -1);
    const spec = fc.record({ a: direction, b: direction, c: direction });
    const condition = fc.constantFrom<unknown>(
      { $gte: -1 },
      { $lt: 2 },
      'a',
      { $in: [0, 1, 'a', null] },
      true,
    );
    const filter = fc.record({ a: condition, b: condition }, { requiredKeys: ['a'] });
    const collection = (await server.db()).collection('any');
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 10 }),
        spec,
        filter,
        async (docs, index, asked) => {
          await collection.drop();
          await collection.createIndex(index).catch(() => undefined);
          for (const doc of docs) await collection.insertOne({ ...doc }).catch(() => undefined);
          for (const stage of [
            { $project: { _id: 0, a: 1 } },
            { $group: { _id: '$c', b: { $push: '$b' }, n: { $sum: '$a' } } },
          ]) {
            const stages = [{ $match: asked }, stage];
            const expected = await collection
              .aggregate([{ $match: asked }, { $sort: { _id: 1 } }, stage], { hint: { $natural: 1 } })
              .toArray();
            expect(await typed(collection, stages)).toHaveLength(expected.length);
            if ('$project' in stage)
              expect(await typed(collection, stages)).toEqual(
                await typed(collection, stages, { $natural: 1 }),
              );
          }
        },
      ),
      { numRuns: process.env.PROOF ? 2000 : 40, seed: 7 },
    );
  });
});
