// npm run bench -- sign-in FOLDER [ROUNDS]: compares how long an admin waits in this checkout and in the checkout in FOLDER:
// for the sign-in to the panel in a new browser and in a known one, and for lists of 20 records. Both must be built; each
// has its own database. Sends one request at a time to the two in turn, so that other load on the
// machine affects both. Prints the median and the slowest time of each, and the difference of the medians.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from './server.mjs';

const [folder, rounds = '200'] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder of the other checkout: npm run bench -- sign-in ../other');
  process.exit(1);
}
const RECORDS = 10_000;
/** The requests of each kind before the measurement: more than the 50 sessions that an account keeps. */
const WARM_ROUNDS = 60;
const HOLDER = { number: '9222222222', password: 'bench-holder-1' };

/** What is measured: sends one request to a build. */
const SHAPES = {
  'sign-in, new browser': (build) => signIn(build),
  'sign-in, known browser': (build) => signIn(build, build.device),
  'list of 20 users': (build) => list(build, '/admin/users?page=1&limit=20'),
  'list of 20 BDs': (build) => list(build, '/bdpanel/getbd?page=1&limit=20'),
  'list of 20 agencies': (build) => list(build, '/admin/agencyPanel/getAgencyPanel?page=1&limit=20'),
};

const builds = [
  { name: 'this', root: resolve(import.meta.dirname, '../..') },
  { name: 'other', root: resolve(folder) },
];
try {
  for (const build of builds) await start(build);
  console.log(
    `${RECORDS} records of each kind, ${rounds} rounds, ${cpus().length} cores, Node ${process.version}`,
  );
  for (const [shape, send] of Object.entries(SHAPES)) await compare(shape, send);
} finally {
  for (const { server } of builds) await server?.stop();
  for (const { dataDir } of builds) if (dataDir) rmSync(dataDir, { recursive: true, force: true });
}

/** Seeds the database of a build with the build's own code, adds the admin with the sets, and lets a browser sign in. */
async function start(build) {
  const own = (name) => import(pathToFileURL(join(build.root, 'backend/bench', name)).href);
  const [{ seedDatabase }, { seedGrowth }] = [await own('seed-database.mjs'), await own('seed-growth.mjs')];
  build.dataDir = mkdtempSync(join(tmpdir(), 'callboard-sign-in-'));
  await seedDatabase(build.dataDir, (uri) => seedGrowth(uri, RECORDS));
  // Without the limits, the server does not recognise browsers.
  const more = { RATE_LIMIT: 'on' };
  build.server = await startServer(build.dataDir, { build: join(build.root, 'backend/dist'), more });
  await build.server.post('/admin/admins', { name: 'Bench Holder', ...HOLDER });
  build.device = (await signIn(build)).find((cookie) => cookie.startsWith('admin_device='));
}

/** Signs in to the admin panel, in the browser with this device cookie. Returns the cookies of the answer. */
async function signIn({ server }, device) {
  const response = await fetch(`${server.api}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-panel': 'admin', ...(device && { cookie: device }) },
    body: JSON.stringify(HOLDER),
  });
  await assertOk(response);
  return response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
}

/** Reads a list as the panel does. The build without idle times ignores the header. */
async function list({ server, session }, path) {
  const headers = { cookie: session, 'x-panel': 'admin', 'x-idle-seconds': '0' };
  await assertOk(await fetch(server.api + path, { headers }));
}

async function assertOk(response) {
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${answer.slice(0, 200)}`);
}

async function compare(shape, send) {
  const times = new Map(builds.map((build) => [build, []]));
  for (const build of builds) {
    // The sign-ins of other measurements ended the oldest sessions of the admin.
    build.session = (await signIn(build)).find((cookie) => /^admin_access=./.test(cookie));
    for (let round = 0; round < WARM_ROUNDS; round += 1) await send(build);
  }
  for (let round = 0; round < Number(rounds); round += 1) {
    // Alternate the order because the first build leaves side effects on the machine for the second one.
    for (const build of round % 2 ? builds.toReversed() : builds) {
      const started = performance.now();
      await send(build);
      times.get(build).push(performance.now() - started);
    }
  }
  const [ours, other] = builds.map((build) => times.get(build).toSorted((one, next) => one - next));
  const difference = median(ours) - median(other);
  console.log(
    `${shape.padEnd(24)}this ${shown(ours)}   other ${shown(other)}   difference ${difference.toFixed(2)} ms`,
  );
}

function median(sorted) {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function shown(sorted) {
  return `${median(sorted).toFixed(2).padStart(8)} ms, slowest ${sorted.at(-1).toFixed(1).padStart(7)} ms`;
}
