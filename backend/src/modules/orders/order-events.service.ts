import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Stripe } from 'stripe';
import { MoneyBackService } from './money-back.service.js';
import { Order, type OrderEventKind } from './order.schema.js';
import { OrderDisputes, type ReportedDispute } from './order-disputes.service.js';
import { OrderPayments, type Payment } from './order-payments.service.js';
import { OrderRefunds, type ReportedRefund } from './order-refunds.service.js';

/** The events about a payment that an order only notes. */
const NOTED: Partial<Record<string, OrderEventKind>> = {
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'cancelled',
};

/** What all objects of Stripe about a payment have. */
interface OfPayment {
  id: string;
  metadata?: Record<string, string> | null;
  /** The payment's id, or the payment itself. Unset in a payment. */
  payment_intent?: string | { id: string } | null;
}

/** Gives each event of Stripe to the service of its subject. Events of other kinds, and of payments that are not ours, change nothing. */
@Injectable()
export class OrderEvents {
  private readonly logger = new Logger('Orders');

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly payments: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly disputes: OrderDisputes,
    private readonly moneyBack: MoneyBackService,
  ) {}

  /** Takes an event that Stripe signed. */
  async take({ id: stripeId, type, created, data }: Stripe.Event): Promise<void> {
    const subject = data.object as unknown;
    const take = this.handlerOf(type, subject, { stripeId, created });
    if (!take) return;
    const order = await this.orderOf(subject as OfPayment);
    if (order) await take(order);
    else this.logger.warn(`${type}: no order has the payment of ${(subject as OfPayment).id}`);
  }

  private handlerOf(
    type: string,
    subject: unknown,
    { stripeId, created }: { stripeId: string; created: number },
  ): ((order: Order) => Promise<unknown>) | undefined {
    const kind = NOTED[type];
    if (kind) {
      const note = (subject as Payment).last_payment_error?.message;
      return (order) => this.payments.note(order, { kind, stripeId, note });
    }
    if (type === 'payment_intent.succeeded')
      return (order) => this.payments.settle(order, subject as Payment, stripeId);
    if (type === 'charge.refunded')
      return ({ _id }) => this.noteSum(_id, (subject as Stripe.Charge).amount_refunded, stripeId);
    if (type.startsWith('charge.dispute.'))
      return ({ _id }) => this.disputes.note(_id, subject as ReportedDispute, created, stripeId);
    if (type.startsWith('refund.') || type === 'charge.refund.updated')
      return ({ _id }) => this.refunds.note(_id, subject as ReportedRefund, stripeId);
    return undefined;
  }

  /** Notes how much of a payment Stripe has refunded in all: it may not report each refund. */
  private async noteSum(order: Types.ObjectId, amount: number, stripeId: string): Promise<void> {
    await this.moneyBack.change(order, ({ refundedInStripe, moneyBack }) => ({
      changes: { refundedInStripe: Math.max(refundedInStripe, amount) },
      ...(amount > moneyBack && {
        event: { kind: 'refunded', amount: amount - moneyBack, stripeId } as const,
      }),
    }));
  }

  /** Returns the order of a payment: the one with this payment, or the one that it names, if it has no other payment. */
  private async orderOf({ id, payment_intent, metadata }: OfPayment): Promise<Order | undefined> {
    const payment = payment_intent === undefined ? id : idOf(payment_intent);
    const named = metadata?.order ?? '';
    const order =
      (await this.orders.findOne({ payment }).lean()) ??
      (Types.ObjectId.isValid(named) ? await this.orders.findById(named).lean() : null);
    return order && (order.payment ?? payment) === payment ? order : undefined;
  }
}

const idOf = (payment: string | { id: string } | null) =>
  (typeof payment === 'object' ? payment?.id : payment) ?? '';
