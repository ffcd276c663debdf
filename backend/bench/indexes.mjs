// npm run bench -- indexes [RECORDS]: measures what the indexes of the lists' filters cost a write. Compares inserts and
// updates of a collection that has all indexes with those of a copy that has only the indexes from before the filters
// (commit a58df2df). Alternates between the two, with 100,000 records each, and prints the median of the rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { Host, HostSchema } from '../dist/modules/hosts/host.schema.js';
import { LiveSession, LiveSessionSchema } from '../dist/modules/hosts/live/live-session.schema.js';
import { User, UserSchema } from '../dist/modules/users/user.schema.js';
import { Withdrawal, WithdrawalSchema } from '../dist/modules/withdrawals/withdrawal.schema.js';
import { seedGrowth } from './seed-growth.mjs';

const RECORDS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 9;
const WRITES = 200;
const BATCH = 2000;
const id = () => new mongoose.Types.ObjectId();

/** The keys of the indexes that each collection had before the filters. */
const KINDS = [
  {
    model: [User.name, UserSchema],
    before: [
      'searchKeys',
      'usernameKey',
      'number',
      ...['createdAt', 'username', 'name', 'coin', 'receivingCoins'].map((field) => `${field},_id`),
      'active,banned,createdAt,_id',
      'tag',
      'sqlId',
      'deviceIds,deviceBanned',
    ],
    copy: (record, at) => ({ usernameKey: `bench.${at}`, username: `bench.${at}`, number: `bench${at}` }),
    update: (at) => ({ coin: at, receivingCoins: at * 2 }),
  },
  {
    model: [Withdrawal.name, WithdrawalSchema],
    before: [
      'status,searchKeys',
      ...['createdAt', 'coins', 'username'].map((field) => `status,${field},_id`),
      'user,createdAt',
      'accountKeys,status',
      'status,exported,_id',
      'changedAt',
    ],
    copy: () => ({ user: id() }),
    update: (at) => ({ status: at % 3, changedAt: new Date() }),
  },
  {
    model: [Host.name, HostSchema],
    before: [
      'status,searchKeys',
      ...['createdAt', 'username', 'realName'].map((field) => `status,${field},_id`),
      'agencyCode,status,createdAt,_id',
      'agencyCode,user',
      'user,createdAt',
      'number,createdAt',
      'changedAt',
      'user',
    ],
    copy: () => ({ user: id() }),
    update: (at) => ({ status: at % 2 ? 1 : 2, changedAt: new Date() }),
  },
  {
    model: [LiveSession.name, LiveSessionSchema],
    before: [
      'deleted,searchKeys',
      'deleted,createdAt,_id',
      'deleted,status,createdAt,_id',
      'deleted,agencyCode,createdAt,_id',
      'deleted,agencyCode,status,createdAt,_id',
      'deleted,minutes,_id',
      'deleted,diamonds,_id',
      'status,heartbeatAt',
      'user,createdAt',
      'changedAt',
      'user',
    ],
    copy: () => ({ user: id() }),
    update: (at) => ({ heartbeatAt: new Date(), diamonds: at }),
  },
];

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-indexes-'));
const database = process.env.MONGODB_URI ? undefined : await startEmbeddedMongo({ dataDir });
const uri = new URL(process.env.MONGODB_URI ?? database.uri);
if (database) uri.pathname = '/callboard';
try {
  await seedGrowth(uri.toString(), RECORDS);
  const connection = await mongoose.createConnection(uri.toString()).asPromise();
  for (const kind of KINDS) await measure(connection, kind);
  await connection.close();
} finally {
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(connection, { model: [name, schema], before, copy, update }) {
  const { collection } = connection.model(name, schema);
  const all = schema.indexes();
  const keyOf = ([fields]) => Object.keys(fields).join();
  const sides = {
    before: await copied(
      connection,
      collection,
      'before',
      before.map((keys) => all.find((one) => keyOf(one) === keys) ?? plain(keys)),
    ),
    now: await copied(connection, collection, 'now', all),
  };
  const records = await collection.find({}, { limit: WRITES }).toArray();
  const times = { before: { insert: [], update: [] }, now: { insert: [], update: [] } };
  let written = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 ? ['now', 'before'] : ['before', 'now'];
    for (const side of order) {
      written += WRITES;
      const begin = written;
      const inserts = records.map((record, at) => ({ ...record, ...copy(record, begin + at), _id: id() }));
      times[side].insert.push(await timed(inserts, (record) => sides[side].insertOne(record)));
      times[side].update.push(
        await timed(records, ({ _id }, at) => sides[side].updateOne({ _id }, { $set: update(begin + at) })),
      );
    }
  }
  const counts = await Promise.all([sides.before, sides.now].map((one) => one.indexes()));
  const [few, many] = counts.map(({ length }) => length - 1);
  for (const write of ['insert', 'update']) {
    const [old, present] = [median(times.before[write]), median(times.now[write])];
    const growth = ((present / old - 1) * 100).toFixed(0);
    console.log(
      `${collection.name}, ${write}: ${old.toFixed(3)} ms with ${few} indexes, ${present.toFixed(3)} ms with ${many} (${growth} %)`,
    );
  }
}

/** An index that the filters have replaced by a longer one. */
function plain(keys) {
  const fields = keys.split(',');
  const isSparse = fields.length === 1;
  return [Object.fromEntries(fields.map((field) => [field, 1])), isSparse ? { sparse: true } : {}];
}

/** Returns a copy of the collection with these indexes. */
async function copied(connection, collection, suffix, indexes) {
  const copy = connection.collection(`${collection.name}_${suffix}`);
  for (const [fields, options] of indexes) {
    const { background: _, ...own } = options ?? {};
    await copy.createIndex(fields, own);
  }
  let records = [];
  for await (const record of collection.find({})) {
    records.push(record);
    if (records.length < BATCH) continue;
    await copy.insertMany(records);
    records = [];
  }
  if (records.length) await copy.insertMany(records);
  return copy;
}

/** Returns the mean time of a write in milliseconds. */
async function timed(records, write) {
  const began = performance.now();
  for (const [at, record] of records.entries()) await write(record, at);
  return (performance.now() - began) / records.length;
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
