import { countItems } from './count-items.js';
import type { Conflicts, Owner } from './conflicts.js';
import { countUpTo } from './order-statistic-index.js';
import type { Environment } from './environment.js';
import type { StoreSnapshot, StoreName } from './store.js';

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

interface LmdbRange {
  start: Buffer;
  end: Buffer;
  reverse?: boolean;
  exclusiveStart?: boolean;
  inclusiveEnd?: boolean;
  offset?: number;
  limit?: number;
  transaction?: StoreSnapshot;
}

function lmdbRange(range: KeyRange, snapshot?: StoreSnapshot): LmdbRange {
  const out: LmdbRange = range.reverse
    ? { start: range.upper, exclusiveStart: true, end: range.lower, inclusiveEnd: true, reverse: true }
    : { start: range.lower, end: range.upper };
  if (range.offset) out.offset = range.offset;
  if (snapshot) out.transaction = snapshot;
  return out;
}

/** The latest committed state (inside `Environment.write`: with what that transaction has written so far). */
export class LatestView implements View {
  readonly owner = undefined;
  /** How many keys have been written through it. */
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

  estimate(store: StoreName, { lower, upper }: KeyRange, limit: number): number {
    return countUpTo(this.env.stores[store], { lower, upper }, limit);
  }

  put(store: StoreName, key: Buffer, value: Buffer): void {
    this.writes++;
    const { orderStatistics, counts, stores } = this.env;
    const isNew = store === 'index' && orderStatistics.follows(key) && !this.has(store, key);
    stores[store].putSync(key, value);
    if (store === 'index') counts.changed(key);
    if (isNew) orderStatistics.added(key);
  }

  remove(store: StoreName, key: Buffer): void {
    this.writes++;
    const { orderStatistics, counts, stores } = this.env;
    const goes = store === 'index' && orderStatistics.follows(key) && this.has(store, key);
    stores[store].removeSync(key);
    if (store === 'index') counts.changed(key);
    if (goes) orderStatistics.removed(key);
  }

  claim(store: StoreName, keys: readonly Buffer[]): void {
    this.conflicts.claim(undefined, store, keys);
  }
}

interface Written {
  key: Buffer;
  /** null: removed. */
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

/** The state at one moment, for cursors that are read over a longer time. */
export class SnapshotView implements View {
  readonly owner: Owner | undefined = undefined;
  constructor(
    protected readonly env: Environment,
    protected readonly snapshot: StoreSnapshot,
    /** Has nothing been committed since? Then what is known of the latest state holds for it too. */
    protected readonly isLatest: () => boolean,
  ) {}

  get(store: StoreName, key: Buffer): Buffer | undefined {
    return this.env.stores[store].get(key, { transaction: this.snapshot });
  }

  has(store: StoreName, key: Buffer): boolean {
    return this.get(store, key) !== undefined;
  }

  keys(store: StoreName, range: KeyRange): Iterable<Buffer> {
    return this.env.stores[store].getKeys(lmdbRange(this.seek(store, range), this.snapshot));
  }

  entries(store: StoreName, range: KeyRange): Iterable<Entry> {
    return this.env.stores[store].getRange(lmdbRange(this.seek(store, range), this.snapshot));
  }

  protected seek(store: StoreName, range: KeyRange): KeyRange {
    return store === 'index' && this.isLatest() ? this.env.orderStatistics.seek(range) : range;
  }

  cachedCount(indexId: number, name: string, compute: () => number): number {
    return this.isLatest() ? this.env.counts.get(indexId, name, compute) : compute();
  }

  count(store: StoreName, { lower, upper }: KeyRange): number {
    if (store === 'index' && this.isLatest()) return this.env.orderStatistics.count({ lower, upper });
    return this.env.stores[store].getKeysCount(lmdbRange({ lower, upper }, this.snapshot));
  }

  estimate(store: StoreName, { lower, upper }: KeyRange, limit: number): number {
    return countUpTo(this.env.stores[store], { lower, upper }, limit, this.snapshot);
  }

  put(_store: StoreName, _key: Buffer, _value: Buffer): void {
    throw new Error('a snapshot cannot be written to');
  }

  remove(_store: StoreName, _key: Buffer): void {
    throw new Error('a snapshot cannot be written to');
  }

  claim(_store: StoreName, _keys: readonly Buffer[]): void {
    throw new Error('a snapshot cannot be written to');
  }

  /** Gives the snapshot back; nothing can be read afterwards. */
  close(): void {
    this.snapshot.done();
  }
}

/** A transaction's view: a snapshot of the start with its own writes laid over it. */
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

  override put(store: StoreName, key: Buffer, value: Buffer): void {
    this.overlays[store].set(key, value);
  }

  override remove(store: StoreName, key: Buffer): void {
    this.overlays[store].set(key, null);
  }

  override claim(store: StoreName, keys: readonly Buffer[]): void {
    this.conflicts.claim(this.owner, store, keys);
  }

  /** Writes everything that the transaction wrote through another view: its commit. */
  applyTo(target: View): void {
    for (const store of Object.keys(this.overlays) as StoreName[])
      for (const { key, value } of this.overlays[store].written.values())
        if (value) target.put(store, key, value);
        else target.remove(store, key);
  }
}

/** Merges a stored range with the transaction's own writes, which win over stored entries of the same key. */
function* merge(stored: Iterable<Entry>, own: Written[], direction: 1 | -1): Iterable<Entry> {
  let i = 0;
  for (const entry of stored) {
    let order = 1;
    while (i < own.length && (order = direction * Buffer.compare(own[i]!.key, entry.key)) < 0) {
      const { key, value } = own[i++]!;
      if (value) yield { key, value };
    }
    if (i < own.length && order === 0) {
      const { key, value } = own[i++]!;
      if (value) yield { key, value };
    } else yield entry;
  }
  for (; i < own.length; i++) {
    const { key, value } = own[i]!;
    if (value) yield { key, value };
  }
}
