// npm run bench -- export [USERS]: exports all users (1,000,000) as CSV and as XLSX from an embedded database, while other
// staff open a list ten times a second. Prints the time and size of each file, the highest memory of the server, and the
// median and the slowest answer of the others, also without an export. DATA_DIR: a folder to seed once and keep, such as
// the one of `-- growth` or of `-- search`.
import { setTimeout as wait } from 'node:timers/promises';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedUsers } from './seed-users.mjs';
import { startServer } from './server.mjs';
import { report, warmUp } from './while-others-call.mjs';

const USERS = Number(process.argv[2] ?? 1_000_000);
/** Milliseconds for which the others call without an export. */
const IDLE = 15_000;
const COLUMNS = 'username:Username,name:Name,number:Phone,coin:Coins,createdAt:Since,active:Active';
const { dataDir, close } = benchFolder('export');
let server;
try {
  await seededOnce(dataDir, (uri) => seedUsers(uri, USERS));
  server = await startServer(dataDir);
  await warmUp(server);
  await report(server, 'without an export', () => wait(IDLE));
  for (const format of ['csv', 'xlsx'])
    await report(server, `with an export as ${format}`, () => exportUsers(format));
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
