import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { currentTime } from '../../core/request-context.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { partsOf, PLATFORM } from '../ledger/accounts.js';
import { DebtorReceived } from '../ledger/ledger-events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { AccountDeleted } from '../users/user-events.js';
import { UsersService } from '../users/users.service.js';
import { Order, orderSubject } from './order.schema.js';

/**
 * Coins of refunded purchases that users had spent already. The order keeps what is owed for it, the user the sum. Coins
 * that the user buys or is given pay first.
 */
@Injectable()
export class Debts {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
  ) {}

  /** Adds coins to what a user owes, or takes them off. The caller changes the order, in the same transaction. */
  async owe(user: Types.ObjectId, coins: number): Promise<void> {
    if (coins) await this.users.owe(user, coins);
  }

  /** Pays the debts of a user with the coins that the account received, the oldest order first. */
  @On(DebtorReceived)
  async pay({ account, coins }: DebtorReceived): Promise<void> {
    const user = new Types.ObjectId(partsOf(account).id);
    const indebted = await this.orders.find({ user, marks: 'debt' }).sort({ createdAt: 1, _id: 1 }).lean();
    let left = coins;
    for (const order of indebted) {
      const { _id, owed } = order;
      const paid = Math.min(left, owed);
      if (!paid) return;
      left -= paid;
      await this.ledger.move({
        ...{ kind: 'debtPayment', from: account, to: PLATFORM, coins: paid },
        subjects: [orderSubject(order)],
      });
      await this.orders.updateOne(
        { _id },
        {
          $set: { owed: owed - paid, changedAt: currentTime() },
          ...(paid === owed && { $pull: { marks: 'debt' } }),
        },
      );
      await this.owe(user, -paid);
    }
  }

  /** No user pays what a deleted account owes. */
  @On(AccountDeleted)
  async writeOff({ user }: AccountDeleted): Promise<void> {
    await this.orders.updateMany(
      { user, marks: 'debt' },
      [
        {
          $set: {
            writtenOff: '$owed',
            owed: 0,
            marks: { $filter: { input: '$marks', cond: { $ne: ['$$this', 'debt'] } } },
          },
        },
      ],
      { updatePipeline: true },
    );
  }
}
