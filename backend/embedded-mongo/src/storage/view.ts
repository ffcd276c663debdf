import type { Owner } from './conflicts.js';
import type { StoreName } from './store.js';

/** Keys from `lower` (included) to `upper` (not included), in either direction. */
export interface KeyRange {
  lower: Buffer;
  upper: Buffer;
  reverse?: boolean | undefined;
  /** Entries to pass over first. */
  offset?: number | undefined;
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** What the layers above read and write through: the latest state, or a transaction's own. */
export interface View {
  /** The open transaction that this view belongs to, if any. */
  readonly owner: Owner | undefined;
  get(store: StoreName, key: Buffer): Buffer | undefined;
  has(store: StoreName, key: Buffer): boolean;
  keys(store: StoreName, range: KeyRange): Iterable<Buffer>;
  entries(store: StoreName, range: KeyRange): Iterable<Entry>;
  /** How many keys there are in the range, without handing any of them out. */
  count(store: StoreName, range: KeyRange): number;
  /** A count over an index by a name for what is counted, kept for as long as the index does not change. */
  cachedCount(indexId: number, name: string, compute: () => number): number;
  /** About how many keys there are in the range, counting no further than `limit`. */
  estimate(store: StoreName, range: KeyRange, limit: number): number;
  put(store: StoreName, key: Buffer, value: Buffer): void;
  remove(store: StoreName, key: Buffer): void;
  /** Claims keys before any of them is written; throws when another transaction has them. */
  claim(store: StoreName, keys: readonly Buffer[]): void;
}
