import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { Stripe } from 'stripe';
import { currentTime } from '../../core/request-context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { type MoneyChange, MoneyBackService } from './money-back.service.js';
import type { DisputeState, Order, OrderDispute, OrderEventKind } from './order.schema.js';
import { OrderNotices } from './order-notices.js';

/** The fields of a dispute that count here; what Stripe sends has many more. */
export type ReportedDispute = Pick<Stripe.Dispute, 'id' | 'amount' | 'status'>;

const STATES: Partial<Record<string, DisputeState>> = {
  ...{ needs_response: 'open', under_review: 'open', won: 'won', lost: 'lost' },
};
const EVENTS: Record<DisputeState, OrderEventKind> = {
  open: 'disputed',
  won: 'disputeWon',
  lost: 'disputeLost',
};

/** Payments that buyers dispute at their bank. Stripe holds the money back at once, and the coins go with it. */
@Injectable()
export class OrderDisputes {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly moneyBack: MoneyBackService,
    private readonly notices: OrderNotices,
  ) {}

  /** Notes a dispute as Stripe reports it at this second. Inquiries hold no money back and change nothing. */
  async note(
    order: Types.ObjectId,
    { id, amount, status }: ReportedDispute,
    reported: number,
    stripeId: string,
  ): Promise<void> {
    const state = STATES[status];
    if (!state) return;
    let isNew = false;
    const change = ({ disputes }: Order): MoneyChange => {
      const known = disputes.find((one) => one.stripeId === id);
      isNew = !known;
      // Events come in any order: an open dispute is older than its end, and of two ends the later one counts.
      const isStale = known && known.state !== 'open' && (state === 'open' || reported < known.reported);
      if (isStale) return {};
      const next: OrderDispute = { stripeId: id, amount, state, at: known?.at ?? currentTime(), reported };
      return {
        changes: {
          disputes: known ? disputes.map((one) => (one === known ? next : one)) : [...disputes, next],
        },
        ...(known?.state !== state && { event: { kind: EVENTS[state], amount, stripeId } }),
      };
    };
    // With its notice: Stripe waits for an answer only so long.
    await inTransaction(this.connection, async () => {
      await this.moneyBack.change(order, change);
      if (isNew && state === 'open') await this.notices.disputed(order);
    });
  }
}
