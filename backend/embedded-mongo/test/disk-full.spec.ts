// A full disk: a limit on the size of files gives the process the errors of one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient, type MongoServerError } from 'mongodb';

const MB = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-full-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a full disk', () => {
  it('should fail writes with OutOfDiskSpace, keep what is stored, and store again with room', async () => {
    const limited = `ulimit -f ${(4 * MB) / 512} && exec "$0" "$@"`;
    const server = join(import.meta.dirname, 'full-disk-server.mjs');
    const child = spawn('sh', ['-c', limited, process.execPath, server, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [uri] = (await once(createInterface(child.stdout), 'line')) as [string];
    const client = await new MongoClient(uri).connect();
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
      child.stdin.end();
      await once(child, 'close');
    }
    expect(child.exitCode).toBe(0);
  });
});
