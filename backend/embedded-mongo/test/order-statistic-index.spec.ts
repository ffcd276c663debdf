import type { Collection, Document, MongoClient } from 'mongodb';
import { required } from '../src/errors/required.js';
import { TestServer } from './server.js';

const ROUNDS = process.env.REPEATS ? 25 : 8;
const server = new TestServer();
let client: MongoClient;
let rows: Collection<Row>;
interface Row {
  _id: number;
  group: number;
  at: number;
  tags: string[];
}
/** The expected records. */
let allRows = new Map<number, Row>();
const random = (below: number): number => Math.floor(Math.random() * below);
const row = (_id: number): Row => ({
  _id,
  group: random(3),
  at: random(4000),
  tags: [`x${_id % 7}`, `x${_id % 3}y`],
});

beforeAll(async () => {
  await server.start();
  client = await server.connect();
  rows = client.db('test').collection<Row>('rows');
  await rows.createIndexes([{ key: { group: 1, at: -1, _id: -1 } }, { key: { tags: 1 } }]);
  const first = Array.from({ length: 9000 }, (_, i) => row(i));
  allRows = new Map(first.map((one) => [one._id, one]));
  await rows.insertMany(first);
});
afterAll(() => server.destroy());

const inGroup = (group: number): Row[] =>
  [...allRows.values()].filter((one) => one.group === group).sort((a, b) => b.at - a.at || b._id - a._id);

/** Compares counts and deep pages, in both directions, with the expected records. */
async function check(options: Document = {}): Promise<void> {
  const group = random(3);
  const expected = inGroup(group);
  const filter = { group };
  expect(await rows.countDocuments(filter, options)).toBe(expected.length);
  expect(await rows.countDocuments({ group: { $gte: 1 } }, options)).toBe(
    inGroup(1).length + inGroup(2).length,
  );
  const at = { $gt: 1000, $lte: 3500 };
  expect(await rows.countDocuments({ group, at }, options)).toBe(
    expected.filter((one) => one.at > 1000 && one.at <= 3500).length,
  );
  const some = Array.from({ length: 1000 }, (_, i) => i * 4);
  expect(await rows.countDocuments({ group, at: { $in: some } }, options)).toBe(
    expected.filter((one) => one.at % 4 === 0).length,
  );
  const tagged = [...allRows.values()].filter((one) => one.tags.some((tag) => tag.startsWith('x1')));
  expect(await rows.countDocuments({ tags: /^x1/ }, options)).toBe(tagged.length);
  const skip = 2000 + random(Math.max(1, expected.length - 1900));
  const page = (direction: 1 | -1): Promise<Row[]> =>
    rows.find(filter, options).sort({ at: direction, _id: direction }).skip(skip).limit(5).toArray();
  const ids = (list: Row[]): number[] => list.map(({ _id }) => _id);
  expect(ids(await page(-1))).toEqual(ids(expected.slice(skip, skip + 5)));
  expect(ids(await page(1))).toEqual(ids([...expected].reverse().slice(skip, skip + 5)));
}

describe('counts and deep pages of an index', () => {
  it('should stay correct when records are inserted, updated and deleted', async () => {
    let next = 9000;
    for (let round = 0; round < ROUNDS; round++) {
      await check();
      const added = Array.from({ length: random(600) }, () => row(next++));
      if (added.length) await rows.insertMany(added);
      for (const one of added) allRows.set(one._id, one);
      const from = random(next);
      const gone = [...allRows.keys()].filter((id) => id >= from && id < from + 300);
      await rows.deleteMany({ _id: { $in: gone } });
      for (const id of gone) allRows.delete(id);
      const moved = [...allRows.values()].filter(({ _id }) => _id % 97 === round);
      await rows.updateMany({ _id: { $in: moved.map(({ _id }) => _id) } }, { $set: { group: 0, at: 2000 } });
      for (const one of moved) Object.assign(one, { group: 0, at: 2000 });
    }
  });

  it('should include the own writes of a transaction until it is aborted', async () => {
    await check();
    await client.withSession(async (session) => {
      session.startTransaction();
      const before = new Map(allRows);
      await check({ session });
      const added = Array.from({ length: 400 }, (_, i) => row(100_000 + i));
      await rows.insertMany(added, { session });
      for (const one of added) allRows.set(one._id, one);
      await check({ session });
      await session.abortTransaction();
      allRows = before;
    });
    await check();
  });

  it('should stay correct when a write fails', async () => {
    const total = await rows.countDocuments({ group: 1 });
    const [_id] = allRows.keys();
    await expect(
      rows.insertMany([row(200_000), { ...row(1), _id: required(_id, 'a row') }]),
    ).rejects.toMatchObject({ code: 11000 });
    const stored = required(await rows.findOne({ _id: 200_000 }), 'the row');
    allRows.set(200_000, stored);
    expect(await rows.countDocuments({ group: 1 })).toBe(total + (stored.group === 1 ? 1 : 0));
    await check();
  });
});
