import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { inMoney } from '../../orders/money-text.js';
import { OrdersService } from '../../orders/orders.service.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about orders show: whose it is, its coins, and what was paid instead or is disputed. */
@Injectable()
export class OrderFacts implements FactsOf {
  constructor(private readonly orders: OrdersService) {}

  async of(notices: readonly Notice[]) {
    const orders = byId(await this.orders.named(idsOf(notices)));
    return ({ about, event }: Notice) => {
      const order = orders.get(about);
      if (!order) return {};
      const { username: label, coins, problemNote, disputes, currency } = order;
      const disputed = disputes.reduce((sum, { amount }) => sum + amount, 0);
      return { label, coins, detail: event === 'orderDisputed' ? inMoney(disputed, currency) : problemNote };
    };
  }
}
