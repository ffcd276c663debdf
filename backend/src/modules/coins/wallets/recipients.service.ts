import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { TimeLimit } from '../../../platform/database/time-limit.js';
import { type Account, coinAgencyAccount, storedAccount, userAccount } from '../../ledger/accounts.js';
import { STAFF_SEARCH_FIELDS } from '../../staff/shared/staff-account.schema.js';
import { User, USER_SEARCH_FIELDS } from '../../users/user.schema.js';

/** The owner of an account, as lists show it. */
export interface Recipient {
  name: string;
  image: string;
}

/** The maximum number of accounts of each kind that a search by name returns, unless the caller wants fewer. */
const MOST_FOUND = 200;

/** Finds the names and pictures of recipients of coins. */
@Injectable()
export class RecipientsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Maps accounts to their owners. Leaves out accounts whose record does not exist. */
  async find(accounts: Account[]): Promise<Map<Account, Recipient>> {
    const ids = (kind: string) =>
      [...new Set(accounts)].map(storedAccount).flatMap((one) => (one?.kind === kind ? [one.id] : []));
    const [users, coinAgencies] = await Promise.all([
      this.connection
        .model<User>(User.name)
        .find({ _id: { $in: ids('user') } }, { name: 1, picture: 1 })
        .lean(),
      this.connection
        .model<CoinAgency>(CoinAgency.name)
        .find({ _id: { $in: ids('coinAgency') } }, { name: 1, image: 1 })
        .lean(),
    ]);
    return new Map<Account, Recipient>([
      ...users.map(({ _id, name, picture }) => [`user:${String(_id)}`, { name, image: picture }] as const),
      ...coinAgencies.map(({ _id, name, image }) => [`coinAgency:${String(_id)}`, { name, image }] as const),
    ]);
  }

  /** Finds accounts of users and coin agencies by their current name or code, including deleted coin agencies. */
  async search(
    text: string,
    { most = MOST_FOUND, ...time }: { most?: number } & TimeLimit = {},
  ): Promise<Account[]> {
    const find = async ({ name }: { name: string }, fields: readonly string[]) => {
      const model = this.connection.model<{ _id: Types.ObjectId }>(name);
      const found = await model.find(searchFilter(text, fields), { _id: 1 }, time).limit(most).lean();
      return found.map(({ _id }) => _id);
    };
    const [users, coinAgencies] = await Promise.all([
      find(User, USER_SEARCH_FIELDS),
      find(CoinAgency, STAFF_SEARCH_FIELDS),
    ]);
    return [...users.map(userAccount), ...coinAgencies.map(coinAgencyAccount)];
  }
}
