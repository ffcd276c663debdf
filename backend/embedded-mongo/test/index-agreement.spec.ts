import fc from 'fast-check';
import type { Document, Filter, Sort } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.destroy());

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
    const made = (await server.db()).collection('agree');
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
