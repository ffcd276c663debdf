// npm run bench -- peers-api FOLDER [ROUNDS] [SECONDS]: compares this product with AdminJS and Payload, each with 100,000
// users, from the folder that frontend/bench/peers/install.mjs filled. Measures the products in turn, so that other load on
// the machine affects all. Prints the median of the requests a second at ten connections, the processor time of a request
// (server and database), the memory of each, and what the password hash takes of a sign-in. BENCH_CORES=0.5 limits each
// product to half a core. Linux only.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { STAFF, startProduct } from '../../frontend/bench/peers/products.mjs';
import { clients } from './peers-clients.mjs';
import { timeHash } from './peers-hash.mjs';
import { cpuMilliseconds } from './processor-time.mjs';

const [given, rounds = '6', seconds = '5'] = process.argv.slice(2);
if (!given) {
  console.error('Name the folder of the peers: npm run bench -- peers-api ../peers');
  process.exit(1);
}
const folder = resolve(given);
const USERS = 100_000;
const CONNECTIONS = 10;
const WARM_SECONDS = Math.min(3, Number(seconds));
/** A search without an index takes seconds, and ten of them wait for each other. */
const TIMEOUT_SECONDS = 600;
/** Seconds after the first requests until the memory counts as idle. */
const SETTLE = 10;
/** Milliseconds between two looks at the memory. */
const LOOK = 100;
const SHAPES = [
  'list of 20',
  'page 2000',
  'search, many match',
  'search, few match',
  'read one',
  'update one',
];
const SIGN_IN = 'sign-in';

const products = [];
try {
  for (const name of ['callboard', 'adminjs', 'payload']) products.push(await start(name));
  const limit = process.env.BENCH_CORES ? `, ${process.env.BENCH_CORES} of a core for each product` : '';
  console.log(
    `100,000 users, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, ${cpus().length} cores (${cpus()[0].model})${limit}, Node ${process.version}`,
  );
  for (const product of products) await check(product);
  await wait(SETTLE);
  for (const product of products) product.idle = memoryOf(product);
  console.log(`\n${'request'.padEnd(20)}${products.map(({ name }) => name.padStart(26)).join('')}`);
  for (const shape of [...SHAPES, SIGN_IN]) await compare(shape);
  reportMemory();
} finally {
  for (const { stop } of products) await stop();
}

async function start(name) {
  const running = await startProduct(name, folder);
  const client = clients[name];
  const signedIn = await fetch(running.url + client.signIn(STAFF[0]).path, {
    ...client.signIn(STAFF[0]),
    redirect: 'manual',
  });
  return { ...running, client, headers: client.session(signedIn), highest: 0, all: 0 };
}

