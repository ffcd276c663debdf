// The built product in a process of its own, with things to buy and signed-in callers.
import { Types } from 'mongoose';
import { Host, HostSchema } from '../../src/modules/hosts/host.schema.js';
import { LiveSession, LiveSessionSchema } from '../../src/modules/hosts/live/live-session.schema.js';
import { LedgerEntry, LedgerEntrySchema } from '../../src/modules/ledger/ledger-entry.schema.js';
import { Agency, AgencySchema } from '../../src/modules/staff/agency/agency.schema.js';
import { type User, User as UserModel, UserSchema } from '../../src/modules/users/user.schema.js';
import { checkedFetch } from '../support/answers.js';
import { ADMIN } from '../support/app.js';
import { Factory, PASSWORD } from '../support/factories/factory.js';
import { oneServer } from '../support/kill/one-server.js';
import { type Running, SECRET, verifyLedger } from '../support/kill/processes.js';

export type Answer = Record<string, unknown>;
export type Send = (method: string, path: string, body?: object, key?: string) => Promise<Answer>;
const FILES = { svga: 'uploads/frames/none.svga', thumbnail: 'uploads/frames/none.webp' };

class ItemServer {
  private readonly one = oneServer();
  private server: Running;
  create: Factory;

  get connection() {
    return this.one.connection;
  }

  async start(): Promise<void> {
    this.server = await this.one.serve(SECRET);
    if (this.create) return;
    const models = { [UserModel.name]: UserSchema, [LedgerEntry.name]: LedgerEntrySchema };
    Object.assign(models, { [Agency.name]: AgencySchema, [Host.name]: HostSchema });
    Object.assign(models, { [LiveSession.name]: LiveSessionSchema });
    for (const [name, schema] of Object.entries(models)) this.connection.model(name, schema);
    this.create = new Factory(this.connection);
  }

  async kill(): Promise<void> {
    await this.server.kill();
  }

  /** Adds a record of a catalogue as the product stores it. */
  async add(collection: string, fields: object): Promise<string> {
    const shared = { order: 0, shown: true, deletedAt: null, createdAt: new Date() };
    const { insertedId } = await this.connection.collection(collection).insertOne({ ...shared, ...fields });
    return insertedId.toHexString();
  }

  frame(fields: object = {}): Promise<string> {
    return this.add('frames', {
      ...{ title: 'Golden', type: 'PURCHASED', price: 7, valid: 10, ...FILES },
      ...fields,
    });
  }

  admin(): Promise<Send> {
    return this.signIn('admin/login', ADMIN);
  }

  as({ number }: User): Promise<Send> {
    return this.signIn('app/login', { number, password: PASSWORD });
  }

  private async signIn(path: string, body: object): Promise<Send> {
    const { accessToken } = await this.send('', 'POST', path, body);
    return (...call) => this.send(String(accessToken), ...call);
  }

  /** Sends a call and expects it to succeed. Rejects when the product is killed meanwhile. */
  private async send(token: string, method: string, path: string, body?: object, key?: string) {
    const response = await checkedFetch(`${this.one.url}/api/${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    expect({ path, status: response.status, ...answer }).toMatchObject({ path, status: 200, success: 1 });
    return answer;
  }

  items(user: Types.ObjectId) {
    return this.connection.collection('useritems').find({ user }).sort({ from: 1, _id: 1 }).toArray();
  }

  async stored(user: Types.ObjectId): Promise<User> {
    return (await this.connection.collection('users').findOne({ _id: user })) as unknown as User;
  }

  /** Verifies the ledger with the items and the experience. */
  async expectVerified(): Promise<void> {
    const { details } = await (await this.admin())('POST', 'admin/ledger/verify');
    expect(details).toMatchObject({ found: 0 });
    expect(await verifyLedger(this.one.dataDir, this.one.uri)).toMatch(/^All balances match the ledger/);
  }
}

/** The product of one test file. */
export const itemServer = (): ItemServer => new ItemServer();
