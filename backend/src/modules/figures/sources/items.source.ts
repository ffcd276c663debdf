import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { UserItem } from '../../items/user-item.schema.js';
import { ALL } from '../figure.schemas.js';
import { itemKey } from '../keys.js';
import type { FigureRow, FigureSource, Range, Values } from './figure-source.js';
import { FigureRows } from './figure-rows.js';

type Sum = Values & { _id: Types.ObjectId };

/**
 * Purchases of items: their number and the coins paid, by the day of the purchase and by item. Coins that returned to the
 * user are subtracted on the day of the return. Neither day changes later.
 */
@Injectable()
export class ItemsSource implements FigureSource {
  readonly name = 'items';

  constructor(@InjectModel(UserItem.name) private readonly items: Model<UserItem>) {}

  async first(): Promise<Date | undefined> {
    const purchase = await this.items
      .findOne({ source: 'purchase' }, { createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean();
    return purchase?.createdAt;
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const within = { $gte: from, $lt: until };
    const rows = new FigureRows();
    // One after the other, because a transaction may run this.
    const bought = await this.byItem(
      { source: 'purchase', createdAt: within },
      { sold: { $sum: 1 }, coins: { $sum: '$price' } },
    );
    const returned = await this.byItem(
      { 'revoked.at': within, source: 'purchase', 'revoked.refund': { $exists: true } },
      { coins: { $sum: { $multiply: ['$price', -1] } } },
    );
    for (const { _id, ...values } of [...bought, ...returned]) {
      rows.add(ALL, values);
      rows.add(itemKey(_id.toHexString()), values);
    }
    return rows.list();
  }

  private byItem(where: object, sums: Record<string, { $sum: unknown }>): Promise<Sum[]> {
    return this.items.aggregate<Sum>([{ $match: where }, { $group: { _id: '$item', ...sums } }]);
  }
}
