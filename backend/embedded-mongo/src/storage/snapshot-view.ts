import type { Owner } from './conflicts.js';
import { Environment } from './environment.js';
import { lmdbRange } from './lmdb-range.js';
import { countUpTo } from './order-statistic-index.js';
import { countsOf, type RecordCounts } from './range-records.js';
import type { StoreName, StoreSnapshot } from './store.js';
import type { Entry, KeyRange, View } from './view.js';

/** The state at one point in time, for cursors that are read in several batches. */
export class SnapshotView implements View {
  readonly owner: Owner | undefined = undefined;
  private isOpen = true;
  constructor(
    protected readonly env: Environment,
    private readonly held: StoreSnapshot,
    /** Whether no commit followed. The statistics of the latest state then apply to the snapshot too. */
    protected readonly isLatest: () => boolean,
  ) {}

  /**
   * Throws after `close`. lmdb would use the released read transaction again, without a note of it, and the latest view
   * would then miss a commit.
   */
  private get snapshot(): StoreSnapshot {
    if (!this.isOpen) throw new Error('the snapshot is closed');
    return this.held;
  }

  get(store: StoreName, key: Buffer): Buffer | undefined {
    return this.env.stores[store].get(key, { transaction: this.snapshot });
  }

  has(store: StoreName, key: Buffer): boolean {
    return this.get(store, key) !== undefined;
  }

  keys(store: StoreName, range: KeyRange): Iterable<Buffer> {
    return this.env.stores[store].getKeys(lmdbRange(this.seek(store, range), this.snapshot));
  }

  entries(store: StoreName, range: KeyRange): Iterable<Entry> {
    return this.env.stores[store].getRange(lmdbRange(this.seek(store, range), this.snapshot));
  }

  protected seek(store: StoreName, range: KeyRange): KeyRange {
    return store === 'index' && this.isLatest() ? this.env.orderStatistics.seek(range) : range;
  }

  cachedCount(indexId: number, name: string, compute: () => number): number {
    return this.isLatest() ? this.env.counts.get(indexId, name, compute) : compute();
  }

  recordsIn(name: string, ranges: readonly KeyRange[], read: () => Iterable<number>): RecordCounts {
    return this.isLatest() ? this.env.rangeRecords.get(name, ranges, read) : countsOf(read());
  }

  count(store: StoreName, { lower, upper }: KeyRange): number {
    if (store === 'index' && this.isLatest()) return this.env.orderStatistics.count({ lower, upper });
    return this.env.stores[store].getKeysCount(lmdbRange({ lower, upper }, this.snapshot));
  }

  estimate(store: StoreName, { lower, upper }: KeyRange, limit: number): number {
    return countUpTo(this.env.stores[store], { lower, upper }, limit, this.snapshot);
  }

  put(_store: StoreName, _key: Buffer, _value: Buffer): void {
    throw new Error('a snapshot cannot be written to');
  }

  remove(_store: StoreName, _key: Buffer): void {
    throw new Error('a snapshot cannot be written to');
  }

  claim(_store: StoreName, _keys: readonly Buffer[]): void {
    throw new Error('a snapshot cannot be written to');
  }

  /** Releases the snapshot, which cannot be read afterwards. A second call does nothing. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.held.done();
  }
}
