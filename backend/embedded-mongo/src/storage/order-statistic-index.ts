import { required } from '../errors/required.js';
import type { Store, StoreSnapshot } from './store.js';

interface Bounds {
  lower: Buffer;
  upper: Buffer;
}

/** The number of keys in a new partition, and the number at which a partition is split. */
const partitionSize = 256;
const splitAt = 1024;

/** Returns the key `offset` keys after the first key at or after `start`. */
function keyAt(store: Store, start: Buffer, end: Buffer, offset: number): Buffer | undefined {
  for (const key of store.getKeys({ start, end, offset, limit: 1 })) return key;
  return undefined;
}

function countKeys(store: Store, start: Buffer, end: Buffer): number {
  return store.getKeysCount({ start, end });
}

/** Most ranges have fewer keys than this. */
const small = 64;

/** Counts keys up to `limit`. lmdb's own count has no limit. */
export function countUpTo(
  store: Store,
  { lower: start, upper: end }: Bounds,
  limit: number,
  transaction?: StoreSnapshot,
): number {
  const range = { start, end, ...(transaction ? { transaction } : {}) };
  const has = (offset: number): boolean => {
    for (const _ of store.getKeys({ ...range, offset, limit: 1 })) return true;
    return false;
  };
  // lmdb passes over `offset` keys even when the range ends before, so ask for a short way first.
  const isSmall = limit > small && !has(small);
  return !isSmall && has(limit) ? limit : store.getKeysCount(range);
}

/** Adjacent keys of an index: the first key and the number of keys. */
interface Partition {
  start: Buffer;
  count: number;
}

/** The keys of one index in partitions of a few hundred keys. */
class Partitions {
  /** The partitions in key order. Never empty. */
  private readonly partitions: Partition[] = [];

  constructor(
    private readonly store: Store,
    { lower, upper }: Bounds,
  ) {
    this.end = upper;
    let start = lower;
    for (;;) {
      const next = keyAt(store, start, upper, partitionSize);
      this.partitions.push({ start, count: next ? partitionSize : countKeys(store, start, upper) });
      if (!next) return;
      start = next;
    }
  }
  private readonly end: Buffer;

  private at(i: number): Partition {
    return required(this.partitions[i], 'a partition');
  }

  /** Returns the position of the partition that contains a key. */
  private find(key: Buffer): number {
    let low = 0;
    let high = this.partitions.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Buffer.compare(this.at(middle).start, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private endOf(i: number): Buffer {
    return this.partitions[i + 1]?.start ?? this.end;
  }

  count({ lower, upper }: Bounds): number {
    const first = this.find(lower);
    const last = this.find(upper);
    if (first === last) return countKeys(this.store, lower, upper);
    let total = countKeys(this.store, lower, this.endOf(first));
    for (let i = first + 1; i < last; i++) total += this.at(i).count;
    return total + countKeys(this.store, this.at(last).start, upper);
  }

  /** Advances the lower bound by whole partitions. Returns the new bound and the remaining offset. */
  skip({ lower, upper }: Bounds, offset: number): { lower: Buffer; offset: number } {
    let i = this.find(lower);
    let from = lower;
    let left = offset;
    for (;;) {
      const next = this.partitions[i + 1];
      if (!next || Buffer.compare(next.start, upper) > 0) break;
      const size = from === lower ? countKeys(this.store, lower, next.start) : this.at(i).count;
      if (left < size) break;
      left -= size;
      from = next.start;
      i++;
    }
    return { lower: from, offset: left };
  }

  /** Moves the upper bound back by whole partitions. Returns the new bound and the remaining offset. */
  skipBack({ lower, upper }: Bounds, offset: number): { upper: Buffer; offset: number } {
    let i = this.find(upper);
    let to = upper;
    let left = offset;
    for (;;) {
      const partition = this.partitions[i];
      if (!partition || Buffer.compare(partition.start, lower) < 0) break;
      const size = to === upper ? countKeys(this.store, partition.start, upper) : partition.count;
      if (left < size) break;
      left -= size;
      to = partition.start;
      i--;
    }
    return { upper: to, offset: left };
  }

  added(key: Buffer): void {
    const i = this.find(key);
    const partition = this.at(i);
    const count = ++partition.count;
    if (count < splitAt) return;
    const half = count >> 1;
    const middle = keyAt(this.store, partition.start, this.endOf(i), half);
    if (!middle) return;
    partition.count = half;
    this.partitions.splice(i + 1, 0, { start: middle, count: count - half });
  }

  removed(key: Buffer): void {
    const i = this.find(key);
    const partition = this.at(i);
    partition.count--;
    if (partition.count > 0 || i === 0) return;
    this.partitions.splice(i, 1);
  }
}

/** Below this number, keys are counted and skipped without partitions. */
const few = 2000;

/**
 * Order statistics of the latest state's index keys: counts ranges and finds offsets in ranges without reading every
 * key. Keeps the sizes of key partitions in memory (about 100 bytes per 256 keys) for the indexes that were queried.
 */
export class OrderStatisticIndex {
  private readonly byIndex = new Map<number, Partitions>();

  constructor(private readonly store: Store) {}

  private of(key: Buffer): Partitions {
    const id = key.readUInt32BE(0);
    let known = this.byIndex.get(id);
    if (!known) {
      const [lower, upper] = [Buffer.allocUnsafe(4), Buffer.allocUnsafe(4)];
      lower.writeUInt32BE(id);
      upper.writeUInt32BE(id + 1);
      this.byIndex.set(id, (known = new Partitions(this.store, { lower, upper })));
    }
    return known;
  }

  count(range: Bounds): number {
    const counted = countUpTo(this.store, range, few);
    return counted < few ? counted : this.of(range.lower).count(range);
  }

  /** Shortens the range by its offset. */
  seek<T extends Bounds & { reverse?: boolean | undefined; offset?: number | undefined }>(range: T): T {
    const { offset = 0 } = range;
    if (offset < few) return range;
    const partitions = this.of(range.lower);
    return {
      ...range,
      ...(range.reverse ? partitions.skipBack(range, offset) : partitions.skip(range, offset)),
    };
  }

  /** Whether the key's index has statistics, which `added` and `removed` must update. */
  follows(key: Buffer): boolean {
    return this.byIndex.size > 0 && this.byIndex.has(key.readUInt32BE(0));
  }

  added(key: Buffer): void {
    this.byIndex.get(key.readUInt32BE(0))?.added(key);
  }

  removed(key: Buffer): void {
    this.byIndex.get(key.readUInt32BE(0))?.removed(key);
  }

  /** Discards all statistics, after a rollback. The next query counts again. */
  clear(): void {
    this.byIndex.clear();
  }
}
