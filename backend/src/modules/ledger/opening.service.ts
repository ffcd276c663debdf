import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, mongo, Types } from 'mongoose';
import { PLATFORM, type StoredAccount, STORED_KINDS, type StoredKind } from './accounts.js';
import { HOMES, type Owner } from './balances.service.js';
import { LedgerEntry, SYSTEM_ACTOR } from './ledger-entry.schema.js';
import { LedgerState } from './ledger-state.schema.js';

const BATCH = 1000;
const OPENED = 'opened';

/** Creates the entry that brings coins from before the ledger into the ledger. */
export function openingEntry(
  account: StoredAccount,
  coins: number,
  label: string,
  createdAt = new Date(),
): LedgerEntry {
  return {
    _id: new Types.ObjectId(),
    kind: 'opening',
    from: PLATFORM,
    to: account,
    coins,
    lines: [
      { account: PLATFORM, amount: -coins, balance: null },
      { account, amount: coins, balance: coins },
    ],
    fromLabel: 'Platform',
    toLabel: label,
    actor: SYSTEM_ACTOR,
    reason: 'Balance from before the ledger',
    opens: account,
    createdAt,
  };
}

/**
 * Writes one opening entry for each balance from before the ledger. Runs once for each database: later, a balance
 * without entries is an error, which the verification must report and a restart must not hide.
 */
@Injectable()
export class OpeningService {
  private readonly logger = new Logger('Ledger');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    @InjectModel(LedgerState.name) private readonly states: Model<LedgerState>,
  ) {}

  /**
   * Safe to run in several processes at once: the unique index on `opens` allows one opening entry for each account.
   */
  async ensure(): Promise<void> {
    if (await this.states.exists({ _id: OPENED })) return;
    await this.entries.createIndexes();
    const opened = await this.open(new Date());
    if (opened) this.logger.log(`${opened} balances entered the ledger`);
    await this.states.updateOne({ _id: OPENED }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  }

  /**
   * Opens all accounts with coins and without an opening entry. Dates the entry at `at`, or later if the owner joined
   * later. Returns their number.
   */
  async open(at: Date): Promise<number> {
    let opened = 0;
    for (const kind of STORED_KINDS) opened += await this.openAll(kind, at);
    return opened;
  }

  private async openAll(kind: StoredKind, at: Date): Promise<number> {
    const { model, balance, label } = HOMES[kind];
    const owners = this.connection
      .model(model)
      .find({ [balance]: { $gt: 0 } }, { [balance]: 1, [label]: 1, createdAt: 1 })
      .lean<Owner[]>()
      .cursor({ batchSize: BATCH });
    let count = 0;
    let batch: LedgerEntry[] = [];
    for await (const owner of owners as AsyncIterable<Owner>) {
      const since = owner.createdAt && owner.createdAt > at ? owner.createdAt : at;
      batch.push(
        openingEntry(`${kind}:${String(owner._id)}`, owner[balance] ?? 0, owner[label] ?? '', since),
      );
      if (batch.length < BATCH) continue;
      count += await this.insert(batch);
      batch = [];
    }
    return count + (await this.insert(batch));
  }

  /** Skips accounts that already have an opening entry, for example from another process. */
  private async insert(batch: LedgerEntry[]): Promise<number> {
    if (!batch.length) return 0;
    try {
      await this.entries.collection.insertMany(batch, { ordered: false });
      return batch.length;
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError) || error.code !== 11000) throw error;
      return error.insertedCount;
    }
  }
}
