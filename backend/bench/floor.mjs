// npm run bench -- floor: what the parts below this product's own code cost. Prints the processor time of a bare call, of a
// read of a user with a session, of a list, an edit and a sign-in, and of their commands sent by the driver alone: the least
// that they can cost on this driver and database. A sign-in without its hash. Ten connections. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { timeHash } from './peers-hash.mjs';
import { cpuMilliseconds } from './processor-time.mjs';
import { seedDatabase } from './seed-database.mjs';
import { seedWallets } from './seed-wallets.mjs';
import { ADMIN, startServer } from './server.mjs';

const CONNECTIONS = 10;
const USERS = 100;
const ROWS = 20;
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
  let signIns = 0;
  const server = await startServer(dataDir);
  try {
    const { users } = await server.get(`/admin/users?page=1&limit=${USERS}`);
    const edit = () => `/admin/edituser?id=${pick(users)._id}`;
    const used = () => cpuMilliseconds(server.pid);
    await report('a bare call', used, () => server.get('/health/live'));
    await report('a call with a session: read a user', used, () =>
      server.get(`/admin/view_user?id=${pick(users)._id}`),
    );
    await report(`a list of ${ROWS} users`, used, () => server.get(`/admin/users?page=1&limit=${ROWS}`));
    await report('an edit of a user', used, () => server.post(edit(), { bio: String(Math.random()) }));
    const { processor } = await timeHash('callboard', undefined, CONNECTIONS);
    const signIn = () => server.post('/admin/login', ADMIN);
    await report(
      'a sign-in without its hash',
      () => used() - signIns * processor,
      async () => {
        await signIn();
        signIns += 1;
      },
    );
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
    const shown = {
      projection: { password: 0, searchKeys: 0 },
      sort: { createdAt: -1, _id: -1 },
      limit: ROWS,
    };
    await report("the list's command, by the driver alone", used, () => users.find({}, shown).toArray());
    await report("the edit's commands, by the driver alone", used, () =>
      inTransaction(client, async (session) => {
        const { _id } = pick(ids);
        const before = await users.findOne({ _id }, { session });
        const bio = String(Math.random());
        await users.updateOne({ _id }, { $set: { bio }, $inc: { version: 1 } }, { session });
        const record = { target: { kind: 'user', id: String(_id) }, at: new Date() };
        await audit.insertOne({ ...record, before: { bio: before.bio }, after: { bio } }, { session });
      }),
    );
    const signIns = product.collection('sign-ins-of-the-floor');
    const count = () => signIns.updateOne({ _id: pick(ids)._id }, { $inc: { tries: 1 } }, { upsert: true });
    await report("a known browser's commands, by the driver", used, async () => {
      await Promise.all([count(), count(), users.findOne({ _id: pick(ids)._id })]);
      await inTransaction(client, async (session) => {
        const { _id } = pick(ids);
        await users.updateOne({ _id }, { $set: { lastSignInAt: new Date() } }, { session });
        await signIns.findOneAndUpdate({ _id: 'factor' }, { $inc: { tries: 1 } }, { session, upsert: true });
        await audit.insertOne({ target: { kind: 'session', id: String(_id) }, at: new Date() }, { session });
      });
    });
  } finally {
    await client.close();
    await database.close();
  }
}

function inTransaction(client, work) {
  return client.withSession((session) => session.withTransaction(() => work(session)));
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
