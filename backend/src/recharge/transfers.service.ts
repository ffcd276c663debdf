import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, QueryFilter, Types } from 'mongoose';
import type { Page } from '../api/list-query.js';
import { CoinAgency } from '../coin-panel/coin-agency.schema.js';
import { findPage, type Listed } from '../database/paging.js';
import { searchFilter } from '../database/search.js';
import { type Account, PLATFORM, storedAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { User } from '../users/user.schema.js';
import type { CoinTotals, TransferState } from './recharge.dto.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** All accounts of coin agencies, as a range of names. */
const ANY_COIN_AGENCY = { $gte: 'coinAgency:', $lt: 'coinAgency;' };

export interface Recipient {
  name: string;
  image: string;
}

/** A send with what the lists show beside it. */
export interface Transfer extends LedgerEntry {
  state: TransferState;
  recipient: Recipient;
}

/** Sends as lists: everything, of one coin agency, to one coin agency. */
@Injectable()
export class TransfersService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  all(search: string | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ ...searchFilter(search, ['fromLabel', 'toLabel']) }, page);
  }

  /** What a coin agency sent, or all of them. */
  sentBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ from: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /** What the platform sent to a coin agency, or to all of them. */
  receivedBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ to: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /** What a coin agency received and sent over all its time, less what went back. */
  async totals(account: Account): Promise<Omit<CoinTotals, 'balance'>> {
    const sum = async (match: object) => {
      const [found] = await this.entries.aggregate<{ coins: number }>([
        { $match: match },
        { $group: { _id: null, coins: { $sum: '$coins' } } },
      ]);
      return found?.coins ?? 0;
    };
    const into = { to: account };
    const out = { from: account };
    const [got, gaveBack, sent, cameBack] = await Promise.all([
      sum({ ...into, kind: { $in: ['opening', 'send'] } }),
      sum({ ...out, kind: { $in: ['return', 'reversal'] }, to: PLATFORM }),
      sum({ ...out, kind: 'send' }),
      sum({ ...into, kind: { $in: ['return', 'reversal'] } }),
    ]);
    return { received: got - gaveBack, sent: sent - cameBack };
  }

  private async list(filter: QueryFilter<LedgerEntry>, page: Page): Promise<Listed<Transfer>> {
    const found = await findPage(this.entries, { kind: 'send', ...filter }, page, NEWEST_FIRST);
    const [states, recipients] = await Promise.all([
      this.statesOf(found.records.map(({ _id }) => _id)),
      this.recipientsOf(found.records.map(({ to }) => to)),
    ]);
    const records = found.records.map((entry) => ({
      ...entry,
      state: states.get(entry._id.toHexString()) ?? ('sent' as const),
      recipient: recipients.get(entry.to) ?? { name: '', image: '' },
    }));
    return { ...found, records };
  }

  /** What became of the transfers of a page. */
  private async statesOf(ids: Types.ObjectId[]): Promise<Map<string, TransferState>> {
    const [returns, reversals] = await Promise.all([
      this.entries.find({ returnOf: { $in: ids } }, { returnOf: 1 }).lean(),
      this.entries.find({ reversalOf: { $in: ids } }, { reversalOf: 1 }).lean(),
    ]);
    return new Map([
      ...returns.map(({ returnOf }) => [returnOf!.toHexString(), 'returned'] as const),
      ...reversals.map(({ reversalOf }) => [reversalOf!.toHexString(), 'reversed'] as const),
    ]);
  }

  private async recipientsOf(accounts: Account[]): Promise<Map<string, Recipient>> {
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
    return new Map([
      ...users.map(({ _id, name, picture }) => [`user:${String(_id)}`, { name, image: picture }] as const),
      ...coinAgencies.map(({ _id, name, image }) => [`coinAgency:${String(_id)}`, { name, image }] as const),
    ]);
  }
}
