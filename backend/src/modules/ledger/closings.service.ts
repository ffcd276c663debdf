import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { duplicateField } from '../../core/duplicate.js';
import { type Account, PLATFORM } from './accounts.js';
import { type Flows, LedgerClosing } from './closing.schema.js';
import { LedgerEntry } from './ledger-entry.schema.js';
import { OpenPast } from './open-past.js';

export const DAY = 86_400_000;
/** Milliseconds. An entry is dated slightly before it can be read, always by less than this time. */
const SETTLED = 3_600_000;

export const balanceOf = ({ fromPlatform, fromOthers, toPlatform, toOthers }: Flows): number =>
  fromPlatform + fromOthers - toPlatform - toOthers;

/**
 * Sums the coins that came to an account and left it. The sums of past days are stored, so that the cost of a read does
 * not grow with the history. The verification of the ledger does not trust these sums: it compares them with every
 * entry (`closings-check.ts`).
 */
@Injectable()
export class ClosingsService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(LedgerClosing.name) private readonly closings: Model<LedgerClosing>,
    private readonly past: OpenPast,
  ) {}

  /** Returns the sums up to and including `last`, or up to now if `last` is missing. */
  async flows(account: Account, last?: Pick<LedgerEntry, '_id' | 'createdAt'>): Promise<Flows> {
    const until = this.endOfDays(last?.createdAt);
    const closed = await this.closedBefore(account, until);
    const since = { createdAt: { $gte: until, ...(last && { $lte: last.createdAt }) } };
    const tail = await this.sum(
      {
        'lines.account': account,
        ...since,
        ...(last && { $or: [{ createdAt: { $lt: last.createdAt } }, { _id: { $lte: last._id } }] }),
      },
      account,
    );
    return added(closed, tail);
  }

  /** Returns the latest UTC midnight, up to `before`, before which no new entry can be dated. */
  private endOfDays(before?: Date): Date {
    const settled = Math.min(Date.now() - SETTLED, before?.getTime() ?? Infinity);
    return new Date(settled - (settled % DAY));
  }

  private async closedBefore(account: Account, until: Date): Promise<Flows> {
    const last = await this.closings
      .findOne({ account, until: { $lte: until } })
      .sort({ until: -1 })
      .lean();
    if (last?.until.getTime() === until.getTime()) return last.flows;
    // Asked before the entries are read: sums without the last of them must not be stored.
    const isPastOpen = await this.past.isOpen();
    const createdAt = { ...(last && { $gte: last.until }), $lt: until };
    const flows = added(
      last?.flows ?? NOTHING,
      await this.sum({ 'lines.account': account, createdAt }, account),
    );
    if (isPastOpen) return flows;
    try {
      await this.closings.updateOne({ account, until }, { $setOnInsert: { flows } }, { upsert: true });
    } catch (error) {
      // A concurrent read has stored the same sums.
      if (!duplicateField(error)) throw error;
    }
    return flows;
  }

  private async sum(filter: QueryFilter<LedgerEntry>, account: Account): Promise<Flows> {
    const gives = { $eq: ['$from', account] };
    const sums = await this.entries.aggregate<{ _id: { gives: boolean; platform: boolean }; coins: number }>([
      { $match: filter },
      {
        $group: {
          _id: {
            gives,
            platform: { $eq: [{ $cond: [gives, '$to', '$from'] }, PLATFORM] },
          },
          coins: { $sum: '$coins' },
        },
      },
    ]);
    const of = (gives: boolean, platform: boolean) =>
      sums.find(({ _id }) => _id.gives === gives && _id.platform === platform)?.coins ?? 0;
    return {
      fromPlatform: of(false, true),
      toPlatform: of(true, true),
      fromOthers: of(false, false),
      toOthers: of(true, false),
    };
  }
}

const NOTHING: Flows = { fromPlatform: 0, toPlatform: 0, fromOthers: 0, toOthers: 0 };

const added = (one: Flows, other: Flows): Flows => ({
  fromPlatform: one.fromPlatform + other.fromPlatform,
  toPlatform: one.toPlatform + other.toPlatform,
  fromOthers: one.fromOthers + other.fromOthers,
  toOthers: one.toOthers + other.toOthers,
});
