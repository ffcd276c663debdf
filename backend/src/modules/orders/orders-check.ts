import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { userAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { BalancesVerified } from '../ledger/ledger-events.js';
import type { Difference } from '../ledger/verification.schema.js';
import { User } from '../users/user.schema.js';
import { coinsBackOf } from './money-back.js';
import { Order } from './order.schema.js';

const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;
/** The entries of refunds, and whether they take coins from the user. */
const SIGNS = { purchaseRefund: 1, debtPayment: 1, purchaseRestore: -1 } as const;

/**
 * Part of each ledger verification: the coins that refunds took, and those still owed, must fit the money that went back,
 * and a user must owe the sum over the user's orders.
 */
@Injectable()
export class OrdersCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    return inTransaction(
      this.connection,
      async () => [...(await this.compareOrders()), ...(await this.compareUsers())],
      SNAPSHOT,
    );
  }

  /** Loads only the orders whose money went back: few among all. */
  private async compareOrders(): Promise<Difference[]> {
    const taken = await this.entries.aggregate<{ _id: string; coins: number; count: number }>([
      { $match: { kind: { $in: Object.keys(SIGNS) } } },
      {
        $group: {
          _id: { $arrayElemAt: ['$subjects.id', 0] },
          coins: {
            $sum: { $cond: [{ $eq: ['$kind', 'purchaseRestore'] }, { $multiply: ['$coins', -1] }, '$coins'] },
          },
          count: { $sum: 1 },
        },
      },
    ]);
    const byOrder = new Map(taken.map((one) => [one._id, one]));
    const ids = taken.map(({ _id }) => new Types.ObjectId(_id));
    const orders = await this.orders
      .find({ $or: [{ marks: { $in: ['refunded', 'disputed', 'debt'] } }, { _id: { $in: ids } }] })
      .lean();
    const living = await this.living(orders.map(({ user }) => user));
    return orders.flatMap((order) => {
      const { coins = 0, count = 0 } = byOrder.get(order._id.toHexString()) ?? {};
      const balance = coins + order.owed + order.writtenOff;
      // What happens to the money after the account is deleted takes no coins.
      const expected = living.has(order.user.toHexString()) ? coinsBackOf(order) : order.coinsBack;
      if (balance === expected && expected === order.coinsBack) return [];
      return difference(
        order,
        { balance, expected, entries: count },
        'The coins of an order differ from its refunds',
      );
    });
  }

  private async compareUsers(): Promise<Difference[]> {
    const owed = await this.orders.aggregate<{ _id: Types.ObjectId; owed: number; count: number }>([
      { $match: { marks: 'debt' } },
      { $group: { _id: '$user', owed: { $sum: '$owed' }, count: { $sum: 1 } } },
    ]);
    const owners = await this.connection
      .model<User>(User.name)
      .find({ $or: [{ owedCoins: { $gt: 0 } }, { _id: { $in: owed.map(({ _id }) => _id) } }] })
      .select({ owedCoins: 1, username: 1 })
      .lean<User[]>();
    const byUser = new Map(owed.map((one) => [one._id.toHexString(), one]));
    return owners.flatMap(({ _id, owedCoins: balance = 0, username }) => {
      const { owed: expected = 0, count: entries = 0 } = byUser.get(_id.toHexString()) ?? {};
      if (balance === expected) return [];
      return difference(
        { user: _id, username },
        { balance, expected, entries },
        'What a user owes differs from the orders',
      );
    });
  }

  private async living(ids: Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.connection
      .model<User>(User.name)
      .find({ _id: { $in: ids } }, { _id: 1 })
      .lean<Pick<User, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }
}

const difference = (
  { user, username: label }: Pick<Order, 'user' | 'username'>,
  sums: Pick<Difference, 'balance' | 'expected' | 'entries'>,
  what: string,
): Difference[] => [{ account: userAccount(user), label, what, ...sums }];
