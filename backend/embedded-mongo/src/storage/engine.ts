import { MongoError } from '../errors/mongo-error.js';
import { Catalog } from './catalog.js';
import { Conflicts, LockedError, type Owner } from './conflicts.js';
import { Environment } from './environment.js';
import { LatestView } from './latest-view.js';
import type { Collection } from './model.js';
import { StatisticsMissing } from './order-statistic-index.js';
import type { Totals } from './records.js';
import { SnapshotView } from './snapshot-view.js';
import { TransactionView } from './transaction-view.js';
import type { View } from './view.js';

/** The context of a write: the view to write through, the totals to update, and the effects to run later. */
export interface WriteContext extends Totals {
  readonly view: View;
  /** The number of keys written so far. */
  readonly writes: number;
  /** Registers an effect to run when the write is on disk, before the write is acknowledged. */
  onCommit(effect: () => void): void;
}

interface Job {
  run(context: WriteContext): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The changes of one write transaction of the store. They become visible in memory after the commit. */
class Batch implements WriteContext {
  private readonly changes = new Map<Collection, { count: number; size: number }>();
  private readonly effects: (() => void)[] = [];

  constructor(
    readonly view: LatestView,
    private readonly catalog: Catalog,
  ) {}

  get writes(): number {
    return this.view.writes;
  }

  add(collection: Collection, count: number, size: number): void {
    const change = this.changes.get(collection);
    if (change) {
      change.count += count;
      change.size += size;
    } else this.changes.set(collection, { count, size });
  }

  onCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  /** Stores descriptions and totals together with the records. Call before the commit. */
  save(): void {
    for (const [collection, { count, size }] of this.changes) {
      if (collection.dropped) continue;
      if (collection.unsaved) this.catalog.save(this.view, collection);
      this.catalog.saveStats(this.view, collection, collection.count + count, collection.size + size);
    }
  }

  apply(): void {
    for (const [collection, { count, size }] of this.changes) {
      collection.count += count;
      collection.size += size;
    }
    for (const effect of this.effects) effect();
  }
}

/**
 * The stored data and the single write queue. Writes that arrive together share one transaction of the store and one
 * flush to disk. Each write is acknowledged after the flush.
 */
export class Engine {
  readonly conflicts = new Conflicts();
  readonly catalog = new Catalog();
  readonly latest: LatestView;
  private readonly env: Environment;
  private queue: Job[] = [];
  private scheduled = false;
  private closed = false;
  /** The maximum time that a write waits for a record held by a transaction, in ms. */
  lockTimeout = 5000;

  constructor(dataDir: string) {
    this.env = new Environment(dataDir);
    this.latest = new LatestView(this.env, this.conflicts);
    this.catalog.load(this.latest);
  }

  /**
   * Runs `work` with the next flush and resolves when its effects are on disk. Waits and runs `work` again when an open
   * transaction holds a record, so `work` must claim keys before it writes.
   */
  async write<T>(work: (context: WriteContext) => T, timeout = this.lockTimeout): Promise<T> {
    const until = Date.now() + timeout;
    for (;;) {
      try {
        return await this.enqueue(work);
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        await this.conflicts.waitFor(error.contended, Math.max(1, until - Date.now()));
      }
    }
  }

  /**
   * Runs a read that changes nothing. Where it needs statistics of an index that are not made yet, makes them while other
   * commands run, and runs `work` again.
   */
  async read<T>(work: () => T | Promise<T>): Promise<T> {
    const { orderStatistics } = this.env;
    for (;;) {
      try {
        return await orderStatistics.onlyKnown(work);
      } catch (error) {
        if (!(error instanceof StatisticsMissing)) throw error;
        await orderStatistics.make(error.index);
      }
    }
  }

  /** Reads records into memory in another thread (Environment.readAhead). */
  readAhead(keys: Buffer[]): Promise<void> {
    return this.env.readAhead(keys);
  }

  private enqueue<T>(work: (context: WriteContext) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      // First read the messages that have already arrived, so that their writes share the flush.
      setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    this.scheduled = false;
    const jobs = this.queue;
    this.queue = [];
    if (this.closed) {
      for (const job of jobs) job.reject(new Error('the database is closed'));
      return;
    }
    try {
      this.commit(jobs);
    } catch (error) {
      // An unexpected error: the whole batch was rolled back. Run the jobs one by one so that only the cause fails.
      this.catalog.load(this.latest);
      const [only] = jobs;
      if (only && jobs.length === 1) return only.reject(error);
      for (const job of jobs)
        try {
          this.commit([job]);
        } catch (cause) {
          this.catalog.load(this.latest);
          job.reject(cause);
        }
    }
  }

  /** Runs jobs in one transaction of the store. An expected error rejects only its own job. */
  private commit(jobs: Job[]): void {
    const outcomes: (() => void)[] = [];
    const batch = new Batch(this.latest, this.catalog);
    this.env.write(() => {
      for (const job of jobs) {
        const { writes } = batch;
        try {
          const value = job.run(batch);
          outcomes.push(() => job.resolve(value));
        } catch (error) {
          // A waiting job runs again from the start, so its writes must be rolled back.
          const undo = error instanceof LockedError && batch.writes !== writes;
          if (undo || !isForeseen(error)) throw error;
          outcomes.push(() => job.reject(error));
        }
      }
      batch.save();
    });
    this.conflicts.seq++;
    this.catalog.settle();
    batch.apply();
    for (const settle of outcomes) settle();
  }

  /** Returns a view for a new transaction: the current state together with the transaction's own writes. */
  beginTransaction(collections: Set<number>): { view: TransactionView; owner: Owner } {
    const owner: Owner = { snapshotSeq: this.conflicts.seq, collections, lastActive: Date.now() };
    const view = new TransactionView(this.env, this.env.snapshot(), this.conflicts, owner, this.unchanged());
    this.conflicts.begin(owner);
    return { view, owner };
  }

  /** Returns a view of the current state that several commands can read. The caller must close the view. */
  snapshot(): SnapshotView {
    return new SnapshotView(this.env, this.env.snapshot(), this.unchanged());
  }

  /** Returns a function that returns true while no commit has happened since this call. */
  private unchanged(): () => boolean {
    const { seq } = this.conflicts;
    return () => this.conflicts.seq === seq;
  }

  /** Copies the committed state into a new file, without a checksum. */
  copy(file: string): Promise<void> {
    return this.env.copy(file);
  }

  backup(file: string): Promise<void> {
    return this.env.backup(file);
  }

  async close(): Promise<void> {
    if (this.scheduled) this.flush();
    this.closed = true;
    await this.env.close();
  }
}

/** Whether the error is expected: it fails one job only, and earlier writes of the job, if any, stay. */
function isForeseen(error: unknown): boolean {
  return error instanceof LockedError || error instanceof MongoError;
}
