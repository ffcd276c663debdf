// Ranges of an index that are each in the order of the sort are merged: `{ status: { $in: [...] } }` sorted by date.
import fc from 'fast-check';
import type { Collection, Document } from 'mongodb';
import { explained } from './plan.js';
import { TestServer } from './server.js';

const server = new TestServer();
let videos: Collection<Document & { _id: number }>;
beforeAll(async () => {
  await server.start();
  videos = (await server.db()).collection<Document & { _id: number }>('videos');
  // 37 is prime, so neighbours in time differ in state and owner.
  await videos.insertMany(
    Array.from({ length: 3000 }, (_, n) => ({
      _id: n,
      status: (n * 37) % 5,
      owner: `owner${(n * 37) % 301}`,
      tags: [`tag${n % 7}`, `tag${(n * 3) % 7}`],
      at: new Date((n * 1009) % 3001),
    })),
  );
  await videos.createIndexes([
    { key: { status: 1, at: -1, _id: -1 } },
    { key: { owner: 1, status: 1, at: 1, _id: 1 } },
    { key: { tags: 1, at: 1, _id: 1 } },
    { key: { status: 1, _id: 1 }, unique: true, name: 'unique' },
  ]);
});
afterAll(() => server.destroy());

const newest = { at: -1, _id: -1 } as const;

/** The ids that a collection scan and a sort in memory find. */
const scanned = (filter: Document, sort: Document, skip: number, limit: number) =>
  idsOf(videos.find(filter).hint({ $natural: 1 }).sort(sort).skip(skip).limit(limit));
const idsOf = async (found: { toArray(): Promise<{ _id: number }[]> }) =>
  (await found.toArray()).map(({ _id }) => _id);

describe('a sort over several values of the leading fields', () => {
  it('should read no document of the pages before and none beyond the page', async () => {
    const page = videos
      .find({ status: { $in: [0, 1, 3] } })
      .sort(newest)
      .skip(1000)
      .limit(20);
    const { stages, docs, keys, returned } = await explained(page);
    expect(stages).toEqual(['LIMIT', 'SKIP', 'FETCH', 'SORT_MERGE', 'IXSCAN']);
    expect([docs, returned]).toEqual([20, 20]);
    expect(keys).toBe(1020);
    expect(await idsOf(page)).toEqual(await scanned({ status: { $in: [0, 1, 3] } }, newest, 1000, 20));
  });

  it('should merge hundreds of ranges of several fields', async () => {
    const owners = Array.from({ length: 200 }, (_, n) => `owner${n}`);
    const filter = { owner: { $in: owners }, status: { $in: [1, 2] } };
    const page = videos.find(filter).sort({ at: 1, _id: 1 }).skip(500).limit(30);
    expect((await explained(page)).stages).toContain('SORT_MERGE');
    expect(await idsOf(page)).toEqual(await scanned(filter, { at: 1, _id: 1 }, 500, 30));
  });

  it('should return a record of several ranges once', async () => {
    const filter = { tags: { $in: ['tag1', 'tag2', 'tag3'] } };
    const page = videos.find(filter).sort({ at: 1, _id: 1 }).limit(500);
    expect((await explained(page)).stages).toContain('SORT_MERGE');
    expect(await idsOf(page)).toEqual(await scanned(filter, { at: 1, _id: 1 }, 0, 500));
  });

  it('should equal a sort in memory for any values, bounds, order and page', async () => {
    const some = (most: number) => fc.uniqueArray(fc.nat(most), { minLength: 1, maxLength: 12 });
    const direction = fc.constantFrom(1 as const, -1 as const);
    await fc.assert(
      fc.asyncProperty(
        fc.record({ states: some(6), owners: some(310), from: fc.nat(3001), span: fc.nat(3001) }),
        fc.constantFrom('status', 'owner', 'both', 'bounded', 'unique'),
        fc.record({ direction, skip: fc.nat(700), limit: fc.integer({ min: 1, max: 600 }) }),
        async ({ states, owners, from, span }, kind, { direction: d, skip, limit }) => {
          const status = { $in: states };
          const owner = { $in: owners.map((n) => `owner${n}`) };
          const at = { $gte: new Date(from), $lt: new Date(from + span) };
          const filters = {
            status: { status },
            owner: { owner, status: 2 },
            both: { owner, status },
            bounded: { status, at },
            unique: { status },
          };
          const sort: Document = kind === 'unique' ? { _id: d } : { at: d, _id: d };
          const found = videos.find(filters[kind]).sort(sort).skip(skip).limit(limit).batchSize(50);
          expect(await idsOf(found)).toEqual(await scanned(filters[kind], sort, skip, limit));
        },
      ),
      { numRuns: 300 },
    );
  });
});
