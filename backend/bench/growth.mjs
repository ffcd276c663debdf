// npm run bench -- growth [RECORDS]: measures the daily calls of staff and of the app on a large database with 100,000
// records of each kind (seed-growth.mjs). Sends each call three times, one after another, prints the times in ms, and
// marks slow calls. DATA_DIR: a folder to seed once and keep.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOf } from './growth-calls.mjs';
import { seedDatabase } from './seed-database.mjs';
import { seedGrowth, STAFF_PASSWORD, USER_PASSWORD } from './seed-growth.mjs';
import { startServer } from './server.mjs';

const RECORDS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 3;
const SLOW = 100;
const kept = process.env.DATA_DIR;
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'callboard-growth-'));
let server;
try {
  const known = join(dataDir, 'seeded.json');
  if (!existsSync(known)) {
    mkdirSync(dataDir, { recursive: true });
    const seeded = await seedDatabase(dataDir, (uri) => seedGrowth(uri, RECORDS));
    writeFileSync(known, JSON.stringify(seeded));
  }
  const accounts = JSON.parse(readFileSync(known, 'utf8'));
  const began = performance.now();
  server = await startServer(dataDir);
  console.log(`start: ready and signed in after ${Math.round(performance.now() - began)} ms`);
  const only = process.env.ONLY && new RegExp(process.env.ONLY);
  for (const [role, calls] of Object.entries(await callsOf(accounts, server))) {
    const token = await signIn(role, accounts);
    for (const call of calls)
      if (!only || only.test(`${role} ${call[0]} ${call[1]}`)) await measure(role, token, call);
  }
} finally {
  await server?.stop();
  if (!kept) rmSync(dataDir, { recursive: true, force: true });
}

async function signIn(role, { bd, agencyAdmin, agency, coinAgency, user, earner }) {
  const password = STAFF_PASSWORD;
  const logins = {
    admin: undefined,
    bd: ['/bdPanel/login', { uniqueId: bd.uniqueId, password }],
    agencyadmin: ['/agencyadmin/login', { uniqueId: agencyAdmin.uniqueId, password }],
    agency: ['/agency/login', { uniqueId: agency.uniqueId, password }],
    coin: ['/coinPanel/login', { uniqueId: coinAgency.uniqueId, password }],
    user: ['/app/login', { number: user.number, password: USER_PASSWORD }],
    earner: ['/app/login', { number: earner.number, password: USER_PASSWORD }],
  };
  if (!logins[role]) return server.headers.authorization;
  const { accessToken } = await server.post(...logins[role]);
  return `Bearer ${accessToken}`;
}

async function measure(role, authorization, [method, path, body]) {
  const times = [];
  let note = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const given = typeof body === 'function' ? body(round) : body;
    const where = typeof path === 'function' ? path(round) : path;
    const started = performance.now();
    const response = await fetch(server.api + where, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: method === 'GET' ? undefined : JSON.stringify(given ?? {}),
    });
    const answer = await response.text();
    times.push(Math.round(performance.now() - started));
    if (!response.ok) note = ` ${response.status} ${answer.slice(0, 200)}`;
    else note = `${/"total":(\d+)/.exec(answer)?.[0] ?? ''} ${Math.round(answer.length / 1000)} kB`;
  }
  const slow = Math.min(...times.slice(1)) > SLOW ? 'SLOW' : times[0] > SLOW ? 'once' : '';
  const shown = typeof path === 'function' ? path(0) : path;
  const what = body && typeof body !== 'function' ? JSON.stringify(body) : '';
  console.log(
    `${slow.padEnd(5)}${times.map((time) => String(time).padStart(6)).join('')}  ${role} ${method} ${shown} ${what}  ${note}`,
  );
}
