import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../core/present.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { BalancesVerified } from '../ledger/ledger-events.js';
import type { Difference } from '../ledger/verification.schema.js';
import { UserItem } from './user-item.schema.js';

const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;

/** What a user paid for items and got back. */
interface Paid {
  /** The account of the user. */
  _id: string;
  coins: number;
  count: number;
}

const WHAT = 'The coins paid for items differ from the items that were bought';

/**
 * Part of each ledger verification: the coins that a user paid for items and got back must be those of the items that the
 * user bought and that were revoked with their coins.
 */
@Injectable()
export class ItemsCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    return inTransaction(this.connection, () => this.compare(), SNAPSHOT);
  }

  /** Reads both sides in the order of the users and compares them one by one. */
  private async compare(): Promise<Difference[]> {
    const found: Difference[] = [];
    const moved = this.moved();
    const bought = this.bought();
    let [left, right] = [await moved.next(), await bought.next()];
    while (left || right) {
      const account = present([left?._id, right?._id].filter((one) => one !== undefined).sort()[0]);
      const entry = left?._id === account ? left : undefined;
      const items = right?._id === account ? right : undefined;
      const [balance, expected] = [items?.coins ?? 0, entry?.coins ?? 0];
      if (balance !== expected || items?.count !== entry?.count)
        found.push({ account, label: '', balance, expected, entries: entry?.count ?? 0, what: WHAT });
      if (entry) left = await moved.next();
      if (items) right = await bought.next();
    }
    return found;
  }

  /** Sums the entries of each user: what was paid, less what returned. */
  private moved() {
    return this.entries
      .aggregate<Paid>([
        { $match: { kind: { $in: ['itemPurchase', 'itemRefund'] } } },
        {
          $group: {
            _id: { $cond: [{ $eq: ['$kind', 'itemPurchase'] }, '$from', '$to'] },
            coins: {
              $sum: { $cond: [{ $eq: ['$kind', 'itemPurchase'] }, '$coins', { $multiply: ['$coins', -1] }] },
            },
            count: { $sum: 1 },
          },
        },
        { $sort: { _id: 1 } },
      ])
      .allowDiskUse(true)
      .cursor<Paid>();
  }

  /** Sums the records of each user in the same way: a purchase counts one entry, a purchase whose coins returned two. */
  private bought() {
    const isRefunded = { $ifNull: ['$revoked.refund', false] };
    return this.records
      .aggregate<Paid>([
        { $match: { purchase: { $exists: true } } },
        {
          $group: {
            _id: { $concat: ['user:', { $toString: '$user' }] },
            coins: { $sum: { $cond: [isRefunded, 0, '$price'] } },
            count: { $sum: { $cond: [isRefunded, 2, 1] } },
          },
        },
        { $sort: { _id: 1 } },
      ])
      .allowDiskUse(true)
      .cursor<Paid>();
  }
}
