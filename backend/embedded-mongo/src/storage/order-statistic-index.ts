import { setImmediate as others } from 'node:timers/promises';
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

/** The keys of one index in partitions of a few hundred keys. Complete when `extend` has returned false. */
class Partitions {
  /** The partitions in key order. */
  private readonly partitions: Partition[] = [];
  /** The keys before this one are in partitions. */
  private end: Buffer;
  private readonly last: Buffer;

  constructor(
    private readonly store: Store,
    { lower, upper }: Bounds,
  ) {
    this.end = lower;
    this.last = upper;
  }

  /** Adds the next partition. Returns whether keys are left. */
  extend(): boolean {
    const start = this.end;
    const next = keyAt(this.store, start, this.last, partitionSize);
    this.partitions.push({ start, count: next ? partitionSize : countKeys(this.store, start, this.last) });
    this.end = next ?? this.last;
    return next !== undefined;
  }

  /** Whether a key is, or would be, in one of the partitions. */
  private covers(key: Buffer): boolean {
    return Buffer.compare(key, this.end) < 0;
  }

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
    if (!this.covers(key)) return;
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
    if (!this.covers(key)) return;
    const i = this.find(key);
    const partition = this.at(i);
    partition.count--;
    if (partition.count > 0 || i === 0) return;
    this.partitions.splice(i, 1);
  }
}

/** Below this number, keys are counted and skipped without partitions. */
const few = 2000;
/** Milliseconds for which making statistics keeps others waiting. */
const turn = 2;

/** A read needs statistics that are not made yet. */
export class StatisticsMissing extends Error {
  constructor(readonly index: number) {
    super(`the statistics of index ${index} are missing`);
  }
}

/**
 * Order statistics of the latest state's index keys: counts ranges and finds offsets in ranges without reading every
 * key. Keeps the sizes of key partitions in memory (about 100 bytes per 256 keys) for the indexes that were queried.
 */
export class OrderStatisticIndex {
  private readonly byIndex = new Map<number, Partitions>();
  /** The statistics in the making. Writes update the part that is made. */
  private readonly growing = new Map<number, { partitions: Partitions; made: Promise<void> }>();
  private mayMake = true;

  constructor(
    private readonly store: Store,
    private readonly seeLastCommit: () => void,
  ) {}

  /** Runs `work`, which fails with StatisticsMissing where it would make statistics: that reads the whole index. */
  onlyKnown<T>(work: () => T): T {
    this.mayMake = false;
    try {
      return work();
    } finally {
      this.mayMake = true;
    }
  }

  /** Makes the statistics of an index, a few milliseconds at a time. */
  make(index: number): Promise<void> {
    const growing = this.growing.get(index);
    if (growing) return growing.made;
    const partitions = this.begin(index);
    const made = this.grow(index, partitions).finally(() => {
      if (this.isGrowing(index, partitions)) this.growing.delete(index);
    });
    this.growing.set(index, { partitions, made });
    return made;
  }

  private async grow(index: number, partitions: Partitions): Promise<void> {
    for (;;) {
      await others();
      // Discarded after a rollback, or made meanwhile by a write, which cannot wait.
      if (!this.isGrowing(index, partitions)) return;
      this.seeLastCommit();
      const until = performance.now() + turn;
      while (performance.now() < until)
        if (!partitions.extend()) {
          this.byIndex.set(index, partitions);
          return;
        }
    }
  }

  private isGrowing(index: number, partitions: Partitions): boolean {
    return this.growing.get(index)?.partitions === partitions;
  }

  private begin(index: number): Partitions {
    const [lower, upper] = [Buffer.allocUnsafe(4), Buffer.allocUnsafe(4)];
    lower.writeUInt32BE(index);
    upper.writeUInt32BE(index + 1);
    return new Partitions(this.store, { lower, upper });
  }

  private of(key: Buffer): Partitions {
    const index = key.readUInt32BE(0);
    const known = this.byIndex.get(index);
    if (known) return known;
    if (!this.mayMake) throw new StatisticsMissing(index);
    const partitions = this.growing.get(index)?.partitions ?? this.begin(index);
    while (partitions.extend());
    this.growing.delete(index);
    this.byIndex.set(index, partitions);
    return partitions;
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
    return this.followed(key) !== undefined;
  }

  private followed(key: Buffer): Partitions | undefined {
    if (!this.byIndex.size && !this.growing.size) return undefined;
    const index = key.readUInt32BE(0);
    return this.byIndex.get(index) ?? this.growing.get(index)?.partitions;
  }

  added(key: Buffer): void {
    this.followed(key)?.added(key);
  }

  removed(key: Buffer): void {
    this.followed(key)?.removed(key);
  }

  /** Discards all statistics, after a rollback. The next query counts again. */
  clear(): void {
    this.byIndex.clear();
    this.growing.clear();
  }
}
