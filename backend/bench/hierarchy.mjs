// node backend/bench/hierarchy.mjs [AGENCIES] [HOSTS]: measures the time to open the admin's tree, level by level.
// Seeds a temporary embedded database (or MONGODB_URI, which must be empty): 20 BDs, 50 agency admins, and under one of
// them 1,000 agencies with 10 hosts each. Every host has a user and earnings. Then sends the requests of the panel one
// after another (two of them with the session of a BD), and prints the median and the slowest of 15 requests per level.
// The goal is 300 ms per level. Like the panel, the benchmark requests the coins of a level separately.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDatabase } from './seed-database.mjs';
import { seedHierarchy, STAFF_PASSWORD } from './seed-hierarchy.mjs';
import { startServer } from './server.mjs';

const AGENCIES = Number(process.argv[2] ?? 1000);
const HOSTS = Number(process.argv[3] ?? 10);
const ROUNDS = 15;
const dataDir = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
let server;
try {
  const { bd, agencyAdmin, otherBd, otherAdmin, agency } = await seed();
  server = await startServer(dataDir);
  const { get, post } = server;
  const level = (query) => () => get(`/admin/hierarchy/level?limit=100&${query}`);
  const move = { kind: 'agencyadmin', records: [{ id: agencyAdmin.id, from: bd.code }], to: otherBd.code };
  const coins = (query) => () => get(`/admin/hierarchy/coins?limit=100&${query}`);
  const login = { uniqueId: bd.code, password: STAFF_PASSWORD };
  const { accessToken } = await post('/bdPanel/login', login);
  const asBd = { authorization: `Bearer ${accessToken}` };
  const ofBd = (path) => () => get(path, asBd);
  const rows = [
    ['BDs', level('kind=bd')],
    [`agency admins of the BD with ${AGENCIES} agencies`, level(`kind=agencyadmin&parent=${bd.code}`)],
    [`the first 100 of ${AGENCIES} agencies`, level(`kind=agency&parent=${agencyAdmin.code}`)],
    [
      'the last 100 of them',
      level(`kind=agency&parent=${agencyAdmin.code}&page=${Math.ceil(AGENCIES / 100)}`),
    ],
    ['a search among them', level(`kind=agency&parent=${agencyAdmin.code}&search=77`)],
    [`the ${HOSTS} hosts of an agency`, level(`kind=host&parent=${agency.code}`)],
    ['coins of the BDs', coins('kind=bd')],
    ['coins of the agency admins', coins(`kind=agencyadmin&parent=${bd.code}`)],
    ['coins of the first 100 agencies', coins(`kind=agency&parent=${agencyAdmin.code}`)],
    ['the BD counts its hosts', ofBd('/agency/host/hostCountss')],
    ['the BD lists its hosts', ofBd('/agency/host/gethosts?status=1&page=1&limit=10')],
    ['those without a parent', () => get('/admin/hierarchy/unattached')],
    ['a search over all kinds', () => get('/admin/hierarchy/search?search=arma')],
    [`preview: moves ${AGENCIES} agencies`, () => post('/admin/hierarchy/preview', move)],
  ];
  console.log(`\n${AGENCIES} agencies under one agency admin, ${HOSTS} hosts each; ${ROUNDS} requests a row`);
  for (const [name, ask] of rows) await report(name, ask);
  const back = { ...move, records: [{ id: agencyAdmin.id, from: otherBd.code }], to: bd.code };
  const started = performance.now();
  await post('/admin/hierarchy/move', move);
  console.log(`moving the agency admin took ${Math.round(performance.now() - started)} ms`);
  await post('/admin/hierarchy/move', back);
  await post('/admin/hierarchy/move', {
    kind: 'agency',
    records: [{ id: agency.id, from: agencyAdmin.code }],
    to: otherAdmin.code,
  });
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed() {
  const started = Date.now();
  const seeded = await seedDatabase(dataDir, (uri) => seedHierarchy(uri, AGENCIES, HOSTS));
  console.log(`seeded ${AGENCIES * HOSTS} hosts in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return seeded;
}

async function report(name, ask) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  const first = Math.round(times[0]);
  times.sort((a, b) => a - b);
  const median = Math.round(times[Math.floor(ROUNDS / 2)]);
  console.log(
    `${name.padEnd(46)}median ${String(median).padStart(5)} ms   slowest ${Math.round(times.at(-1))} ms   first ${first} ms`,
  );
}
