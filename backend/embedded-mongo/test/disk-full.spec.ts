// A full disk: what the server refuses and keeps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type MongoServerError } from 'mongodb';
import { startLimited } from './full-disk.js';

const MB = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-full-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a full disk', () => {
  it('should fail writes with OutOfDiskSpace, keep what is stored, and store again with room', async () => {
    const server = await startLimited(dataDir, 4 * MB);
    const client = await new MongoClient(server.uri).connect();
    let exitCode: number | null;
    try {
      const records = client.db('full').collection<{ _id: number; text: string }>('records');
      let stored = 0;
      let failure: MongoServerError | undefined;
      while (!failure && stored < 100) {
        const record = { _id: stored, text: 'x'.repeat(100_000) };
        await records.insertOne(record).then(
          () => (stored += 1),
          (error: MongoServerError) => (failure = error),
        );
      }
      expect(failure).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
      const transaction = client.withSession((session) =>
        session.withTransaction(() => records.insertOne({ _id: -1, text: 'x'.repeat(100_000) }, { session })),
      );
      await expect(transaction).rejects.toMatchObject({ code: 14031 });
      expect(await records.find().toArray()).toHaveLength(stored);
      expect(await records.countDocuments()).toBe(stored);
      // What a deletion frees takes new records.
      await records.deleteMany({ _id: { $lt: 10 } });
      await records.insertOne({ _id: -2, text: 'short' });
      expect(await records.countDocuments()).toBe(stored - 9);
    } finally {
      await client.close();
      exitCode = await server.close();
    }
    expect(exitCode).toBe(0);
  });
});
