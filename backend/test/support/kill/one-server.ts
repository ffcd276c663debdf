// One server on a database of its own process, for tests that kill the server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { freePort } from '../../../../scripts/free-port.mjs';
import { checkedFetch } from '../answers.js';
import { ADMIN } from '../app.js';
import { type Running, SECRET, startDatabase, startServer } from './processes.js';

class OneServer {
  dataDir = '';
  /** The database. */
  uri = '';
  connection!: Connection;
  private port = 0;
  private readonly started: Running[] = [];

  async begin() {
    this.dataDir = await mkdtemp(join(tmpdir(), 'callboard-kill-'));
    const databasePort = await freePort();
    this.started.push(await startDatabase(databasePort, join(this.dataDir, 'database')));
    this.uri = `mongodb://127.0.0.1:${databasePort}/callboard?directConnection=true`;
    this.connection = await createConnection(this.uri).asPromise();
    this.port = await freePort();
  }

  /** The address of the server. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, also again after a kill, at the same address. */
  async serve(environment: Record<string, string> = SECRET): Promise<Running> {
    const server = await startServer(this.port, this.dataDir, this.uri, environment);
    this.started.push(server);
    return server;
  }

  /** Signs in as the admin. Returns what sends a call of the admin and expects it to succeed. */
  async signIn() {
    const send = async (path: string, body: object | null, headers: Record<string, string>) => {
      const isForm = body instanceof FormData;
      const response = await checkedFetch(`${this.url}/api/admin/${path}`, {
        method: 'POST',
        body: isForm ? body : body && JSON.stringify(body),
        headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...headers },
      });
      expect(response.status).toBe(200);
      return (await response.json()) as Record<string, string>;
    };
    const { accessToken } = await send('login', ADMIN, {});
    return (path: string, body: object | null, key?: string) =>
      send(path, body, {
        Authorization: `Bearer ${accessToken}`,
        ...(key && { 'Idempotency-Key': key }),
      });
  }

  async end() {
    await this.connection?.close();
    for (const one of this.started.reverse()) await one.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** The processes of one test file, which end with it. */
export function oneServer(): OneServer {
  const world = new OneServer();
  beforeAll(() => world.begin(), 90_000);
  afterAll(() => world.end());
  return world;
}
