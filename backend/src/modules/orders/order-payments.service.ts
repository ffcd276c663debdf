import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type UpdateQuery, Types } from 'mongoose';
import type { Stripe } from 'stripe';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { PLATFORM, userAccount } from '../ledger/accounts.js';
import { AccountWriteQueue } from '../ledger/account-write-queue.js';
import type { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { UsersService } from '../users/users.service.js';
import { Order, type OrderEvent, type OrderEventKind, type OrderProblem } from './order.schema.js';
import { OrderNotices } from './order-notices.js';

/** An order keeps so many of its latest events. */
const MOST_EVENTS = 100;

/** The other events of Stripe that an order notes. All others are ignored. */
const NOTED: Partial<Record<Stripe.Event['type'], OrderEventKind>> = {
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'cancelled',
};

/** The fields of a payment that count here; what Stripe sends has many more. */
type Paid = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received' | 'currency'>;
type Payment = Paid & Pick<Stripe.PaymentIntent, 'metadata' | 'last_payment_error'>;

/** Credits the coins of paid orders, each once, whatever Stripe repeats and in whatever order its events come. */
@Injectable()
export class OrderPayments {
  private readonly logger = new Logger('Orders');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly users: UsersService,
    private readonly queue: AccountWriteQueue,
    private readonly notices: OrderNotices,
  ) {}

  /** Takes an event that Stripe signed. Events of other kinds, and of payments that are not ours, change nothing. */
  async take(event: Stripe.Event): Promise<void> {
    const payment = event.data.object as Payment;
    const kind = NOTED[event.type];
    if (!kind && event.type !== 'payment_intent.succeeded') return;
    const order = await this.orderOf(payment);
    if (!order) return this.logger.warn(`${event.type}: no order has the payment ${payment.id}`);
    if (kind) await this.note(order, { kind, stripeId: event.id, note: payment.last_payment_error?.message });
    else await this.settle(order, payment, event.id);
  }

  /** Credits the coins of an order whose payment has succeeded. Notes a payment that does not fit, and notifies staff. */
  async settle(order: Order, payment: Paid, stripeId = ''): Promise<void> {
    if (payment.status !== 'succeeded' || order.entry) return;
    const { id, amount_received: amount, currency } = payment;
    if (amount !== order.amount || currency !== order.currency)
      return this.refuse(order, { problem: 'amount', note: `${amount} ${currency}`, payment: id, stripeId });
    if (!(await this.users.findIfId(order.user.toHexString())))
      return this.refuse(order, { problem: 'account', note: '', payment: id, stripeId });
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
      { $push: eventOf({ kind, at: now, stripeId, note }), $set: { ...changes, changedAt: now } },
    );
  }

  /** Returns the order of a payment: the one that it names, if the payment is the order's own. */
  private async orderOf({ id, metadata }: Payment): Promise<Order | undefined> {
    const named = metadata.order ?? '';
    const order = Types.ObjectId.isValid(named) ? await this.orders.findById(named).lean() : null;
    return order && (order.payment ?? id) === id ? order : undefined;
  }

  private async credit(order: Order, payment: string, stripeId: string): Promise<void> {
    const { _id, user, coins, planTitle } = order;
    const to = userAccount(user);
    try {
      await this.queue.post(to, undefined, () =>
        Promise.resolve({
          movement: {
            kind: 'purchase' as const,
            ...{ from: PLATFORM, to, coins },
            subjects: [{ kind: 'order', id: _id.toHexString(), label: planTitle }],
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
        $push: eventOf({ kind: 'paid', at, stripeId, note: '' }),
      },
    );
    if (!modifiedCount)
      throw new AppError('INVALID_TRANSITION', 'The coins of this order have been credited');
  }

  /** Notes once that a payment credits nothing. Stripe is not asked about the order any more. */
  private async refuse(
    order: Order,
    {
      problem,
      note,
      payment,
      stripeId,
    }: { problem: OrderProblem; note: string; payment: string; stripeId: string },
  ): Promise<void> {
    const { _id } = order;
    const now = currentTime();
    await inTransaction(this.connection, async () => {
      const { modifiedCount } = await this.orders.updateOne(
        { _id, problem: { $exists: false }, entry: { $exists: false } },
        {
          $set: { problem, problemNote: note, payment, changedAt: now },
          $unset: { dueAt: 1, lease: 1 },
          $push: eventOf({ kind: 'refused', at: now, stripeId, note }),
        },
      );
      if (modifiedCount) await this.notices.problem(_id);
    });
  }
}

const eventOf = (event: OrderEvent) => ({ events: { $each: [event], $slice: -MOST_EVENTS } });
