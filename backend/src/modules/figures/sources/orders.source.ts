import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { type MoneyHistory, partsBackOf } from '../../orders/money-back.js';
import { Order } from '../../orders/order.schema.js';
import { ALL } from '../figure.schemas.js';
import { planKey } from '../keys.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { FigureRows } from './figure-rows.js';

/** The purchases of a plan: their number, and their money in paise. */
interface Sold {
  _id: Types.ObjectId;
  paid: number;
  revenue: number;
}

interface Within {
  $gte: Date;
  $lt: Date;
}

/** What makes money of an order go back, and when. */
const DATED = ['refunds', 'disputes', 'events'] as const;
const HISTORY = { refunds: 1, disputes: 1, 'events.at': 1, 'events.kind': 1 } as const;

/**
 * Orders whose coins were credited, by the day of the credit and by plan, and the money of these orders that went back, by
 * the day on which it went. Other payments are neither: they may have another currency. Money is in paise.
 */
@Injectable()
export class OrdersSource implements FigureSource {
  readonly name = 'orders';

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
  ) {}

  async first(): Promise<Date | undefined> {
    const order = await this.orders.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
    return order?.createdAt;
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const within = { $gte: from, $lt: until };
    const rows = new FigureRows();
    // One after the other, because a transaction may run this.
    for (const { _id: plan, ...values } of await this.sold(within)) {
      rows.add(ALL, values);
      rows.add(planKey(plan.toHexString()), values);
    }
    for (const { at, amount } of (await this.returned(within)).flatMap(partsBackOf))
      if (at >= from && at < until) rows.add(ALL, { refunded: amount });
    return rows.list();
  }

  /** A refund that fails and a dispute that is won change the day on which the money went. */
  async changed(since: Date, before: Date): Promise<Date[]> {
    const changed = await this.orders
      .find({ changedAt: { $gte: since }, createdAt: { $lt: before }, entry: { $exists: true } }, HISTORY)
      .lean<MoneyHistory[]>();
    return changed.flatMap((order) => DATED.flatMap((list) => order[list].map(({ at }) => at)));
  }

  /** The ledger has an index on the time of the credit. */
  private sold(within: Within): Promise<Sold[]> {
    return this.entries.aggregate<Sold>([
      { $match: { kind: 'purchase', createdAt: within } },
      { $project: { order: { $toObjectId: { $arrayElemAt: ['$subjects.id', 0] } } } },
      { $lookup: { from: 'orders', localField: 'order', foreignField: '_id', as: 'order' } },
      { $unwind: '$order' },
      { $group: { _id: '$order.plan', paid: { $sum: 1 }, revenue: { $sum: '$order.amount' } } },
    ]);
  }

  /** Returns the orders of which something went back then. Few orders have the marks, which have an index. */
  private returned(within: Within): Promise<MoneyHistory[]> {
    return this.orders
      .find(
        {
          marks: { $in: ['refunded', 'disputed'] },
          entry: { $exists: true },
          $or: DATED.map((list) => ({ [list]: { $elemMatch: { at: within } } })),
        },
        { ...HISTORY, moneyBack: 1 },
      )
      .lean<MoneyHistory[]>();
  }
}
