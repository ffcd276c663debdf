// npm run bench -- growth [RECORDS]: measures the daily calls of staff and of the app on a large database with 100,000
// records of each kind (seed-growth.mjs). Sends each call three times, one after another, prints the times in ms, and
// marks slow calls. DATA_DIR: a folder to seed once and keep.
import { randomUUID } from 'node:crypto';
import { figureCalls, waitForFigures } from './figure-calls.mjs';
import { callsOf } from './growth-calls.mjs';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedGrowth } from './seed-growth.mjs';
import { startServer } from './server.mjs';
import { signInAs } from './sign-in-as.mjs';

const RECORDS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 3;
const SLOW = 100;
const { dataDir, close } = benchFolder('growth');
let server;
try {
  const accounts = await seededOnce(dataDir, (uri) => seedGrowth(uri, RECORDS));
  const began = performance.now();
  server = await startServer(dataDir);
  console.log(`start: ready and signed in after ${Math.round(performance.now() - began)} ms`);
  console.log(`figures: all past days stored after ${await waitForFigures(server)} s`);
  const only = process.env.ONLY && new RegExp(process.env.ONLY);
  const dashboards = figureCalls(accounts);
  for (const [role, lists] of Object.entries(await callsOf(accounts, server))) {
    const calls = [...lists, ...(dashboards[role] ?? [])];
    const token = await signInAs(role, accounts, server);
    for (const call of calls)
      if (!only || only.test(`${role} ${call[0]} ${call[1]}`)) await measure(role, token, call);
  }
} finally {
  await server?.stop();
  close();
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
