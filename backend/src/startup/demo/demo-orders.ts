import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model } from 'mongoose';
import { around } from '../../core/present.js';
import { Plan } from '../../modules/catalogues/plans/plan.schema.js';
import { newOrder, Order } from '../../modules/orders/order.schema.js';
import { OrderPayments } from '../../modules/orders/order-payments.service.js';
import { User } from '../../modules/users/user.schema.js';

const ORDERS = 16;
/** Every fourth order was not paid. */
const UNPAID = 4;
const [MINUTE, DAY] = [60_000, 86_400_000];

/** Writes the last orders of coins after the demo's history: paid ones, whose coins are credited now, and ended ones. */
@Injectable()
export class DemoOrders {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly payments: OrderPayments,
  ) {}

  /** Safe to repeat: an order that is there stays. */
  async write(): Promise<void> {
    const plans = await this.connection.model<Plan>(Plan.name).find().sort({ order: 1 }).lean<Plan[]>();
    const users = await this.connection
      .model<User>(User.name)
      .find({ active: true, banned: false, host: { $ne: true } })
      .sort({ createdAt: 1 })
      .skip(ORDERS)
      .limit(ORDERS)
      .lean<User[]>();
    if (!plans.length || (await this.orders.exists({}))) return;
    for (const [at, user] of users.entries()) {
      const isPaid = at % UNPAID !== UNPAID - 1;
      const order = await this.add(user, around(plans, at), Date.now() - at * (isPaid ? 7 * MINUTE : DAY));
      const { payment: id = '', amount: amount_received, currency } = order;
      if (isPaid) await this.payments.settle(order, { id, status: 'succeeded', amount_received, currency });
      else await this.payments.note(order, { kind: 'ended' }, { status: 'ended' });
    }
  }

  private async add(user: User, plan: Plan, time: number): Promise<Order> {
    const made = newOrder(user, plan, new Date(time));
    const added = new this.orders({ ...made, payment: `pi_${made._id.toHexString()}` });
    await added.save();
    return added.toObject();
  }
}
