// npm run bench -- coins [SECONDS]: measures coin sales by 50 callers of one coin agency, then by 50 callers of fifty,
// with the real server and its embedded database (or MONGODB_URI). Prints the sends per second and the 99th percentile.
// Fails when the ledger is wrong by a single coin.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMilliseconds } from './processor-time.mjs';
import { seedDatabase } from './seed-database.mjs';
import { seedWallets, PASSWORD } from './seed-wallets.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.argv[2] ?? 8);
const CALLERS = 50;
const USERS = 500;

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-coins-'));
let server;
let sent = 0;
try {
  const { codes, usernames } = await seedDatabase(dataDir, (uri) => seedWallets(uri, CALLERS, USERS));
  server = await startServer(dataDir);
  const tokens = await Promise.all(codes.map((code) => signIn({ uniqueId: code, password: PASSWORD })));
  console.log(`\n${CALLERS} callers, ${SECONDS} s each, ${cpus().length} cores (${cpus()[0].model})`);
  report('50 callers on one coin agency', await load(() => tokens[0], usernames));
  report('50 callers on fifty', await load((caller) => tokens[caller], usernames));
  await prove();
} finally {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Sends one coin with a new idempotency key. */
async function send(token, userId) {
  const response = await fetch(`${server.api}/coin/recharge/sendCoin`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ userId, coin: 1 }),
  });
  return { status: response.status, body: await response.json() };
}

async function signIn(account) {
  const { accessToken } = await server.post('/coinPanel/login', account);
  return accessToken;
}

/** Lets each caller send one coin after another to random users. */
async function load(tokenOf, usernames) {
  const until = performance.now() + SECONDS * 1000;
  const times = [];
  const failures = new Map();
  const cpuBefore = cpuMilliseconds(server.pid);
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (performance.now() < until) {
      const userId = usernames[Math.floor(Math.random() * usernames.length)];
      const started = performance.now();
      const { status, body } = await send(tokenOf(caller), userId);
      if (status === 200) times.push(performance.now() - started);
      else failures.set(body.code, (failures.get(body.code) ?? 0) + 1);
    }
  });
  await Promise.all(callers);
  sent += times.length;
  return { times, failures, cpu: (cpuMilliseconds(server.pid) - cpuBefore) / times.length };
}

function report(name, { times, failures, cpu }) {
  const sorted = times.sort((one, other) => one - other);
  const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  const faults = [...failures].map(([code, count]) => `   ${count} ${code}`).join('');
  const rate = String(Math.round(times.length / SECONDS)).padStart(6);
  const cost = `${cpu.toFixed(1)} ms of processor each`;
  console.log(`${name.padEnd(32)}${rate} /s   p99 ${p99} ms   ${cost}${faults}`);
}

/** Verifies that every acknowledged send is a ledger entry and that every balance is the sum of its entries. */
async function prove() {
  const history = await server.get('/admin/recharge/getrechargeHistory?page=1&limit=1');
  const { details } = await server.post('/admin/ledger/verify', {});
  const { found, total, accounts, lines, milliseconds } = details;
  console.log(
    `${sent} answered, ${history.total} in the ledger, ${found} differences, sum over all accounts ${total}`,
  );
  console.log(`verified ${accounts} accounts and ${lines} lines in ${milliseconds} ms`);
  if (history.total !== sent || found || total) throw new Error('The ledger is not exact');
}
