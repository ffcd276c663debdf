import type { Owner } from './conflicts.js';
import type { RecordCounts } from './range-records.js';
import type { StoreName } from './store.js';

/** The keys from `lower` (inclusive) to `upper` (exclusive), in either direction. */
export interface KeyRange {
  lower: Buffer;
  upper: Buffer;
  reverse?: boolean | undefined;
  /** The number of entries to skip. */
  offset?: number | undefined;
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** The interface through which the layers above read and write: the latest state, a snapshot, or a transaction. */
export interface View {
  /** The open transaction of this view, if any. */
  readonly owner: Owner | undefined;
  get(store: StoreName, key: Buffer): Buffer | undefined;
  has(store: StoreName, key: Buffer): boolean;
  keys(store: StoreName, range: KeyRange): Iterable<Buffer>;
  entries(store: StoreName, range: KeyRange): Iterable<Entry>;
  /** Counts the keys in the range without reading their values. */
  count(store: StoreName, range: KeyRange): number;
  /** Returns a count over an index, cached under `name` until the index changes. */
  cachedCount(indexId: number, name: string, compute: () => number): number;
  /**
   * Returns the records of ranges of an array index, kept up to date under `name` while they are asked for. `read` returns
   * the record id of each key.
   */
  recordsIn(name: string, ranges: readonly KeyRange[], read: () => Iterable<number>): RecordCounts;
  /** Counts the keys in the range up to `limit`. */
  estimate(store: StoreName, range: KeyRange, limit: number): number;
  put(store: StoreName, key: Buffer, value: Buffer): void;
  remove(store: StoreName, key: Buffer): void;
  /** Claims keys. Call before writing any of them. Throws when another transaction holds one of the keys. */
  claim(store: StoreName, keys: readonly Buffer[]): void;
}
