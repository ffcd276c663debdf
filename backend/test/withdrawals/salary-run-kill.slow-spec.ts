// A salary run is cut off by kill -9 twice: each row is sent once, and the ledger stays exact.
import { randomUUID } from 'node:crypto';
import { populate } from '../support/kill/audience.js';
import { oneServer } from '../support/kill/one-server.js';
import { verifyLedger } from '../support/kill/processes.js';
import { until } from '../support/until.js';

const ROWS = 5000;
const COINS = 7;
const TIMEOUT = 240_000;

const world = oneServer();

/** The form that starts the run. */
function formOf(table: string): FormData {
  const form = new FormData();
  const fields = { title: 'October', rows: ROWS, coins: ROWS * COINS };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([table], { type: 'text/csv' }), 'salaries.csv');
  return form;
}

describe('a salary run that is killed twice', () => {
  it(
    'should send each row once',
    async () => {
      const { connection, dataDir, uri } = world;
      const server = await world.serve();
      await populate(connection, ROWS, 1);
      const users = await connection.collection('users').find({}).toArray();
      const table = ['code,coins', ...users.map(({ username }) => `${username},${COINS}`)].join('\n');
      const sent = () => connection.collection('ledgerentries').countDocuments({ kind: 'send' });
      const done = () => connection.collection('batchrows').countDocuments({ state: 'done' });
      const job = () => connection.collection('jobs').findOne({ kind: 'batch' });

      const send = await world.signIn();
      const key = randomUUID();
      const first = await send('salaryruns', formOf(table), key);
      await until(async () => (await sent()) > 0, 60_000);
      await server.kill();
      const before = await sent();
      expect(before).toBeLessThan(ROWS);
      expect(await done()).toBe(before);

      const next = await world.serve();
      await until(async () => (await sent()) > before, 60_000);
      await next.kill();
      const cut = await sent();
      expect(cut).toBeLessThan(ROWS);
      expect(await done()).toBe(cut);
      expect(await verifyLedger(dataDir, uri)).toMatch(/^All balances match the ledger/);

      await world.serve();
      await until(async () => (await job())!.state === 'done', 120_000);
      const again = await world.signIn();
      expect(await again('salaryruns', formOf(table), key)).toEqual(first);
      expect((await job())!.result).toEqual({ done: ROWS, failed: 0 });
      expect(await sent()).toBe(ROWS);
      expect(await connection.collection('ledgerentries').distinct('to', { kind: 'send' })).toHaveLength(
        ROWS,
      );
      expect(await connection.collection('users').countDocuments({ coin: COINS })).toBe(ROWS);
      expect(await connection.collection('audit').countDocuments({ action: 'import.end' })).toBe(1);
      expect(await verifyLedger(dataDir, uri)).toMatch(/^All balances match the ledger/);
    },
    TIMEOUT,
  );
});
