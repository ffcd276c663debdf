import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { searchKeysOf } from '../../platform/database/search.js';
import { coversOf } from './covers.js';
import { LedgerEntry } from './ledger-entry.schema.js';

const STEP = 500;
/** Versions run beside each other for less time than this. */
const RECENT = 30 * 86_400_000;

/**
 * Brings entries of an older version to this one. Amounts, accounts and times stay; written around mongoose, because the schema
 * refuses every change of an entry.
 */
@Injectable()
export class PastCovers {
  constructor(@InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>) {}

  /**
   * Notes for each return that names no transfer which transfers it took its coins from, oldest return first, as the return would
   * do today. Returns that name a transfer come first: their transfer has no more left than they left. A return that was reversed
   * took nothing. `since`: only returns from then on.
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

  /** Does the same for returns that a process of the older version, still running beside this one, made lately. */
  noteRecent(): Promise<void> {
    return this.note(new Date(Date.now() - RECENT));
  }

  /** Lets sends be found by the name of the person who sent them. Those that a run before an interruption did are left alone. */
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
