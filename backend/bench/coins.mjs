// npm run bench -- coins [SECONDS]: coin agencies that sell, 50 callers on one and 50 on fifty. The real server with its
// embedded database (or MONGODB_URI). Prints sends a second and the 99th percentile, and fails when one coin is not where it
// should be.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from 'embedded-mongo';
import { seedWallets, PASSWORD } from './seed-wallets.mjs';

const SECONDS = Number(process.argv[2] ?? 8);
const CALLERS = 50;
const USERS = 500;
const PORT = 3998;
const API = `http://127.0.0.1:${PORT}/api`;
const ADMIN = { number: '9111111111', password: 'bench-admin-1' };

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-coins-'));
const external = process.env.MONGODB_URI;
let server;
let sent = 0;
try {
  const { codes, usernames } = await seed();
  server = await startServer();
  const tokens = await Promise.all(
    codes.map((code) => signIn('coinPanel', { uniqueId: code, password: PASSWORD })),
  );
  const admin = await signIn('admin', ADMIN);
  console.log(`\n${CALLERS} callers, ${SECONDS} s each, ${cpus().length} cores (${cpus()[0].model})`);
  report('50 callers on one coin agency', await load(() => tokens[0], usernames));
  report('50 callers on fifty', await load((caller) => tokens[caller], usernames));
  await prove(admin);
} finally {
  server?.kill('SIGTERM');
  if (server) await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed() {
  const database = external ? undefined : await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const uri = new URL(external ?? database.uri);
  if (!external) uri.pathname = '/callboard';
  const seeded = await seedWallets(uri.toString(), CALLERS, USERS);
  await database?.close();
  return seeded;
}

async function startServer() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_NUMBER: ADMIN.number,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const ready = await fetch(`${API}/health/ready`)
      .then((response) => response.ok)
      .catch(() => false);
    if (ready) return child;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function call(method, path, token, body, headers = {}) {
  const response = await fetch(`${API}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function signIn(panel, body) {
  const { body: answer } = await call('POST', `${panel}/login`, '', body);
  if (!answer.accessToken) throw new Error(`${panel}: ${answer.message}`);
  return answer.accessToken;
}

/** Each caller sends one coin after the other, to whomever, with a key of its own. */
async function load(tokenOf, usernames) {
  const until = performance.now() + SECONDS * 1000;
  const times = [];
  const failures = new Map();
  const cpuBefore = cpuMilliseconds();
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (performance.now() < until) {
      const userId = usernames[Math.floor(Math.random() * usernames.length)];
      const started = performance.now();
      const key = { 'Idempotency-Key': randomUUID() };
      const { status, body } = await call(
        'PATCH',
        'coin/recharge/sendCoin',
        tokenOf(caller),
        { userId, coin: 1 },
        key,
      );
      if (status === 200) times.push(performance.now() - started);
      else failures.set(body.code, (failures.get(body.code) ?? 0) + 1);
    }
  });
  await Promise.all(callers);
  sent += times.length;
  return { times, failures, cpu: (cpuMilliseconds() - cpuBefore) / times.length };
}
/** Processor time that the server has used so far (Linux): what a send costs, also where other work shares the machine. */
function cpuMilliseconds() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function report(name, { times, failures, cpu }) {
  const sorted = times.sort((one, other) => one - other);
  const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  const faults = [...failures].map(([code, count]) => `   ${count} ${code}`).join('');
  const rate = String(Math.round(times.length / SECONDS)).padStart(6);
  const cost = `${cpu.toFixed(1)} ms of processor each`;
  console.log(`${name.padEnd(32)}${rate} /s   p99 ${p99} ms   ${cost}${faults}`);
}

/** Every send that was answered is an entry, and every balance is the sum of its entries. */
async function prove(admin) {
  const { body: history } = await call('GET', 'admin/recharge/getrechargeHistory?page=1&limit=1', admin);
  const { body: verified } = await call('POST', 'admin/ledger/verify', admin, {});
  const { found, total, accounts, lines, milliseconds } = verified.details;
  console.log(
    `${sent} answered, ${history.total} in the ledger, ${found} differences, sum over all accounts ${total}`,
  );
  console.log(`verified ${accounts} accounts and ${lines} lines in ${milliseconds} ms`);
  if (history.total !== sent || found || total) throw new Error('The ledger is not exact');
}
