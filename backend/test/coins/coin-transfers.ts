// Coins from the platform to coin agencies and users, from coin agencies to users, and back.
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { sharedApp } from '../support/shared-app.js';

export class CoinTransfers {
  app: TestApp;
  admin: Actor<'admin'>;
  agency: CoinAgency;
  /** The coin agency, signed in. */
  coin: Actor<'coin'>;
  user: User;

  async start() {
    this.app = await sharedApp();
    this.admin = await this.app.as('admin');
  }

  async begin() {
    this.agency = await this.app.create.coinAgency({ coins: 1000, username: 'coins.mumbai' });
    this.coin = await this.app.as('coin', this.agency);
    this.user = await this.app.create.user({ coin: 50 });
  }

  get entries() {
    return this.app.connection.collection('ledgerentries');
  }

  async coinsOf(record: CoinAgency | User) {
    return 'uniqueId' in record
      ? (await this.app.stored('coinagencies', record._id)).coins
      : (await this.app.stored('users', record._id)).coin;
  }

  /** The admin sends coins of the platform: `to` is '1' for a coin agency, '2' for a user. */
  send(to: string, userId: string, coin: unknown) {
    return this.admin.agent.post('/api/admin/recharge/sendcoin').send({ to, userId, coin });
  }

  /** The coin agency sends coins to a user. */
  sell(userId: string, coin: unknown, more: object = {}) {
    const body = { userId, coin, type: 1, to: 2, ...more };
    return this.coin.agent.patch('/api/coin/recharge/sendCoin').send(body);
  }

  giveBack(body: object) {
    return this.admin.agent.post('/api/admin/return/coins').send(body);
  }

  reverse(id: string) {
    return this.admin.agent.post(`/api/admin/ledger/reverse/${id}`).send({ reason: 'By mistake' });
  }

  /** The id of the newest return. */
  async lastReturn(): Promise<string> {
    const newestFirst = this.entries.find({ kind: 'return' }).sort({ createdAt: -1, _id: -1 });
    const [entry] = await newestFirst.limit(1).toArray();
    return String(entry!._id);
  }

  /** The transfers that the coin agency sent, newest first. */
  async history() {
    const response = await this.coin.agent.post('/api/coin/recharge/history').send({});
    return expectSuccess(response).history as Record<string, unknown>[];
  }

  /** The figures of the coin agency's dashboard. */
  async totals() {
    return expectSuccess(await this.coin.agent.get('/api/coin/recharge/totals')).details;
  }
}

/** Runs the tests of the file on one application, each with a new coin agency and user. The ledger balances after each test. */
export function prepare<T extends CoinTransfers>(transfers: T): T {
  beforeAll(() => transfers.start());
  beforeEach(() => transfers.begin());
  afterEach(() => expectBalanced(transfers.app));
  afterAll(() => transfers.app.close());
  return transfers;
}

export const coinTransfers = () => prepare(new CoinTransfers());
