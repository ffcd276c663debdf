import { recordIdOf } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { ByteRange, IndexScan } from './plan.js';

/** The number of keys that a range is asked for first, and at most. */
const firstBatch = 8;
const largestBatch = 512;

interface Head {
  key: Buffer;
  recordId: number;
}

/** The rest of one range. Reads batches of keys, so that a merge of many ranges keeps no cursors open. */
class Rest {
  private batch: Head[] = [];
  private at = 0;
  private size = firstBatch;
  private ended = false;

  constructor(
    private readonly view: View,
    private readonly scan: IndexScan,
    private range: ByteRange,
    private readonly prefix: number,
  ) {}

  /** Returns the next key without taking it. */
  get head(): Head | undefined {
    if (this.at === this.batch.length && !this.ended) this.read();
    return this.batch[this.at];
  }

  take(): void {
    this.at++;
  }

  /** Compares the next keys of two ranges by what follows their prefixes, in the direction of the scan. */
  isBefore(other: Rest): boolean {
    const [a, b] = [this.head, other.head];
    if (!a || !b) return a !== undefined;
    const order = a.key.compare(b.key, other.prefix, b.key.length, this.prefix, a.key.length);
    return this.scan.reverse ? order > 0 : order < 0;
  }

  private read(): void {
    const { reverse, index } = this.scan;
    this.batch = [];
    this.at = 0;
    const range = { ...this.range, reverse };
    if (index.unique)
      for (const { key, value } of this.view.entries('index', range)) {
        this.batch.push({ key: Buffer.from(key), recordId: value.readUIntBE(0, 6) });
        if (this.batch.length === this.size) break;
      }
    else
      for (const key of this.view.keys('index', range)) {
        this.batch.push({ key: Buffer.from(key), recordId: recordIdOf(key) });
        if (this.batch.length === this.size) break;
      }
    const last = this.batch.at(-1);
    this.ended = !last || this.batch.length < this.size;
    this.size = Math.min(largestBatch, this.size * 2);
    // The next key in order is the last one with a zero byte, or ends before the last one.
    if (last)
      this.range = reverse ? { ...this.range, upper: last.key } : { ...this.range, lower: after(last.key) };
  }
}

const after = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])]);

/** A binary heap of ranges: the first one has the next key of all. */
class Heap {
  private readonly items: Rest[] = [];

  add(rest: Rest): void {
    let at = this.items.push(rest) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.swapIfBefore(at, above); above = (at - 1) >> 1) at = above;
  }

  get first(): Rest | undefined {
    return this.items[0];
  }

  /** Restores the order after the first range has moved on. Removes the range when it is empty. */
  settle(): void {
    const { items } = this;
    if (!items[0]?.head) {
      const last = items.pop();
      if (!items.length || !last) return;
      items[0] = last;
    }
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const child = this.isBefore(right, left) ? right : left;
      if (!this.swapIfBefore(child, at)) return;
      at = child;
    }
  }

  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.items[a], this.items[b]];
    return one !== undefined && (other === undefined || one.isBefore(other));
  }

  private swapIfBefore(a: number, b: number): boolean {
    const [one, other] = [this.items[a], this.items[b]];
    if (!one || !other || !one.isBefore(other)) return false;
    this.items[a] = other;
    this.items[b] = one;
    return true;
  }
}

/**
 * Yields the record ids of a scan whose ranges are each in order, merged into one order, like MongoDB's SORT_MERGE: for
 * `{ status: { $in: [0, 1] } }` sorted by date, with an index on status and date.
 */
export function* mergedRecordIds(
  view: View,
  scan: IndexScan,
  prefixes: readonly number[],
): Generator<number> {
  const heap = new Heap();
  for (const [i, range] of scan.ranges.entries()) {
    const rest = new Rest(view, scan, range, prefixes[i] ?? 0);
    if (rest.head) heap.add(rest);
  }
  for (let first = heap.first; first?.head; first = heap.first) {
    yield first.head.recordId;
    first.take();
    heap.settle();
  }
}
