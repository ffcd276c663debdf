import { MongoError } from '../errors/mongo-error.js';
import { Catalog } from './catalog.js';
import { Conflicts, LockedError, type Owner } from './conflicts.js';
import { Environment } from './environment.js';
import { LatestView } from './latest-view.js';
import type { Collection } from './model.js';
import type { Totals } from './records.js';
import { SnapshotView } from './snapshot-view.js';
import { TransactionView } from './transaction-view.js';
import type { View } from './view.js';

/** What a write is given: the view to write through and where to note totals and later effects. */
export interface WriteContext extends Totals {
  readonly view: View;
  /** How many keys have been written so far. */
  readonly writes: number;
  /** Runs once the write is on disk, before it is acknowledged. */
  onCommit(effect: () => void): void;
}

interface Job {
  run(context: WriteContext): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What one write transaction of the store has changed, to be made visible in memory once it is committed. */
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

  /** Before the commit: descriptions and totals go into the store with the records. */
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
 * The stored data and the one queue through which everything is written. Writes that arrive together share a
 * transaction of the store and so one flush to disk; each is acknowledged after it.
 */
export class Engine {
  readonly conflicts = new Conflicts();
  readonly catalog = new Catalog();
  readonly latest: LatestView;
  private readonly env: Environment;
  private queue: Job[] = [];
  private scheduled = false;
  private closed = false;
  /** How long a write waits for a record that a transaction holds before it gives up, in ms. */
  lockTimeout = 5000;

  constructor(dataDir: string) {
    this.env = new Environment(dataDir);
    this.latest = new LatestView(this.env, this.conflicts);
    this.catalog.load(this.latest);
  }

  /**
   * Runs `work` with the next flush and resolves when its effects are on disk. When an open transaction holds a
   * record, it waits and runs `work` again, so `work` must claim before it writes.
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

  private enqueue<T>(work: (context: WriteContext) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      // After the messages that have arrived by now have been read, so that they can share the flush.
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
      // Something unforeseen: nothing of the batch was stored. One by one, only the cause of it fails.
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

  /** Runs jobs in one transaction of the store. A job that fails as foreseen has written nothing. */
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
          // A job that has to wait starts anew then: nothing that it did may stay.
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

  /** A view for a new transaction: the state of now, and its own writes from now on. */
  beginTransaction(collections: Set<number>): { view: TransactionView; owner: Owner } {
    const owner: Owner = { snapshotSeq: this.conflicts.seq, collections, lastActive: Date.now() };
    const view = new TransactionView(this.env, this.env.snapshot(), this.conflicts, owner, this.unchanged());
    this.conflicts.begin(owner);
    return { view, owner };
  }

  /** A view of the state of now that can be read over several commands; to be closed. */
  snapshot(): SnapshotView {
    return new SnapshotView(this.env, this.env.snapshot(), this.unchanged());
  }

  /** Tells, later, whether nothing has been committed since now. */
  private unchanged(): () => boolean {
    const { seq } = this.conflicts;
    return () => this.conflicts.seq === seq;
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

/** Errors after which what the job has written before, if anything, stands: MongoDB's own, by statement. */
function isForeseen(error: unknown): boolean {
  return error instanceof LockedError || error instanceof MongoError;
}
