// npm run bench -- export [USERS]: exports all users (1,000,000) as CSV and as XLSX from an embedded database, while other
// staff open a list ten times a second. Prints the time and size of each file, the highest memory of the server, and the
// median and the slowest answer of the others, also without an export. DATA_DIR: a folder to seed once and keep, such as
// the one of `-- growth`.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedUsers } from './seed-users.mjs';
import { startServer } from './server.mjs';

const USERS = Number(process.argv[2] ?? 1_000_000);
/** Milliseconds between two calls of the others, and for which they call without an export. */
const PAUSE = 100;
const IDLE = 15_000;
const OTHERS = '/admin/users?page=1&limit=20&sort=-createdAt';
const COLUMNS = 'username:Username,name:Name,number:Phone,coin:Coins,createdAt:Since,active:Active';
const { dataDir, close } = benchFolder('export');
let server;
try {
  await seededOnce(dataDir, (uri) => seedUsers(uri, USERS));
  server = await startServer(dataDir);
  // The first calls read pages of the database that stay in memory afterwards.
  for (let call = 0; call < 20; call += 1) await server.get(OTHERS);
  await report('without an export', () => wait(IDLE));
  for (const format of ['csv', 'xlsx'])
    await report(`with an export as ${format}`, () => exportUsers(format));
} finally {
  await server?.stop();
  close();
}

/** Reads the file and drops it. Returns what to print about it. */
async function exportUsers(format) {
  const query = new URLSearchParams({ format, columns: COLUMNS, timeZone: 'Asia/Kolkata' });
  const response = await fetch(`${server.api}/admin/users?${query}`, { headers: server.headers });
  if (!response.ok) throw new Error(await response.text());
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  const rows = Number(response.headers.get('x-total-rows')).toLocaleString('en');
  return `${rows} rows, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** Runs `work` while others call, and prints how long each took. */
async function report(name, work) {
  const others = [];
  let highest = 0;
  let running = true;
  const calling = (async () => {
    while (running) {
      const began = performance.now();
      await server.get(OTHERS);
      others.push(performance.now() - began);
      highest = Math.max(highest, memory());
      await wait(PAUSE);
    }
  })();
  const began = performance.now();
  const what = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  running = false;
  await calling;
  others.sort((one, other) => one - other);
  const [median, slowest] = [others[others.length >> 1], others.at(-1)].map((time) => time.toFixed(1));
  const said = `others: median ${median} ms, slowest ${slowest} ms; memory at most ${highest} MB`;
  console.log(`${name.padEnd(24)} ${seconds.padStart(6)} s  ${what ? `${what}; ` : ''}${said}`);
}

/** The memory of the server in MB, without the pages of the database that the system caches. */
function memory() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
