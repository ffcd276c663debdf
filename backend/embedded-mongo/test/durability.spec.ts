import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';

const rounds = process.env.PROOF ? 50 : process.env.REPEATS ? 3 : 1;
/** The minimum number of acknowledged writes in each round. */
const fewest = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets 8 writers write, kills the process, and returns the acknowledged writes. */
async function writeAndKill(round: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'writer.mjs'), dataDir, `r${round}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  // Count writes instead of waiting for a time, because a busy machine writes slowly.
  const enough = fewest + Math.random() * 400;
  const busy = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the writer ended by itself: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > enough) resolve();
    });
  });
  await busy;
  await pause(Math.random() * 30);
  child.kill('SIGKILL');
  await once(child, 'close');
  return output.split('\n').slice(0, -1);
}

async function idsOf(db: Db, collection: string, field: string): Promise<Set<string>> {
  const docs = await db.collection(collection).find().toArray();
  return new Set(docs.map((doc) => doc[field] as string));
}

/** Opens the folder and checks its content. Returns the CPU time of opening, in seconds. */
async function check(acknowledged: string[]): Promise<number> {
  const before = process.cpuUsage();
  const server = await startEmbeddedMongo({ dataDir });
  const { user, system } = process.cpuUsage(before);
  const opening = (user + system) / 1e6;
  const client = await new MongoClient(server.uri).connect();
  try {
    const db = client.db('kill');
    const rows = await idsOf(db, 'rows', '_id');
    const transfers = await idsOf(db, 'transfers', 'key');
    const lost = acknowledged.filter((entry) => {
      const [kind, key] = entry.split(' ') as [string, string];
      return !(kind === 'row' ? rows : transfers).has(key);
    });
    expect(lost).toEqual([]);
    // A partial transaction would leave a transfer that is missing in the totals.
    const [sum] = await db
      .collection('totals')
      .aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }])
      .toArray();
    expect(sum?.n ?? 0).toBe(transfers.size);
    // The index, the count and the records must agree.
    expect(
      await db
        .collection('rows')
        .find({ writer: { $gt: '' } })
        .hint({ writer: 1, n: 1 })
        .toArray(),
    ).toHaveLength(rows.size);
    expect(await db.collection('rows').estimatedDocumentCount()).toBe(rows.size);
  } finally {
    await client.close();
    await server.close();
  }
  return opening;
}

describe('kill -9 under 8 writers', () => {
  it(
    `should keep every acknowledged write when the process is killed ${rounds} times`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round++) {
        acknowledged.push(...(await writeAndKill(round)));
        expect(await check(acknowledged)).toBeLessThan(2);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * fewest);
    },
    rounds * 60_000,
  );
});
