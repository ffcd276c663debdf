// The real application on its own port, with a temporary database and data folder.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import passport from 'passport';
import type { Response } from 'supertest';
import { JwtStrategy } from '../../src/platform/access/jwt.strategy.js';
import type { Role, StaffRole } from '../../src/core/roles.js';
import type { Tokens } from '../../src/platform/access/session-tokens.js';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import type { AgencyAdmin } from '../../src/modules/staff/agency-admin/agency-admin.schema.js';
import type { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import { createApp } from '../../src/startup/app.setup.js';
import type { Bd } from '../../src/modules/staff/bd/bd.schema.js';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import { readEnv } from '../../src/core/config/env.js';
import { createLogger } from '../../src/platform/logging/logging.js';
import { prepareData } from '../../src/startup/prepare.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Agent, checkedAgent } from './answers.js';
import { APP_SECRET } from './bank-seals.js';
import { Factory, PASSWORD } from './factories/factory.js';
import { loginBody, SIGN_IN } from './sign-in.js';

export type { Agent };

interface Records {
  admin: Admin;
  bd: Bd;
  agencyadmin: AgencyAdmin;
  agency: Agency;
  coin: CoinAgency;
  user: User;
}

type Account = Records[Role];

/** A signed-in caller: sends its access token with every request. */
export interface Actor<R extends Role = Role> {
  role: R;
  id: string;
  record: Records[R];
  agent: Agent;
  accessToken: string;
  refreshToken: string;
}

export const ADMIN = { number: '9000000001', password: PASSWORD };
const ENV = {
  PORT: '0',
  DEMO: '0',
  LOG_LEVEL: 'silent',
  APP_SECRET,
  ADMIN_NUMBER: ADMIN.number,
  ADMIN_PASSWORD: ADMIN.password,
};

/** The URI of a new database on the server of this run. */
export function freshUri(): string {
  const server = process.env.E2E_SERVER_URI;
  if (!server) throw new Error('No database server: the global set-up did not run');
  const [, address, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(server) ?? [];
  return `${address}/${process.env.E2E_DATABASES}${randomBytes(6).toString('hex')}${options}`;
}

export class TestApp {
  readonly create: Factory;
  private readonly records = new Map<Role, Promise<Account>>();

  constructor(
    readonly nest: NestExpressApplication,
    readonly url: string,
    readonly databaseUri: string,
    readonly dataDir: string,
    private readonly dispose: () => Promise<void>,
  ) {
    this.create = new Factory(this.connection);
  }

  get connection(): Connection {
    return this.nest.get<Connection>(getConnectionToken());
  }

  /** A caller who is not signed in. Keeps the received cookies. */
  guest(): Agent {
    return checkedAgent(this.url);
  }

  /** A caller at this address, as the proxy in front reports it. Needs TRUST_PROXY. */
  guestFrom(address: string): Agent {
    const agent = this.guest();
    agent.set('X-Forwarded-For', address);
    return agent;
  }

  /** Sends the sign-in of this role; `headers` for example X-Panel. */
  async login(
    role: Role,
    account: { number: string; uniqueId?: string },
    { password = PASSWORD, headers = {}, agent = this.guest(), ...more }: LoginOptions = {},
  ): Promise<Response> {
    return agent
      .post(SIGN_IN[role].path)
      .set(headers)
      .send(loginBody(role, account, password, more));
  }

  /** A new session of this record, by default of the role's own record in this application. */
  async as<R extends Role>(role: R, record?: Records[R]): Promise<Actor<R>> {
    const account = record ?? ((await this.recordOf(role)) as Records[R]);
    const { accessToken, refreshToken } = await this.openSession(role, account);
    const agent = this.withToken(accessToken);
    return { role, id: account._id.toHexString(), record: account, agent, accessToken, refreshToken };
  }

  /** A browser in which this account has signed in to the panel of its role: a session of cookies. */
  async panel(role: StaffRole, account: { number: string; uniqueId?: string }): Promise<Agent> {
    const agent = this.guest();
    agent.set('X-Panel', role);
    const response = await this.login(role, account, { agent });
    if (response.status !== 200) throw new Error(`no sign-in as ${role}: ${response.status}`);
    return agent;
  }

  /** Opens a session without a password check, which is slow on purpose and has its own tests. */
  openSession(role: Role, account: Account): Promise<Tokens> {
    const code = 'uniqueId' in account ? account.uniqueId : '';
    const name = 'username' in account && role === 'user' ? account.username : account.name;
    return this.nest
      .get(SessionsService)
      .open(
        { id: account._id.toHexString(), role, code, name },
        { remember: role === 'user', panel: false, userAgent: '', address: '127.0.0.1' },
      );
  }

  withToken(accessToken: string): Agent {
    const agent = this.guest();
    agent.set('Authorization', `Bearer ${accessToken}`);
    return agent;
  }

  /** The stored record, with the fields that queries leave out by default. */
  async stored(collection: string, id: string | Types.ObjectId): Promise<Record<string, unknown>> {
    const _id = typeof id === 'string' ? new this.connection.base.Types.ObjectId(id) : id;
    const record = await this.connection.collection(collection).findOne({ _id });
    if (!record) throw new Error(`no ${collection} ${String(id)}`);
    return record;
  }

  close(): Promise<void> {
    return this.dispose();
  }

  private recordOf(role: Role): Promise<Account> {
    const known =
      this.records.get(role) ?? (role === 'admin' ? this.firstAdmin() : this.create.account(role));
    this.records.set(role, known);
    return known;
  }

  /** The admin that the application created at start. */
  private async firstAdmin(): Promise<Admin> {
    const { number } = ADMIN;
    return (await this.connection.model<Admin>(Admin.name).findOne({ number }).lean<Admin>())!;
  }
}

/** Starts an application whose database commands a test can observe. The test drops the database. */
export function startWatched(
  database = freshUri(),
  overrides: Record<string, string> = {},
): Promise<TestApp> {
  const uri = new URL(database);
  uri.searchParams.set('monitorCommands', 'true');
  return startApp({ ...overrides, MONGODB_URI: uri.toString() });
}

interface LoginOptions {
  password?: string;
  headers?: Record<string, string>;
  agent?: Agent;
  rememberMe?: boolean;
}

/**
 * Starts the application. `overrides` are environment variables. With the MONGODB_URI of another TestApp, the application
 * is a second process on the same database, which the first application drops.
 */
export async function startApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-e2e-'));
  const databaseUri = overrides.MONGODB_URI ?? freshUri();
  const env = readEnv({ ...ENV, DATA_DIR: dataDir, MONGODB_URI: databaseUri, ...overrides });
  const nest = await createApp(env, databaseUri, createLogger(env));
  const dispose = async () => {
    if (!overrides.MONGODB_URI) await nest.get<Connection>(getConnectionToken()).dropDatabase();
    await nest.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await prepareData(nest);
  } catch (error) {
    await dispose();
    throw error;
  }
  // Passport keeps one set of strategies for the process, so each request selects the strategy of its own application.
  const strategy = nest.get(JwtStrategy);
  nest.use((_request: unknown, _response: unknown, next: () => void) => {
    passport.use(strategy);
    next();
  });
  await nest.listen(0, '127.0.0.1');
  const { port } = nest.getHttpServer().address() as { port: number };
  return new TestApp(nest, `http://127.0.0.1:${port}`, databaseUri, dataDir, dispose);
}
