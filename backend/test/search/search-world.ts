// Two branches of the hierarchy with a record of each kind, and what a search of them finds.
import type { Types } from 'mongoose';
import { coinAgencyAccount, userAccount } from '../../src/modules/ledger/accounts.js';
import type { LedgerEntry } from '../../src/modules/ledger/ledger-entry.schema.js';
import { LedgerService } from '../../src/modules/ledger/ledger.service.js';
import type { FoundRecordDto } from '../../src/modules/search/search.dto.js';
import { searchReads } from '../../src/modules/search/search.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

/** Milliseconds that the search of a kind may take here: a busy machine needs longer than the product allows. */
export const PATIENT = 10_000;
export const PATH = '/api/search';
export const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

interface Found {
  results: FoundRecordDto[];
  more: string[];
  incomplete: string[];
}

export class SearchWorld {
  app: TestApp;
  admin: Actor<'admin'>;
  own: Awaited<ReturnType<SearchWorld['branch']>>;
  foreign: Awaited<ReturnType<SearchWorld['branch']>>;

  async start() {
    this.app = await sharedApp();
    searchReads.milliseconds = PATIENT;
    this.admin = await this.app.as('admin');
    this.own = await this.branch('meera', '918111222333');
    this.foreign = await this.branch('zoya', '918444555666');
  }

  async read(query: object, by: Actor = this.admin) {
    return expectSuccess(await by.agent.get(PATH).query(query)) as unknown as Found;
  }

  async found(search: string, by: Actor = this.admin, kinds?: string) {
    return (await this.read({ search, limit: 20, ...(kinds && { kinds }) }, by)).results;
  }

  async ids(search: string, by: Actor = this.admin, kinds?: string) {
    return (await this.found(search, by, kinds)).map(({ _id }) => _id);
  }

  send(from: LedgerEntry['from'], to: User): Promise<LedgerEntry> {
    const movement = { kind: 'send', from, to: userAccount(to._id), coins: 5 } as const;
    const { app } = this;
    return inTransaction(app.connection, () => app.nest.get(LedgerService).move(movement));
  }

  /** A branch of the hierarchy with a host, and a coin agency that has sold coins to this host. */
  private async branch(name: string, number: string) {
    const { create } = this.app;
    const bd = await create.bd({ name: `BD of ${name}` });
    const agencyadmin = await create.agencyAdmin({ name: `Boss of ${name}`, createBy: bd.uniqueId });
    const above = { bd: bd.uniqueId, admin: agencyadmin.uniqueId };
    const agency = await create.agency({ name: `Stars of ${name}`, email: `${name}@example.com`, ...above });
    const user = await create.user({ username: `${name}.host`, name: `Known as ${name}`, number });
    const host = await create.host(user, agency.uniqueId, { realName: `Real ${name}` });
    const phone = `+${Number(number) + 5}`;
    const coin = await create.coinAgency({ name: `Coins of ${name}`, number: phone, coins: 50 });
    const sale = await this.send(coinAgencyAccount(coin._id), user);
    return { bd, agencyadmin, agency, user, host, coin, sale };
  }
}
