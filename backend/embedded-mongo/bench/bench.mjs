// Measures the database alone: one server in its worker thread, one driver, 100,000 user documents by default.
// Usage: node backend/embedded-mongo/bench/bench.mjs [documents] [URI of another server to compare with]
import { cpus, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';

const count = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-bench-'));
let server = process.argv[3] ? undefined : await startEmbeddedMongo({ dataDir });
let client = await new MongoClient(process.argv[3] ?? server.uri, { maxPoolSize: 50 }).connect();
let users = client.db('bench').collection('users');
await users.drop();

const syllables = ['an', 'bo', 'chen', 'di', 'emi', 'far', 'gul', 'harm', 'ilo', 'jas'];
const endings = (text) => Array.from({ length: text.length }, (_, i) => text.slice(i));
/** Returns a realistic user document. An indexed array holds every suffix of the name, for substring search. */
const user = (i) => {
  const name = `${syllables[i % 10]}${syllables[(i * 7) % 9]}.${(i * 7919) % 1_000_003}`;
  return {
    number: `91${String(1e9 + i)}`,
    name,
    searchKeys: endings(name),
    coin: i % 1000,
    status: i % 50 === 0 ? 2 : 1,
    country: ['IN', 'DE', 'BR'][i % 3],
    bio: 'x'.repeat(150),
    createdAt: new Date(1.7e12 + ((i * 7919) % 1_000_003) * 1000),
  };
};

/** Runs `work` for three seconds from `callers` concurrent callers. Prints calls per second and the 99th percentile. */
async function measure(name, callers, work) {
  const times = [];
  const end = performance.now() + 3000;
  const loop = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(Math.floor(Math.random() * count));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: callers }, loop));
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)];
  console.log(
    `${name.padEnd(52)} ${String(Math.round(times.length / 3)).padStart(7)}/s   p99 ${p99.toFixed(1)} ms`,
  );
}

console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}, ${count} documents`);
await users.createIndexes([
  { key: { number: 1 }, unique: true },
  { key: { createdAt: 1, _id: 1 } },
  { key: { status: 1, createdAt: -1, _id: -1 } },
  { key: { searchKeys: 1 } },
]);
let started = performance.now();
for (let i = 0; i < count; i += 1000)
  await users.insertMany(Array.from({ length: 1000 }, (_, k) => user(i + k)));
const inserted = Math.round(count / ((performance.now() - started) / 1000));
console.log(`insert, 1,000 a command, with five indexes: ${inserted} documents/s`);
if (server) {
  await client.close();
  await server.close();
  started = performance.now();
  server = await startEmbeddedMongo({ dataDir });
  console.log(`start with ${count} documents: ${Math.round(performance.now() - started)} ms`);
  client = await new MongoClient(server.uri, { maxPoolSize: 50 }).connect();
  users = client.db('bench').collection('users');
}

const ids = (await users.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
const page = (filter, skip) =>
  users
    .find(filter, { projection: { searchKeys: 0 } })
    .sort({ createdAt: -1, _id: -1 })
    .skip(skip)
    .limit(20)
    .toArray();
const pageWithTotal = (filter, skip = 0) => Promise.all([page(filter, skip), users.countDocuments(filter)]);
const containing = (text) => ({ searchKeys: new RegExp(`^${text}`) });
await measure('ping', 10, () => client.db('admin').command({ ping: 1 }));
await measure('find one by _id', 10, (i) => users.findOne({ _id: ids[i] }));
await measure('find one by a unique index', 10, (i) => users.findOne({ number: `91${1e9 + i}` }));
await measure('page of 20 sorted by index', 10, () => page({}, 0));
await measure('page 2000 of 20 sorted by index', 10, () => page({}, 40_000));
await measure('filtered page of 20 with total', 10, () => pageWithTotal({ status: 1 }));
await measure('filtered page 2000 of 20 with total', 10, () => pageWithTotal({ status: 1 }, 40_000));
await measure('substring search, few match, page with total', 10, (i) => pageWithTotal(containing(`${i}`)));
await measure('substring search, 2,000 match, page with total', 10, () => pageWithTotal(containing('\\.77')));
await measure('substring search, 10,000 match, page with total', 10, () => pageWithTotal(containing('harm')));
await measure('update one', 10, (i) => users.updateOne({ _id: ids[i] }, { $inc: { coin: 1 } }));
await measure('insert one', 10, (i) => users.insertOne({ ...user(i), number: `${Math.random()}` }));
const transfer = (i) =>
  client.withSession((session) =>
    session.withTransaction(async () => {
      await users.updateOne({ _id: ids[i] }, { $inc: { coin: -1 } }, { session });
      await users.updateOne({ _id: ids[(i * 7 + 1) % count] }, { $inc: { coin: 1 } }, { session });
    }),
  );
await measure('transaction of two updates', 10, transfer);
await measure('transaction of two updates, one record always the same', 10, (i) => transfer(i % 7 ? i : 0));
if (server) {
  const { mem } = await client.db('admin').command({ serverStatus: 1 });
  console.log(`resident memory of the process, driver included: ${mem.resident} MB`);
}
await users.drop();
await client.close();
await server?.close();
rmSync(dataDir, { recursive: true, force: true });
