// npm run bench -- scale [SECONDS]: what one and two processes carry on one database, and whether the simulation of
// scale-model.mjs says the same. The database is MONGODB_URI, or the embedded one in a process of its own. Then prints what
// the simulation says for larger machines (docs/scale.md). Linux only.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/free-port.mjs';
import { startProgram } from '../../scripts/start-program.mjs';
import { childrenOf, cpuMilliseconds } from './processor-time.mjs';
import { simulate, stepsOf } from './scale-model.mjs';
import { PASSWORD, seedWallets } from './seed-wallets.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.argv[2] ?? 6);
const WARM_SECONDS = 3;
const USERS = 5000;
const AGENCIES = 50;
/** Trips to the database, as `npm run bench -- cost` counts them. */
const SHAPES = {
  'list of 20': { trips: 3, request: () => ({ method: 'GET', path: '/admin/users?page=1&limit=20' }) },
  'read one': {
    trips: 2,
    request: ({ ids }) => ({ method: 'GET', path: `/admin/view_user?id=${pick(ids)}` }),
  },
  'update one': {
    trips: 5,
    request: ({ ids }) => ({
      method: 'POST',
      path: `/admin/edituser?id=${pick(ids)}`,
      body: `{"bio":"${Math.random()}"}`,
    }),
  },
  'sale, 50 agencies': { trips: 9, request: (given) => sale(given, pick(given.sellers)) },
};

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-scale-'));
let database;
let server;
try {
  const uri = process.env.MONGODB_URI ? freshDatabase(process.env.MONGODB_URI) : await startDatabase();
  const { codes, usernames } = await seedWallets(uri, AGENCIES, USERS);
  console.log(`${USERS} users, ${cpus().length} cores for all, ${SECONDS} s each, Node ${process.version}`);
  const costs = {};
  for (const workers of [1, 2]) {
    server = await startServer(dataDir, { more: { MONGODB_URI: uri, WORKERS: String(workers) } });
    const given = { usernames, ids: await userIds(), sellers: await sellersOf(codes) };
    console.log(`\n${workers} process${workers > 1 ? 'es' : ''}`);
    console.log('request              connections   a second   simulated    ms   product ms   database ms');
    for (const [name, { trips, request }] of Object.entries(SHAPES))
      for (const connections of [10, 1]) {
        const found = { trips, ...(await load(connections, () => request(given))) };
        if (workers === 1 && connections === 10) costs[name] = found;
        print(name, connections, found, modelled(found, { connections, workers }));
      }
    await server.stop();
    server = undefined;
  }
  extrapolate(costs);
} finally {
  await server?.stop();
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function startDatabase() {
  const port = await freePort();
  const tool = join(import.meta.dirname, '../embedded-mongo/dist/cli.js');
  const args = [tool, '--data', join(dataDir, 'database'), '--port', String(port)];
  database = await startProgram(args, { saying: String(port) });
  return `mongodb://127.0.0.1:${port}/callboard?directConnection=true`;
}

function freshDatabase(given) {
  const uri = new URL(given);
  uri.pathname = `/scale_${randomUUID().slice(0, 8)}`;
  return uri.toString();
}

async function userIds() {
  const { users } = await server.get('/admin/users?page=3&limit=100');
  return users.map(({ _id }) => _id);
}

async function sellersOf(codes) {
  const sellers = [];
  for (const uniqueId of codes)
    sellers.push(await server.post('/coinPanel/login', { uniqueId, password: PASSWORD }));
  return sellers.map(({ accessToken }) => accessToken);
}

function sale({ usernames }, seller) {
  return {
    method: 'PATCH',
    path: '/coin/recharge/sendCoin',
    headers: { authorization: `Bearer ${seller}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ userId: pick(usernames), coin: 1 }),
  };
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}

/** Sends requests for some seconds. Returns the rate, and the processor time of each part for a request, in ms. */
async function load(connections, request) {
  const send = (duration) =>
    autocannon({
      url: server.api,
      connections,
      duration,
      requests: [
        {
          setupRequest: (given) => {
            const { path, headers = {}, ...own } = request();
            const sent = { 'content-type': 'application/json', ...server.headers, ...headers };
            return { ...given, ...own, path: `/api${path}`, headers: sent };
          },
        },
      ],
    });
  await send(WARM_SECONDS);
  const before = processorTimes();
  const { requests, latency, non2xx, errors } = await send(SECONDS);
  if (non2xx + errors) throw new Error(`${non2xx + errors} requests failed`);
  const after = processorTimes();
  const each = (part) => (after[part] - before[part]) / requests.total;
  const [product, client] = [each('product'), each('client')];
  return {
    perSecond: requests.average,
    ms: latency.average,
    product,
    client,
    database: Math.max(each('machine') - product - client, 0),
  };
}

/** The processor time so far of the product with its workers, of this process and of the whole machine, in ms. */
function processorTimes() {
  const [, user, nice, system] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .split(/\s+/)
    .map(Number);
  const own = process.cpuUsage();
  return {
    product: [server.pid, ...childrenOf(server.pid)].reduce((sum, pid) => sum + cpuMilliseconds(pid), 0),
    client: (own.user + own.system) / 1000,
    machine: (user + nice + system) * 10,
  };
}

/**
 * What the simulation says for this machine, on which the load, the processes and the database share the cores: whether the
 * processor time alone explains the rate, or something else makes requests wait.
 */
function modelled(cost, { connections, workers }) {
  return simulate({
    machines: { this: { cores: cpus().length } },
    lanes: {
      client: { machine: 'this', threads: 1 },
      database: { machine: 'this', threads: database ? 1 : cpus().length },
      ...processes(workers, 'this'),
    },
    connections,
    request: (at) => stepsOf(cost, { to: `product ${at % workers}` }),
  });
}

function processes(count, machine) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`product ${at}`, { machine, threads: 1 }]),
  );
}

function print(name, connections, { perSecond, ms, product, database: stored }, model) {
  console.log(
    name.padEnd(21) +
      String(connections).padStart(11) +
      perSecond.toFixed(0).padStart(11) +
      model.perSecond.toFixed(0).padStart(12) +
      ms.toFixed(1).padStart(6) +
      product.toFixed(2).padStart(13) +
      stored.toFixed(2).padStart(14),
  );
}

/** Prints what larger machines carry: processes on machines of their own, a database of 16 cores, 0.3 ms between them. */
function extrapolate(costs) {
  console.log(
    '\nSimulated: machines of 8 processes and 8 cores, a database of 16 cores, 0.3 ms of network each way',
  );
  console.log('request              product machines   a second    ms   product busy   database busy');
  for (const [name, cost] of Object.entries(costs))
    for (const count of [1, 2, 4]) {
      const workers = count * 8;
      const { perSecond, ms, busy } = simulate({
        machines: {
          database: { cores: 16 },
          ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`machine ${at}`, { cores: 8 }])),
        },
        lanes: {
          database: { machine: 'database', threads: 64 },
          ...Object.assign(
            {},
            ...Array.from({ length: workers }, (_, at) => ({
              [`product ${at}`]: { machine: `machine ${at % count}`, threads: 1 },
            })),
          ),
        },
        connections: workers * 10,
        seconds: 2,
        request: (at) => stepsOf({ ...cost, client: 0 }, { to: `product ${at % workers}`, network: 0.3 }),
      });
      console.log(
        name.padEnd(21) +
          String(count).padStart(16) +
          perSecond.toFixed(0).padStart(11) +
          ms.toFixed(1).padStart(6) +
          busy['machine 0'].toFixed(2).padStart(15) +
          busy.database.toFixed(2).padStart(16),
      );
    }
}
