import { Conflicts, type Owner } from './conflicts.js';
import { countItems } from './count-items.js';
import { Environment } from './environment.js';
import { countsOf, type RecordCounts } from './range-records.js';
import { SnapshotView } from './snapshot-view.js';
import { type StoreName, storeNames, type StoreSnapshot } from './store.js';
import type { Entry, KeyRange, View } from './view.js';

interface Written {
  key: Buffer;
  /** The written value; null for a removed key. */
  value: Buffer | null;
}

class Overlay {
  readonly written = new Map<string, Written>();
  private sorted: Written[] | undefined;

  set(key: Buffer, value: Buffer | null): void {
    const name = key.toString('latin1');
    const known = this.written.get(name);
    if (known) known.value = value;
    else {
      this.written.set(name, { key, value });
      this.sorted = undefined;
    }
  }

  find(key: Buffer): Written | undefined {
    return this.written.get(key.toString('latin1'));
  }

  within(range: KeyRange): Written[] {
    this.sorted ??= [...this.written.values()].sort((a, b) => Buffer.compare(a.key, b.key));
    const found = this.sorted.filter(
      ({ key }) => Buffer.compare(key, range.lower) >= 0 && Buffer.compare(key, range.upper) < 0,
    );
    return range.reverse ? found.reverse() : found;
  }
}

/** A transaction's view: the snapshot of its start overlaid with its own writes. */
export class TransactionView extends SnapshotView {
  private readonly overlays: Record<StoreName, Overlay> = {
    docs: new Overlay(),
    index: new Overlay(),
    meta: new Overlay(),
    sessions: new Overlay(),
  };

  constructor(
    env: Environment,
    snapshot: StoreSnapshot,
    private readonly conflicts: Conflicts,
    override readonly owner: Owner,
    isLatest: () => boolean,
  ) {
    super(env, snapshot, isLatest);
  }

  override get(store: StoreName, key: Buffer): Buffer | undefined {
    const own = this.overlays[store].find(key);
    return own ? (own.value ?? undefined) : super.get(store, key);
  }

  override *keys(store: StoreName, range: KeyRange): Iterable<Buffer> {
    for (const { key } of this.entries(store, range)) yield key;
  }

  override *entries(store: StoreName, range: KeyRange): Iterable<Entry> {
    const own = this.overlays[store].within(range);
    if (!own.length) return yield* super.entries(store, range);
    const from = super.entries(store, { ...range, offset: 0 });
    let skip = range.offset ?? 0;
    for (const entry of merge(from, own, range.reverse ? -1 : 1)) if (skip-- <= 0) yield entry;
  }

  override count(store: StoreName, range: KeyRange): number {
    if (!this.overlays[store].within(range).length) return super.count(store, range);
    return countItems(this.entries(store, { ...range, offset: 0 }));
  }

  override cachedCount(indexId: number, name: string, compute: () => number): number {
    return this.overlays.index.written.size ? compute() : super.cachedCount(indexId, name, compute);
  }

  override recordsIn(name: string, ranges: readonly KeyRange[], read: () => Iterable<number>): RecordCounts {
    return this.overlays.index.written.size ? countsOf(read()) : super.recordsIn(name, ranges, read);
  }

  override put(store: StoreName, key: Buffer, value: Buffer): void {
    this.overlays[store].set(key, value);
  }

  override remove(store: StoreName, key: Buffer): void {
    this.overlays[store].set(key, null);
  }

  override claim(store: StoreName, keys: readonly Buffer[]): void {
    this.conflicts.claim(this.owner, store, keys);
  }

  /** Commits: applies all writes of the transaction to `target`. */
  applyTo(target: View): void {
    for (const store of storeNames)
      for (const { key, value } of this.overlays[store].written.values())
        if (value) target.put(store, key, value);
        else target.remove(store, key);
  }
}

/** Merges a stored range with the transaction's own writes. Own writes replace stored entries of the same key. */
function* merge(stored: Iterable<Entry>, own: Written[], direction: 1 | -1): Iterable<Entry> {
  let i = 0;
  let next = own[i];
  for (const entry of stored) {
    let order = 1;
    while (next && (order = direction * Buffer.compare(next.key, entry.key)) <= 0) {
      const { key, value } = next;
      if (value) yield { key, value };
      next = own[++i];
      if (order === 0) break;
    }
    if (order !== 0) yield entry;
  }
  for (; next; next = own[++i]) {
    const { key, value } = next;
    if (value) yield { key, value };
  }
}
