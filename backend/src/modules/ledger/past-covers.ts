import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { searchKeysOf } from '../../platform/database/search.js';
import { coversOf } from './covers.js';
import { LedgerEntry } from './ledger-entry.schema.js';

const STEP = 500;
/** Milliseconds. Two versions run side by side for less than this time. */
const RECENT = 30 * 86_400_000;

/**
 * Upgrades entries of an older version. Amounts, accounts and times do not change. Writes bypass mongoose, because the
 * schema rejects every change of an entry.
 */
@Injectable()
export class PastCovers {
  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  /**
   * Stores for each return that names no transfer which transfers provided its coins, oldest return first, as a return
   * does today. Returns that name a transfer count first: only the coins that they leave are available. A reversed
   * return took nothing. `since` limits the run to returns from this moment on.
   */
  async note(since = new Date(0)): Promise<void> {
    const unnoted = { covers: null };
    const returns = this.entries
      .find({ kind: 'return', createdAt: { $gte: since }, returnOf: null, ...unnoted })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .cursor({ batchSize: STEP });
    for await (const entry of returns) {
      const isReversed = await this.entries.exists({ reversalOf: entry._id });
      const covers = isReversed ? [] : await coversOf(this.entries, entry, entry.createdAt);
      await this.entries.collection.updateOne({ _id: entry._id, ...unnoted }, { $set: { covers } });
    }
  }

  /** Repeats `note` for recent returns, which a process of the older version may have made at the same time. */
  noteRecent(): Promise<void> {
    return this.note(new Date(Date.now() - RECENT));
  }

  /**
   * Adds the search keys that find sends by their sender's name. Skips sends that an interrupted run has already
   * updated.
   */
  async nameSenders(): Promise<void> {
    const sends = this.entries
      .find({ kind: 'send' }, { fromLabel: 1, toLabel: 1, actor: 1, searchKeys: 1 })
      .lean()
      .cursor({ batchSize: STEP });
    let writes: mongo.AnyBulkWriteOperation[] = [];
    for await (const { _id, fromLabel, toLabel, actor, searchKeys: known = [] } of sends) {
      const searchKeys = searchKeysOf([fromLabel, toLabel, actor.name]);
      if (searchKeys.every((key) => known.includes(key))) continue;
      writes.push({ updateOne: { filter: { _id }, update: { $set: { searchKeys } } } });
      if (writes.length < STEP) continue;
      await this.entries.collection.bulkWrite(writes);
      writes = [];
    }
    if (writes.length) await this.entries.collection.bulkWrite(writes);
  }
}
