// npm run bench [-- USERS]: the API under load, as staff use it. The real server with its embedded database (or MONGODB_URI),
// 100,000 users, 10 connections. Prints requests a second and the 99th percentile of each shape, and the server's memory.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbeddedMongo } from 'embedded-mongo';
import { seedUsers } from './seed-users.mjs';

const USERS = Number(process.argv[2] ?? 100_000);
const CONNECTIONS = 10;
const SECONDS = 8;
const PORT = 3999;
const API = `http://127.0.0.1:${PORT}/api`;
const ADMIN = { number: '9111111111', password: 'bench-admin-1' };

const dataDir = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
const external = process.env.MONGODB_URI;
let server;
try {
  await seed();
  server = await startServer();
  const token = await signIn();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const idle = memory();
  const ids = await userIds(headers);
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
    `\n${USERS} users, ${CONNECTIONS} connections, ${SECONDS} s each, ${cpus().length} cores (${cpus()[0].model})`,
  );
  for (const [name, shape] of rows) report(name, await load(shape, headers));
  console.log(`memory of the server: ${idle} MB idle, ${memory('VmHWM')} MB highest`);
} finally {
  server?.kill('SIGTERM');
  if (server) await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function seed() {
  const database = external ? undefined : await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const uri = new URL(external ?? database.uri);
  if (!external) uri.pathname = '/callboard';
  const took = await seedUsers(uri.toString(), USERS);
  console.log(`seeded ${USERS} users in ${(took / 1000).toFixed(1)} s`);
  await database?.close();
}

async function startServer() {
  const started = Date.now();
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
    if (ready) break;
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(`server ready after ${Date.now() - started} ms`);
  return child;
}

async function signIn() {
  const response = await fetch(`${API}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return (await response.json()).accessToken;
}

async function userIds(headers) {
  const response = await fetch(`${API}/admin/users?page=3&limit=100`, { headers });
  return (await response.json()).users.map(({ _id }) => _id);
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}

function load({ method = 'GET', path, body }, headers) {
  const value = (one) => (typeof one === 'function' ? one() : one);
  const setupRequest = (request) => ({ ...request, path: `/api${value(path)}`, body: value(body) });
  return autocannon({
    url: API,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    requests: [{ method, setupRequest }],
  });
}

function report(name, { requests, latency, non2xx, errors }) {
  const faults = non2xx + errors ? `   ${non2xx + errors} FAILED` : '';
  console.log(
    `${name.padEnd(44)}${String(Math.round(requests.average)).padStart(6)} /s   p99 ${latency.p99} ms${faults}`,
  );
}

/** Megabytes that the server's process holds (Linux); VmHWM is the most it ever held. */
function memory(field = 'VmRSS') {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024);
}
