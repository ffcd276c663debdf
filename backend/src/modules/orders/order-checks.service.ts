import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { takeDue } from '../../platform/work/lease.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { Order } from './order.schema.js';
import { OrderPayments } from './order-payments.service.js';
import { OrderRefunds } from './order-refunds.service.js';
import { pushed } from './order.schema.js';
import { FIRST_ASKED } from './orders.service.js';
import { StripeService } from './stripe.service.js';

/** Milliseconds between two looks for orders about which to ask. */
const EVERY = 30_000;
/** Another process asks about an order after so many milliseconds when this one has died. */
const LEASE = 2 * 60_000;
/** The longest wait in milliseconds before a refund is sent again. */
const MOST_WAIT = 3_600_000;
/** An order that is not paid ends after so many milliseconds. */
const LASTS = 24 * 3_600_000;

/**
 * Asks Stripe about orders that stay open, less and less often, because an event can be lost, and ends them after a day.
 * Sends it the refunds that it does not know.
 */
@Injectable()
export class OrderChecks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Orders');
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'Open orders were not checked',
    logger: this.logger,
  });

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly payments: OrderPayments,
    private readonly refunds: OrderRefunds,
    private readonly stripe: StripeService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Asks about every order that is due. Returns the milliseconds until the next look. */
  async look(): Promise<number> {
    for (;;) {
      const order = await takeDue(this.orders, '', LEASE, { change: { $inc: { tries: 1 } } });
      if (!order) return EVERY;
      await this.refunds.sendAll(order);
      if (order.status === 'open' && !order.problem) await this.check(order);
      else await this.rest(order);
    }
  }

  /** Looks again at an order while Stripe does not know one of its refunds, which keeps the order due. */
  private async rest({ _id, lease, tries }: Order): Promise<void> {
    const mine = { _id, ...(lease && { lease }) };
    const { modifiedCount } = await this.orders.updateOne(
      { ...mine, 'refunds.state': { $ne: 'asked' } },
      { $unset: { dueAt: 1, lease: 1 } },
    );
    const wait = Math.min(EVERY * 2 ** Math.min(tries, 10), MOST_WAIT);
    if (!modifiedCount) await this.orders.updateOne(mine, { $set: { dueAt: new Date(Date.now() + wait) } });
  }

  private async check(order: Order): Promise<void> {
    await this.ask(order);
    const { _id, lease, createdAt, tries } = order;
    const end = createdAt.getTime() + LASTS;
    // After 10, 20, 40 minutes and so on, and at the end of the day.
    const next = Math.min(Date.now() + FIRST_ASKED * 2 ** (tries - 1), end);
    // Another process may have taken the order over, or a payment may have ended the wait.
    const mine = { _id, status: 'open' as const, dueAt: { $exists: true }, ...(lease && { lease }) };
    if (Date.now() < end) await this.orders.updateOne(mine, { $set: { dueAt: new Date(next) } });
    else await this.end(mine);
  }

  /** Asks Stripe about the payment of an order. A failure is logged: the order is asked about again. */
  private async ask(order: Order): Promise<void> {
    const { payment } = order;
    if (!payment) return;
    try {
      const found = await this.stripe.call((client) => client.paymentIntents.retrieve(payment));
      await this.payments.settle(order, found);
    } catch (error) {
      this.logger.warn({ msg: 'The payment of an order is not known yet', err: error });
    }
  }

  private async end(mine: object): Promise<void> {
    const now = new Date();
    await this.orders.updateOne(mine, {
      $set: { status: 'ended', changedAt: now },
      $unset: { dueAt: 1, lease: 1 },
      $push: pushed({ kind: 'ended', at: now }),
    });
  }
}