/** Prints what the lists of a product find, which must be alike, and collects the ids of records. */
async function check(product) {
  const totals = [];
  for (const shape of SHAPES.slice(0, 4)) {
    const { path } = product.client.shapes[shape]({});
    const response = await fetch(product.url + path, { headers: product.headers });
    const answer = await response.json();
    if (!response.ok)
      throw new Error(`${product.name} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    const { total, ids } = product.client.found(answer);
    if (shape === SHAPES[0] && total !== USERS) throw new Error(`${product.name} has ${total} users`);
    if (!product.ids) product.ids = ids;
    totals.push(`${shape}: ${total}`);
  }
  console.log(`${product.name.padEnd(10)} finds ${totals.join(', ')}`);
}

async function compare(shape) {
  const measured = new Map(products.map((product) => [product, []]));
  const amounts = new Map();
  for (const product of products) amounts.set(product, await warm(product, shape));
  for (let round = 0; round < Number(rounds); round += 1)
    // Alternate the order because the first product leaves side effects on the machine for the next one.
    for (const product of round % 2 ? products.toReversed() : products)
      measured.get(product).push(await load(product, shape, amounts.get(product)));
  const cells = [];
  for (const [product, results] of measured) {
    const rate = median(results.map((one) => one.rate));
    product.processor = median(results.map((one) => one.processor));
    const failed = sum(results.map((one) => one.failed));
    cells.push(`${shown(rate)} /s ${shown(product.processor)} ms${failed ? ` ${failed} FAILED` : ''}`);
  }
  console.log(`${shape.padEnd(20)}${cells.map((cell) => cell.padStart(26)).join('')}`);
  for (const [product, results] of measured)
    console.log(`    ${product.name.padEnd(10)} ${results.map((one) => shown(one.rate)).join(' ')} /s`);
  if (shape === SIGN_IN) for (const product of products) await reportHash(product);
}

/** Warms a product. Returns how many requests it answers in a round. */
async function warm(product, shape) {
  const first = await load(product, shape, CONNECTIONS);
  const warmer = await load(product, shape, amountOf(first, WARM_SECONDS));
  return amountOf(warmer, Number(seconds));
}

function amountOf({ rate }, time) {
  return Math.max(CONNECTIONS, Math.round(rate * time));
}

/**
 * Sends a number of requests instead of requests for some seconds: a product would go on with the requests that the end of
 * the time cuts off, and the next measurement would wait for them.
 */
async function load(product, shape, amount) {
  const { client, pids, url, headers, ids } = product;
  const isSignIn = shape === SIGN_IN;
  const setupRequest = (one) => {
    const sent = isSignIn ? client.signIn(pick(STAFF)) : client.shapes[shape]({ id: pick(ids) });
    return { ...one, ...sent, headers: { ...one.headers, ...sent.headers } };
  };
  const before = sum(pids.map(cpuMilliseconds));
  const started = performance.now();
  const looking = setInterval(() => look(product), LOOK);
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    timeout: TIMEOUT_SECONDS,
    headers: isSignIn ? {} : headers,
    requests: [{ setupRequest }],
  });
  // autocannon itself ends at its next full second.
  let last = started;
  run.on('response', () => (last = performance.now()));
  const { statusCodeStats } = await run;
  clearInterval(looking);
  look(product);
  const right = (isSignIn && client.signedInStatus) || 200;
  const done = statusCodeStats[right]?.count ?? 0;
  return {
    rate: (done * 1000) / (last - started),
    processor: (sum(pids.map(cpuMilliseconds)) - before) / done,
    failed: amount - done,
  };
}

/** Prints how the processor time of a sign-in divides into the password hash and the rest. */
async function reportHash(product) {
  const { algorithm, processor } = await timeHash(product.name, folder, CONNECTIONS);
  console.log(
    `    ${product.name.padEnd(10)} ${algorithm}: ${processor.toFixed(1)} ms of processor; ` +
      `the rest of the sign-in: ${(product.processor - processor).toFixed(1)} ms of processor`,
  );
}

function look(product) {
  const { own, all } = memoryOf(product);
  product.highest = Math.max(product.highest, own);
  product.all = Math.max(product.all, all);
}

/** Returns the resident memory in MB of a product's processes: with and without mapped files, which the system can reclaim. */
function memoryOf({ pids }) {
  const of = (pid, field) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024;
  };
  const all = sum(pids.map((pid) => of(pid, 'VmRSS')));
  return { all: Math.round(all), own: Math.round(all - sum(pids.map((pid) => of(pid, 'RssFile')))) };
}

function reportMemory() {
  console.log('\nmemory of server and database in MB, besides mapped files (with mapped files)');
  for (const { name, idle, highest, all } of products)
    console.log(`${name.padEnd(10)} idle ${idle.own} (${idle.all}), highest ${highest} (${all})`);
}

/** Returns a number with as many digits as its size needs. */
function shown(value) {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

function pick(values) {
  return values[Math.floor(Math.random() * values.length)];
}

function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

function wait(time) {
  return new Promise((done) => setTimeout(done, time * 1000));
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
