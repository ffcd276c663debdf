import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Doc, toNumber } from '../bson/types.js';
import type { Services } from '../commands/command.js';
import { required } from '../errors/required.js';
import { forgetAddress, noteAddress, readAddress } from '../files/address-file.js';
import { removeCopyRequests, serveCopyRequests } from '../files/copy-requests.js';
import { DataDirLock } from '../files/data-dir-lock.js';
import { removeStaleCopies } from '../files/plain-copy.js';
import { Cursors } from '../services/cursors.js';
import { FailPoints } from '../services/fail-points.js';
import { Account } from '../services/scram.js';
import { Snapshots } from '../services/snapshots.js';
import { Engine } from '../storage/engine.js';
import { Sessions } from '../transactions/sessions.js';
import { ClientConnection } from '../wire/connection.js';
import { listenOnOwnerSocket, removeOwnerSocket, socketOf } from './owner-socket.js';
import { deleteExpired } from './ttl.js';

export interface ServerOptions {
  dataDir: string;
  /** The TCP address, and whether clients must sign in; undefined for a Unix socket. */
  tcp: { host: string; port: number; authenticate: boolean } | undefined;
  testCommands: boolean;
}

/** The database server: accepts connections and runs the periodic tasks. */
export class MongoServer implements Services {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly failPoints: FailPoints;
  readonly snapshots: Snapshots;
  readonly account: Account | undefined;
  readonly startedAt = Date.now();
  readonly parameters: Doc;
  private readonly lock: DataDirLock;
  private readonly server: Server;
  private readonly clients = new Set<ClientConnection>();
  private readonly timers: NodeJS.Timeout[] = [];
  private socketPath: string | undefined;
  private nextConnectionId = 1;
  private lastTtlPass = Date.now();
  private copying: Promise<void> | undefined;

  constructor(private readonly options: ServerOptions) {
    this.lock = new DataDirLock(options.dataDir);
    this.engine = new Engine(options.dataDir);
    this.engine.conflicts.longestQueue = () => Math.floor(this.clients.size * 0.75);
    this.account = options.tcp?.authenticate ? new Account() : undefined;
    this.parameters = {
      featureCompatibilityVersion: { version: '8.0' },
      enableTestCommands: options.testCommands,
      authenticationMechanisms: this.account ? ['SCRAM-SHA-256'] : [],
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

  /** Starts listening. Resolves when clients can connect. */
  async listen(): Promise<void> {
    const { dataDir, tcp } = this.options;
    await removeStaleCopies(dataDir);
    removeCopyRequests(dataDir);
    const previous = socketOf(readAddress(dataDir));
    if (previous !== undefined) removeOwnerSocket(previous, dataDir);
    if (tcp)
      await new Promise<void>((resolve, reject) => {
        this.server.once('error', reject);
        this.server.listen(tcp.port, tcp.host, resolve);
      });
    else this.socketPath = await listenOnOwnerSocket(this.server, dataDir);
    noteAddress(dataDir, this.uri);
    this.every(1000, () => this.tidy());
    this.every(1000, () => this.serveCopies());
    this.every(300_000, () => this.sessions.expireStored());
  }

  /** The TCP port; undefined on a Unix socket. */
  get port(): number | undefined {
    return this.socketPath === undefined ? (this.server.address() as AddressInfo).port : undefined;
  }

  readonly address = (): string => {
    if (this.socketPath !== undefined) return this.socketPath;
    const { host } = required(this.options.tcp, 'the TCP address');
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    return `${shown.includes(':') ? `[${shown}]` : shown}:${this.port}`;
  };

  /** The connection string for drivers. Contains the password when clients must sign in. */
  get uri(): string {
    // Drivers lower-case the names of replica set members. A path is case-sensitive, so connect directly.
    if (this.socketPath !== undefined)
      return `mongodb://${encodeURIComponent(this.socketPath)}/?directConnection=true`;
    if (!this.account) return `mongodb://${this.address()}/?replicaSet=rs0`;
    const { user, password } = this.account;
    return `mongodb://${user}:${password}@${this.address()}/?replicaSet=rs0&authSource=admin&authMechanism=SCRAM-SHA-256`;
  }

  readonly connections = (): number => this.clients.size;

  private every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => process.emitWarning(error as Error));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }

  private serveCopies(): Promise<void> {
    const { dataDir } = this.options;
    this.copying ??= serveCopyRequests(dataDir, (target) => this.engine.copy(target)).finally(
      () => (this.copying = undefined),
    );
    return this.copying;
  }

  private async tidy(): Promise<void> {
    this.cursors.expire();
    this.snapshots.expire();
    await this.sessions.expire();
    if (Date.now() - this.lastTtlPass < toNumber(this.parameters.ttlMonitorSleepSecs) * 1000) return;
    this.lastTtlPass = Date.now();
    await deleteExpired(this.engine);
  }

  /** Closes the connections, aborts open transactions, waits for a copy that has begun, and closes the store. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const client of this.clients) client.close();
    await closed;
    this.cursors.killWhere(() => true);
    this.snapshots.close();
    await this.sessions.killTransactions();
    // lmdb copies in a thread, which must not outlive the store.
    await this.copying?.catch(() => undefined);
    await this.engine.close();
    if (this.socketPath !== undefined) removeOwnerSocket(this.socketPath, this.options.dataDir);
    forgetAddress(this.options.dataDir);
    await this.lock.release();
  }
}
