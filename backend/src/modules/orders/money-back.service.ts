import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { PLATFORM, userAccount } from '../ledger/accounts.js';
import { BalancesService } from '../ledger/balances.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Debts } from './debts.js';
import { coinsBackOf, marksOf, moneyBackOf } from './money-back.js';
import { Order, type OrderEvent, orderSubject, pushed } from './order.schema.js';

/** What changes about the money that went back. `event` is noted on the order; one with a known `stripeId` is not. */
export interface MoneyChange {
  changes?: Partial<Pick<Order, 'refunds' | 'disputes' | 'refundedInStripe'>>;
  event?: Pick<OrderEvent, 'kind'> & Partial<OrderEvent>;
  /** For the ledger entry. */
  reason?: string;
}

/** Keeps the coins of orders in line with the money that went back (docs/rules/orders.md). */
@Injectable()
export class MoneyBackService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly ledger: LedgerService,
    private readonly balances: BalancesService,
    private readonly debts: Debts,
  ) {}

  /**
   * Changes what is known about the refunds and disputes of an order, and takes or returns the coins for it. Runs in the
   * caller's transaction or in its own. `work` gets the order as it is, and may throw. Returns the changed order.
   */
  change(id: Types.ObjectId, work: (order: Order) => MoneyChange): Promise<Order> {
    return inTransaction(this.connection, async () => {
      const changedAt = currentTime();
      // Writes first, so that of two changes of an order one waits for the other.
      const order = await this.orders
        .findOneAndUpdate({ _id: id }, { changedAt }, { returnDocument: 'after' })
        .lean();
      if (!order) throw new AppError('NOT_FOUND', 'This order does not exist');
      const { changes, event, reason = '' } = work(order);
      const known = { ...order, ...changes, changedAt };
      const moved = { ...known, ...(await this.moveCoins(known, coinsBackOf(known), reason)) };
      const $set = {
        ...changes,
        moneyBack: moneyBackOf(moved),
        coinsBack: moved.coinsBack,
        owed: moved.owed,
      };
      const isNew =
        event && !order.events.some(({ stripeId }) => stripeId !== '' && stripeId === event.stripeId);
      await this.orders.updateOne(
        { _id: id },
        {
          $set: { ...$set, marks: marksOf(moved) },
          ...(isNew && { $push: pushed({ at: changedAt, ...event }) }),
        },
      );
      return { ...moved, ...$set };
    });
  }

  /**
   * Takes coins until `coinsBack` of them are taken, or gives them back. What the balance lacks is owed. Returns what
   * changes on the order: nothing without an account.
   */
  private async moveCoins(
    order: Order,
    coinsBack: number,
    reason: string,
  ): Promise<Partial<Pick<Order, 'coinsBack' | 'owed'>>> {
    const coins = coinsBack - order.coinsBack;
    const account = userAccount(order.user);
    const wallet = coins === 0 ? undefined : await this.balances.read(account);
    if (!wallet) return {};
    const subjects = [orderSubject(order)];
    if (coins > 0) {
      const taken = Math.min(coins, wallet.balance);
      if (taken) {
        const [from, to] = [account, PLATFORM] as const;
        await this.ledger.move({ kind: 'purchaseRefund', from, to, coins: taken, reason, subjects });
      }
      await this.debts.owe(order.user, coins - taken);
      return { coinsBack, owed: order.owed + coins - taken };
    }
    const forgiven = Math.min(-coins, order.owed);
    await this.debts.owe(order.user, -forgiven);
    if (-coins > forgiven) {
      const [from, to] = [PLATFORM, account] as const;
      await this.ledger.move({
        kind: 'purchaseRestore',
        from,
        to,
        coins: -coins - forgiven,
        reason,
        subjects,
      });
    }
    return { coinsBack, owed: order.owed - forgiven };
  }
}
