import { MongoError, WriteConflictError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { RecordQueues } from './record-queue.js';
import type { StoreName } from './store.js';

/** An open transaction as the owner of locks. */
export interface Owner {
  /** The sequence number of the last commit in the transaction's snapshot. */
  readonly snapshotSeq: number;
  /** The ids of the collections that the transaction has read or written. */
  readonly collections: Set<number>;
  /** The time of the client's last statement. */
  lastActive: number;
}

/** Thrown inside a single write when an open transaction holds a record. The write waits and runs again. */
export class LockedError extends Error {
  constructor(
    /** The contended record or unique key. Without it, the write waits for any transaction to end. */
    readonly contended?: string,
  ) {
    super('a record is held by an open transaction');
  }
}

/** The maximum time that a transaction waits for a record at its first statement, in ms. */
const queueTime = 5000;

/** The idle time of a lock holder, in ms, after which waiting ends: its client may itself wait for a waiting client. */
const idleTime = 500;

/** The number of committed record names above which the names that can no longer conflict are pruned. */
const committedLimit = 10_000;

/** The name under which writes wait for any record. */
const anyRecord = '';

const nameOf = (store: StoreName, key: Buffer): string => store.charAt(0) + key.toString('latin1');

/**
 * The record locks of open transactions. The first writer wins: an open transaction holds every record and unique key
 * that it has written, and cannot write a record committed after its snapshot. No cost while no transaction is open.
 */
export class Conflicts {
  private readonly open = new Set<Owner>();
  private readonly held = new Map<string, Owner>();
  private readonly heldBy = new Map<Owner, string[]>();
  private readonly committed = new Map<string, number>();
  private readonly queues = new RecordQueues();
  /** The waiting single writes by record name. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private pruneAt = committedLimit;
  /**
   * Returns how many transactions may wait at their first statement. Must be less than the number of connections: each
   * waiting transaction occupies one, and the lock holder needs one to continue.
   */
  longestQueue = (): number => 0;
  /** The number of commits. */
  seq = 0;

  begin(owner: Owner): void {
    this.open.add(owner);
    this.heldBy.set(owner, []);
  }

  /** Ends a transaction: releases its locks and wakes the waiting writes. */
  end(owner: Owner): void {
    if (!this.open.delete(owner)) return;
    const names = this.heldBy.get(owner) ?? [];
    for (const name of names) this.held.delete(name);
    this.heldBy.delete(owner);
    this.prune();
    for (const name of names) this.release(name);
    this.wake(anyRecord);
  }

  /** Releases a record to the waiting single writes, which finish with the next flush, and then to one transaction. */
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

  /** Forgets the commits that are part of every open transaction's snapshot. */
  private prune(): void {
    if (!this.open.size) this.committed.clear();
    if (this.committed.size < this.pruneAt) return;
    const oldest = Math.min(...[...this.open].map(({ snapshotSeq }) => snapshotSeq));
    for (const [name, seq] of this.committed) if (seq <= oldest) this.committed.delete(name);
    this.pruneAt = Math.max(committedLimit, this.committed.size * 2);
  }

  /** Claims keys for a transaction, or for a write that commits immediately (owner undefined). */
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
   * Waits for the contended record of a failed transaction, then restarts the transaction with the record claimed.
   * Returns undefined when the queue is full or the wait ends without the record; the client must then retry.
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

  /** Marks the records that a committing transaction holds as written by the next commit. */
  commit(owner: Owner): void {
    for (const name of this.heldBy.get(owner) ?? []) this.committed.set(name, this.seq + 1);
  }

  /** Throws LockedError while another transaction uses the collection. Call before changing its structure. */
  claimCollection(id: number, owner?: Owner): void {
    for (const other of this.open) if (other !== owner && other.collections.has(id)) throw new LockedError();
  }

  /** Resolves when a record (without a name: any record) may be free. Rejects with WriteConflict after `timeout` ms. */
  waitFor(name = anyRecord, timeout: number): Promise<void> {
    // The holder may have ended since the write failed: its end wakes only the writes that wait already.
    if (name !== anyRecord && !this.held.has(name)) return Promise.resolve();
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

  /** Throws error 246 when the collection's structure changed (`changedSeq`) after the transaction's snapshot. */
  static checkCatalog(owner: Owner, changedSeq: number): void {
    if (changedSeq > owner.snapshotSeq)
      throw new MongoError(
        246,
        'Unable to read from a snapshot due to pending collection catalog changes; please retry the operation.',
      );
  }
}
