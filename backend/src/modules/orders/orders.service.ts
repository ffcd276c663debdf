import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { duplicateField } from '../../core/duplicate.js';
import { AppError } from '../../core/errors.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import type { Page } from '../../http/list-query.js';
import { whereOf } from '../../platform/database/filters.js';
import { findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { type Renaming, renameRecords, searchFilter } from '../../platform/database/search.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../platform/events/change-feed.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { Plan } from '../catalogues/plans/plan.schema.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { AccountDeleted, UserRenamed } from '../users/user-events.js';
import { UsersService } from '../users/users.service.js';
import { OrderListQuery } from './order.dto.js';
import { newOrder, Order, ORDER_SEARCH_FIELDS } from './order.schema.js';
import { StripeService } from './stripe.service.js';

/** How many orders of a user may wait for their payment. */
const MOST_OPEN = 10;
/** Stripe is asked about an order that is still open after so many milliseconds. */
export const FIRST_ASKED = 10 * 60_000;

/** An order, and the secret with which the app pays it. */
export interface Payable {
  order: Order;
  clientSecret: string;
}

/** Orders of coins: made by users, and listed. */
@Injectable()
export class OrdersService {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectCatalogue(Plan) private readonly plans: Catalogue<Plan>,
    private readonly users: UsersService,
    private readonly stripe: StripeService,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Makes an order of a plan that the app shows, and its payment at Stripe. A repeated call returns the order that the first
   * one made, whatever has become of it, also when Stripe did not answer then.
   */
  async make(caller: Caller, plan: string, key: IdempotencyKey | undefined): Promise<Payable> {
    const earlier = key && (await this.madeBy(key, plan));
    if (earlier) return this.payable(earlier);
    await this.stripe.assertOn();
    return this.payable(await this.add(caller, plan, key));
  }

  /** Returns an own order that is not paid yet, with the secret for paying it. */
  async continue(caller: Caller, id: string): Promise<Payable> {
    const order = await this.orders.findOne({ _id: id, user: new Types.ObjectId(caller.id) }).lean();
    if (!order) throw new AppError('NOT_FOUND', 'This order does not exist');
    if (order.status !== 'open') throw new AppError('INVALID_TRANSITION', STATE_TEXTS[order.status]);
    if (order.problem) throw new AppError('INVALID_TRANSITION', 'This order has a payment that does not fit');
    return this.payable(order);
  }

  /** Lists a user's own orders, newest first. */
  ownOf(user: string, page: Page): Promise<Listed<Order>> {
    return findPage(this.orders, { user: new Types.ObjectId(user) }, page, { createdAt: -1, _id: -1 });
  }

  list({ search, sort = '-createdAt', ...query }: OrderListQuery, page: Page): Promise<Listed<Order>> {
    const where = {
      ...whereOf(query, this.zones.calendar, OrderListQuery),
      ...searchFilter(search, ORDER_SEARCH_FIELDS),
    };
    return findPage(this.orders, where, page, sortOf(sort, {}));
  }

  async find(id: string): Promise<Order> {
    const order = await this.orders.findById(id).lean();
    if (!order) throw new AppError('NOT_FOUND', 'This order does not exist');
    return order;
  }

  /** Returns these orders. */
  named(ids: Types.ObjectId[]): Promise<Order[]> {
    return this.orders.find({ _id: { $in: ids } }).lean();
  }

  private async madeBy(key: IdempotencyKey, plan: string): Promise<Order | undefined> {
    const order = await this.orders.findOne({ call: key.id }).lean();
    if (order && order.plan.toHexString() !== plan) throw new AppError('IDEMPOTENCY_MISMATCH');
    return order ?? undefined;
  }

  private async add(caller: Caller, id: string, key: IdempotencyKey | undefined): Promise<Order> {
    const [[plan], user] = await Promise.all([
      this.plans.visible({ _id: new Types.ObjectId(id) }),
      this.users.find(caller.id),
    ]);
    if (!plan) throw new AppError('NOT_FOUND', 'This plan does not exist');
    const now = new Date();
    const order = new this.orders({
      ...newOrder(user, plan, now),
      ...(key && { call: key.id }),
      dueAt: new Date(now.getTime() + FIRST_ASKED),
    });
    try {
      await order.save();
    } catch (error) {
      // The same call at the same time has made the order.
      const made = key && duplicateField(error) ? await this.madeBy(key, id) : undefined;
      if (made) return made;
      throw error;
    }
    await this.assertFew(order);
    return order.toObject();
  }

  /** Takes an order back that is one too many. Counts after adding, so that orders made at the same time count each other. */
  private async assertFew({ _id, user }: Order): Promise<void> {
    const waiting = { user, status: 'open' as const, problem: { $exists: false } };
    const before = await this.orders.countDocuments({ ...waiting, _id: { $lt: _id } });
    if (before < MOST_OPEN) return;
    await this.orders.deleteOne({ _id });
    const text = `${MOST_OPEN} of your orders wait for their payment. Pay one of them, or wait until it ends`;
    throw new AppError('INVALID_TRANSITION', text);
  }

  /** Returns the order with the secret of its payment, which Stripe alone keeps. */
  private async payable(order: Order): Promise<Payable> {
    const { _id, amount, currency, planTitle } = order;
    const { id: payment, client_secret: clientSecret } = await this.stripe.call((client) =>
      order.payment
        ? client.paymentIntents.retrieve(order.payment)
        : client.paymentIntents.create(
            {
              amount,
              currency,
              description: planTitle,
              automatic_payment_methods: { enabled: true },
              metadata: { order: _id.toHexString() },
            },
            // A second call for the same order gets the same payment.
            { idempotencyKey: _id.toHexString() },
          ),
    );
    if (!order.payment) await this.orders.updateOne({ _id }, { $set: { payment, changedAt: new Date() } });
    return { order: { ...order, payment }, clientSecret: clientSecret ?? '' };
  }

  @On(UserRenamed)
  rename(event: UserRenamed): Promise<Renaming> {
    return renameRecords(this.orders, event, ORDER_SEARCH_FIELDS);
  }

  /** Orders stay, because they prove what was paid; the person leaves them. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.orders.updateMany(
      { user },
      { $set: { username: DELETED_USER, name: '', searchKeys: [] }, $unset: { call: 1 } },
    );
  }

  @FingerprintOf('orders')
  async fingerprint(): Promise<string> {
    const newest = await this.orders.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean();
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()}`;
  }
}

const STATE_TEXTS = { paid: 'This order is paid', ended: 'This order has ended' } as const;
