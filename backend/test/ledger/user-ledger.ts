// The ledger as the admin reads and changes it, around the wallet of one user.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { expectBalanced } from './ledger.js';
import { sharedApp } from '../support/shared-app.js';

class UserLedger {
  app: TestApp;
  admin: Actor<'admin'>;
  user: User;
  /** The ledger account of the user's wallet. */
  account: string;

  async start() {
    this.app = await sharedApp();
    this.admin = await this.app.as('admin');
  }

  async begin() {
    this.user = await this.app.create.user({ coin: 100 });
    this.account = `user:${this.user._id.toHexString()}`;
  }

  get entries() {
    return this.app.connection.collection('ledgerentries');
  }

  /** The balance that is stored with the user. */
  async coins() {
    return (await this.app.stored('users', this.user._id)).coin;
  }

  /** Sends coins of the platform to the user. Returns the id of the entry. */
  async send(coin: number): Promise<string> {
    const body = { to: '2', userId: this.user.username, coin };
    const response = await this.admin.agent.post('/api/admin/recharge/sendcoin').send(body);
    return String(expectSuccess(response).transfer);
  }

  /** Returns coins of the user to the platform; `more` names a transfer. */
  giveBack(coins: number, more: { transfer?: string } = {}) {
    const body = { username: this.user.username, coins, ...more };
    return this.admin.agent.post('/api/admin/return/coins').send(body);
  }

  async statement(query: object = {}) {
    const { account } = this;
    const request = this.admin.agent.get('/api/admin/ledger/statement').query({ account, ...query });
    return expectSuccess(await request);
  }

  reverse(id: string, reason = 'Sent to the wrong user') {
    return this.admin.agent.post(`/api/admin/ledger/reverse/${id}`).send({ reason });
  }

  freeze(account = this.account, reason = 'Stolen phone') {
    return this.admin.agent.post('/api/admin/ledger/freeze').send({ account, reason });
  }

  thaw(account = this.account, reason = 'Stolen phone') {
    return this.admin.agent.post('/api/admin/ledger/thaw').send({ account, reason });
  }
}

/** One application for the file, and a new user with 100 coins for each test. The ledger balances after each test. */
export function userLedger(): UserLedger {
  const ledger = new UserLedger();
  beforeAll(() => ledger.start());
  beforeEach(() => ledger.begin());
  afterEach(() => expectBalanced(ledger.app));
  afterAll(() => ledger.app.close());
  return ledger;
}
