import { recordIdOf } from './model.js';

interface Range {
  lower: Buffer;
  upper: Buffer;
}

const PAGE = 4096;

/** The records that have keys in some ranges of an index, with the number of these keys. */
export class RecordCounts {
  private readonly pages: (Uint32Array | undefined)[] = [];
  /** The number of records. */
  size = 0;
  keys = 0;

  has(id: number): boolean {
    return (this.pages[Math.floor(id / PAGE)]?.[id % PAGE] ?? 0) > 0;
  }

  /** Returns the present records, which later writes do not change. */
  copy(): RecordCounts {
    const copy = new RecordCounts();
    this.pages.forEach((page, i) => (copy.pages[i] = page?.slice()));
    return Object.assign(copy, { size: this.size, keys: this.keys });
  }

  add(id: number): void {
    const page = (this.pages[Math.floor(id / PAGE)] ??= new Uint32Array(PAGE));
    const count = page[id % PAGE] ?? 0;
    page[id % PAGE] = count + 1;
    this.keys++;
    if (!count) this.size++;
  }

  remove(id: number): void {
    const page = this.pages[Math.floor(id / PAGE)];
    const count = page?.[id % PAGE] ?? 0;
    if (!page || !count) throw new Error(`record ${id} has no key in the range`);
    page[id % PAGE] = count - 1;
    this.keys--;
    if (count === 1) this.size--;
  }
}

interface Kept {
  ranges: readonly Range[];
  records: RecordCounts;
}

/** Below this number of keys, reading them again costs less than noting their changes. */
const few = 5000;
/** The number of sets of records to keep: 400 KB each for 100,000 records. */
const most = 16;

const isIn = (key: Buffer, ranges: readonly Range[]): boolean =>
  ranges.some(({ lower, upper }) => Buffer.compare(key, lower) >= 0 && Buffer.compare(key, upper) < 0);

/**
 * The records of large ranges of array indexes in the latest state: a record has several keys in such a range, so the
 * number of keys does not show the number of records. Each write of a key keeps the sets up to date.
 */
export class RangeRecords {
  private readonly kept = new Map<string, Kept>();

  /** Returns the records of ranges of one index. `read` returns the record id of each key. */
  get(name: string, ranges: readonly Range[], read: () => Iterable<number>): RecordCounts {
    const known = this.kept.get(name);
    this.kept.delete(name);
    const records = known?.records ?? countsOf(read());
    if (records.keys > few) this.kept.set(name, { ranges, records });
    const [oldest] = this.kept.keys();
    if (this.kept.size > most && oldest !== undefined) this.kept.delete(oldest);
    return records;
  }

  /** Whether a key is in one of the ranges, so that `added` and `removed` must know of it. */
  follows(key: Buffer): boolean {
    for (const { ranges } of this.kept.values()) if (isIn(key, ranges)) return true;
    return false;
  }

  added(key: Buffer): void {
    for (const { ranges, records } of this.kept.values()) if (isIn(key, ranges)) records.add(recordIdOf(key));
  }

  removed(key: Buffer): void {
    for (const { ranges, records } of this.kept.values())
      if (isIn(key, ranges)) records.remove(recordIdOf(key));
  }

  /** Forgets all sets, after a rollback. */
  clear(): void {
    this.kept.clear();
  }
}

export function countsOf(ids: Iterable<number>): RecordCounts {
  const records = new RecordCounts();
  for (const id of ids) records.add(id);
  return records;
}
