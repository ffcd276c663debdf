// npm run bench -- search [RECORDS] [USERS]: measures GET /api/search with 100,000 records of every kind: users, hosts,
// withdrawals, coin transfers, videos (seed-growth.mjs), staff accounts and gifts (seed-search.mjs), and with more users
// when USERS says so: a database of 1,000,000 users takes half the time of one with as many of every kind. Sends typical
// searches of each role, one after another, and prints the median and the 99th percentile in ms, with the load of the
// machine before and after. Each search is sent 100 times, or as often as 3 s allow, so that the benchmark ends within
// 3 minutes after the seeding. DATA_DIR: a folder to seed once and keep; a folder of the growth benchmark serves too.
import { loadavg } from 'node:os';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedGrowth } from './seed-growth.mjs';
import { seedSearch } from './seed-search.mjs';
import { seedUsers } from './seed-users.mjs';
import { startServer } from './server.mjs';
import { signInAs } from './sign-in-as.mjs';

const RECORDS = Number(process.argv[2] ?? 100_000);
const USERS = Number(process.argv[3] ?? RECORDS);
const ROUNDS = 100;
const WARM_UP = 5;
const MOST_MS = 3_000;
const { dataDir, close } = benchFolder('search');
let server;
try {
  const accounts = await seededOnce(dataDir, (uri) => seedGrowth(uri, RECORDS));
  await seededOnce(dataDir, (uri) => seedSearch(uri, RECORDS), 'seeded-search.json');
  if (USERS > RECORDS)
    await seededOnce(dataDir, (uri) => seedUsers(uri, USERS, RECORDS), `seeded-${USERS}-users.json`);
  server = await startServer(dataDir);
  const user = await someUser();
  printLoad();
  for (const role of ['admin', 'bd', 'agencyadmin', 'agency', 'coin']) {
    const authorization = await signInAs(role, accounts, server);
    for (const [what, search] of searchesOf(role, accounts, user))
      await measure(role, authorization, what, search);
  }
  printLoad();
} finally {
  await server?.stop();
  close();
}

/** Returns a user of average activity, with the full phone number. */
async function someUser() {
  const { users } = await server.get('/admin/users?sort=createdAt&page=101&limit=1');
  return (await server.get(`/admin/view_user?id=${users[0]._id}`)).details;
}

/** Returns the searches of a role by what they are like. A letter makes each round of a search another one. */
function searchesOf(role, { agency, coinAgency }, { _id, number, username }) {
  const digits = number.slice(-10);
  return [
    ['rare name', () => username],
    ['common name', () => 'sharma'],
    ['part of names', (round) => ['arm', 'ita', 'kum', 'esh'][round % 4]],
    ['one letter', (round) => 'aeionrs'[round % 7]],
    ['two letters', (round) => ['an', 'ra', 'sh', 'ma', 'vi'][round % 5]],
    ['phone', () => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`],
    ['start of a phone', () => `+91 ${digits.slice(0, 5)}`],
    ['code', () => (role === 'coin' || role === 'admin' ? coinAgency : agency).uniqueId],
    ['id', () => _id],
    ['no hit', (round) => `zzq${round}`],
  ];
}

function printLoad() {
  const [minute = 0] = loadavg();
  console.log(`load average of the last minute: ${minute.toFixed(1)}`);
}

async function measure(role, authorization, what, search) {
  const times = [];
  let found = 0;
  const late = new Set();
  let end = Infinity;
  for (let round = 0; round < ROUNDS + WARM_UP && performance.now() < end; round += 1) {
    const started = performance.now();
    if (round === WARM_UP) end = started + MOST_MS;
    const address = `${server.api}/search?search=${encodeURIComponent(search(round))}`;
    const response = await fetch(address, { headers: { authorization } });
    const answer = await response.json();
    if (round >= WARM_UP) times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${answer.message}`);
    found = answer.results.length;
    for (const kind of answer.incomplete) late.add(kind);
  }
  times.sort((a, b) => a - b);
  const at = (share) =>
    times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)].toFixed(1).padStart(8);
  const note = late.size ? `, incomplete: ${[...late].join(', ')}` : '';
  console.log(
    `${role.padEnd(12)}${what.padEnd(18)}median ${at(0.5)}  p99 ${at(0.99)}  ${times.length} calls  ${found} found${note}`,
  );
}
