import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { daysFrom } from '../../core/days.js';
import { dayExpression } from '../../platform/database/day-expression.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { storedAccount, userAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { User } from '../users/user.schema.js';
import type { Values } from './sources/figure-source.js';

/** Milliseconds. A user with very many movements has to be asked about for fewer days. */
const PATIENCE = 2000;

/** The spendable coins of one user at the end of each day, and what the user spent, from the entries of the account. */
@Injectable()
export class WalletDays {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly zones: TimeZones,
  ) {}

  /** Returns the values from `from` to today by day; none for an unknown user. */
  async of(user: string, from: string, today: string): Promise<Map<string, Values>> {
    const account = userAccount(user);
    const { calendar } = this.zones;
    if (!storedAccount(account)) return new Map();
    const owner = await this.users.findById(user, { coin: 1 }).lean();
    if (!owner) return new Map();
    const days = await this.entries
      .aggregate<{ _id: string; change: number; spent: number }>([
        { $match: { 'lines.account': account, createdAt: { $gte: calendar.startOf(from) } } },
        { $unwind: '$lines' },
        { $match: { 'lines.account': account } },
        {
          $group: {
            _id: dayExpression(calendar, '$createdAt'),
            change: { $sum: '$lines.amount' },
            spent: { $sum: { $cond: [{ $eq: ['$kind', 'gift'] }, { $subtract: [0, '$lines.amount'] }, 0] } },
          },
        },
      ])
      .option({ maxTimeMS: PATIENCE });
    const changes = new Map(days.map(({ _id: day, ...values }) => [day, values]));
    const values = new Map<string, Values>();
    let balance = owner.coin;
    for (const day of daysFrom(from, today).toReversed()) {
      const { change = 0, spent = 0 } = changes.get(day) ?? {};
      values.set(day, { balance, spent });
      balance -= change;
    }
    return values;
  }
}
