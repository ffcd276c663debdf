// kill -9 of the product and of its database while coins move in every way. Afterwards each acknowledged call has one entry,
// a refused call none, a repeated call gets the same answer, and the ledger is exact.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { Random } from '../../src/startup/demo/random.js';
import { Money } from '../support/kill/money.js';
import { differences } from '../support/kill/money-proof.js';
import { type Running, startDatabase, startServer, verifyLedger } from '../support/kill/processes.js';
import { makeWallets } from '../support/kill/wallets.js';

const KILLS = process.env.PROOF ? 20 : 2;
const TIMEOUT = KILLS * 180_000;
const SEED = 2412;
/** Two processes must share the secret that one process keeps in its folder. */
const SECRET = { APP_SECRET: 'a secret of all processes, long enough for anybody', NODE_NO_WARNINGS: '1' };

let folder: string;
let databasePort: number;
let databaseUri: string;
const running = new Map<string, Running>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-kill-'));
  databasePort = await freePort();
  databaseUri = `mongodb://127.0.0.1:${databasePort}/callboard?replicaSet=rs0`;
});
afterEach(async () => {
  for (const one of running.values()) await one.kill();
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

const files = () => join(folder, 'database');
const start = async (name: string, starting: Promise<Running>) => void running.set(name, await starting);
const startDatabaseAlone = () => start('database', startDatabase(databasePort, files()));

/** Kills and starts these processes in turn while coins move. Returns the callers with their answers. */
async function moveAndKill(ports: number[], starts: Record<string, () => Promise<void>>): Promise<Money> {
  for (const begin of Object.values(starts)) await begin();
  let turn = 0;
  const nextPort = () => ports[(turn += 1) % ports.length]!;
  const wallets = await makeWallets(`http://127.0.0.1:${ports[0]}`);
  const random = new Random(SEED);
  const money = new Money(nextPort, wallets, random);
  const names = Object.keys(starts);
  const killing = (async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = money.settled.length;
      while (money.settled.length < before + 100) await pause(20);
      await pause(random.int(0, 1500));
      const name = names[kill % names.length]!;
      await running.get(name)!.kill();
      await starts[name]!();
    }
    await pause(500);
  })();
  await Promise.all([money.moveUntil(killing), killing]);
  return money;
}

async function expectExact(money: Money, dataDir: string, uri?: string): Promise<void> {
  expect(await verifyLedger(dataDir, uri)).toMatch(/^All balances match the ledger/);
  for (const [name, one] of running) if (name !== 'database') await one.kill();
  if (!uri) await startDatabaseAlone();
  expect(await differences(databaseUri, money)).toEqual([]);
  expect([...new Set(money.faults)]).toEqual([]);
  // Without acknowledged calls the test would prove nothing.
  expect(money.acknowledged.length).toBeGreaterThan(KILLS * 50);
  expect(money.refused.length).toBeGreaterThan(0);
  expect(money.counts.lost).toBeGreaterThan(0);
  expect(money.counts.replays).toBeGreaterThan(0);
  expect(money.counts.mismatches).toBeGreaterThan(0);
}

describe('kill -9 while coins move', () => {
  it(
    `should lose and duplicate nothing when the product is killed ${KILLS} times`,
    async () => {
      const port = await freePort();
      const api = () => start('api', startServer(port, folder, undefined, SECRET));
      await expectExact(await moveAndKill([port], { api }), folder);
    },
    TIMEOUT,
  );

  it(
    `should lose and duplicate nothing when two processes and their database are killed in turn, ${KILLS} times`,
    async () => {
      const ports = [await freePort(), await freePort()];
      const api = (at: number) => () =>
        start(`api${at}`, startServer(ports[at]!, join(folder, String(at)), databaseUri, SECRET));
      const money = await moveAndKill(ports, { database: startDatabaseAlone, api0: api(0), api1: api(1) });
      await expectExact(money, join(folder, '0'), databaseUri);
    },
    TIMEOUT,
  );
});
