// The product with a server in the place of Stripe, a plan, and a user who buys it.
import { Plan } from '../../src/modules/catalogues/plans/plan.schema.js';
import type { Order } from '../../src/modules/orders/order.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import {
  eventOf,
  type Payment,
  setStripeKeys,
  signatureOf,
  startStripe,
  type StripeStandIn,
} from './stripe-stand-in.js';

/** The coins and the price of the plan, in paise. 3 paise are a coin, and a part of it. */
export const COINS = 1000;
export const PRICE = 2999;

export class OrderWorld {
  app: TestApp;
  stripe: StripeStandIn;
  admin: Actor<'admin'>;
  buyer: Actor<'user'>;
  plan: string;

  async start(settings: Parameters<typeof startApp>[0] = {}): Promise<void> {
    this.stripe = await startStripe();
    this.app = await startApp({ ...settings, STRIPE_URL: this.stripe.url });
    await setStripeKeys(this.app);
    this.admin = await this.app.as('admin');
    const fields = { title: 'Starter', coins: COINS, rs: PRICE / 100, order: 1 };
    this.plan = (await this.app.connection.model<Plan>(Plan.name).create(fields))._id.toHexString();
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.stripe.close();
  }

  /** A new user who has no coins. */
  async newBuyer(): Promise<void> {
    Object.assign(this.stripe, { failWith: 0, refundsAs: 'succeeded' });
    this.buyer = await this.app.as('user', await this.app.create.user());
  }

  /** Orders the plan and returns the payment at Stripe. */
  async order(): Promise<{ id: string; payment: Payment }> {
    const answer = await this.buyer.agent.post('/api/app/orders').send({ plan: this.plan });
    const { _id: id } = expectSuccess(answer).details as { _id: string };
    return { id, payment: this.stripe.paymentOf(id) };
  }

  /** Orders the plan and pays. */
  async paid(): Promise<{ id: string; payment: Payment }> {
    const ordered = await this.order();
    await this.report('payment_intent.succeeded', this.stripe.pay(ordered.payment));
    return ordered;
  }

  /** Sends an event as Stripe does. */
  async report(type: string, object: object, { id, created }: { id?: string; created?: number } = {}) {
    const event = eventOf(type, object, id, created);
    expectSuccess(
      await this.app
        .guest()
        .post('/api/app/stripe/webhook')
        .set('Content-Type', 'application/json')
        .set('Stripe-Signature', signatureOf(event))
        .send(event),
    );
  }

  refund(body: { order: string; amount?: number; reason?: string }, key?: string, by = this.admin) {
    const request = by.agent.post('/api/admin/orders/refund').send({ reason: 'Bought twice', ...body });
    return key ? request.set('Idempotency-Key', key) : request;
  }

  async user(actor = this.buyer): Promise<User> {
    return (await this.app.stored('users', actor.id)) as unknown as User;
  }

  async stored(id: string): Promise<Order> {
    return (await this.app.stored('orders', id)) as unknown as Order;
  }

  /** Sets the coins that the buyer can spend, by an entry of the ledger. */
  async setCoins(coin: number): Promise<void> {
    const { number, level, experience } = await this.user();
    expectSuccess(
      await this.admin.agent.post('/api/app/edit/update').send({ number, coin, level, experience }),
    );
  }
}
