import { decode } from '../bson/decode.js';
import { encodeCompound } from '../bson/key.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { type IndexKeys, indexKeys } from './index-keys.js';
import { type Collection, type Index, namespaceOf, recordIdBytes, recordKey, recordRange } from './model.js';
import type { View } from './view.js';

/** Where changes of the records' number and size are noted until they are committed. */
export interface Totals {
  add(collection: Collection, count: number, size: number): void;
}

const noValue = Buffer.alloc(0);
export const maxDocumentSize = 16 * 1024 * 1024;

/** The bytes of a record, or undefined. */
export function readRecord(view: View, collection: Collection, recordId: number): Buffer | undefined {
  return view.get('docs', recordKey(collection.id, recordId));
}

/** The number of the record with this _id, or undefined. */
export function findById(view: View, collection: Collection, id: unknown): number | undefined {
  const index = collection.indexes[0]!;
  const found = view.get('index', encodeCompound(index.id, [id], index.directions, index.collation?.fold));
  return found && found.readUIntBE(0, 6);
}

function entryKey(index: Index, key: Buffer, recordId: number): Buffer {
  if (index.unique) return key;
  const full = Buffer.allocUnsafe(key.length + 6);
  key.copy(full);
  full.writeUIntBE(recordId, key.length, 6);
  return full;
}

function duplicate(collection: Collection, index: Index, values: unknown[]): MongoError {
  const keyValue: Doc = {};
  index.fields.forEach(
    (field, i) => (keyValue[field] = typeof values[i] === 'symbol' ? null : (values[i] ?? null)),
  );
  const shown = index.fields.map((field) => `${field}: ${show(keyValue[field])}`).join(', ');
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespaceOf(collection)} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.spec.key, keyValue },
  );
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null) return 'null';
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  const special = value as { _bsontype?: string; toString(): string };
  if (special._bsontype === 'ObjectId') return `ObjectId('${special.toString()}')`;
  return typeof value === 'object' && !special._bsontype ? JSON.stringify(value) : String(special);
}

/** Refuses keys that another record of a unique index has. */
function checkUnique(view: View, collection: Collection, index: Index, { keys, values }: IndexKeys): void {
  keys.forEach((key, i) => {
    if (view.has('index', key)) throw duplicate(collection, index, values[i]!);
  });
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > maxDocumentSize)
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
}

/** Stores a new document under the next record number; all checks are made before anything is written. */
export function insertRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  doc: Doc,
  bytes: Buffer,
): number {
  checkSize(bytes);
  const recordId = collection.nextRecordId;
  const key = recordKey(collection.id, recordId);
  const entries = collection.indexes.map((index) => indexKeys(collection, index, doc));
  view.claim('docs', [key]);
  collection.indexes.forEach((index, i) => {
    if (!index.unique) return;
    view.claim('index', entries[i]!.keys);
    checkUnique(view, collection, index, entries[i]!);
  });
  collection.nextRecordId++;
  view.put('docs', key, bytes);
  const pointer = recordIdBytes(recordId);
  collection.indexes.forEach((index, i) => {
    for (const entry of entries[i]!.keys)
      view.put('index', entryKey(index, entry, recordId), index.unique ? pointer : noValue);
  });
  totals.add(collection, 1, bytes.length);
  return recordId;
}

/** Replaces a record's document; only the index entries that differ are touched. */
export function updateRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  recordId: number,
  before: { doc: Doc; size: number },
  doc: Doc,
  bytes: Buffer,
): void {
  checkSize(bytes);
  const changes = collection.indexes.slice(1).map((index) => {
    const old = indexKeys(collection, index, before.doc);
    const fresh = indexKeys(collection, index, doc);
    const kept = new Set(old.keys.map((key) => key.toString('latin1')));
    const added: IndexKeys = { keys: [], values: [] };
    fresh.keys.forEach((key, i) => {
      if (kept.delete(key.toString('latin1'))) return;
      added.keys.push(key);
      added.values.push(fresh.values[i]!);
    });
    const removed = old.keys.filter((key) => kept.has(key.toString('latin1')));
    return { index, added, removed };
  });
  const key = recordKey(collection.id, recordId);
  view.claim('docs', [key]);
  for (const { index, added, removed } of changes) {
    if (!index.unique) continue;
    view.claim('index', [...added.keys, ...removed]);
    checkUnique(view, collection, index, added);
  }
  view.put('docs', key, bytes);
  const pointer = recordIdBytes(recordId);
  for (const { index, added, removed } of changes) {
    for (const entry of removed) view.remove('index', entryKey(index, entry, recordId));
    for (const entry of added.keys)
      view.put('index', entryKey(index, entry, recordId), index.unique ? pointer : noValue);
  }
  totals.add(collection, 0, bytes.length - before.size);
}

export function deleteRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  recordId: number,
  before: { doc: Doc; size: number },
): void {
  const entries = collection.indexes.map((index) => indexKeys(collection, index, before.doc).keys);
  const key = recordKey(collection.id, recordId);
  view.claim('docs', [key]);
  collection.indexes.forEach((index, i) => {
    if (index.unique) view.claim('index', entries[i]!);
  });
  view.remove('docs', key);
  collection.indexes.forEach((index, i) => {
    for (const entry of entries[i]!) view.remove('index', entryKey(index, entry, recordId));
  });
  totals.add(collection, -1, -before.size);
}

/** Fills a new index from the records that are there; leaves nothing of it when it cannot be built. */
export function buildIndex(view: View, collection: Collection, index: Index): void {
  try {
    fillIndex(view, collection, index);
  } catch (error) {
    clearRange(view, 'index', index.id);
    throw error;
  }
}

function fillIndex(view: View, collection: Collection, index: Index): void {
  const added: [Buffer, Buffer][] = [];
  for (const { key, value } of view.entries('docs', recordRange(collection.id))) {
    const recordId = key.readUIntBE(4, 6);
    const { keys, values } = indexKeys(collection, index, decode(value));
    keys.forEach((entry, i) => {
      if (!index.unique) added.push([entryKey(index, entry, recordId), noValue]);
      else if (view.has('index', entry)) throw duplicate(collection, index, values[i]!);
      else view.put('index', entry, recordIdBytes(recordId));
    });
  }
  // Written in key order, the tree grows at its end instead of everywhere.
  added.sort(([a], [b]) => Buffer.compare(a, b));
  for (const [key, value] of added) view.put('index', key, value);
}

/** Removes everything in the range that belongs to a collection or an index. */
export function clearRange(view: View, store: 'docs' | 'index', id: number): void {
  for (const key of [...view.keys(store, recordRange(id))]) view.remove(store, key);
}
