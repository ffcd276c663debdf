// Two processes of the product, like two containers behind one address. They share only a database, a bucket and the secret.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { freePort } from '../../../../scripts/free-port.mjs';
import type { Role } from '../../../src/core/roles.js';
import { Agency, AgencySchema } from '../../../src/modules/staff/agency/agency.schema.js';
import { CoinAgency, CoinAgencySchema } from '../../../src/modules/staff/coin-agency/coin-agency.schema.js';
import { Host, HostSchema } from '../../../src/modules/hosts/host.schema.js';
import { LedgerEntry, LedgerEntrySchema } from '../../../src/modules/ledger/ledger-entry.schema.js';
import { User, UserSchema } from '../../../src/modules/users/user.schema.js';
import { Withdrawal, WithdrawalSchema } from '../../../src/modules/withdrawals/withdrawal.schema.js';
import { type Agent, checkedAgent } from '../answers.js';
import { freshUri } from '../app.js';
import { expectSuccess } from '../errors.js';
import { Factory, PASSWORD } from '../factories/factory.js';
import { Fcm } from '../fcm.js';
import { startS3 } from '../../files/s3.js';
import { loginBody, SIGN_IN } from '../sign-in.js';
import { type Running, startServer } from './processes.js';

const APP_SECRET = 'a secret of both processes, long enough for anybody';

/** One of the two processes. Each pushes to its own service, so that a test can distinguish the pushes. */
interface Process {
  port: number;
  url: string;
  fcm: Fcm;
  server: Running;
}

/** A signed-in caller, whose token both processes accept. */
export class Session {
  constructor(
    private readonly pair: Pair,
    readonly accessToken: string,
    readonly refreshToken: string,
  ) {}

  /** Sends requests to this process. */
  at(process: number): Agent {
    const agent = this.pair.at(process);
    agent.set('Authorization', `Bearer ${this.accessToken}`);
    return agent;
  }

  /** Sends a request to the process whose turn it is. */
  get next(): Agent {
    return this.at(this.pair.nextIndex());
  }
}

export class Pair {
  /** Creates records in the database, without a process of the product. */
  readonly create: Factory;
  private turn = 0;
  /** The processes that get requests, as in a load balancer. */
  private serving = [0, 1];

  private constructor(
    readonly processes: readonly Process[],
    readonly connection: Connection,
    private readonly cleanUps: (() => Promise<unknown>)[],
  ) {
    this.create = new Factory(connection);
  }

  /** Starts both at the same time on an empty database. */
  static async start(): Promise<Pair> {
    const cleanUps: (() => Promise<unknown>)[] = [];
    try {
      return await Pair.startWith(cleanUps);
    } catch (error) {
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
      throw error;
    }
  }

  private static async startWith(cleanUps: (() => Promise<unknown>)[]): Promise<Pair> {
    const folder = await mkdtemp(join(tmpdir(), 'callboard-pair-'));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const s3 = await startS3();
    cleanUps.push(() => s3.stop());
    const uri = freshUri();
    const connection = await connect(uri);
    cleanUps.push(async () => {
      try {
        await connection.dropDatabase();
      } finally {
        await connection.close();
      }
    });
    const starting = [0, 1].map(async (at): Promise<Process> => {
      const fcm = await Fcm.start();
      cleanUps.push(() => fcm.close());
      const port = await freePort();
      // Warnings of libraries about the Node version must not fail the test.
      const more = { ...s3.env, ...fcm.env, APP_SECRET, RATE_LIMIT: 'on', NODE_NO_WARNINGS: '1' };
      const server = await startServer(port, join(folder, String(at)), uri, more);
      cleanUps.push(() => server.kill());
      return { port, url: `http://127.0.0.1:${port}`, fcm, server };
    });
    // Waits for both, because a failed start of one process requires stopping the other one.
    await Promise.allSettled(starting);
    return new Pair(await Promise.all(starting), connection, cleanUps);
  }

  /** The process whose turn it is. */
  nextIndex(): number {
    this.turn += 1;
    return this.serving[this.turn % this.serving.length]!;
  }

  nextPort(): number {
    return this.processes[this.nextIndex()]!.port;
  }

  /** A caller who is not signed in, at this process. */
  at(process: number): Agent {
    return checkedAgent(this.processes[process]!.url);
  }

  /** Sends the sign-in to this process, or to the one whose turn it is. */
  logIn(
    role: Role,
    account: { number: string; uniqueId?: string },
    { password = PASSWORD, at = this.nextIndex() } = {},
  ) {
    return this.at(at)
      .post(SIGN_IN[role].path)
      .send(loginBody(role, account, password));
  }

  /** A new session. */
  async as(role: Role, account: { number: string; uniqueId?: string }): Promise<Session> {
    const { accessToken, refreshToken } = expectSuccess(await this.logIn(role, account)) as {
      accessToken: string;
      refreshToken: string;
    };
    return new Session(this, accessToken, refreshToken);
  }

  /** Stops the process while it still gets requests. Returns the exit code. */
  stop(process: number): Promise<number | null> {
    return this.processes[process]!.server.stop();
  }

  /** Kills the process with kill -9. The other process gets all later requests. */
  async kill(process: number): Promise<void> {
    await this.processes[process]!.server.kill();
    this.serving = this.serving.filter((one) => one !== process);
  }

  async close(): Promise<void> {
    for (const cleanUp of this.cleanUps.toReversed()) await cleanUp();
  }
}

/** Registers the models that create records. The processes themselves create the indexes. */
async function connect(uri: string): Promise<Connection> {
  const connection = await createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
  connection.model(User.name, UserSchema);
  connection.model(Agency.name, AgencySchema);
  connection.model(CoinAgency.name, CoinAgencySchema);
  connection.model(Host.name, HostSchema);
  connection.model(Withdrawal.name, WithdrawalSchema);
  connection.model(LedgerEntry.name, LedgerEntrySchema);
  return connection;
}
