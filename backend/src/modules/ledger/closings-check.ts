import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { type Account, PLATFORM } from './accounts.js';
import { type Flows, LedgerClosing } from './closing.schema.js';
import { DAY } from './closings.service.js';
import { LedgerEntry } from './ledger-entry.schema.js';
import { BalancesVerified } from './ledger-events.js';
import type { Difference } from './verification.schema.js';

/** What came to an account, or left it, on one day (UTC), from or to the platform or all others. */
interface DayFlow {
  _id: { account: string; day: Date; flow: keyof Flows };
  coins: number;
  entries: number;
}

/** What is carried forward is what the entries say: part of each verification. */
@Injectable()
export class ClosingsCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(LedgerClosing.name) private readonly closings: Model<LedgerClosing>,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    // As of one moment: a closing that is made meanwhile would stand without its days.
    return inTransaction(this.connection, () => this.compare(), { readConcern: { level: 'snapshot' } });
  }

  /** Days and closings side by side, account by account. Names the first wrong one of an account: later ones carry it on. */
  private async compare(): Promise<Difference[]> {
    const wrong = new Map<Account, Difference>();
    const days = this.days();
    let day = await days.next();
    let summed = nothing();
    let account: Account | undefined;
    for await (const closing of this.closings.find().sort({ account: 1, until: 1 }).lean().cursor()) {
      if (closing.account !== account) summed = nothing();
      ({ account } = closing);
      while (!day.done && isBefore(day.value, closing)) {
        if (day.value._id.account === account) {
          summed.flows[day.value._id.flow] += day.value.coins;
          summed.entries += day.value.entries;
        }
        day = await days.next();
      }
      const found = wrong.has(account) ? undefined : differenceOf(closing, summed);
      if (found) wrong.set(account, found);
    }
    return [...wrong.values()];
  }

  private async *days(): AsyncGenerator<DayFlow> {
    const accounts = await this.closings.distinct('account');
    const [last] = await this.closings.find().sort({ until: -1 }).limit(1).lean();
    if (!last) return;
    const gives = { $eq: ['$from', '$lines.account'] };
    const other = { $cond: [gives, '$to', '$from'] };
    const ofAccounts = { 'lines.account': { $in: accounts } };
    yield* this.entries
      .aggregate<DayFlow>([
        { $match: { ...ofAccounts, createdAt: { $lt: last.until } } },
        { $unwind: '$lines' },
        { $match: ofAccounts },
        {
          $group: {
            _id: {
              account: '$lines.account',
              // Not by $dateTrunc: not every engine keeps to the day.
              day: { $subtract: ['$createdAt', { $mod: [{ $toLong: '$createdAt' }, DAY] }] },
              flow: {
                $cond: [
                  { $eq: [other, PLATFORM] },
                  { $cond: [gives, 'toPlatform', 'fromPlatform'] },
                  { $cond: [gives, 'toOthers', 'fromOthers'] },
                ],
              },
            },
            coins: { $sum: '$coins' },
            entries: { $sum: 1 },
          },
        },
        { $sort: { '_id.account': 1, '_id.day': 1 } },
      ])
      .allowDiskUse(true)
      .cursor<DayFlow>();
  }
}

const nothing = () => ({
  flows: { fromPlatform: 0, toPlatform: 0, fromOthers: 0, toOthers: 0 } as Flows,
  entries: 0,
});

const isBefore = ({ _id: { account, day } }: DayFlow, closing: LedgerClosing): boolean =>
  account < closing.account || (account === closing.account && day < closing.until);

function differenceOf(
  { account, until, flows }: LedgerClosing,
  summed: ReturnType<typeof nothing>,
): Difference | undefined {
  const names = Object.keys(summed.flows) as (keyof Flows)[];
  const flow = names.find((name) => flows[name] !== summed.flows[name]);
  if (!flow) return undefined;
  return {
    account,
    label: '',
    balance: flows[flow],
    expected: summed.flows[flow],
    entries: summed.entries,
    what: `The closing balance of ${until.toISOString().slice(0, 10)} (${flow}) differs from the sum of the earlier entries`,
  };
}
