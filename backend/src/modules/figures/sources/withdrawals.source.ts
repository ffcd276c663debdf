import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Withdrawal, WITHDRAWAL_STATUS } from '../../withdrawals/withdrawal.schema.js';
import { ALL } from '../figure.schemas.js';
import { firstOf } from './figure-rows.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';

const ANY_STATE = { $in: Object.values(WITHDRAWAL_STATUS) };

/** The coins of withdrawal requests by the day of the request, whatever was decided. */
@Injectable()
export class WithdrawalsSource implements FigureSource {
  readonly name = 'withdrawals';

  constructor(@InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>) {}

  async first(): Promise<Date | undefined> {
    return firstOf(
      ANY_STATE.$in.map((status) =>
        this.withdrawals.findOne({ status }, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
      ),
    );
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const [sum] = await this.withdrawals.aggregate<{ coins: number }>([
      { $match: { status: ANY_STATE, createdAt: { $gte: from, $lt: until } } },
      { $group: { _id: null, coins: { $sum: '$coins' } } },
    ]);
    return [{ key: ALL, values: { coins: sum?.coins ?? 0 } }];
  }
}
