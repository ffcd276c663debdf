import { Conflicts } from './conflicts.js';
import { Environment } from './environment.js';
import { lmdbRange } from './lmdb-range.js';
import { countUpTo } from './order-statistic-index.js';
import type { RecordCounts } from './range-records.js';
import type { StoreName } from './store.js';
import type { Entry, KeyRange, View } from './view.js';

/** The latest committed state. Inside `Environment.write`, includes the writes of that transaction. */
export class LatestView implements View {
  readonly owner = undefined;
  /** The number of keys written through this view. */
  writes = 0;
  constructor(
    private readonly env: Environment,
    private readonly conflicts: Conflicts,
  ) {}

  get(store: StoreName, key: Buffer): Buffer | undefined {
    return this.env.stores[store].getBinary(key);
  }

  has(store: StoreName, key: Buffer): boolean {
    return this.env.stores[store].getBinaryFast(key) !== undefined;
  }

  keys(store: StoreName, range: KeyRange): Iterable<Buffer> {
    return this.env.stores[store].getKeys(lmdbRange(this.seek(store, range)));
  }

  entries(store: StoreName, range: KeyRange): Iterable<Entry> {
    return this.env.stores[store].getRange(lmdbRange(this.seek(store, range)));
  }

  private seek(store: StoreName, range: KeyRange): KeyRange {
    return store === 'index' ? this.env.orderStatistics.seek(range) : range;
  }

  count(store: StoreName, { lower, upper }: KeyRange): number {
    if (store === 'index') return this.env.orderStatistics.count({ lower, upper });
    return this.env.stores[store].getKeysCount(lmdbRange({ lower, upper }));
  }

  cachedCount(indexId: number, name: string, compute: () => number): number {
    return this.env.counts.get(indexId, name, compute);
  }

  recordsIn(name: string, ranges: readonly KeyRange[], read: () => Iterable<number>): RecordCounts {
    return this.env.rangeRecords.get(name, ranges, read);
  }

  estimate(store: StoreName, { lower, upper }: KeyRange, limit: number): number {
    return countUpTo(this.env.stores[store], { lower, upper }, limit);
  }

  put(store: StoreName, key: Buffer, value: Buffer): void {
    this.writes++;
    const { orderStatistics, rangeRecords, counts, stores } = this.env;
    const isNew = store === 'index' && this.isFollowed(key) && !this.has(store, key);
    stores[store].putSync(key, value);
    if (store === 'index') counts.changed(key);
    if (!isNew) return;
    orderStatistics.added(key);
    rangeRecords.added(key);
  }

  remove(store: StoreName, key: Buffer): void {
    this.writes++;
    const { orderStatistics, rangeRecords, counts, stores } = this.env;
    const goes = store === 'index' && this.isFollowed(key) && this.has(store, key);
    stores[store].removeSync(key);
    if (store === 'index') counts.changed(key);
    if (!goes) return;
    orderStatistics.removed(key);
    rangeRecords.removed(key);
  }

  private isFollowed(key: Buffer): boolean {
    return this.env.orderStatistics.follows(key) || this.env.rangeRecords.follows(key);
  }

  claim(store: StoreName, keys: readonly Buffer[]): void {
    this.conflicts.claim(undefined, store, keys);
  }
}
