import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Stripe } from 'stripe';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { inCoins } from '../../core/grouped.js';
import { present } from '../../core/present.js';
import { currentTime } from '../../core/request-context.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { WaitingRefundConfirmed } from '../coins/approvals/waiting-events.js';
import { WaitingSendsService } from '../coins/approvals/waiting-sends.service.js';
import { CoinLimitsService } from '../coins/limits/coin-limits.service.js';
import { coinsBackOf, coinsFor, moneyBackOf, refundableOf } from './money-back.js';
import { MoneyBackService } from './money-back.service.js';
import { inMoney } from './money-text.js';
import { Order, type OrderRefund, type RefundState } from './order.schema.js';
import { refusalOf, StripeService } from './stripe.service.js';

/** An order has at most so many refunds: a price is refunded in few parts. */
const MOST_REFUNDS = 50;

/** What staff ask for. Without an amount: all that is left. */
export interface RefundAsked {
  order: string;
  /** In the smallest unit of the currency. */
  amount?: number | undefined;
  reason: string;
}

export interface RefundAnswer {
  message: string;
  /** `waiting`: for a second admin; otherwise the state of the refund. */
  state: 'waiting' | RefundState;
  /** The id of the refund, or of the request that waits for a second admin. */
  id: string;
}

/** Refunds by staff: the coins go back at once, the money by Stripe. */
@Injectable()
export class OrderRefunds {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly moneyBack: MoneyBackService,
    private readonly stripe: StripeService,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Refunds a payment, whole or in part. When the coins for it exceed the limit for sending coins, the refund waits for a
   * second admin. Fails with INVALID_TRANSITION when nothing is left to refund, or when Stripe does not accept the refund.
   */
  async refund(caller: Caller, asked: RefundAsked, key: IdempotencyKey | undefined): Promise<RefundAnswer> {
    const answer = await this.idempotency.once(key, async (names) => {
      const order = await this.find(asked.order);
      names(order.user.toHexString());
      return () => this.begin(caller, order, asked);
    });
    if (answer.state === 'waiting') return answer;
    const { state, note } = await this.send(new Types.ObjectId(asked.order), new Types.ObjectId(answer.id));
    if (state === 'failed')
      throw new AppError('INVALID_TRANSITION', `Stripe has not made the refund${note && `: ${note}`}`);
    return { ...answer, state };
  }

  /** Sends the refunds of an order to Stripe that it does not know yet, after a crash or while it did not answer. */
  async sendAll({ _id, refunds }: Order): Promise<void> {
    for (const refund of refunds.filter(({ state }) => state === 'asked')) await this.send(_id, refund._id);
  }

  /** Makes the refund that a second admin agreed to, in the transaction of the agreement. */
  @On(WaitingRefundConfirmed)
  async confirmed({ asked }: WaitingRefundConfirmed): Promise<string> {
    const { recipientId: order, amount, reasonOfRefund: reason, askedBy } = asked;
    const { message } = await this.add({ order, amount: present(amount), reason }, askedBy.name);
    return message;
  }

  private async find(id: string): Promise<Order> {
    const order = await this.orders.findById(id).lean();
    if (!order) throw new AppError('NOT_FOUND', 'This order does not exist');
    return order;
  }

  private async begin(caller: Caller, { _id }: Order, asked: RefundAsked): Promise<RefundAnswer> {
    const order = await this.find(_id.toHexString());
    const amount = amountOf(order, asked.amount);
    const coins = order.entry ? coinsFor(order, moneyBackOf(order) + amount) - coinsBackOf(order) : 0;
    if (await this.limits.bookAlone('send', caller.id, [{ coins }]))
      return this.add({ ...asked, amount }, caller.name);
    const { message, waiting } = await this.waiting.askRefund(order, coins, {
      ...{ amount, reason: asked.reason },
      label: `${order.planTitle}, ${inMoney(amount, order.currency)}`,
    });
    return { message, state: 'waiting', id: waiting };
  }

