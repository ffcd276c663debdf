// npm run bench -- floor: what the parts below this product's own code cost. Prints the processor time of a bare call, of a
// call with a session that reads a user, of an edit of a user, and of the edit's commands sent by the driver alone: the
// least that an edit with an audit record can cost on this driver and database. Ten connections. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { cpuMilliseconds } from './processor-time.mjs';
import { seedDatabase } from './seed-database.mjs';
import { seedWallets } from './seed-wallets.mjs';
import { startServer } from './server.mjs';

const CONNECTIONS = 10;
const USERS = 100;
const WARM = 1000;
const TIMED = Number(process.argv[2] ?? 5000);

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-floor-'));
try {
  await seedDatabase(dataDir, (uri) => seedWallets(uri, 1, USERS));
  await ofServer();
  await ofDriver();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function ofServer() {
  const server = await startServer(dataDir);
  try {
    const { users } = await server.get(`/admin/users?page=1&limit=${USERS}`);
    const edit = () => `/admin/edituser?id=${pick(users)._id}`;
    const used = () => cpuMilliseconds(server.pid);
    await report('a bare call', used, () => server.get('/health/live'));
    await report('a call with a session: read a user', used, () =>
      server.get(`/admin/view_user?id=${pick(users)._id}`),
    );
    await report('an edit of a user', used, () => server.post(edit(), { bio: String(Math.random()) }));
  } finally {
    await server.stop();
  }
}

/** Sends what an edit sends, in this process, whose database is a thread of it as in the product. */
async function ofDriver() {
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const client = await mongo.MongoClient.connect(database.uri);
  try {
    const product = client.db('callboard');
    const users = product.collection('users');
    const audit = product.collection('audit-of-the-floor');
    await audit.createIndex({ 'target.id': 1, at: -1 });
    const ids = await users.find({}, { projection: { _id: 1 }, limit: USERS }).toArray();
    const used = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    await report("the edit's commands, by the driver alone", used, () =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const { _id } = pick(ids);
          const before = await users.findOne({ _id }, { session });
          const bio = String(Math.random());
          await users.updateOne({ _id }, { $set: { bio }, $inc: { version: 1 } }, { session });
          const record = { target: { kind: 'user', id: String(_id) }, at: new Date() };
          await audit.insertOne({ ...record, before: { bio: before.bio }, after: { bio } }, { session });
        }),
      ),
    );
  } finally {
    await client.close();
    await database.close();
  }
}

/** Prints the processor time of one call. `used` returns what the measured process has used so far, in ms. */
async function report(name, used, call) {
  await repeat(WARM, call);
  const before = used();
  await repeat(TIMED, call);
  console.log(`${name.padEnd(44)}${((used() - before) / TIMED).toFixed(2).padStart(8)} ms`);
}

async function repeat(times, call) {
  let left = times;
  const connection = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}
