import { MongoError, WriteConflictError } from '../errors.js';
import type { StoreName } from '../storage/environment.js';

/** An open transaction, as far as conflicts are concerned. */
export interface Owner {
  /** The number of the last commit that its snapshot contains. */
  readonly snapshotSeq: number;
  /** The ids of the collections that it has read or written. */
  readonly collections: Set<number>;
}

/** Thrown inside a single write when an open transaction holds a record; the write waits and is run again. */
export class LockedError extends Error {}

/** How long a transaction may wait for a record at its beginning, in ms. */
const queueTime = 500;

const nameOf = (store: StoreName, key: Buffer): string => store[0]! + key.toString('latin1');

/**
 * First writer wins: a record (or a unique key) that an open transaction has written is its until it ends, and a
 * transaction may not write what was committed after its snapshot. Costs nothing while no transaction is open.
 */
export class Conflicts {
  private readonly open = new Set<Owner>();
  private readonly held = new Map<string, Owner>();
  private readonly heldBy = new Map<Owner, string[]>();
  private readonly committed = new Map<string, number>();
  private waiting: (() => void)[] = [];
  private queued = 0;
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
    for (const name of this.heldBy.get(owner) ?? []) this.held.delete(name);
    this.heldBy.delete(owner);
    if (!this.open.size) this.committed.clear();
    const waiting = this.waiting;
    this.waiting = [];
    for (const wake of waiting) wake();
  }

  /** Claims keys for a transaction, or (owner undefined) for a write that is committed at once. */
  claim(owner: Owner | undefined, store: StoreName, keys: readonly Buffer[]): void {
    if (!this.open.size) return;
    const names = keys.map((key) => nameOf(store, key));
    for (const name of names) {
      const holder = this.held.get(name);
      if (holder && holder !== owner) {
        if (owner) throw new WriteConflictError(name);
        throw new LockedError();
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
    this.heldBy.get(owner)!.push(name);
  }

  /**
   * Waits for a record that a transaction failed over, and begins it anew with the record claimed. Gives undefined
   * when the queue is full or the record does not become free soon: then the client has to try again.
   */
  async beginHolding<T extends { owner: Owner }>(name: string, begin: () => T): Promise<T | undefined> {
    if (this.queued >= this.longestQueue()) return undefined;
    this.queued++;
    try {
      const until = Date.now() + queueTime;
      while (this.held.has(name)) await this.waitForEnd(Math.max(1, until - Date.now()));
    } catch {
      return undefined;
    } finally {
      this.queued--;
    }
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

  /** Resolves when some transaction has ended; rejects with a write conflict after `timeout` ms. */
  waitForEnd(timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== wake);
        reject(new WriteConflictError());
      }, timeout);
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(wake);
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
