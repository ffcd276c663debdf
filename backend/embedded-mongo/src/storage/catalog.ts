import { randomUUID } from 'node:crypto';
import { Binary, UUID } from 'bson';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Owner } from './conflicts.js';
import {
  type Collection,
  type Index,
  makeIndex,
  metaKey,
  recordIdOf,
  recordRange,
  statsKey,
} from './model.js';
import type { View } from './view.js';

const everything = { lower: Buffer.from([0]), upper: Buffer.from([255]) };

/** The databases, collections and indexes: cached in memory and stored in `meta`. */
export class Catalog {
  private readonly databases = new Map<string, Map<string, Collection>>();
  /** Includes collections dropped by a write that can still be rolled back. */
  private readonly byId = new Map<number, Collection>();
  private nextId = 1;

  /**
   * Loads the catalog from the store, at start and after the rollback of a write batch. After a rollback the existing
   * collection objects stay, because open transactions use them; their unsaved state in memory stays too.
   */
  load(view: View): void {
    const known = new Map(this.byId);
    this.databases.clear();
    this.byId.clear();
    for (const { key, value } of view.entries('meta', everything)) {
      if (key[0] !== 0x63) continue;
      const id = key.readUInt32BE(1);
      const stored = decode(value);
      const collection = known.get(id) ?? this.read(view, id, stored);
      collection.db = stored.db as string;
      collection.name = stored.name as string;
      collection.options = stored.options as Doc;
      collection.indexes = (stored.indexes as Doc[]).map((doc) => readIndex(doc, collection.indexes));
      collection.dropped = false;
      collection.unsaved = known.has(id);
      this.place(collection);
      this.nextId = Math.max(this.nextId, id + 1, ...collection.indexes.map((index) => index.id + 1));
    }
  }

  private read(view: View, id: number, stored: Doc): Collection {
    const stats = view.get('meta', statsKey(id));
    let nextRecordId = 1;
    for (const last of view.keys('docs', { ...recordRange(id), reverse: true })) {
      nextRecordId = recordIdOf(last) + 1;
      break;
    }
    return {
      id,
      db: stored.db as string,
      name: stored.name as string,
      uuid: stored.uuid as Binary,
      options: stored.options as Doc,
      indexes: [],
      count: stats?.readDoubleBE(0) ?? 0,
      size: stats?.readDoubleBE(8) ?? 0,
      nextRecordId,
      changedSeq: 0,
      unsaved: false,
      dropped: false,
      pendingOwner: undefined,
    };
  }

  private place(collection: Collection): void {
    let collections = this.databases.get(collection.db);
    if (!collections) this.databases.set(collection.db, (collections = new Map<string, Collection>()));
    collections.set(collection.name, collection);
    this.byId.set(collection.id, collection);
  }

  private remove({ db, name }: Collection): void {
    const collections = this.databases.get(db);
    collections?.delete(name);
    if (!collections?.size) this.databases.delete(db);
  }

  /** Finds a collection. A collection created in an open transaction is visible only to that transaction (`owner`). */
  find(db: string, name: string, owner?: Owner): Collection | undefined {
    const found = this.databases.get(db)?.get(name);
    return found?.pendingOwner && found.pendingOwner !== owner ? undefined : found;
  }

  /** Like `find`, but includes uncommitted collections of all transactions. */
  findAny(db: string, name: string): Collection | undefined {
    return this.databases.get(db)?.get(name);
  }

  list(db: string, owner?: Owner): Collection[] {
    return [...(this.databases.get(db)?.values() ?? [])].filter(
      (collection) => !collection.pendingOwner || collection.pendingOwner === owner,
    );
  }

  all(): Collection[] {
    return [...this.databases.values()].flatMap((collections) => [...collections.values()]);
  }

  databaseNames(): string[] {
    return [...this.databases.keys()].filter((db) => this.list(db).length).sort();
  }

  takeId(): number {
    return this.nextId++;
  }

  create(view: View, db: string, name: string, options: Doc): Collection {
    checkNames(db, name);
    const collection: Collection = {
      id: this.takeId(),
      db,
      name,
      uuid: new Binary(new UUID(randomUUID()).buffer, Binary.SUBTYPE_UUID),
      options,
      indexes: [makeIndex({ id: this.takeId(), spec: idSpec(options), readable: true })],
      count: 0,
      size: 0,
      nextRecordId: 1,
      changedSeq: 0,
      unsaved: false,
      dropped: false,
      pendingOwner: undefined,
    };
    this.place(collection);
    this.save(view, collection);
    return collection;
  }

  /** Stores the collection's description. */
  save(view: View, collection: Collection): void {
    const { db, name, uuid, options } = collection;
    const indexes = collection.indexes.map(({ id, spec, multikey, longKeys, readable }) => ({
      id,
      spec,
      multikey,
      longKeys,
      readable,
    }));
    view.put('meta', metaKey(collection.id), encode({ db, name, uuid, options, indexes }));
    collection.unsaved = false;
  }

  saveStats(view: View, collection: Collection, count: number, size: number): void {
    const bytes = Buffer.alloc(16);
    bytes.writeDoubleBE(count, 0);
    bytes.writeDoubleBE(size, 8);
    view.put('meta', statsKey(collection.id), bytes);
  }

  /** Forgets the dropped collections. Call after a commit, when a drop can no longer be rolled back. */
  settle(): void {
    for (const { id, dropped } of this.byId.values()) if (dropped) this.byId.delete(id);
  }

  /** Removes the collection from the catalog. The caller removes its records and index entries. */
  forget(view: View, collection: Collection): void {
    collection.dropped = true;
    this.remove(collection);
    view.remove('meta', metaKey(collection.id));
    view.remove('meta', statsKey(collection.id));
  }

  rename(view: View, collection: Collection, db: string, name: string): void {
    checkNames(db, name);
    this.remove(collection);
    collection.db = db;
    collection.name = name;
    this.place(collection);
    this.save(view, collection);
  }
}

/** Reads a stored index. Keeps `multikey`, `longKeys` and `readable` that open transactions have set only in memory. */
function readIndex(stored: Doc, known: readonly Index[]): Index {
  const index = makeIndex(stored);
  const before = known.find(({ id }) => id === index.id);
  before?.multikey.forEach((set, i) => (index.multikey[i] ||= set));
  index.longKeys ||= before?.longKeys ?? false;
  index.readable &&= before?.readable ?? true;
  return index;
}

/** Returns the specification of the _id index, which has the collection's collation. */
const idSpec = ({ collation }: Doc): Doc => ({
  v: 2,
  key: { _id: 1 },
  name: '_id_',
  ...(collation ? { collation } : {}),
});

/** Throws InvalidNamespace for names that MongoDB rejects. */
export function checkNames(db: string, name: string): void {
  if (!db || db.length > 63 || /[/\\. "$\0]/.test(db))
    throw new MongoError('InvalidNamespace', `Invalid database name: '${db}'`);
  if (!name || name.includes('$') || name.includes('\0') || name.startsWith('.') || name.endsWith('.'))
    throw new MongoError('InvalidNamespace', `Invalid collection name: ${name}`);
  if (name.startsWith('system.') && name !== 'system.js')
    throw new MongoError('InvalidNamespace', `Invalid system namespace: ${db}.${name}`);
}
