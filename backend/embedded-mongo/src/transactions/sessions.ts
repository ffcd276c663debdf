import { Binary } from 'bson';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Engine, WriteContext } from '../storage/engine.js';
import { Transaction } from './transaction.js';

/** The results of the retryable write with one txnNumber, by statement. */
interface RetryRecord {
  number: bigint;
  results: Map<number, Doc>;
  committed: boolean;
}

/** A client's logical session. */
export class Session {
  lastUsed = Date.now();
  transaction: Transaction | undefined;
  record: RetryRecord;

  constructor(
    readonly id: Buffer,
    stored: Buffer | undefined,
  ) {
    const doc = stored && decode(stored);
    this.record = {
      number: (doc?.number as bigint | undefined) ?? -1n,
      committed: doc?.committed === true,
      results: new Map((doc?.results as [number, Doc][] | undefined) ?? []),
    };
  }

  /** Begins or continues the retryable write `number`. Throws TransactionTooOld for an older number. */
  beginRetryable(number: bigint): void {
    this.checkNumber(number);
    if (number > this.record.number) this.record = { number, results: new Map(), committed: false };
  }

  checkNumber(number: bigint): void {
    const newest =
      this.transaction && this.transaction.number > this.record.number
        ? this.transaction.number
        : this.record.number;
    if (number < newest)
      throw new MongoError(
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${newest} has already started on this session.`,
      );
  }

  /** Returns the stored result of a statement that already ran, or undefined. */
  resultOf(statement: number): Doc | undefined {
    return this.record.results.get(statement);
  }

  /** Stores the results of statements in the same transaction as their writes. */
  saveResults(context: WriteContext, added: ReadonlyMap<number, Doc>): void {
    const record = this.record;
    const results = new Map([...record.results, ...added]);
    this.save(context, { ...record, results });
    context.onCommit(() => {
      if (this.record === record) record.results = results;
    });
  }

  /** Stores the commit in the same transaction as the transaction's writes. */
  saveCommit(context: WriteContext, number: bigint): void {
    const record: RetryRecord = { number, results: new Map(), committed: true };
    this.save(context, record);
    context.onCommit(() => (this.record = record));
  }

  private save({ view }: WriteContext, { number, results, committed }: RetryRecord): void {
    view.put('sessions', this.id, encode({ number, committed, at: new Date(), results: [...results] }));
  }
}

/** The SHA-256 digest of the empty string: the uid of sessions without a user. */
const noUser = Buffer.from('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'hex');

const timeout = 30 * 60_000;

/** The sessions that clients use. A session exists until it ends or has been idle for 30 minutes. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly engine: Engine,
    /** Returns the maximum lifetime of a transaction, in ms. */
    private readonly transactionLifetime: () => number,
  ) {}

  static idOf(lsid: unknown): Buffer {
    const id = isDoc(lsid) ? lsid.id : undefined;
    if (!(id instanceof Binary) || id.position !== 16)
      throw new MongoError('InvalidUUID', 'uuid must be a 16-byte binary field with UUID (4) subtype');
    return Buffer.from(id.buffer.subarray(0, 16));
  }

  get(lsid: unknown): Session {
    const id = Sessions.idOf(lsid);
    const name = id.toString('hex');
    let session = this.sessions.get(name);
    if (!session) {
      session = new Session(id, this.engine.latest.get('sessions', id));
      this.sessions.set(name, session);
    }
    session.lastUsed = Date.now();
    return session;
  }

  get size(): number {
    return this.sessions.size;
  }

  /** Returns the sessions in the form of $listLocalSessions. */
  list(): Doc[] {
    return [...this.sessions.values()].map(({ id, lastUsed }) => ({
      _id: { id: new Binary(id, Binary.SUBTYPE_UUID), uid: new Binary(noUser, 0) },
      lastUse: new Date(lastUsed),
    }));
  }

  begin(session: Session, number: bigint): Transaction {
    return (session.transaction = new Transaction(this.engine, number));
  }

  /** Restarts a transaction that failed at its first statement, when the contended record is free. */
  async beginAgain(session: Session, number: bigint, contended: string): Promise<Transaction | undefined> {
    const begun = await this.engine.conflicts.beginHolding(
      contended,
      () => new Transaction(this.engine, number),
    );
    if (begun) session.transaction = begun;
    return begun;
  }

  /** Ends sessions and aborts their open transactions. */
  async end(lsids: readonly unknown[]): Promise<void> {
    for (const lsid of lsids) {
      const id = Sessions.idOf(lsid);
      const name = id.toString('hex');
      await this.sessions.get(name)?.transaction?.abort();
      this.sessions.delete(name);
      if (this.engine.latest.has('sessions', id))
        await this.engine.write(({ view }) => view.remove('sessions', id));
    }
  }

  /** Aborts the open transactions of the given sessions, or of all sessions, and keeps the sessions. */
  async killTransactions(lsids?: readonly unknown[]): Promise<void> {
    const wanted = lsids && new Set(lsids.map((lsid) => Sessions.idOf(lsid).toString('hex')));
    for (const [name, session] of this.sessions)
      if (!wanted || wanted.has(name)) await session.transaction?.abort();
  }

  /** Aborts transactions that exceeded their lifetime or lost their client, and forgets idle sessions. */
  async expire(now = Date.now()): Promise<void> {
    for (const [name, session] of this.sessions) {
      const { transaction } = session;
      const isOver =
        transaction?.state === 'inProgress' &&
        (now - transaction.startedAt > this.transactionLifetime() || transaction.isAbandoned(now));
      if (isOver) await transaction.abort();
      if (now - session.lastUsed > timeout) this.sessions.delete(name);
    }
  }

  /** Removes the stored records of expired sessions. */
  async expireStored(now = Date.now()): Promise<void> {
    const everything = { lower: Buffer.from([0]), upper: Buffer.alloc(17, 255) };
    const old: Buffer[] = [];
    for (const { key, value } of this.engine.latest.entries('sessions', everything))
      if (now - (decode(value).at as Date).getTime() > timeout && !this.sessions.has(key.toString('hex')))
        old.push(key);
    if (old.length) await this.engine.write(({ view }) => old.forEach((key) => view.remove('sessions', key)));
  }
}
