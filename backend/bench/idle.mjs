// npm run bench -- idle [BUILD]: measures what the idle product costs: the processor time of 60 seconds
// and the memory, with one process and with two workers on an empty embedded database. BUILD: the backend/dist folder
// of another build. Linux only.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { childrenOf, cpuMilliseconds } from './processor-time.mjs';
import { ADMIN } from './server.mjs';

const SECONDS = 60;
/** Seconds after the start in which the product stores figures of past days and Node gives back the memory of the start. */
const SETTLE = 60;
const build = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));

async function measure(workers) {
  const dataDir = mkdtempSync(join(tmpdir(), 'callboard-idle-'));
  const child = spawn(process.execPath, [join(build, 'main.js')], {
    env: {
      ...process.env,
      ...{ PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', WORKERS: String(workers) },
      ...{ ADMIN_NUMBER: ADMIN.number, ADMIN_PASSWORD: ADMIN.password },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((ended) => child.once('exit', ended));
  try {
    await ready(child);
    await wait(SETTLE);
    const pids = [child.pid, ...childrenOf(child.pid)];
    const before = sum(pids.map(cpuMilliseconds));
    await wait(SECONDS);
    const seconds = ((sum(pids.map(cpuMilliseconds)) - before) / 1000).toFixed(2);
    const what = workers === 1 ? 'one process' : `${workers} workers`;
    return `${what}: ${seconds} s of processor time in ${SECONDS} s, ${sum(pids.map(megabytes))} MB`;
  } finally {
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function ready(child) {
  return new Promise((resolve, reject) => {
    let says = '';
    child.stdout.on('data', (chunk) => {
      says += chunk;
      if (says.includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

const megabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

for (const workers of [1, 2]) console.log(await measure(workers));
