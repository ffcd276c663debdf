import type { StoreSnapshot, Store } from './store.js';

export interface Bounds {
  lower: Buffer;
  upper: Buffer;
}

const sampleEvery = 256;
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

/** One index's keys in stretches of some hundred: where each begins and how many keys it has. */
class Stretches {
  private readonly starts: Buffer[] = [];
  private readonly counts: number[] = [];

  constructor(
    private readonly store: Store,
    { lower, upper }: Bounds,
  ) {
    this.end = upper;
    let start = lower;
    for (;;) {
      const next = keyAt(store, start, upper, sampleEvery);
      this.starts.push(start);
      this.counts.push(next ? sampleEvery : countKeys(store, start, upper));
      if (!next) return;
      start = next;
    }
  }
  private readonly end: Buffer;

  /** The stretch that a key lies in. */
  private find(key: Buffer): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (Buffer.compare(this.starts[middle]!, key) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private endOf(i: number): Buffer {
    return this.starts[i + 1] ?? this.end;
  }

  count({ lower, upper }: Bounds): number {
    const first = this.find(lower);
    const last = this.find(upper);
    if (first === last) return countKeys(this.store, lower, upper);
    let total = countKeys(this.store, lower, this.starts[first + 1]!);
    for (let i = first + 1; i < last; i++) total += this.counts[i]!;
    return total + countKeys(this.store, this.starts[last]!, upper);
  }

  /** The range without its first `offset` keys, but for some that are still to be passed over. */
  skip({ lower, upper }: Bounds, offset: number): { lower: Buffer; offset: number } {
    let i = this.find(lower);
    let from = lower;
    let left = offset;
    while (i < this.starts.length - 1 && Buffer.compare(this.starts[i + 1]!, upper) <= 0) {
      const size = from === lower ? countKeys(this.store, lower, this.starts[i + 1]!) : this.counts[i]!;
      if (left < size) break;
      left -= size;
      from = this.starts[++i]!;
    }
    return { lower: from, offset: left };
  }

  /** The same from the range's end. */
  skipBack({ lower, upper }: Bounds, offset: number): { upper: Buffer; offset: number } {
    let i = this.find(upper);
    let to = upper;
    let left = offset;
    while (i >= 0 && Buffer.compare(this.starts[i]!, lower) >= 0) {
      const size = to === upper ? countKeys(this.store, this.starts[i]!, upper) : this.counts[i]!;
      if (left < size) break;
      left -= size;
      to = this.starts[i--]!;
    }
    return { upper: to, offset: left };
  }

  added(key: Buffer): void {
    const i = this.find(key);
    const count = ++this.counts[i]!;
    if (count < splitAt) return;
    const half = count >> 1;
    const middle = keyAt(this.store, this.starts[i]!, this.endOf(i), half);
    if (!middle) return;
    this.starts.splice(i + 1, 0, middle);
    this.counts.splice(i, 1, half, count - half);
  }

  removed(key: Buffer): void {
    const i = this.find(key);
    if (--this.counts[i]! > 0 || i === 0) return;
    this.starts.splice(i, 1);
    this.counts.splice(i, 1);
  }
}

/** So many keys are passed over one by one. */
const few = 2000;

/**
 * Counts ranges of the latest state's index keys and passes over many of them without touching each: for indexes
 * where that was asked for, the sizes of stretches of keys are kept up to date in memory (about 100 bytes for 256
 * keys).
 */
export class Ranks {
  private readonly byIndex = new Map<number, Stretches>();

  constructor(private readonly store: Store) {}

  private of(key: Buffer): Stretches {
    const id = key.readUInt32BE(0);
    let known = this.byIndex.get(id);
    if (!known) {
      const [lower, upper] = [Buffer.allocUnsafe(4), Buffer.allocUnsafe(4)];
      lower.writeUInt32BE(id);
      upper.writeUInt32BE(id + 1);
      this.byIndex.set(id, (known = new Stretches(this.store, { lower, upper })));
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
    const stretches = this.of(range.lower);
    return {
      ...range,
      ...(range.reverse ? stretches.skipBack(range, offset) : stretches.skip(range, offset)),
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
