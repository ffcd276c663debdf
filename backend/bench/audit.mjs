// npm run bench -- audit [RECORDS]: prints what an audited write takes while the job seals records of the past and
// afterwards, in turns; then the time and the highest memory of `npm run audit:verify` over RECORDS (200,000).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, Types } from 'mongoose';
import { uriOfRunning } from '@callboard/embedded-mongo';
import { NestFactory } from '@nestjs/core';
import { readEnv } from '../dist/core/config/env.js';
import { SecretsModule } from '../dist/platform/access/secrets.module.js';
import { AuditSealer } from '../dist/platform/audit/audit-sealer.js';
import { AuditSealsModule } from '../dist/platform/audit/audit-seals.module.js';
import { EnvModule } from '../dist/platform/config/env.module.js';
import { DatabaseModule } from '../dist/platform/database/database.module.js';
import { openDatabase } from '../dist/platform/database/embedded.js';
import { benchFolder } from './seed-database.mjs';
import { startServer } from './server.mjs';

const RECORDS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 3;
const BACKLOG = 4000;
const PORTION = 2000;

const { dataDir, close } = benchFolder('audit');
const server = await startServer(dataDir);
const connection = await createConnection(databaseUri()).asPromise();
const audit = connection.collection('audit');
try {
  const user = await addUser();
  for (let round = 0; round < ROUNDS; round += 1) {
    await addRecords(BACKLOG);
    const started = performance.now();
    while (!(await audit.findOne({ seal: { $ne: null } }, { sort: { _id: -1 } }))) await pause(200);
    const during = await writes(user, 10_000);
    while (await audit.findOne({ seal: null })) await pause(200);
    const seconds = (performance.now() - started) / 1000;
    report(`round ${round + 1}, while the job seals without a rest`, during);
    console.log(`all sealed after ${seconds.toFixed(1)} s`);
    report(`round ${round + 1}, with nothing to seal but these`, await writes(user, 10_000));
  }
  await addRecords(RECORDS - (await audit.countDocuments()));
} finally {
  await connection.close();
  await server.stop();
}
try {
  await sealAll();
  await verify();
} finally {
  close();
}

function databaseUri() {
  const uri = new URL(process.env.MONGODB_URI ?? uriOfRunning(join(dataDir, 'database')));
  if (!process.env.MONGODB_URI) uri.pathname = '/callboard';
  return uri.toString();
}

async function addUser() {
  const _id = new Types.ObjectId();
  const names = { username: 'bench', usernameKey: 'bench', name: 'Bench', number: '919000000000' };
  await connection.collection('users').insertOne({ _id, ...names, password: 'none', active: true, coin: 0 });
  return _id.toHexString();
}

/** Writes audit records as a version without seals left them. */
async function addRecords(count) {
  for (let made = 0; made < count; made += PORTION)
    await audit.insertMany(
      Array.from({ length: PORTION }, (_, one) => ({
        at: new Date(),
        actor: { role: 'admin', id: '66f0c0ffee00000000000001', code: '', name: 'Meera Nair' },
        action: 'user.update',
        target: { kind: 'user', id: new Types.ObjectId().toHexString(), label: `user.${made + one}` },
        before: { name: 'Anita Rao', email: 'anita@example.com', bio: 'before' },
        after: { name: 'Anita Sharma', email: 'sharma@example.com', bio: 'after' },
        reason: '',
        address: '192.0.2.7',
        requestId: `request-${made + one}`,
      })),
    );
}

/** Switches a user off and on for some milliseconds, one call after another. Returns the milliseconds of each call. */
async function writes(id, milliseconds) {
  const until = performance.now() + milliseconds;
  const times = [];
  for (let active = false; performance.now() < until; active = !active) {
    const before = performance.now();
    await server.post('/admin/userstatus', { id, active });
    times.push(performance.now() - before);
  }
  return times.sort((one, other) => one - other);
}

function report(name, times) {
  const at = (part) => times[Math.floor(times.length * part)].toFixed(1);
  console.log(
    `${name.padEnd(52)}${times.length} writes   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   highest ${times.at(-1).toFixed(0)} ms`,
  );
}

/** Seals without rests what the server has left. */
async function sealAll() {
  const started = performance.now();
  const env = readEnv({ ...process.env, DATA_DIR: dataDir, DEMO: '0' });
  const database = await openDatabase(env);
  const imports = [EnvModule.with(env), DatabaseModule.at(database.uri), SecretsModule, AuditSealsModule];
  const app = await NestFactory.createApplicationContext({ module: class {}, imports }, { logger: false });
  const sealer = app.get(AuditSealer);
  let sealed = 0;
  for (let count = await sealer.sealNext(); count; count = await sealer.sealNext()) sealed += count;
  await app.close();
  await database.close();
  console.log(`${sealed} records sealed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function verify() {
  const started = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/startup/verify-audit.js')], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: '0' },
    stdio: 'inherit',
  });
  let highest = 0;
  const watch = setInterval(() => {
    const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    highest = Math.max(highest, Number(kilobytes));
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  console.log(
    `verified in ${((performance.now() - started) / 1000).toFixed(1)} s, highest memory ${(highest / 1024).toFixed(0)} MB`,
  );
  if (code) throw new Error('The audit log is not unchanged');
}
