// One application with admins, coin agencies and users for random movements of coins.
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import type { Role } from '../../src/core/roles.js';
import type { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import { coinAgencyAccount } from '../../src/modules/ledger/accounts.js';
import { TransfersService } from '../../src/modules/coins/statements/transfers.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';

export class RandomLedger {
  app: TestApp;
  admins: Agent[];
  agencies: CoinAgency[];
  /** The coin agencies, signed in. */
  sellers: Agent[];
  users: User[];
  /** The users, signed in. */
  owners: Agent[];
  gifts: Gift[];

  async start() {
    this.app = await startApp({ RATE_LIMIT: 'off' });
    const { create } = this.app;
    this.admins = await Promise.all([1, 2].map(async () => this.signIn('admin', await create.admin())));
    this.agencies = await Promise.all([1, 2].map(() => create.coinAgency({ coins: 300 })));
    this.sellers = await Promise.all(this.agencies.map((one) => this.signIn('coin', one)));
    this.users = await Promise.all([1, 2, 3].map(() => create.user({ coin: 100, receivingCoins: 50 })));
    this.owners = await Promise.all(this.users.map((one) => this.signIn('user', one)));
    this.gifts = await Promise.all([7, 40].map((coin) => create.gift({ coin })));
    const agency = await create.agency();
    for (const user of this.users) {
      await create.host(user, agency.uniqueId, { status: 1 });
      await create.liveSession(user, agency.uniqueId, { heartbeatAt: new Date(Date.now() + 3_600_000) });
    }
    const limits = { send: 150, withdrawal: 60 };
    expect((await this.admins[0]!.post('/api/admin/coinlimits').send(limits)).status).toBe(200);
  }

  /** The newest ids of a collection, newest first. */
  async idsIn(collection: string, filter: object = {}): Promise<string[]> {
    const found = await this.app.connection
      .collection(collection)
      .find(filter)
      .sort({ _id: -1 })
      .limit(12)
      .toArray();
    return found.map(({ _id }) => String(_id));
  }

  /** Each coin agency owns what it received minus what it sent. */
  async expectTotals(): Promise<void> {
    const transfers = this.app.nest.get(TransfersService);
    for (const { _id } of this.agencies) {
      const { received, sent } = await transfers.totals(coinAgencyAccount(_id));
      expect(Math.min(received, sent)).toBeGreaterThanOrEqual(0);
      expect(received - sent).toBe((await this.app.stored('coinagencies', _id)).coins);
    }
  }

  /** Opens the session through the service, because hashing passwords is slow on purpose and proves nothing here. */
  private async signIn(
    role: Role,
    account: { _id: { toHexString(): string }; name: string; uniqueId?: string },
  ) {
    const { accessToken } = await this.app.nest
      .get(SessionsService)
      .open(
        { id: account._id.toHexString(), role, code: account.uniqueId ?? '', name: account.name },
        { remember: false, panel: false, userAgent: '', address: '' },
      );
    return this.app.withToken(accessToken);
  }
}
