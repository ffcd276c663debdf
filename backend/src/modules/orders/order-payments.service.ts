import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, UpdateQuery } from 'mongoose';
import type { Stripe } from 'stripe';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { PLATFORM, userAccount } from '../ledger/accounts.js';
import { AccountWriteQueue } from '../ledger/account-write-queue.js';
import type { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { UsersService } from '../users/users.service.js';
import { MoneyBackService } from './money-back.service.js';
import { Order, type OrderEventKind, type OrderProblem, orderSubject, pushed } from './order.schema.js';
import { OrderNotices } from './order-notices.js';

/** The fields of a payment that count here; what Stripe sends has many more. */
type Paid = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received' | 'currency'>;
export type Payment = Paid & Pick<Stripe.PaymentIntent, 'metadata' | 'last_payment_error'>;

/** Credits the coins of paid orders, each once, whatever Stripe repeats and in whatever order its events come. */
@Injectable()
export class OrderPayments {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly users: UsersService,
    private readonly queue: AccountWriteQueue,
    private readonly notices: OrderNotices,
    private readonly moneyBack: MoneyBackService,
  ) {}

  /** Credits the coins of an order whose payment has succeeded. Notes a payment that does not fit, and notifies staff. */
  async settle(order: Order, payment: Paid, stripeId = ''): Promise<void> {
    if (payment.status !== 'succeeded' || order.entry) return;
    const { id, amount_received: amount, currency } = payment;
    const paid = { payment: id, received: amount, stripeId };
    if (amount !== order.amount || currency !== order.currency)
      return this.refuse(order, { problem: 'amount', note: `${amount} ${currency}`, ...paid });
    if (!(await this.users.findIfId(order.user.toHexString())))
      return this.refuse(order, { problem: 'account', note: '', ...paid });
    await this.credit(order, id, stripeId);
  }

  /** Adds an event to an order. The same event of Stripe is added once. */
  async note(
    { _id }: Order,
    {
      kind,
      stripeId = '',
      note = '',
    }: { kind: OrderEventKind; stripeId?: string; note?: string | undefined },
    changes: UpdateQuery<Order>['$set'] = {},
  ): Promise<void> {
    const now = currentTime();
    await this.orders.updateOne(
      { _id, ...(stripeId && { 'events.stripeId': { $ne: stripeId } }) },
      { $push: pushed({ kind, at: now, stripeId, note }), $set: { ...changes, changedAt: now } },
    );
  }

  private async credit(order: Order, payment: string, stripeId: string): Promise<void> {
    const { _id, user, coins } = order;
    const to = userAccount(user);
    try {
      await this.queue.post(to, undefined, () =>
        Promise.resolve({
          movement: {
            kind: 'purchase' as const,
            ...{ from: PLATFORM, to, coins },
            subjects: [orderSubject(order)],
          },
          names: user.toHexString(),
          also: (entry: LedgerEntry) => this.markPaid(order, entry, { payment, stripeId }),
          answer: () => ({}),
        }),
      );
    } catch (error) {
      // The same payment at the same time has credited the coins.
      const now = await this.orders.findById(_id, { entry: 1 }).lean();
      if (!now?.entry) throw error;
    }
  }

  /** Marks the order in the transaction of its entry. Only one entry can be that of the order. */
  private async markPaid(
    { _id, status }: Order,
    entry: LedgerEntry,
    { payment, stripeId }: { payment: string; stripeId: string },
  ): Promise<void> {
    const at = entry.createdAt;
    const { modifiedCount } = await this.orders.updateOne(
      { _id, entry: { $exists: false } },
      {
        $set: {
          ...{ status: 'paid', entry: entry._id, payment, paidAt: at, changedAt: at },
          late: status === 'ended',
        },
        $unset: { dueAt: 1, lease: 1, problem: 1 },
        $push: pushed({ kind: 'paid', at, stripeId }),
      },
    );
    if (!modifiedCount)
      throw new AppError('INVALID_TRANSITION', 'The coins of this order have been credited');
    // The money may have gone back before the payment was known here.
    await this.moneyBack.change(_id, () => ({}));
  }

  /** Notes once that a payment credits nothing. Stripe is not asked about the order any more. */
  private async refuse(
    order: Order,
    {
      problem,
      note,
      payment,
      received,
      stripeId,
    }: { problem: OrderProblem; note: string; payment: string; received: number; stripeId: string },
  ): Promise<void> {
    const { _id } = order;
    const now = currentTime();
    await inTransaction(this.connection, async () => {
      const { modifiedCount } = await this.orders.updateOne(
        { _id, problem: { $exists: false }, entry: { $exists: false } },
        {
          $set: { problem, problemNote: note, payment, received, changedAt: now },
          $addToSet: { marks: problem },
          $unset: { dueAt: 1, lease: 1 },
          $push: pushed({ kind: 'refused', at: now, stripeId, note }),
        },
      );
      if (modifiedCount) await this.notices.problem(_id);
    });
  }
}
