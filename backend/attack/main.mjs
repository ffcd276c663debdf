// npm run attack: generated requests of every kind to every call. Starts the product on demo data unless --url names one on
// this machine. Ends with exit code 1 when the product fails, hangs, ends, lets the wrong caller in or answers otherwise than
// its document.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ADMIN } from '../bench/server.mjs';
import { DEMO_PASSWORD, DEMO_USER } from '../dist/startup/demo/demo-accounts.js';
import { Random } from '../dist/startup/demo/random.js';
import { Attack } from './attack.mjs';
import { People } from './people.mjs';
import { Prober } from './prober.mjs';
import { Product } from './product.mjs';
import { KINDS } from './requests.mjs';
import { printCounts, printFaults } from './report.mjs';

const USAGE = `usage: npm run attack [-- --requests N --minutes M --connections C --seed N --only KIND --slowest MS
                        --url http://127.0.0.1:PORT]`;
const values = options({
  requests: { type: 'string', default: '100000' },
  minutes: { type: 'string', default: '20' },
  connections: { type: 'string', default: '20' },
  seed: { type: 'string', default: String(randomInt(1_000_000)) },
  slowest: { type: 'string', default: '2000' },
  only: { type: 'string' },
  url: { type: 'string' },
});
const number = (name, least) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least) refuse(`--${name} must be a whole number from ${least}`);
  return value;
};
const [requests, minutes, connections] = [
  number('requests', 1),
  number('minutes', 1),
  number('connections', 1),
];
const [seed, slowestAllowed] = [number('seed', 0), number('slowest', 1)];
if (values.only && !KINDS.some(([kind]) => kind === values.only)) {
  refuse(`--only takes one of ${KINDS.map(([kind]) => kind).join(', ')}`);
}
const IDLE_MILLISECONDS = 3_000;
/** A product that answers no probe for so long is given up. */
const SILENCE = 60_000;
const WATCH = 500;

const product = values.url ? undefined : new Product();
const url = values.url ? loopback(values.url) : undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void product?.kill().finally(() => process.exit(1)));
}
try {
  process.exitCode = await attack();
} finally {
  await product?.stop();
  product?.remove();
}

async function attack() {
  await product?.start();
  const target = url ?? product.url;
  const isGone = () => product?.isGone ?? false;
  const people = new People(target, accounts(), isGone);
  await people.start();
  const prober = new Prober(target);
  await new Promise((done) => setTimeout(done, IDLE_MILLISECONDS));
  const idle = await prober.measured();
  console.log(`seed ${seed}, ${requests} requests, ${connections} connections, ${target}`);

  const document = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8'));
  const running = new Attack({
    ...{ url: target, random: new Random(seed), document, tokens: people, connections },
    ...{ hidden: people.hidden, isGone, only: values.only },
  });
  await running.prepare();
  const started = Date.now();
  const probes = { probes: 0, slowest: 0, medians: [] };
  let hangs = false;
  const watch = setInterval(async () => {
    product?.highestMemory();
    const measured = await prober.measured();
    note(probes, measured);
    hangs ||= measured.silentFor > SILENCE && !isGone();
  }, WATCH);
  const stopped = () => hangs || product?.isLost || Date.now() - started > minutes * 60_000;
  let isDone = false;
  const whole = running.run(requests, stopped).finally(() => (isDone = true));
  await Promise.race([whole, until(() => isDone || hangs || product?.isLost)]);
  clearInterval(watch);
  if (!hangs) note(probes, await prober.measured());
  await prober.close();
  running.close();
  return report({ running, idle, probes, hangs, seconds: (Date.now() - started) / 1000, people });
}

async function report({ running, idle, probes, hangs, seconds, people }) {
  const folder = join(tmpdir(), `callboard-attack-faults-${seed}`);
  printCounts(running, seconds);
  const faults = printFaults(running, url ?? product.url, folder);
  const exits = product?.exits.length ?? 0;
  console.log(`process exits: ${exits}${exits ? ` (${product.exits.join(', ')})` : ''}`);
  if (product) console.log(`highest memory: ${product.highestMemory()} MB`);
  const median = middle(probes.medians);
  console.log(
    `GET /api/health/live: idle median ${ms(idle.median)}, slowest ${ms(idle.slowest)}; ` +
      `under attack median ${ms(median)}, slowest ${ms(probes.slowest)} of ${probes.probes}`,
  );
  if (hangs) console.log(`The product answered no probe for ${SILENCE / 1000} s and was given up`);
  if (hangs && product) await product.kill();
  const isExact = await verifyLedger(people);
  const isSlow = probes.slowest > slowestAllowed;
  if (isSlow) console.log(`The slowest probe took longer than ${slowestAllowed} ms (--slowest)`);
  const failed = faults || exits || hangs || isSlow || !isExact;
  console.log(failed ? `FAILED (again: --seed ${seed})` : 'held');
  return failed ? 1 : 0;
}

/** With --url the product is asked; otherwise scripts/ledger.mjs looks, after the product has stopped. */
async function verifyLedger(people) {
  if (url) {
    const { details } = await people.asKeeper('POST', 'admin/ledger/verify', {});
    console.log(`ledger: ${details.found} differences, sum over all accounts ${details.total}`);
    return details.found === 0 && details.total === 0;
  }
  await product.stop();
  const script = resolve(import.meta.dirname, '../../scripts/ledger.mjs');
  const env = { ...process.env, DATA_DIR: product.dataDir };
  delete env.MONGODB_URI;
  return spawnSync(process.execPath, [script], { env, stdio: 'inherit' }).status === 0;
}

/** The accounts of the demo data, unless the environment names the admin. */
function accounts() {
  const { ADMIN_NUMBER: login = ADMIN.number, ADMIN_PASSWORD: password = ADMIN.password } = url
    ? process.env
    : {};
  const staff = { bd: 'BD100001', agencyadmin: 'AA100001', agency: 'AG100001', coin: 'coin@100001' };
  return {
    admin: { login, password },
    ...Object.fromEntries(
      Object.entries(staff).map(([role, code]) => [role, { login: code, password: DEMO_PASSWORD }]),
    ),
    user: { login: DEMO_USER.number, password: DEMO_USER.password },
  };
}

function note(probes, { probes: count, median, slowest }) {
  probes.probes += count;
  probes.slowest = Math.max(probes.slowest, slowest);
  if (count) probes.medians.push(median);
}

async function until(condition) {
  while (!condition()) await new Promise((done) => setTimeout(done, WATCH));
}

function loopback(text) {
  const { protocol, hostname, origin } = URL.canParse(text) ? new URL(text) : {};
  if (protocol !== 'http:' || !['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
    refuse('--url must be an address of this machine, such as http://127.0.0.1:3000');
  }
  return origin;
}

function options(allowed) {
  try {
    return parseArgs({ options: allowed }).values;
  } catch (error) {
    return refuse(`${error.message}\n${USAGE}`);
  }
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}

function middle(numbers) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function ms(milliseconds) {
  return `${milliseconds.toFixed(1)} ms`;
}
