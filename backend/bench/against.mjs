// npm run bench -- against FOLDER [ROUNDS] [SECONDS] [NAME=VALUE ...]: compares this checkout with the checkout in FOLDER.
// Both must be built; each has its own database of users. NAME=VALUE is an environment variable of this checkout only:
// `against . 6 5 WORKERS=2` compares two workers with one. Measures the two in turn, so that other load on the machine
// affects both. Prints the median of each and their ratio.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import { numberOf, USER_PASSWORD } from './seed-users.mjs';
import { startServer } from './server.mjs';

const [folder, rounds = '6', seconds = '5', ...settings] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the other checkout: npm run bench -- against ../other');
  process.exit(1);
}
const USERS = 10_000;
const CONNECTIONS = 10;
const WARM_SECONDS = 3;

const SHAPES = {
  // Use a random user each time: the number of sessions per account is limited, and the other shapes need the admin's.
  'sign-in': () => ({
    method: 'POST',
    path: '/app/login',
    body: JSON.stringify({ number: numberOf(Math.floor(Math.random() * USERS)), password: USER_PASSWORD }),
  }),
  'list of 20 with total': () => ({ method: 'GET', path: '/admin/users?page=1&limit=20' }),
  'read one': ({ users }) => ({ method: 'GET', path: `/admin/view_user?id=${pick(users)._id}` }),
  'update one': ({ users }) => ({
    method: 'POST',
    path: `/admin/edituser?id=${pick(users)._id}`,
    body: `{"bio":"${Math.random()}"}`,
  }),
  'send a coin': ({ users }) => ({
    method: 'POST',
    path: '/admin/recharge/sendcoin',
    body: JSON.stringify({ to: '2', userId: pick(users).username, coin: 1 }),
    headers: { 'idempotency-key': randomUUID() },
  }),
};

const builds = [
  {
    name: 'this',
    root: resolve(import.meta.dirname, '../..'),
    more: Object.fromEntries(settings.map((setting) => setting.split(/=(.*)/s, 2))),
  },
  { name: 'other', root: resolve(folder) },
];
try {
  for (const build of builds) await start(build);
  console.log(
    `${USERS} users, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, ${cpus().length} cores, Node ${process.version}`,
  );
  for (const [shape, request] of Object.entries(SHAPES)) await compare(shape, request);
} finally {
  for (const { server } of builds) await server?.stop();
  for (const { dataDir } of builds) if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}

/** Seeds each build's database with the build's own code because the stored data may differ. */
async function start(build) {
  const own = (name) => import(pathToFileURL(join(build.root, 'backend/bench', name)).href);
  const [{ seedDatabase }, { seedUsers }] = [await own('seed-database.mjs'), await own('seed-users.mjs')];
  build.dataDir = mkdtempSync(join(tmpdir(), 'callboard-against-'));
  await seedDatabase(build.dataDir, (uri) => seedUsers(uri, USERS));
  build.server = await startServer(build.dataDir, {
    build: join(build.root, 'backend/dist'),
    more: build.more ?? {},
  });
  build.users = (await build.server.get('/admin/users?page=2&limit=100')).users;
}

async function compare(shape, request) {
  const rates = new Map(builds.map((build) => [build, []]));
  let failures = 0;
  for (const build of builds) await load(build, request, WARM_SECONDS);
  for (let round = 0; round < Number(rounds); round += 1) {
    // Alternate the order because the first build leaves side effects on the machine for the second one.
    for (const build of round % 2 ? builds.toReversed() : builds) {
      const { requests, non2xx, errors } = await load(build, request, Number(seconds));
      rates.get(build).push(requests.average);
      failures += non2xx + errors;
    }
  }
  const [ours, other] = builds.map((build) => median(rates.get(build)));
  const faults = failures ? `   ${failures} FAILED` : '';
  console.log(
    `${shape.padEnd(24)}this ${shown(ours)} /s   other ${shown(other)} /s   factor ${(ours / other).toFixed(2)}${faults}`,
  );
}

function load({ server, users }, request, duration) {
  const setupRequest = (one) => {
    const { path, headers, ...more } = request({ users });
    return { ...one, ...more, path: `/api${path}`, headers: { ...one.headers, ...headers } };
  };
  return autocannon({
    url: server.api,
    connections: CONNECTIONS,
    duration,
    headers: { ...server.headers, 'content-type': 'application/json' },
    requests: [{ setupRequest }],
  });
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function shown(rate) {
  return String(Math.round(rate)).padStart(6);
}
