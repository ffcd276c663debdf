import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CoinAgency } from '../coin-panel/coin-agency.schema.js';
import { type Account, storedAccount } from '../ledger/accounts.js';
import { User } from '../users/user.schema.js';

/** Who stands behind an account, as lists show it. */
export interface Recipient {
  name: string;
  image: string;
}

/** Names and pictures of those whom coins go to. */
@Injectable()
export class RecipientsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Accounts of records that are gone are left out. */
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
}
