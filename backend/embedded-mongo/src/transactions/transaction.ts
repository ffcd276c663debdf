import type { Doc } from '../bson/types.js';
import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import { Conflicts, type Owner } from '../storage/conflicts.js';
import type { Engine, WriteContext } from '../storage/engine.js';
import type { Collection } from '../storage/model.js';
import { clearRange } from '../storage/records.js';
import type { TransactionView } from '../storage/transaction-view.js';

/** How long a transaction whose client disconnected stays open after its last statement, in ms. */
const patience = 1000;

/** The connection that sends the statements of a transaction. */
export interface Client {
  readonly closed: boolean;
}

type TransactionState = 'inProgress' | 'committed' | 'aborted';

/** A multi-statement transaction. Takes its snapshot at the first statement. */
export class Transaction implements WriteContext {
  state: TransactionState = 'inProgress';
  readonly startedAt = Date.now();
  /** Always 0: the writes stay in the transaction's view until the commit. */
  readonly writes = 0;
  readonly view: TransactionView;
  readonly owner: Owner;
  private client: Client | undefined;
  private readonly changes = new Map<Collection, { count: number; size: number }>();
  private readonly effects: (() => void)[] = [];
  private readonly created: Collection[] = [];
  private committing: Promise<void> | undefined;

  constructor(
    private readonly engine: Engine,
    readonly number: bigint,
  ) {
    const { view, owner } = engine.beginTransaction(new Set());
    this.view = view;
    this.owner = owner;
  }

  /** Records activity of the client, so that waiting for the transaction's records stays worthwhile. */
  touch(client?: Client): void {
    this.owner.lastActive = Date.now();
    this.client = client;
  }

  /** Whether the client disconnected and no other connection has continued the transaction since. */
  isAbandoned(now: number): boolean {
    return this.client?.closed === true && now - this.owner.lastActive > patience;
  }

  add(collection: Collection, count: number, size: number): void {
    const change = this.changes.get(collection) ?? { count: 0, size: 0 };
    change.count += count;
    change.size += size;
    this.changes.set(collection, change);
  }

  onCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  /** Registers the use of a collection. Throws when the collection's structure changed after the snapshot. */
  use(collection: Collection): void {
    if (collection.pendingOwner !== this.owner) Conflicts.checkCatalog(this.owner, collection.changedSeq);
    this.owner.collections.add(collection.id);
  }

  /** Returns the number of records that the transaction added to a collection minus those it removed. */
  addedTo(collection: Collection): number {
    return this.changes.get(collection)?.count ?? 0;
  }

  /** Creates a collection that becomes visible to others with the commit. */
  async create(db: string, name: string, options: Doc): Promise<Collection> {
    const collection = await this.engine.write(({ view }) => {
      if (this.engine.catalog.findAny(db, name)) throw new WriteConflictError();
      const made = this.engine.catalog.create(view, db, name, options);
      made.pendingOwner = this.owner;
      return made;
    });
    this.created.push(collection);
    this.owner.collections.add(collection.id);
    return collection;
  }

  /**
   * Commits all writes, and those of `also`, atomically. Resolves when they are on disk. A commit that the client sends
   * again waits for the first one.
   */
  commit(also: (context: WriteContext) => void): Promise<void> {
    return (this.committing ??= this.store(also));
  }

  private async store(also: (context: WriteContext) => void): Promise<void> {
    // The commit no longer depends on the client's connection.
    this.touch();
    try {
      await this.engine.write((context) => {
        // A transaction that was aborted while its commit was in the queue holds no records any more.
        if (this.state === 'aborted') throw noSuchTransaction(this.number);
        for (const collection of this.changes.keys()) if (collection.dropped) throw new WriteConflictError();
        this.view.applyTo(context.view);
        for (const [collection, { count, size }] of this.changes) context.add(collection, count, size);
        this.engine.conflicts.commit(this.owner);
        also(context);
        context.onCommit(() => {
          for (const collection of this.created) collection.pendingOwner = undefined;
          for (const effect of this.effects) effect();
          this.state = 'committed';
        });
      });
    } catch (error) {
      await this.abort();
      throw error;
    }
    this.release();
  }

  /** Discards all writes of the transaction. */
  async abort(): Promise<void> {
    if (this.state !== 'inProgress') return;
    this.state = 'aborted';
    this.release();
    if (!this.created.length) return;
    await this.engine.write(({ view }) => {
      for (const collection of this.created) {
        this.engine.catalog.forget(view, collection);
        for (const index of collection.indexes) clearRange(view, 'index', index.id);
      }
    });
  }

  private release(): void {
    this.engine.conflicts.end(this.owner);
    this.view.close();
  }
}

export function noSuchTransaction(number: bigint): MongoError {
  return new MongoError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions.`,
    {},
    ['TransientTransactionError'],
  );
}
