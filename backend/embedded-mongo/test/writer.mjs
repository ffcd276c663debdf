// A process for kill tests: serves a database, writes with 8 writers, and prints each acknowledged write.
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';

const server = await startEmbeddedMongo({ dataDir: process.argv[2] });
const client = await new MongoClient(server.uri, { maxPoolSize: 20 }).connect();
const db = client.db('kill');
const [rows, totals, transfers] = ['rows', 'totals', 'transfers'].map((name) => db.collection(name));
await rows.createIndex({ writer: 1, n: 1 }, { unique: true });
await transfers.createIndex({ key: 1 }, { unique: true });
const run = process.argv[3];

async function write(writer) {
  for (let n = 0; ; n++) {
    const key = `${run}-${writer}-${n}`;
    if (writer % 2)
      await rows.insertOne({ _id: key, writer: `${run}-${writer}`, n, text: 'x'.repeat(n % 500) });
    else
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await transfers.insertOne({ key }, { session });
          // Two writers share a total, so that their transactions conflict.
          await totals.updateOne({ _id: writer % 4 }, { $inc: { n: 1 } }, { upsert: true, session });
        }),
      );
    process.stdout.write(`${writer % 2 ? 'row' : 'transfer'} ${key}\n`);
  }
}
await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
