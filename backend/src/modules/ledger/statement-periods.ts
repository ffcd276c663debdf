import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { between } from '../../core/days.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import type { Account } from './accounts.js';
import type { Flows } from './closing.schema.js';
import { balanceOf, ClosingsService } from './closings.service.js';
import { LedgerEntry } from './ledger-entry.schema.js';

/** The coins of an account in a period: opening balance + what came - what left = closing balance. */
export interface Period extends Flows {
  opening: number;
  closing: number;
}

const NOTHING: Flows = { fromPlatform: 0, fromOthers: 0, toPlatform: 0, toOthers: 0 };

/** The sums of statements, of all entries of a period. */
@Injectable()
export class StatementPeriods {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly closings: ClosingsService,
    private readonly zones: TimeZones,
  ) {}

  /** Returns the sums of an account from the start of `from` to the end of `to`: days of the installation, both open. */
  async of(
    account: Account,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<Period> {
    const times = between(from, to, this.zones.calendar);
    const [before, until] = await Promise.all([
      times?.$gte ? this.flowsBefore(account, times.$gte) : NOTHING,
      times?.$lt ? this.flowsBefore(account, times.$lt) : this.closings.flows(account),
    ]);
    return {
      opening: balanceOf(before),
      fromPlatform: until.fromPlatform - before.fromPlatform,
      fromOthers: until.fromOthers - before.fromOthers,
      toPlatform: until.toPlatform - before.toPlatform,
      toOthers: until.toOthers - before.toOthers,
      closing: balanceOf(until),
    };
  }

  private async flowsBefore(account: Account, time: Date): Promise<Flows> {
    const last = await this.entries
      .findOne({ 'lines.account': account, createdAt: { $lt: time } }, { createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean();
    return last ? this.closings.flows(account, last) : NOTHING;
  }
}
