import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { RecordQueues } from './record-queue.js';
import type { StoreName } from './store.js';

/** An open transaction, as far as conflicts are concerned. */
export interface Owner {
  /** The number of the last commit that its snapshot contains. */
  readonly snapshotSeq: number;
  /** The ids of the collections that it has read or written. */
  readonly collections: Set<number>;
  /** When its client last had something done. */
  lastActive: number;
}

/** Thrown inside a single write when an open transaction holds a record; the write waits and is run again. */
export class LockedError extends Error {
  constructor(
    /** The record or unique key, as the conflicts name it; without it, it waits for any transaction to end. */
    readonly contended?: string,
  ) {
    super('a record is held by an open transaction');
  }
}

/** How long a transaction may wait for a record at its beginning, in ms. */
const queueTime = 5000;

/** A holder that its client leaves alone for so long may itself wait for the clients that wait for it, in ms. */
const idleTime = 500;

/** So many names of written records are kept before those that nobody can conflict with are looked for. */
const committedLimit = 10_000;

/** Stands for whatever record is freed next. */
const anyRecord = '';

const nameOf = (store: StoreName, key: Buffer): string => store.charAt(0) + key.toString('latin1');

/**
 * First writer wins: a record (or a unique key) that an open transaction has written is its until it ends, and a
 * transaction may not write what was committed after its snapshot. Costs nothing while no transaction is open.
 */
export class Conflicts {
  private readonly open = new Set<Owner>();
  private readonly held = new Map<string, Owner>();
  private readonly heldBy = new Map<Owner, string[]>();
  private readonly committed = new Map<string, number>();
  private readonly queues = new RecordQueues();
  /** Single writes that wait, by the record that they wait for. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private pruneAt = committedLimit;
  /**
   * How many transactions may wait at their beginning. Each keeps a connection busy, and the one that they wait for
   * needs one to go on: so never as many as there are connections.
   */
  longestQueue = (): number => 0;
  /** Commits so far. */
  seq = 0;

  begin(owner: Owner): void {
    this.open.add(owner);
    this.heldBy.set(owner, []);
  }

  /** Ends a transaction: what it held is free, and writes that waited for it go on. */
  end(owner: Owner): void {
    if (!this.open.delete(owner)) return;
    const names = this.heldBy.get(owner) ?? [];
    for (const name of names) this.held.delete(name);
    this.heldBy.delete(owner);
    this.prune();
    for (const name of names) this.release(name);
    this.wake(anyRecord);
  }

  /** Single writes go first: they are done with the next flush. Then it is the turn of one transaction. */
  private release(name: string): void {
    const woken = this.wake(name);
    if (!this.queues.has(name)) return;
    if (woken) setImmediate(() => setImmediate(() => this.queues.next(name)));
    else this.queues.next(name);
  }

  private wake(name: string): boolean {
    const waiting = this.waiting.get(name);
    if (!waiting) return false;
    this.waiting.delete(name);
    for (const wake of waiting) wake();
    return true;
  }

  /** Forgets commits that every open transaction has in its snapshot. */
  private prune(): void {
    if (!this.open.size) this.committed.clear();
    if (this.committed.size < this.pruneAt) return;
    const oldest = Math.min(...[...this.open].map(({ snapshotSeq }) => snapshotSeq));
    for (const [name, seq] of this.committed) if (seq <= oldest) this.committed.delete(name);
    this.pruneAt = Math.max(committedLimit, this.committed.size * 2);
  }

  /** Claims keys for a transaction, or (owner undefined) for a write that is committed at once. */
  claim(owner: Owner | undefined, store: StoreName, keys: readonly Buffer[]): void {
    if (!this.open.size) return;
    const names = keys.map((key) => nameOf(store, key));
    for (const name of names) {
      const holder = this.held.get(name);
      if (holder && holder !== owner) {
        if (owner) throw new WriteConflictError(name);
        throw new LockedError(name);
      }
      if (owner && (this.committed.get(name) ?? 0) > owner.snapshotSeq) throw new WriteConflictError(name);
    }
    for (const name of names) {
      if (!owner) this.committed.set(name, this.seq + 1);
      else this.hold(owner, name);
    }
  }

  private hold(owner: Owner, name: string): void {
    if (this.held.has(name)) return;
    this.held.set(name, owner);
    required(this.heldBy.get(owner), 'an open transaction').push(name);
  }

  /**
   * Waits for a record that a transaction failed over, and begins it anew with the record claimed. Gives undefined
   * when the queue is full or the record does not become free soon: then the client has to try again.
   */
  async beginHolding<T extends { owner: Owner }>(name: string, begin: () => T): Promise<T | undefined> {
    if (this.queues.size >= this.longestQueue()) return undefined;
    const until = Date.now() + queueTime;
    const goesOn = (): boolean => {
      const now = Date.now();
      const holder = this.held.get(name);
      return now < until && (!holder || now - holder.lastActive < idleTime);
    };
    for (let tries = 0; this.held.has(name); tries++)
      if (!(await this.queues.wait(name, goesOn, tries > 0))) return undefined;
    const begun = begin();
    this.hold(begun.owner, name);
    return begun;
  }

  /** A transaction commits: what it held counts as written by the next commit. */
  commit(owner: Owner): void {
    for (const name of this.heldBy.get(owner) ?? []) this.committed.set(name, this.seq + 1);
  }

  /** Changes of a collection's structure wait until no other transaction uses it. */
  claimCollection(id: number, owner?: Owner): void {
    for (const other of this.open) if (other !== owner && other.collections.has(id)) throw new LockedError();
  }

  /** Resolves when a record (without a name: any) may be free; rejects with a write conflict after `timeout` ms. */
  waitFor(name = anyRecord, timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const left = (this.waiting.get(name) ?? []).filter((other) => other !== wake);
        if (left.length) this.waiting.set(name, left);
        else this.waiting.delete(name);
        reject(new WriteConflictError());
      }, timeout);
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.set(name, [...(this.waiting.get(name) ?? []), wake]);
    });
  }

  /** Is a transaction on this snapshot too old to use a collection changed by commit `seq`? */
  static checkCatalog(owner: Owner, changedSeq: number): void {
    if (changedSeq > owner.snapshotSeq)
      throw new MongoError(
        246,
        'Unable to read from a snapshot due to pending collection catalog changes; please retry the operation.',
      );
  }
}
