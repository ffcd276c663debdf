import { decode, pickFields } from '../bson/decode.js';
import { encodeCompound } from '../bson/key.js';
import { type Doc, ObjectId } from '../bson/types.js';
import { Environment } from './environment.js';
import { metaKey, recordKey, statsKey } from './model.js';

/** What a reader needs to know about a collection. */
interface Known {
  id: number;
  idIndex: number;
  /** The stored description. When it changes, the reader looks the collection up again. */
  description: Buffer;
}

/** Selects top-level fields: `keep` only these, or all others. `_id` is a field like any other. */
export interface FieldChoice {
  fields: ReadonlySet<string>;
  keep: boolean;
}

/**
 * Reads single records from the files of a database that a server in this process uses, without asking the server. Each
 * call reads the last commit, so an acknowledged write is always visible. A transaction's own writes are not visible
 * before its commit.
 */
export class RecordReader {
  private readonly env: Environment;
  private readonly known = new Map<string, Known>();

  constructor(dataDir: string) {
    this.env = new Environment(dataDir, { readOnly: true });
  }

  /**
   * Returns the chosen fields of the document with this _id (the 12 bytes of an ObjectId) as BSON, or undefined when the
   * document or the collection does not exist.
   */
  find(db: string, collection: string, id: Uint8Array, { fields, keep }: FieldChoice): Buffer | undefined {
    const found = this.lookUp(db, collection);
    if (!found) return undefined;
    const { docs, index } = this.env.stores;
    const pointer = index.getBinary(encodeCompound(found.idIndex, [new ObjectId(id)], [1]));
    const bytes = pointer && docs.getBinary(recordKey(found.id, pointer.readUIntBE(0, 6)));
    return bytes && pickFields(bytes, fields, keep);
  }

  /** Returns the number of documents of a collection. */
  count(db: string, collection: string): number {
    const found = this.lookUp(db, collection);
    return (found && this.env.stores.meta.getBinary(statsKey(found.id))?.readDoubleBE(0)) ?? 0;
  }

  close(): Promise<void> {
    return this.env.close();
  }

  /** Finds a collection in the last commit, where the reads that follow in the same turn find its records too. */
  private lookUp(db: string, name: string): Known | undefined {
    this.env.seeLastCommit();
    const namespace = `${db}.${name}`;
    const known = this.known.get(namespace);
    if (known && this.env.stores.meta.getBinary(metaKey(known.id))?.equals(known.description)) return known;
    const found = this.search(db, name);
    if (found) this.known.set(namespace, found);
    else this.known.delete(namespace);
    return found;
  }

  private search(db: string, name: string): Known | undefined {
    for (const { key, value } of this.env.stores.meta.getRange({
      start: metaKey(0),
      end: metaKey(0xffffffff),
    })) {
      const stored = decode(value);
      if (stored.db !== db || stored.name !== name) continue;
      const [idIndex] = stored.indexes as Doc[];
      if (idIndex)
        return { id: key.readUInt32BE(1), idIndex: idIndex.id as number, description: Buffer.from(value) };
    }
    return undefined;
  }
}
