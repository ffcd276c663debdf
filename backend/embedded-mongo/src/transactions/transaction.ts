import type { Doc } from '../bson/types.js';
import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import { Conflicts, type Owner } from '../storage/conflicts.js';
import type { Engine, WriteContext } from '../storage/engine.js';
import type { Collection } from '../storage/model.js';
import { clearRange } from '../storage/records.js';
import type { TransactionView } from '../storage/transaction-view.js';

/** For so long after its client's last statement a transaction waits for a client whose connection is gone. */
const patience = 1000;

/** Who sends the statements of a transaction. */
export interface Client {
  readonly closed: boolean;
}

type TransactionState = 'inProgress' | 'committed' | 'aborted';

/** A transaction of several statements. Its snapshot is taken at the first statement. */
export class Transaction implements WriteContext {
  state: TransactionState = 'inProgress';
  readonly startedAt = Date.now();
  /** Its writes are its own until the commit; nothing ever has to wait. */
  readonly writes = 0;
  readonly view: TransactionView;
  readonly owner: Owner;
  private client: Client | undefined;
  private readonly changes = new Map<Collection, { count: number; size: number }>();
  private readonly effects: (() => void)[] = [];
  private readonly created: Collection[] = [];

  constructor(
    private readonly engine: Engine,
    readonly number: bigint,
  ) {
    const { view, owner } = engine.beginTransaction(new Set());
    this.view = view;
    this.owner = owner;
  }

  /** Its client has something done: whoever waits for its records has reason to. */
  touch(client?: Client): void {
    this.owner.lastActive = Date.now();
    this.client = client;
  }

  /** Whether its client went away in the middle of it and nobody has gone on with it since, over another connection. */
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

  /** Notes the use of a collection; refuses one whose structure has changed since the snapshot. */
  use(collection: Collection): void {
    if (collection.pendingOwner !== this.owner) Conflicts.checkCatalog(this.owner, collection.changedSeq);
    this.owner.collections.add(collection.id);
  }

  /** How many records the transaction has added to a collection, less those it has removed. */
  addedTo(collection: Collection): number {
    return this.changes.get(collection)?.count ?? 0;
  }

  /** Makes a collection that others see once the transaction is committed. */
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

  /** Writes everything in one go; resolves when it is on disk. `also` is written with it. */
  async commit(also: (context: WriteContext) => void): Promise<void> {
    // From here on it needs its client no more.
    this.touch();
    try {
      await this.engine.write((context) => {
        for (const collection of this.changes.keys()) if (collection.dropped) throw new WriteConflictError();
        this.view.applyTo(context.view);
        for (const [collection, { count, size }] of this.changes) context.add(collection, count, size);
        this.engine.conflicts.commit(this.owner);
        also(context);
        context.onCommit(() => {
          for (const collection of this.created) collection.pendingOwner = undefined;
          for (const effect of this.effects) effect();
        });
      });
    } catch (error) {
      await this.abort();
      throw error;
    }
    this.finish('committed');
  }

  /** Forgets everything that the transaction wrote. */
  async abort(): Promise<void> {
    if (this.state !== 'inProgress') return;
    this.finish('aborted');
    if (!this.created.length) return;
    await this.engine.write(({ view }) => {
      for (const collection of this.created) {
        this.engine.catalog.forget(view, collection);
        for (const index of collection.indexes) clearRange(view, 'index', index.id);
      }
    });
  }

  private finish(state: TransactionState): void {
    this.state = state;
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
