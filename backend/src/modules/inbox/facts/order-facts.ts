import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { OrdersService } from '../../orders/orders.service.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about orders show: whose it is, its coins, and what was paid instead. */
@Injectable()
export class OrderFacts implements FactsOf {
  constructor(private readonly orders: OrdersService) {}

  async of(notices: readonly Notice[]) {
    const orders = byId(await this.orders.named(idsOf(notices)));
    return ({ about }: Notice) => {
      const order = orders.get(about);
      return order ? { label: order.username, coins: order.coins, detail: order.problemNote } : {};
    };
  }
}
