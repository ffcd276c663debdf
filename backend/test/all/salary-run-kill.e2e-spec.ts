// A salary run is cancelled, resumed and cut off by kill -9: each row is sent once, and the ledger stays exact.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedFetch } from '../answers.js';
import { ADMIN } from '../app.js';
import { populate } from '../kill/audience.js';
import { type Running, startDatabase, startServer, verifyLedger } from '../kill/processes.js';
import { until } from '../until.js';

const ROWS = 5000;
const COINS = 7;
const TIMEOUT = 240_000;
/** The process after the kill must accept the sessions of the process before. */
const SECRET = { APP_SECRET: 'a secret of all processes, long enough for anybody' };

let dataDir: string;
let connection: Connection;
const started: Running[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-kill-'));
});
afterAll(async () => {
  await connection?.close();
  for (const one of started.reverse()) await one.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function begun(starting: Promise<Running>): Promise<Running> {
  const one = await starting;
  started.push(one);
  return one;
}

/** Calls of an admin at this port. */
async function signedIn(port: number) {
  const url = `http://127.0.0.1:${port}/api/admin`;
  const send = async (path: string, body: string | FormData | null, headers: Record<string, string>) => {
    const response = await checkedFetch(`${url}/${path}`, { method: 'POST', body, headers });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await send('login', JSON.stringify(ADMIN), { 'Content-Type': 'application/json' });
  const as = { Authorization: `Bearer ${accessToken}` };
  return {
    post: (path: string) => send(path, null, as),
    start: (key: string, table: string) => {
      const form = new FormData();
      const fields = { title: 'October', rows: ROWS, coins: ROWS * COINS };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      form.append('file', new Blob([table], { type: 'text/csv' }), 'salaries.csv');
      return send('salaryruns', form, { ...as, 'Idempotency-Key': key });
    },
  };
}

describe('a salary run that is cancelled, resumed and killed', () => {
  it(
    'should send each row once',
    async () => {
      const databasePort = await freePort();
      await begun(startDatabase(databasePort, join(dataDir, 'database')));
      const uri = `mongodb://127.0.0.1:${databasePort}/callboard?directConnection=true`;
      connection = await createConnection(uri).asPromise();
      const port = await freePort();
      const serve = () => begun(startServer(port, dataDir, uri, SECRET));
      const server = await serve();
      await populate(connection, ROWS, 1);
      const users = await connection.collection('users').find({}).toArray();
      const table = ['code,coins', ...users.map(({ username }) => `${username},${COINS}`)].join('\n');
      const sent = () => connection.collection('ledgerentries').countDocuments({ kind: 'send' });
      const done = () => connection.collection('batchrows').countDocuments({ state: 'done' });
      const job = () => connection.collection('jobs').findOne({ kind: 'batch' });

      const admin = await signedIn(port);
      const key = randomUUID();
      const first = await admin.start(key, table);
      await until(async () => (await sent()) > 0, 60_000);
      const { _id } = (await job())!;
      await admin.post(`jobs/${String(_id)}/cancel`);
      await until(async () => (await job())!.state === 'cancelled', 60_000);
      const before = await sent();
      expect(before).toBeLessThan(ROWS);
      expect(await done()).toBe(before);
      expect((await job())!.done).toBe(before);

      await admin.post(`jobs/${String(_id)}/retry`);
      await until(async () => (await sent()) > before, 60_000);
      await server.kill();
      const cut = await sent();
      expect(cut).toBeLessThan(ROWS);
      expect(await done()).toBe(cut);
      expect(await verifyLedger(dataDir, uri)).toMatch(/^All balances match the ledger/);

      await serve();
      await until(async () => (await job())!.state === 'done', 120_000);
      const again = await signedIn(port);
      expect(await again.start(key, table)).toEqual(first);
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
