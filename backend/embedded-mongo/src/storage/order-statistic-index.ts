import { required } from '../errors/required.js';
import type { Store, StoreSnapshot } from './store.js';

interface Bounds {
  lower: Buffer;
  upper: Buffer;
}

/** Keys in a new partition, and in one that is split. */
const partitionSize = 256;
const splitAt = 1024;

/** The first key at or after `start`, `offset` keys on. */
function keyAt(store: Store, start: Buffer, end: Buffer, offset: number): Buffer | undefined {
  for (const key of store.getKeys({ start, end, offset, limit: 1 })) return key;
  return undefined;
}

function countKeys(store: Store, start: Buffer, end: Buffer): number {
  return store.getKeysCount({ start, end });
}

/** How many keys there are, counting no further than `limit` (lmdb's own count knows no limit). */
export function countUpTo(
  store: Store,
  { lower: start, upper: end }: Bounds,
  limit: number,
  transaction?: StoreSnapshot,
): number {
  const range = { start, end, ...(transaction ? { transaction } : {}) };
  for (const _ of store.getKeys({ ...range, offset: limit, limit: 1 })) return limit;
  return store.getKeysCount(range);
}

/** Neighbouring keys of an index: the first one, and how many there are. */
interface Partition {
  start: Buffer;
  count: number;
}

/** One index's keys in partitions of some hundred. */
class Partitions {
  /** In key order; never empty. */
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

  /** The partition that a key lies in. */
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

  /** The range without its first `offset` keys, but for some that are still to be passed over. */
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

  /** The range without its last `offset` keys, but for some that are still to be passed over. */
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

/** So many keys are passed over one by one. */
const few = 2000;

/**
 * Order statistics of the latest state's index keys: counts ranges, and finds where an offset into a range lies, without
 * reading each key. Keeps the sizes of partitions of keys in memory (about 100 bytes for 256 keys) for the indexes that
 * were asked about.
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

  /** The range less what its offset passes over. */
  seek<T extends Bounds & { reverse?: boolean | undefined; offset?: number | undefined }>(range: T): T {
    const { offset = 0 } = range;
    if (offset < few) return range;
    const partitions = this.of(range.lower);
    return {
      ...range,
      ...(range.reverse ? partitions.skipBack(range, offset) : partitions.skip(range, offset)),
    };
  }

  /** Has a key's index been asked about? Then its changes have to be told. */
  follows(key: Buffer): boolean {
    return this.byIndex.size > 0 && this.byIndex.has(key.readUInt32BE(0));
  }

  added(key: Buffer): void {
    this.byIndex.get(key.readUInt32BE(0))?.added(key);
  }

  removed(key: Buffer): void {
    this.byIndex.get(key.readUInt32BE(0))?.removed(key);
  }

  /** After writes were undone: everything is counted anew when it is asked for. */
  clear(): void {
    this.byIndex.clear();
  }
}
