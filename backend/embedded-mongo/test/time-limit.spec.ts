import type { Collection } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let rows: Collection;
beforeAll(async () => {
  await server.start();
  rows = (await server.db()).collection('rows');
  await rows.insertMany(Array.from({ length: 40_000 }, (_, n) => ({ n, text: `${n}`.repeat(20) })));
});
afterAll(() => server.destroy());

describe('maxTimeMS', () => {
  const expired = { code: 50, codeName: 'MaxTimeMSExpired' };
  const filter = { text: /(1|2).*(3|4).*x$/ };

  it('should end a read when it exceeds the limit', async () => {
    await expect(rows.find(filter, { maxTimeMS: 1 }).toArray()).rejects.toMatchObject(expired);
    await expect(rows.countDocuments(filter, { maxTimeMS: 1 })).rejects.toMatchObject(expired);
    await expect(rows.distinct('n', filter, { maxTimeMS: 1 })).rejects.toMatchObject(expired);
    await expect(rows.aggregate([{ $match: filter }], { maxTimeMS: 1 }).toArray()).rejects.toMatchObject(
      expired,
    );
    expect(await rows.find(filter, { maxTimeMS: 60_000 }).toArray()).toEqual([]);
  });

  it('should end later batches when the limit is exceeded', async () => {
    const db = await server.db();
    const { cursor } = await db.command({ find: 'rows', batchSize: 1, maxTimeMS: 5 });
    await expect(
      db.command({ getMore: cursor.id, collection: 'rows', batchSize: 40_000 }),
    ).rejects.toMatchObject(expired);
  });

  it('should end a write before it changes anything', async () => {
    const change = { $set: { text: '' } };
    await expect(rows.updateMany(filter, change, { maxTimeMS: 1 } as never)).rejects.toMatchObject(expired);
    await expect(rows.findOneAndDelete(filter, { maxTimeMS: 1 })).rejects.toMatchObject(expired);
    expect(await rows.countDocuments({ text: '' })).toBe(0);
  });
});
