import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LedgerEntry } from './ledger-entry.schema.js';

/** The maximum number of entries that a count reads. */
export const MOST_COUNTED = 10_000;

/** How often users gave a gift or a live gift. */
export interface TimesGiven {
  /** At most `MOST_COUNTED`. */
  count: number;
  /** Whether the gift was given more often than `count`. */
  more: boolean;
  /** When it was given last; null if never. */
  last: Date | null;
}

/** Reads from the ledger how often gifts were given. */
@Injectable()
export class GivenGifts {
  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  /** Counts the times that a gift or a live gift was given. Reversed gifts count: they stay in the history. */
  async timesOf(gift: string): Promise<TimesGiven> {
    const where = { kind: 'gift', 'subjects.id': gift } as const;
    const [last, count] = await Promise.all([
      this.entries.findOne(where, { createdAt: 1 }).sort({ createdAt: -1, _id: -1 }).lean(),
      this.entries.countDocuments(where, { limit: MOST_COUNTED + 1 }),
    ]);
    return {
      count: Math.min(count, MOST_COUNTED),
      more: count > MOST_COUNTED,
      last: last?.createdAt ?? null,
    };
  }
}
