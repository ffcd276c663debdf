// kill -9 in the middle of sales: of the product, and of the database below it. Afterwards every sale that was answered is
// there once, those that were not go through with their key once, and the ledger is exact.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { type Running, startDatabase, startServer, verifyLedger } from './kill/processes.js';
import { Sales } from './kill/sales.js';

const ROUNDS = process.env.PROOF ? 20 : 3;
const TIMEOUT = ROUNDS * 120_000;

let dataDir: string;
let port: number;
let sales: Sales;
const started: Running[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-kill-'));
  port = await freePort();
  sales = new Sales(() => port);
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function begun<T extends Running>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  started.push(one);
  return one;
}

/** Some moment in the middle of the sales. */
const amidst = async (before: number) => {
  while (sales.answered < before + 20) await pause(10);
  await pause(Math.random() * 400);
};

async function expectExact(databaseUri?: string): Promise<void> {
  const { transfers } = sales;
  expect(new Set(transfers).size).toBe(transfers.length);
  expect((await sales.recorded()).sort()).toEqual(transfers.sort());
  expect(await verifyLedger(dataDir, databaseUri)).toMatch(/^Every balance is the sum of its entries/);
}

describe('kill -9 of the product in the middle of sales', () => {
  it(
    `should lose and double nothing, ${ROUNDS} times`,
    async () => {
      let server = await begun(startServer(port, dataDir));
      await sales.prepare();
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = sales.answered;
        const killed = amidst(before).then(() => server.kill());
        await Promise.all([sales.sellUntil(killed), killed]);
        server = await begun(startServer(port, dataDir));
        await sales.finish();
        await expectExact();
      }
    },
    TIMEOUT,
  );
});

describe('kill -9 of the database in the middle of sales', () => {
  it(
    `should lose and double nothing, ${ROUNDS} times`,
    async () => {
      const databasePort = await freePort();
      const uri = `mongodb://127.0.0.1:${databasePort}/callboard?replicaSet=rs0`;
      const files = join(dataDir, 'database');
      let database = await begun(startDatabase(databasePort, files));
      await begun(startServer(port, dataDir, uri));
      await sales.prepare();
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = sales.answered;
        const killed = amidst(before).then(() => database.kill());
        const selling = sales.sellUntil(killed);
        await killed;
        database = await begun(startDatabase(databasePort, files));
        await selling;
        await sales.finish();
        await expectExact(uri);
      }
    },
    TIMEOUT,
  );
});
