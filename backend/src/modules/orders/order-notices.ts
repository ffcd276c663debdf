import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Notices } from '../../platform/inbox/notices.js';
import { RightHolders } from '../staff/admins/rights/right-holders.js';

/** Notifies the admins who see orders. */
@Injectable()
export class OrderNotices {
  constructor(
    private readonly notices: Notices,
    private readonly admins: RightHolders,
  ) {}

  /** A payment does not fit its order, so that it credited nothing. */
  problem(order: Types.ObjectId): Promise<void> {
    return this.notify('orderProblem', order);
  }

  /** A buyer disputes the payment of an order. Stripe waits for an answer. */
  disputed(order: Types.ObjectId): Promise<void> {
    return this.notify('orderDisputed', order);
  }

  private async notify(event: 'orderProblem' | 'orderDisputed', order: Types.ObjectId): Promise<void> {
    const accounts = await this.admins.allWith('orders.read');
    await this.notices.notify(accounts, { event, about: order.toHexString() });
  }
}
