// Withdrawals for tests: an application with two admins, and a user with earnings for each test.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

export const BANK = {
  accountNo: '0012 3456 7890',
  bankName: 'State Bank of India',
  ifscCode: 'SBIN0001234',
};

class Withdrawals {
  app: TestApp;
  admin: Actor<'admin'>;
  second: Actor<'admin'>;
  user: Actor<'user'>;
  record: User;

  async start() {
    this.app = await sharedApp();
    this.admin = await this.app.as('admin');
    this.second = await this.app.as('admin', await this.app.create.admin({ name: 'Second Admin' }));
  }

  async begin() {
    this.record = await this.app.create.user({ receivingCoins: 1000 });
    this.user = await this.app.as('user', this.record);
  }

  async ask(coins: number, bank: object = {}, by = this.user): Promise<string> {
    const response = await by.agent.post('/api/app/withdrawals').send({ ...BANK, coins, ...bank });
    return (expectSuccess(response).details as { _id: string })._id;
  }

  decide(id: string, status: number, body: object = {}, by: Actor = this.admin) {
    return by.agent.post(`/api/admin/withdrawal/coinrequest/${id}?status=${status}`).send(body);
  }

  async balances() {
    const { receivingCoins, heldCoins } = await this.app.stored('users', this.record._id);
    return [receivingCoins, heldCoins ?? 0];
  }

  async list(query: object, by: Actor = this.admin) {
    const response = await by.agent.get('/api/admin/withdrawal/pending').query({ status: 0, ...query });
    return expectSuccess(response).details as Record<string, unknown>[];
  }

  /** Sets the amount above which two admins decide; '' for no limit. */
  async limit(withdrawal: number | '') {
    await setLimits(this.app, this.admin, this.second, { withdrawal });
  }
}

/** One application for the file, and a new user for each test. The ledger balances after each test. */
export function withdrawals(): Withdrawals {
  const world = new Withdrawals();
  beforeAll(() => world.start());
  beforeEach(() => world.begin());
  afterEach(() => expectBalanced(world.app));
  afterAll(() => world.app.close());
  return world;
}
