import { createServer, type AddressInfo, type Server } from 'node:net';
import { type Doc, toNumber } from '../bson/types.js';
import type { Services } from '../commands/command.js';
import { Engine } from '../storage/engine.js';
import { Sessions } from '../transactions/sessions.js';
import { ClientConnection } from '../wire/connection.js';
import { forgetAddress, noteAddress } from './address-file.js';
import { Cursors } from './cursors.js';
import { DataDirLock } from './data-dir-lock.js';
import { FailPoints } from './fail-points.js';
import { Snapshots } from './snapshots.js';
import { deleteExpired } from './ttl.js';

export interface ServerOptions {
  dataDir: string;
  host: string;
  port: number;
  testCommands: boolean;
}

/** The database server: listens, and does what has to be done from time to time. */
export class MongoServer implements Services {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly failPoints: FailPoints;
  readonly snapshots: Snapshots;
  readonly startedAt = Date.now();
  readonly parameters: Doc;
  private readonly lock: DataDirLock;
  private readonly server: Server;
  private readonly clients = new Set<ClientConnection>();
  private readonly timers: NodeJS.Timeout[] = [];
  private nextConnectionId = 1;
  private lastTtlPass = Date.now();

  constructor(private readonly options: ServerOptions) {
    this.lock = new DataDirLock(options.dataDir);
    this.engine = new Engine(options.dataDir);
    this.engine.conflicts.longestQueue = () => Math.floor(this.clients.size * 0.75);
    this.parameters = {
      featureCompatibilityVersion: { version: '8.0' },
      enableTestCommands: options.testCommands,
      authenticationMechanisms: [],
      requireApiVersion: false,
      transactionLifetimeLimitSeconds: 60,
      ttlMonitorSleepSecs: 60,
    };
    this.failPoints = new FailPoints(options.testCommands);
    this.snapshots = new Snapshots(this.engine);
    this.sessions = new Sessions(
      this.engine,
      () => toNumber(this.parameters.transactionLifetimeLimitSeconds) * 1000,
    );
    this.server = createServer((socket) => {
      const client = new ClientConnection(this.nextConnectionId++, socket, this);
      this.clients.add(client);
      socket.on('close', () => this.clients.delete(client));
    });
  }

  /** Begins to listen; gives the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    noteAddress(this.options.dataDir, this.address());
    this.every(1000, () => this.tidy());
    this.every(300_000, () => this.sessions.expireStored());
    return this.port;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  readonly address = (): string => {
    const { host } = this.options;
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    return `${shown.includes(':') ? `[${shown}]` : shown}:${this.port}`;
  };

  readonly connections = (): number => this.clients.size;

  private every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => process.emitWarning(error as Error));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }

  private async tidy(): Promise<void> {
    this.cursors.expire();
    this.snapshots.expire();
    await this.sessions.expire();
    if (Date.now() - this.lastTtlPass < toNumber(this.parameters.ttlMonitorSleepSecs) * 1000) return;
    this.lastTtlPass = Date.now();
    await deleteExpired(this.engine);
  }

  /** Ends connections, undoes open transactions and closes the store. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const client of this.clients) client.close();
    await closed;
    this.cursors.killWhere(() => true);
    this.snapshots.close();
    await this.sessions.killTransactions();
    await this.engine.close();
    forgetAddress(this.options.dataDir);
    await this.lock.release();
  }
}
