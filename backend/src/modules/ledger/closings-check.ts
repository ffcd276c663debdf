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

/** The coins that moved in one direction between an account and the platform, or all other accounts, on one UTC day. */
interface DayFlow {
  _id: { account: string; day: Date; flow: keyof Flows };
  coins: number;
  entries: number;
}

/** Checks that the closings equal the sums of the entries, as part of each verification. */
@Injectable()
export class ClosingsCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(LedgerClosing.name) private readonly closings: Model<LedgerClosing>,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    // Reads a snapshot, because a closing made during the check would lack its days.
    return inTransaction(this.connection, () => this.compare(), { readConcern: { level: 'snapshot' } });
  }

  /**
   * Compares days with closings, account by account. Reports the first wrong closing of an account: later ones repeat
   * its error.
   */
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
              // Avoids $dateTrunc, because not every database engine truncates exactly to the day.
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
