// Bans of thousands of users are cut off by kill -9 and undone: each user is changed once, with one audit record.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedFetch } from '../answers.js';
import { ADMIN } from '../app.js';
import { populate } from '../kill/audience.js';
import { type Running, startDatabase, startServer } from '../kill/processes.js';
import { until } from '../until.js';

const USERS = 600;
const TIMEOUT = 240_000;
/** The process after the kill must accept the sessions of the process before. */
const SECRET = { APP_SECRET: 'a secret of all processes, long enough for anybody' };

let dataDir: string;
let connection: Connection;
const started: Running[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-bulk-'));
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
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await checkedFetch(`${url}/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await send('login', ADMIN);
  return (path: string, body: object, key: string) =>
    send(path, body, { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': key });
}

describe('a bulk change that is killed, and undone', () => {
  it(
    'should change each user once and give each the former values back',
    async () => {
      const databasePort = await freePort();
      await begun(startDatabase(databasePort, join(dataDir, 'database')));
      const uri = `mongodb://127.0.0.1:${databasePort}/callboard?directConnection=true`;
      connection = await createConnection(uri).asPromise();
      const port = await freePort();
      const serve = () => begun(startServer(port, dataDir, uri, SECRET));
      const server = await serve();
      await populate(connection, USERS, 1);
      const users = connection.collection('users');
      await users.updateMany({}, { $set: { password: 'no hash' } });
      const banned = () => users.countDocuments({ banned: true });
      const rows = (state: string) => connection.collection('batchrows').countDocuments({ state });
      const audited = (action: string) => connection.collection('audit').countDocuments({ action });
      const batch = (title: string) => connection.collection('batches').findOne({ title });
      const order = { action: 'ban', reason: 'Spam', expected: USERS };
      const key = randomUUID();

      const first = await (await signedIn(port))('users/bulk', order, key);
      await until(async () => (await banned()) > 0, 60_000);
      await server.kill();
      const cut = await banned();
      expect(cut).toBeLessThan(USERS);
      expect(await rows('done')).toBe(cut);
      expect(await audited('user.ban')).toBe(cut);

      await serve();
      await until(async () => (await batch('Ban users'))?.state === 'ended', 120_000);
      const send = await signedIn(port);
      expect(await send('users/bulk', order, key)).toEqual(first);
      expect(await banned()).toBe(USERS);
      expect(await audited('user.ban')).toBe(USERS);
      expect(await connection.collection('audit').distinct('target.id', { action: 'user.ban' })).toHaveLength(
        USERS,
      );
      expect(await audited('bulk.end')).toBe(1);

      await send(`bulk/${first.batch}/undo`, {}, randomUUID());
      await until(async () => (await batch('Undo: Ban users'))?.state === 'ended', 120_000);
      expect(await banned()).toBe(0);
      expect(await audited('user.unban')).toBe(USERS);
      expect(await users.countDocuments({ banReason: { $ne: '' } })).toBe(0);
    },
    TIMEOUT,
  );
});
