// npm run bench -- cost: what a request costs. For a list, a read, an update, a sign-in and a sale of coins: how often the
// product waits for a database of another process ("trips"), the commands, the documents written, and the processor time
// of the product and of the database. With the limits on, as in production. Linux only.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { startProgram } from '../../scripts/start-program.mjs';
import { timeHash } from './peers-hash.mjs';
import { cpuMilliseconds } from './processor-time.mjs';
import { seedDatabase } from './seed-database.mjs';
import { PASSWORD, seedWallets } from './seed-wallets.mjs';
import { ADMIN, startServer } from './server.mjs';
import { tapWire } from './wire-tap.mjs';

/** The password that the first admin chooses: with the one of the environment, a panel session may only change it. */
const CHOSEN = 'chosen-by-admin-1';
/** How often each request is sent to read its commands. Background work falls into some of them: the median counts. */
const READ = 21;
const TIMED = Number(process.argv[2] ?? 300);
const USERS = 100;
/** Milliseconds until the next request whose commands are read: what follows a sign-in is done by then. */
const LATE = 600;

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-cost-'));
const port = await freePort();
let database;
let server;
let tap;
try {
  const { codes, usernames } = await seedDatabase(dataDir, (uri) => seedWallets(uri, 1, USERS));
  const tool = join(import.meta.dirname, '../embedded-mongo/dist/cli.js');
  const args = [tool, '--data', join(dataDir, 'database'), '--port', String(port)];
  database = await startProgram(args, { saying: String(port) });
  tap = await tapWire(port);
  const uri = `mongodb://127.0.0.1:${tap.port}/callboard?directConnection=true`;
  server = await startServer(dataDir, { more: { MONGODB_URI: uri, RATE_LIMIT: 'on' }, staysSignedIn: false });
  const seller = await server.post('/coinPanel/login', { uniqueId: codes[0], password: PASSWORD });
  const changed = { oldpassword: ADMIN.password, newpassword: CHOSEN, confirmpassword: CHOSEN };
  await send('PUT', '/admin/profile/updatepassword', server.headers, changed);
  const owner = { ...ADMIN, password: CHOSEN };
  const admin = await panelSession('/admin/login', 'admin', owner);
  const { users } = await server.get('/admin/users?page=1&limit=100');
  const one = () => users[Math.floor(Math.random() * users.length)]._id;
  const shapes = {
    'list of 20 users': () => send('GET', '/admin/users?page=1&limit=20', admin),
    'read a user': () => send('GET', `/admin/view_user?id=${one()}`, admin),
    'update a user': () => send('POST', `/admin/edituser?id=${one()}`, admin, { bio: String(Math.random()) }),
    'sign-in, known browser': () => send('POST', '/admin/login', admin, owner),
    'sign-in, app client': () => send('POST', '/admin/login', {}, owner),
    'sale of a coin': () =>
      send('PATCH', '/coin/recharge/sendCoin', bearer(seller), { userId: usernames[0], coin: 1 }),
  };
  console.log(
    'request                  trips  commands  written   product ms   database ms   commands by collection',
  );
  for (const [name, shape] of Object.entries(shapes)) console.log(row(name, await costOf(shape)));
  const { algorithm, processor } = await timeHash('callboard');
  console.log(
    `of a sign-in, the password hash takes ${processor.toFixed(2)} ms of the product (${algorithm})`,
  );
} finally {
  await server?.stop();
  tap?.close();
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Signs in to a panel. Returns the headers of its next requests, with the cookie that makes the browser known. */
async function panelSession(path, panel, account) {
  const response = await fetch(server.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-panel': panel },
    body: JSON.stringify(account),
  });
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .filter((cookie) => !cookie.endsWith('='));
  return { cookie: cookies.join('; '), 'x-panel': panel, 'x-idle-seconds': '0' };
}

function bearer({ accessToken }) {
  return { authorization: `Bearer ${accessToken}` };
}

async function send(method, path, headers, body) {
  const response = await fetch(server.api + path, {
    method,
    headers: { 'content-type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
}

async function costOf(shape) {
  for (let count = 0; count < 20; count += 1) await shape();
  const seen = [];
  for (let count = 0; count < READ; count += 1) {
    await wait(LATE);
    tap.take();
    await shape();
    seen.push(tap.take());
  }
  const before = [server.pid, database.pid].map(cpuMilliseconds);
  for (let count = 0; count < TIMED; count += 1) await shape();
  const [product, stored] = [server.pid, database.pid].map(
    (pid, at) => (cpuMilliseconds(pid) - before[at]) / TIMED,
  );
  // The request with the median number of commands: others hold commands of the background.
  const usual = seen.toSorted((a, b) => a.commands.length - b.commands.length)[Math.floor(READ / 2)];
  return { ...usual, product, stored };
}

function row(name, { trips, commands, product, stored }) {
  const by = commands.map(({ name: command, collection }) => `${command} ${collection}`.trim());
  const written = commands.reduce((sum, one) => sum + one.written, 0);
  return (
    name.padEnd(25) +
    String(trips).padStart(5) +
    String(commands.length).padStart(10) +
    String(written).padStart(9) +
    product.toFixed(2).padStart(13) +
    stored.toFixed(2).padStart(14) +
    `   ${by.join(', ')}`
  );
}

function wait(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
