// npm run bench [-- USERS]: measures the API under the load of staff, with the real server, its embedded database (or
// MONGODB_URI), 100,000 users and 10 connections. Prints the requests per second and the 99th percentile of each kind
// of request, and the server's memory. DATA_DIR: a folder to seed once and keep. Seed a
// million users some minutes before the measurement: the disk writes on for a while, and the writes wait for it.
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { benchFolder, seedDatabase } from './seed-database.mjs';
import { seedUsers } from './seed-users.mjs';
import { ADMIN, startServer } from './server.mjs';

const USERS = Number(process.argv[2] ?? 100_000);
const CONNECTIONS = 10;
const SECONDS = 8;
/** The warm-up before each kind of request: a server that has just started still compiles its hot code. */
const WARM_SECONDS = 3;

const { dataDir, close } = benchFolder('bench');
let server;
/** The server's highest memory besides mapped files so far, in MB. */
let peak = 0;
try {
  if (!existsSync(join(dataDir, 'database'))) await seed();
  // The first start builds the indexes. Restart, because the database pages mapped for the build would count as memory.
  await (await start('first')).stop();
  server = await start('second');
  const idle = ownMemory();
  const idleInAll = memory();
  const ids = await userIds();
  const rows = [
    ['list of 20 with total, newest first', { path: '/admin/users?page=1&limit=20' }],
    ['page 2000', { path: '/admin/users?page=2000&limit=20' }],
    ["search 'contains' (rare), 20 with total", { path: '/admin/users?page=1&limit=20&search=arma.77' }],
    ["search 'contains' (common), 20 with total", { path: '/admin/users?page=1&limit=20&search=harm' }],
    ['read one', { path: () => `/admin/view_user?id=${pick(ids)}` }],
    [
      'update one',
      {
        method: 'POST',
        path: () => `/admin/edituser?id=${pick(ids)}`,
        body: () => `{"bio":"${Math.random()}"}`,
      },
    ],
    ['sign-in', { method: 'POST', path: '/admin/login', body: () => JSON.stringify(ADMIN) }],
  ];
  console.log(
    `\n${USERS} users, ${CONNECTIONS} connections, ${SECONDS} s each after ${WARM_SECONDS} s, ${cpus().length} cores (${cpus()[0].model}), Node ${process.version}`,
  );
  for (const [name, shape] of rows) {
    const highest = watchMemory();
    await load(shape, WARM_SECONDS);
    report(name, await load(shape, SECONDS), highest());
  }
  console.log(
    `memory of the server besides mapped files: ${idle} MB idle, ${peak} MB highest; ` +
      `with mapped files, mostly the database: ${idleInAll} MB idle, ${memory('VmHWM')} MB highest`,
  );
} finally {
  await server?.stop();
  close();
}

async function seed() {
  const took = await seedDatabase(dataDir, (uri) => seedUsers(uri, USERS));
  console.log(`seeded ${USERS} users in ${(took / 1000).toFixed(1)} s`);
}

async function start(which) {
  const started = Date.now();
  const running = await startServer(dataDir);
  console.log(`${which} start: ready and signed in after ${Date.now() - started} ms`);
  return running;
}

async function userIds() {
  const { users } = await server.get('/admin/users?page=3&limit=100');
  return users.map(({ _id }) => _id);
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}

function load({ method = 'GET', path, body }, duration) {
  const value = (one) => (typeof one === 'function' ? one() : one);
  const setupRequest = (request) => ({ ...request, path: `/api${value(path)}`, body: value(body) });
  return autocannon({
    url: server.api,
    connections: CONNECTIONS,
    duration,
    headers: { ...server.headers, 'content-type': 'application/json' },
    requests: [{ method, setupRequest }],
  });
}

function report(name, { requests, latency, non2xx, errors }, highest) {
  const faults = non2xx + errors ? `   ${non2xx + errors} FAILED` : '';
  const rate = String(Math.round(requests.average)).padStart(6);
  console.log(`${name.padEnd(44)}${rate} /s   p99 ${latency.p99} ms   ${highest} MB${faults}`);
}

/** Looks at the server's own memory until the returned function is called, which returns the highest value in MB. */
function watchMemory() {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, ownMemory());
    peak = Math.max(peak, highest);
  };
  look();
  const looking = setInterval(look, 50);
  return () => {
    clearInterval(looking);
    return highest;
  };
}

/** Returns the server's memory in MB without the mapped files, which the system can reclaim. */
function ownMemory() {
  return memory() - memory('RssFile');
}

/** Returns a figure of the server's memory in MB (Linux). VmRSS is the present one, VmHWM the highest. */
function memory(field = 'VmRSS') {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024);
}