  /** Adds the refund to the order and takes the coins. The job sends it to Stripe unless the caller does so first. */
  private async add({ order: id, amount: asked, reason }: RefundAsked, by: string): Promise<RefundAnswer> {
    const at = currentTime();
    const _id = new Types.ObjectId();
    let amount = 0;
    const order = await this.moneyBack.change(new Types.ObjectId(id), (now) => {
      amount = amountOf(now, asked);
      const refund: OrderRefund = { _id, amount, state: 'asked', by, reason, at };
      const event = { kind: 'refunded', amount, by, note: reason } as const;
      return { changes: { refunds: [...now.refunds, refund] }, event, reason };
    });
    await this.orders.updateOne({ _id: order._id }, { $set: { dueAt: at } });
    await this.audit.record({
      action: 'order.refund',
      target: { kind: 'order', id, label: order.planTitle },
      after: { amount, moneyBack: order.moneyBack, coinsBack: order.coinsBack },
      reason,
    });
    const message = `${inMoney(amount, order.currency)} refunded, ${inCoins(order.coinsBack)} went back in all`;
    return { message, state: 'asked', id: _id.toHexString() };
  }

  /** Sends one refund to Stripe, which knows it by its id, and notes the answer. Returns the state and what Stripe says. */
  private async send(
    order: Types.ObjectId,
    id: Types.ObjectId,
  ): Promise<{ state: RefundState; note: string }> {
    const { refunds, payment } = await this.find(order.toHexString());
    const { amount, state } = present(refunds.find(({ _id }) => _id.equals(id)));
    if (state !== 'asked') return { state, note: '' };
    try {
      const made = await this.stripe.call((client) =>
        client.refunds.create(
          {
            payment_intent: present(payment),
            amount,
            metadata: { order: order.toHexString(), refund: id.toHexString() },
          },
          { idempotencyKey: id.toHexString() },
        ),
      );
      return { state: await this.note(order, made), note: '' };
    } catch (error) {
      const note = refusalOf(error);
      // The job asks Stripe again.
      if (note === undefined) return { state, note: '' };
      await this.moneyBack.change(order, (now) => ({
        changes: {
          refunds: now.refunds.map((one) => (one._id.equals(id) ? { ...one, state: 'failed' } : one)),
        },
        event: { kind: 'refundFailed', amount, note },
      }));
      return { state: 'failed', note };
    }
  }

  /** Notes a refund as Stripe reports it, whoever made it. Returns its state. */
  async note(order: Types.ObjectId, reported: ReportedRefund, stripeId = ''): Promise<RefundState> {
    const { id, amount } = reported;
    const state = stateOf(reported.status);
    let noted: RefundState = state;
    await this.moneyBack.change(order, (now) => {
      const { refunds } = now;
      const known = refunds.find(
        (one) => one.stripeId === id || one._id.toHexString() === reported.metadata?.refund,
      );
      // Events come in any order: a refund that succeeded can only fail, and one that failed stays so.
      noted = known && RANKS[known.state] > RANKS[state] ? known.state : state;
      const at = currentTime();
      const made = known ?? { _id: new Types.ObjectId(), amount, by: '', reason: '', at, state: noted };
      const next: OrderRefund = { ...made, stripeId: id, state: noted };
      const changes = {
        refunds: known ? refunds.map((one) => (one === known ? next : one)) : [...refunds, next],
      };
      // The sum may have come before the refund, and staff may have asked for it.
      const isMore = moneyBackOf({ ...now, ...changes }) > now.moneyBack;
      const hasFailed = noted === 'failed' && known?.state !== 'failed';
      const kind = hasFailed ? 'refundFailed' : 'refunded';
      return { changes, ...((hasFailed || isMore) && { event: { kind, amount, stripeId } as const }) };
    });
    return noted;
  }
}

/** The fields of a refund that count here; what Stripe sends has many more. */
export type ReportedRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'>;

const RANKS: Record<RefundState, number> = { asked: 0, pending: 1, succeeded: 2, failed: 3 };

const stateOf = (status: string | null): RefundState => {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
};

/** Returns the amount to refund: the asked one, or all that is left. Fails when the order does not have so much left. */
function amountOf(order: Order, asked: number | undefined): number {
  const left = refundableOf(order);
  if (!order.payment || !left)
    throw new AppError('INVALID_TRANSITION', 'Nothing of this order is left to refund');
  if (order.disputes.some(({ state }) => state === 'open'))
    throw new AppError(
      'INVALID_TRANSITION',
      'The buyer disputes this payment: the bank decides about the money',
    );
  if (order.refunds.length >= MOST_REFUNDS)
    throw new AppError(
      'INVALID_TRANSITION',
      `This order has ${MOST_REFUNDS} refunds. Refund the rest in Stripe`,
    );
  if ((asked ?? 0) > left)
    throw fieldError('amount', `${inMoney(left, order.currency)} can be refunded at most`);
  return asked ?? left;
}
