import { encode } from '../bson/encode.js';
import { type Doc, RawDocument } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { ScanStats } from '../query/scan.js';
import type { Transaction } from '../transactions/transaction.js';

/** The maximum size of a returned document: 16 MB and MongoDB's extra 16 KB. */
const largestReturned = (16 * 1024 + 16) * 1024;

export type Item = Doc | RawDocument;

/** A scan with a time limit: `left` is the remaining time of all batches together, in ms. */
export interface TimedScan {
  stats: ScanStats;
  left: number;
}

interface CursorSource {
  ns: string;
  timed?: TimedScan | undefined;
  items: Iterator<Item>;
  /** Releases the resources of the iteration. */
  close(): void;
  transaction?: Transaction | undefined;
  /** The session id in hex. */
  session?: string | undefined;
  keep?: boolean;
}

interface Cursor extends CursorSource {
  lastUsed: number;
  next: RawDocument | undefined;
}

const mostBytes = 16 * 1024 * 1024 - 16 * 1024;
const idleTimeout = 10 * 60_000;

function asRaw(item: Item): RawDocument {
  if (item instanceof RawDocument) return item;
  const bytes = encode(item);
  if (bytes.length > largestReturned)
    throw new MongoError(
      'BSONObjectTooLarge',
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${largestReturned}(16MB)`,
    );
  return new RawDocument(bytes);
}

/** The open cursors. Clients fetch their results in batches. */
export class Cursors {
  private readonly cursors = new Map<bigint, Cursor>();
  private nextId = BigInt(Date.now()) << 16n;

  get size(): number {
    return this.cursors.size;
  }

  /** Returns the first batch, and a cursor id if more results follow. */
  open(source: CursorSource, batchSize: number, single = false): Doc {
    const cursor: Cursor = { ...source, lastUsed: Date.now(), next: undefined };
    try {
      const [batch, done] = take(cursor, batchSize);
      const id = done || single ? 0n : ++this.nextId;
      if (id) this.cursors.set(id, cursor);
      else finish(cursor);
      return { firstBatch: batch, id, ns: source.ns };
    } catch (error) {
      finish(cursor);
      throw error;
    }
  }

  more(id: bigint, ns: string, batchSize: number | undefined, session: string | undefined): Doc {
    const cursor = this.cursors.get(id);
    if (!cursor) throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns)
      throw new MongoError(
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      );
    if (cursor.session !== session)
      throw new MongoError(
        50738,
        `Cannot run getMore on cursor ${id}, which was not created in the same session`,
      );
    cursor.lastUsed = Date.now();
    try {
      const [batch, done] = take(cursor, batchSize ?? Infinity);
      if (done) this.kill(id);
      return { nextBatch: batch, id: done ? 0n : id, ns };
    } catch (error) {
      this.kill(id);
      throw error;
    }
  }

  /** Closes a cursor. Returns false when no cursor has this id. */
  kill(id: bigint): boolean {
    const cursor = this.cursors.get(id);
    if (!cursor) return false;
    this.cursors.delete(id);
    finish(cursor);
    return true;
  }

  /** Closes the cursors that `goes` selects, such as those of a transaction or of sessions. */
  killWhere(goes: (cursor: CursorSource) => boolean): void {
    for (const [id, cursor] of this.cursors) if (goes(cursor)) this.kill(id);
  }

  expire(now = Date.now()): void {
    for (const [id, cursor] of this.cursors)
      if (!cursor.keep && now - cursor.lastUsed > idleTimeout) this.kill(id);
  }
}

function finish(cursor: Cursor): void {
  cursor.items.return?.();
  cursor.close();
}

function take(cursor: Cursor, count: number): [RawDocument[], boolean] {
  const { timed } = cursor;
  if (!timed) return takeBatch(cursor, count);
  const started = Date.now();
  timed.stats.until = started + timed.left;
  const batch = takeBatch(cursor, count);
  timed.left -= Date.now() - started;
  return batch;
}

/** Takes up to `count` documents that fit into a message. Also returns whether the cursor is exhausted. */
function takeBatch(cursor: Cursor, count: number): [RawDocument[], boolean] {
  const batch: RawDocument[] = [];
  let bytes = 0;
  while (batch.length < count) {
    let document = cursor.next;
    cursor.next = undefined;
    if (!document) {
      const next: IteratorResult<Item, unknown> = cursor.items.next();
      if (next.done) return [batch, true];
      document = asRaw(next.value);
    }
    bytes += document.bytes.length + 12;
    if (batch.length && bytes > mostBytes) {
      cursor.next = document;
      return [batch, false];
    }
    batch.push(document);
  }
  return [batch, false];
}
