// kill -9 of the product in the middle of a notification to all users: the next start continues where the job stopped.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedFetch } from '../answers.js';
import { ADMIN } from '../app.js';
import { Fcm } from '../fcm.js';
import { populate } from '../kill/audience.js';
import { type Running, startDatabase, startServer } from '../kill/processes.js';
import { until } from '../until.js';

const USERS = 6000;
const PHONES = 300;
const TIMEOUT = 180_000;

let dataDir: string;
let fcm: Fcm;
let connection: Connection;
const started: Running[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-kill-'));
  fcm = await Fcm.start();
});
afterAll(async () => {
  await connection?.close();
  for (const one of started.reverse()) await one.kill();
  await fcm.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function begun(starting: Promise<Running>): Promise<Running> {
  const one = await starting;
  started.push(one);
  return one;
}

async function sendToAll(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/api/admin`;
  const post = async (path: string, body: object, headers = {}) => {
    const response = await checkedFetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { accessToken: string };
  };
  const { accessToken } = await post('login', ADMIN);
  const text = { title: 'For all', description: 'Have a look.' };
  await post('notification/send?type=1', text, { Authorization: `Bearer ${accessToken}` });
}

describe('kill -9 in the middle of a notification to all users', () => {
  it(
    'should deliver one message to each inbox and a push to every phone',
    async () => {
      const databasePort = await freePort();
      await begun(startDatabase(databasePort, join(dataDir, 'database')));
      const uri = `mongodb://127.0.0.1:${databasePort}/callboard?directConnection=true`;
      connection = await createConnection(uri).asPromise();
      const port = await freePort();
      const serve = () => begun(startServer(port, dataDir, uri, fcm.env));
      let server = await serve();
      await populate(connection, USERS, PHONES);
      const inbox = connection.collection('inbox');
      const job = () => connection.collection('jobs').findOne({});
      const killedAfter = async (condition: () => Promise<boolean> | boolean) => {
        await until(condition, 60_000);
        await server.kill();
        server = await serve();
      };

      await sendToAll(port);
      await killedAfter(async () => (await inbox.countDocuments({})) > USERS / 4);
      expect((await job())!.done).toBeLessThan(USERS);
      fcm.reply = async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { status: 200, body: {} };
      };
      await killedAfter(() => fcm.pushes.length > PHONES / 2);
      expect((await job())!.state).toBe('running');
      await until(async () => (await job())!.state === 'done', 60_000);

      expect((await job())!.result).toEqual({ sent: USERS, pushed: PHONES, failed: 0 });
      expect(await inbox.countDocuments({})).toBe(USERS);
      expect(await inbox.distinct('user')).toHaveLength(USERS);
      expect(new Set(fcm.tokens).size).toBe(PHONES);
      // Pushes in flight at the kill may be sent again. Their equal tags make the phone show one notification.
      expect(fcm.pushes.length).toBeLessThanOrEqual(PHONES + 100);
      expect(new Set(fcm.pushes.map(({ android }) => android.notification.tag)).size).toBe(1);
    },
    TIMEOUT,
  );
});
